// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/everyday_groups.h"

#include "model/catalogue/statement.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::terms {

EverydayGroups::EverydayGroups(const QSqlDatabase& database)
{
    if (!database.isValid())
        return;
    const Folding folding(Folding::Level::Loose);
    catalogue::Statement rows(
        database, QStringLiteral("SELECT word_group, lang, text FROM everyday_word WHERE word_group > 0"));
    while (rows.next())
        for (const auto language : catalogue::allLanguages)
            if (rows.text(1) == catalogue::toString(language))
                m_groups[rows.integer(0)][catalogue::indexOf(language)].insert(folding.key(rows.text(2)));
}

QStringList EverydayGroups::wordsFor(const Term& term) const
{
    const Folding folding(Folding::Level::Loose);
    QSet<QString> words;
    for (const auto& entry : m_groups) {
        const auto& group = entry.second;
        const bool isAbout = std::ranges::all_of(catalogue::allLanguages, [&](catalogue::Language language) {
            return group[catalogue::indexOf(language)].contains(
                folding.key(term.wording(language).preferred));
        });
        for (const QSet<QString>& said : group)
            if (isAbout)
                words.unite(said);
    }
    return words.values();
}

} // namespace glossator::terms
