// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"
#include "model/search/main_rules.h"
#include "model/search/meaning_reader.h"
#include "model/search/thing_filter.h"

#include <QHash>
#include <QSet>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

class AskedBoxes;

/// A thing that tells something of what is asked.
struct RankedThing
{
    int thing = 0;    ///< search_document.thing
    int words = 0;    ///< how many of the words it has, as what they rather mean
    double score = 0; ///< greater is better
};

/// The things that tell most of a question.
struct Ranking
{
    std::vector<RankedThing> best; ///< best first, not more than were asked for
    qsizetype total = 0;           ///< how many there are
};

/// Ranks things by how much of a question they tell. A word counts by its readings, to have many of the words
/// counts besides, and so do the kind of answer that is wanted and the boxes that are asked about. It keeps
/// the room in which it adds up. Errors are what the database said.
class PostingRanker
{
public:
    /// Both must outlive this.
    PostingRanker(catalogue::PreparedStatements& statements, const MainRules& mainRules)
        : m_statements(statements), m_mainRules(mainRules)
    {
    }

    /// The things that pass the filter. What tells far less than the best is left out, and so are the things
    /// that are known already.
    [[nodiscard]] tl::expected<Ranking, QString> rank(const Question& question, const AskedBoxes& boxes,
                                                      const ThingFilter& filter, const QSet<int>& known,
                                                      std::size_t limit);

private:
    using Postings = tl::expected<QHash<int, QByteArray>, QString>; ///< by concept

    /// What was found of a thing so far.
    struct Sum
    {
        float word = 0;  ///< of the word that is being added: the squares of its readings
        float score = 0; ///< of all words
        float told = 0;  ///< the score that counts towards the share of the question; a word counts once
        int words = 0;   ///< how many it has, as what they rather mean
    };

    [[nodiscard]] Postings read(const Question& question) const;
    static void dropFarLess(std::vector<RankedThing>& things, const Question& question,
                            const ThingFilter& filter);
    void favourMainRules(std::vector<RankedThing>& things, const std::vector<Meaning>& words) const;
    void raiseMainRules(std::vector<RankedThing>& things, const Meaning& name) const;
    void add(const Meaning& word, const QHash<int, QByteArray>& postings);
    void prefer(const Meaning& asked, const QHash<int, QByteArray>& postings);
    template <class Wanted>
    void note(const Meaning& word, const QHash<int, QByteArray>& postings, const Wanted& isWanted);
    void note(const QByteArray& postings, float factor);
    [[nodiscard]] std::vector<RankedThing> passing(const ThingFilter& filter, const AskedBoxes& boxes) const;

    catalogue::PreparedStatements& m_statements;
    const MainRules& m_mainRules;
    std::vector<Sum> m_sums;     ///< by thing
    std::vector<int> m_touched;  ///< the things with a sum, each once
    std::vector<int> m_withWord; ///< the things that have the word that is being added, each once
    double m_asked = 0;          ///< how telling all the words are together
};

} // namespace glossator::search
