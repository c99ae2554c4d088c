// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/filter_offers.h"

#include "app/desktop/look/native_name.h"
#include "model/search/filter_words.h"
#include "model/terms/folding.h"

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

FilterOffers::FilterOffers(const QHash<QString, QString>& names, const QStringList& table)
{
    QStringList onTable;
    QStringList others;
    for (auto name = names.begin(); name != names.end(); ++name)
        (table.contains(name.key()) ? onTable : others).append(written(name.key(), *name));
    onTable.sort();
    others.sort();
    m_boxes = onTable + others;
}

QStringList FilterOffers::completions(const QString& text, qsizetype at) const
{
    return search::filterCompletions(text, at, m_boxes, windowLanguage());
}

QStringList FilterOffers::insteadOf(const QString& filter) const
{
    const QString name = filter.left(filter.indexOf(u':') + 1);
    return completions(name, name.size());
}

} // namespace glossator::desktop
