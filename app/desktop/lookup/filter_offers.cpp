// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/filter_offers.h"

#include "app/desktop/look/native_name.h"
#include "model/search/filter_words.h"
#include "model/search/nearest.h"
#include "model/terms/folding.h"

#include <utility>

namespace glossator::desktop {

namespace {

/// By its id where the window is English, as ids are, else by its name.
QString written(const QString& id, const QString& name)
{
    return windowLanguage() == catalogue::Language::En
               ? id
               : terms::Folding(terms::Folding::Level::Letters).key(name).replace(u' ', u'-');
}

} // namespace

FilterOffers::FilterOffers(const QStringList& shelf, const QHash<QString, QString>& names,
                           const QStringList& table)
{
    QStringList onTable;
    QStringList others;
    for (const QString& id : shelf)
        (table.contains(id) ? onTable : others).append(written(id, names.value(id, id)));
    m_boxes = onTable + others;
}

Completions FilterOffers::completions(const QString& text, qsizetype at) const
{
    if (QStringList filters = search::filterCompletions(text, at, m_boxes, windowLanguage());
        !filters.isEmpty())
        return {Completions::Of::Values, std::move(filters)};
    return {Completions::Of::Names, search::filterNameCompletions(text, at, windowLanguage())};
}

QStringList FilterOffers::insteadOf(const QString& filter) const
{
    const qsizetype value = filter.indexOf(u':') + 1;
    if (search::FilterSpelling::nameOf(filter.left(value - 1)) != search::FilterName::Expansion)
        return completions(filter.left(value), value).words;
    QStringList result;
    for (const QString& box : search::byNearness(filter.mid(value).toLower(), m_boxes))
        result += search::FilterSpelling::whole(search::FilterName::Expansion, box, windowLanguage());
    return result;
}

} // namespace glossator::desktop
