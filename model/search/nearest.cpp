// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/nearest.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace glossator::search {

namespace {

/// How many letters must be put in, left out or changed to make one word the other.
qsizetype editDistance(const QString& a, const QString& b)
{
    std::vector<qsizetype> row(static_cast<std::size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (const QChar letter : a) {
        qsizetype diagonal = row[0]++;
        for (qsizetype j = 0; j < b.size(); ++j) {
            qsizetype& here = row[static_cast<std::size_t>(j) + 1];
            const qsizetype changed = diagonal + (letter == b.at(j) ? 0 : 1);
            diagonal = here;
            here = std::min({changed, here + 1, row[static_cast<std::size_t>(j)] + 1});
        }
    }
    return row.back();
}

} // namespace

QString nearest(const QString& word, const QStringList& known)
{
    QString best;
    qsizetype bound = word.size() / 3 + 1;
    for (const QString& candidate : known) {
        if (std::abs(candidate.size() - word.size()) >= bound)
            continue;
        const qsizetype distance = editDistance(word, candidate);
        if (distance >= bound)
            continue;
        best = candidate;
        bound = distance;
    }
    return best;
}

} // namespace glossator::search
