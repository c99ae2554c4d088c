// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/clause_terms.h"

#include "model/catalogue/statement.h"

#include <algorithm>
#include <cmath>

namespace glossator::pairs {

namespace {

using catalogue::Statement;

constexpr int mostUses = 40; ///< a word used more often than this tells nothing

} // namespace

ClauseTerms::ClauseTerms(const catalogue::Catalogue& catalogue)
{
    Statement terms(catalogue.database(),
                    QStringLiteral("SELECT clause, term FROM clause_term WHERE place = 'text'"));
    while (terms.next()) {
        m_terms[terms.text(0)] += terms.text(1);
        ++m_uses[terms.text(1)];
    }
    catalogue.note(terms);
    Statement rules(catalogue.database(),
                    QStringLiteral("SELECT c.id FROM clause c WHERE c.kind = 'rule' AND NOT EXISTS "
                                   "(SELECT 1 FROM clause_other o WHERE o.clause = c.id)"));
    while (rules.next())
        m_rules.insert(rules.text(0));
    catalogue.note(rules);
    readTopics(catalogue);
    readOrder(catalogue);
}

void ClauseTerms::readOrder(const catalogue::Catalogue& catalogue)
{
    Statement clauses(catalogue.database(),
                      QStringLiteral("SELECT id, expansion, section FROM clause ORDER BY number"));
    QString last;
    QString lastSection;
    while (clauses.next()) {
        const QString section = clauses.text(1) + u'/' + clauses.text(2);
        if (section == lastSection)
            m_before.insert(clauses.text(0), last);
        last = clauses.text(0);
        lastSection = section;
        for (const QString& term : m_terms.value(last))
            ++m_homes[term][clauses.text(1)];
    }
    catalogue.note(clauses);
}

bool ClauseTerms::isAtHome(const QString& term, const QString& expansion) const
{
    return 2 * m_homes.value(term).value(expansion) > m_uses.value(term);
}

/// The words of a heading count for each clause under it. A section of one clause has no topic beyond that.
void ClauseTerms::readTopics(const catalogue::Catalogue& catalogue)
{
    Statement topics(
        catalogue.database(),
        QStringLiteral("WITH size AS (SELECT expansion, section, count(*) AS clauses FROM clause "
                       "GROUP BY expansion, section) "
                       "SELECT c.expansion || '/' || c.section, k.term FROM clause_term k "
                       "JOIN clause c ON c.id = k.clause JOIN size s USING (expansion, section) "
                       "GROUP BY c.expansion, c.section, k.term "
                       "HAVING count(*) = s.clauses AND s.clauses > 1"));
    while (topics.next())
        m_topics[topics.text(0)].insert(topics.text(1));
    catalogue.note(topics);
}

bool ClauseTerms::isTopicOf(const QString& term, const catalogue::Clause& clause) const
{
    return m_topics.value(clause.expansion + u'/' + clause.section).contains(term);
}

QStringList ClauseTerms::rulesNear(const QStringList& words, const QStringList& among, int most) const
{
    const Shares used = sharesOf(words);
    std::vector<std::pair<double, QString>> ranked;
    for (const QString& clause : among)
        if (m_rules.contains(clause) && nearness(used, clause) > 0)
            ranked.emplace_back(likeness(used, sharesOf({clause})), clause);
    std::ranges::stable_sort(ranked, [](const auto& a, const auto& b) { return a.first > b.first; });
    QStringList result;
    for (const auto& [near, clause] : ranked)
        if (result.size() < most)
            result += clause;
    return result;
}

double ClauseTerms::likeness(const QStringList& some, const QStringList& others) const
{
    return likeness(sharesOf(some), sharesOf(others));
}

double ClauseTerms::likeness(const Shares& one, const Shares& other) const
{
    const auto telling = [this](const QString& term) {
        return std::log(static_cast<double>(m_terms.size() + 1) / m_uses.value(term, 1));
    };
    const auto length = [&](const Shares& shares) {
        double sum = 0;
        for (auto share = shares.cbegin(); share != shares.cend(); ++share)
            sum += std::pow(*share * telling(share.key()), 2);
        return std::sqrt(sum);
    };
    double common = 0;
    for (auto share = one.cbegin(); share != one.cend(); ++share)
        common += *share * other.value(share.key()) * std::pow(telling(share.key()), 2);
    return common > 0 ? common / (length(one) * length(other)) : 0;
}

ClauseTerms::Shares ClauseTerms::sharesOf(const QStringList& clauses) const
{
    Shares shares;
    for (const QString& clause : clauses)
        for (const QString& term : m_terms.value(clause))
            shares[term] += 1.0 / static_cast<double>(clauses.size());
    return shares;
}

/// Each word in common counts the more the seldomer it is; without a telling one all others are nothing.
double ClauseTerms::nearness(const Shares& words, const QString& clause) const
{
    double sum = 0;
    bool isTelling = false;
    for (const QString& term : m_terms.value(clause)) {
        const int uses = m_uses.value(term);
        if (!words.contains(term))
            continue;
        sum += 1.0 / uses;
        isTelling = isTelling || uses <= mostUses;
    }
    return isTelling ? sum : 0;
}

} // namespace glossator::pairs
