// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/nearest.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace glossator::compiler {

namespace {

/// How many letters must be put in, left out or changed to make one word the other.
int editDistance(const QString& a, const QString& b)
{
    std::vector<int> row(static_cast<std::size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        int diagonal = row[0]++;
        for (qsizetype j = 0; j < b.size(); ++j) {
            int& here = row[static_cast<std::size_t>(j) + 1];
            const int changed = diagonal + (a.at(i) == b.at(j) ? 0 : 1);
            diagonal = here;
            here = std::min({changed, here + 1, row[static_cast<std::size_t>(j)] + 1});
        }
    }
    return row.back();
}

} // namespace

QString didYouMean(const QString& word, const QStringList& known, const QString& advice)
{
    QString best;
    int bestDistance = static_cast<int>(word.size()) / 3 + 1;
    for (const QString& candidate : known) {
        const int distance = editDistance(word, candidate);
        if (distance >= bestDistance)
            continue;
        best = candidate;
        bestDistance = distance;
    }
    return best.isEmpty() ? advice : QStringLiteral("did you mean \"%1\"?").arg(best);
}

} // namespace glossator::compiler
