// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/catalogue/prepared_statements.h"
#include "model/search/query_words.h"

#include <QHash>
#include <QStringList>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Knows by what names people ask for things whose rules the catalogue does not hold.
class MissingRules
{
public:
    /// The error is what the database said.
    static tl::expected<MissingRules, QString> load(catalogue::PreparedStatements& statements);

    /// An expansion whose missing rules are asked for.
    struct Asked
    {
        QString expansion;
        bool isOnlyItsName = false; ///< false where some say the name for something else: "castle" for a city
        bool isAllThatIsAsked = false; ///< no word of the question is of anything but its names
    };
    /// The expansions whose missing rules a question asks for in a language, in the order of the shelf: all
    /// words of a name stand in it. `words` have their lemmas of that language, or none: then only the very
    /// words count.
    [[nodiscard]] std::vector<Asked> askedIn(const std::vector<QueryWord>& words,
                                             catalogue::Language language) const;

private:
    /// One way to name a thing.
    struct Name
    {
        QString expansion;
        catalogue::Language language = catalogue::Language::En;
        std::vector<QueryWord> words;
        bool isSaidForOthers = false;
    };

    using Places = std::vector<std::size_t>; ///< of names

    tl::expected<void, QString> addLemmas(catalogue::PreparedStatements& statements,
                                          catalogue::Language language);
    void noteFirstWords();
    [[nodiscard]] Places mayBeMeant(const std::vector<QueryWord>& words) const;

    std::vector<Name> m_names;        ///< in the order of the shelf
    QHash<QString, Places> m_byFirst; ///< by their first word folded to loose, and by its dictionary words
};

} // namespace glossator::search
