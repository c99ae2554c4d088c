// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/links/link_names.h"

#include "app/desktop/look/typographic.h"
#include "model/catalogue/headline.h"
#include "model/wording/tile_wording.h"

#include <algorithm>

namespace glossator::desktop {

QString LinkNames::of(const Link& link) const
{
    const QString name = nameOf(link);
    return name.isEmpty() ? link.id : typographic(name);
}

QString LinkNames::nameOf(const Link& link) const
{
    switch (link.kind) {
    case LinkKind::Clause:
        return clause(link.id);
    case LinkKind::Case:
        return theCase(link.id);
    case LinkKind::Pair:
        return pair(link.id);
    case LinkKind::Tile:
        return tile(link.id);
    case LinkKind::Order:
        return step(link.id);
    case LinkKind::Page:
        return m_library.catalogue.expansionName(link.id, m_language);
    case LinkKind::Term:
        return term(link.id);
    }
    return {};
}

QString LinkNames::clause(const QString& id) const
{
    const auto clause = m_library.catalogue.clause(id);
    return clause ? QStringLiteral("%1 (%2)").arg(
                        catalogue::firstSentence(clause->text.textOrSource(m_language)),
                        m_library.catalogue.expansionName(clause->expansion, m_language))
                  : QString();
}

QString LinkNames::theCase(const QString& id) const
{
    const auto info = m_library.catalogue.caseInfo(id);
    return info ? info->title.textOrSource(m_language) : QString();
}

/// Many boxes have a tile D.
QString LinkNames::tile(const QString& id) const
{
    const tiles::TileSource* tile = m_library.tiles.tile(id.toStdString());
    return tile == nullptr
               ? QString()
               : QStringLiteral("%1 (%2)").arg(
                     wording::TileWording::title(*tile),
                     m_library.catalogue.expansionName(QString::fromStdString(tile->expansion), m_language));
}

QString LinkNames::step(const QString& id) const
{
    const auto steps = m_library.catalogue.orderOfPlay();
    const auto found = std::ranges::find(steps, id, &catalogue::OrderStep::id);
    return found == steps.end() ? QString() : found->name.textOrSource(m_language);
}

QString LinkNames::term(const QString& id) const
{
    const terms::Term* term = m_library.terms.find(id);
    return term == nullptr ? QString() : term->wording(m_language).preferred;
}

QString LinkNames::pair(const QString& id) const
{
    return ofPair(pairs::PairId::fromString(id), pairs::SubjectList(m_library.catalogue));
}

QString LinkNames::ofPair(const pairs::PairId& pair, const pairs::SubjectList& subjects) const
{
    return ofPair(pair, subjects, m_language);
}

QString LinkNames::ofPair(const pairs::PairId& pair, const pairs::SubjectList& subjects,
                          catalogue::Language language)
{
    QStringList names;
    for (const pairs::SubjectId& half : {pair.one, pair.other})
        if (const pairs::Subject* subject = subjects.find(half))
            names += subject->name(language);
    if (pair.one == pair.other)
        names = names.mid(0, 1);
    return typographic(names.join(QStringLiteral(" + ")));
}

} // namespace glossator::desktop
