// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/hit.h"
#include "model/search/holdings.h"
#include "model/search/lexicon.h"
#include "model/search/query.h"
#include "model/search/query_words.h"

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Tells who asks about a thing whose rules the catalogue does not hold that they are missing, unless what
/// was found answers all the same. Errors are what the database said.
class MissingReport
{
public:
    /// `table`: ids of what lies on it; empty: everything. `words`: all of the question. All must outlive
    /// this.
    MissingReport(Holdings& holdings, Lexicon& lexicon, const Query& query, const QStringList& table,
                  const std::vector<QueryWord>& words)
        : m_holdings(holdings), m_lexicon(lexicon), m_query(query), m_table(table), m_words(words)
    {
    }

    /// What was named, in the order of the shelf. `found`: best first. `asked`: the languages in which it may
    /// have been asked.
    [[nodiscard]] tl::expected<std::vector<MissingRule>, QString>
    of(const std::vector<Hit>& found, const std::vector<catalogue::Language>& asked) const;

private:
    enum class Bearing { Answers, Touches, PassesOver, Misses };
    using Words = std::vector<QueryWord>;

    [[nodiscard]] std::vector<catalogue::Language>
    likely(const std::vector<catalogue::Language>& asked) const;
    [[nodiscard]] tl::expected<void, QString> add(const MissingRules::Asked& named,
                                                  const std::vector<Hit>& found,
                                                  std::vector<MissingRule>& missing) const;
    [[nodiscard]] tl::expected<Bearing, QString>
    bearingOf(const std::vector<Hit>& found, const MissingRules::Asked& named, const Words& words) const;
    [[nodiscard]] bool isHeldBeyondTheTable(const QString& expansion) const;
    [[nodiscard]] bool isAbout(const ThingRecord& clause, const QString& expansion) const;
    [[nodiscard]] tl::expected<bool, QString> hasNameOf(const ThingRecord& clause,
                                                        const QString& expansion) const;
    [[nodiscard]] tl::expected<bool, QString> speaksOfMissing(quint32 document,
                                                              const QString& expansion) const;
    [[nodiscard]] tl::expected<QString, QString> nameOf(const QString& expansion) const;

    Holdings& m_holdings;
    Lexicon& m_lexicon;
    const Query& m_query;
    const QStringList& m_table;
    const Words& m_words;
};

} // namespace glossator::search
