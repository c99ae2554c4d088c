// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/copier.h"

#include "app/desktop/links/link_names.h"
#include "app/desktop/reader/excerpt.h"
#include "app/desktop/shell/navigator.h"
#include "model/search/result.h"
#include "model/wording/tile_wording.h"

#include <QClipboard>
#include <QGuiApplication>

namespace glossator::desktop {

namespace {

/// At a word.
QString shortened(const QString& what)
{
    constexpr qsizetype longest = 160;
    return what.size() > longest ? what.left(what.lastIndexOf(u' ', longest)) + QStringLiteral(" …") : what;
}

/// Where the bracket opens that ends a name, others within it and all; -1 for none.
qsizetype lastBracket(const QString& name)
{
    if (!name.endsWith(u')'))
        return -1;
    int open = 0;
    for (qsizetype at = name.size() - 1; at > 0; --at) {
        open += name.at(at) == u')' ? 1 : name.at(at) == u'(' ? -1 : 0;
        if (open == 0)
            return at - 1;
    }
    return -1;
}

/// A name put into a sentence that ends with its quotation mark; a remark in brackets follows that mark.
QString quoted(const QString& sentence, const QString& name)
{
    const qsizetype bracket = lastBracket(name);
    return bracket > 0 ? sentence.arg(shortened(name.left(bracket))) + name.mid(bracket)
                       : sentence.arg(shortened(name));
}

} // namespace

Copier::Copier(const ReadingDesk& desk, const Navigator& navigator) : m_desk(desk), m_navigator(navigator)
{
}

void Copier::copyLink()
{
    const auto link = m_desk.library() != nullptr ? Link::to(m_navigator.here()) : std::nullopt;
    if (link)
        put(*link);
    else
        emit told(tr("There is no link to what is shown here."));
}

void Copier::copyLinkTo(const search::Result& result)
{
    put(Link::to(result));
}

void Copier::copy(const search::Result& result)
{
    const auto& catalogue = m_desk.library()->catalogue;
    Excerpt excerpt;
    const auto clause =
        result.kind == search::ResultKind::Clause ? catalogue.clause(result.id) : std::nullopt;
    if (clause)
        excerpt.addClause(*clause, catalogue.expansionName(clause->expansion, m_desk.language()),
                          m_desk.languages());
    else
        excerpt.addLink(nameWithFacts(result), Link::to(result).toString());
    excerpt.copy();
    tell(clause ? nameOf(Link::to(result)) : result.title);
}

void Copier::tell(const QString& what)
{
    emit told(quoted(tr("Copied: “%1”"), what));
}

void Copier::put(const Link& link)
{
    QGuiApplication::clipboard()->setText(link.toString());
    emit told(quoted(tr("Copied the link to “%1”"), nameOf(link)));
}

QString Copier::nameOf(const Link& link) const
{
    const QString name = LinkNames(*m_desk.library(), m_desk.language()).of(link);
    return name.isEmpty() ? link.toString() : name;
}

/// The name of what was found; of a tile also its box and what lies on it, which tell it from others.
QString Copier::nameWithFacts(const search::Result& result) const
{
    const Library& library = *m_desk.library();
    const tiles::TileSource* tile =
        result.kind == search::ResultKind::Tile ? library.tiles.tile(result.id.toStdString()) : nullptr;
    if (tile == nullptr)
        return result.title;
    const QString box =
        library.catalogue.expansionName(QString::fromStdString(tile->expansion), m_desk.language());
    return QStringList{result.title, box, wording::TileWording::contents(*tile)}.join(QStringLiteral(" · "));
}

} // namespace glossator::desktop
