// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pairs/clause_terms.h"

#include "model/catalogue/statement.h"

#include <algorithm>

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
    Statement rules(
        catalogue.database(),
        QStringLiteral("SELECT c.id, c.expansion FROM clause c WHERE c.kind = 'rule' AND NOT EXISTS "
                       "(SELECT 1 FROM clause_other o WHERE o.clause = c.id) ORDER BY c.number"));
    while (rules.next()) {
        m_rules[rules.text(1)] += rules.text(0);
        m_isRule.insert(rules.text(0));
    }
}

QString ClauseTerms::ruleNear(const QString& clause, const QString& expansion) const
{
    const QStringList own = m_terms.value(clause);
    const QSet<QString> words(own.begin(), own.end());
    QString best;
    double highest = 0;
    for (const QString& rule : m_rules.value(expansion)) {
        const double near = rule == clause ? 0 : nearness(words, rule);
        if (near > highest) {
            highest = near;
            best = rule;
        }
    }
    return best;
}

QStringList ClauseTerms::rulesNear(const QStringList& words, const QStringList& among, int most) const
{
    QSet<QString> used;
    for (const QString& clause : words)
        for (const QString& term : m_terms.value(clause))
            used.insert(term);
    std::vector<std::pair<double, QString>> ranked;
    for (const QString& clause : among)
        if (const double near = nearness(used, clause); near > 0 && m_isRule.contains(clause))
            ranked.emplace_back(near, clause);
    std::ranges::stable_sort(ranked, [](const auto& a, const auto& b) { return a.first > b.first; });
    QStringList result;
    for (const auto& [near, clause] : ranked)
        if (result.size() < most)
            result += clause;
    return result;
}

/// Each word in common counts the more the seldomer it is; without a telling one all others are nothing.
double ClauseTerms::nearness(const QSet<QString>& words, const QString& clause) const
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
