// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/nearest.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace glossator::search {

namespace {

constexpr qsizetype leastLetters = 3; ///< a word of no more may be part of anything

/// A third of the letters, two of five: "abott" is the abbot. Two letters are no word with one wrong.
qsizetype mostWrong(const QString& word)
{
    return word.size() < leastLetters ? 0 : (word.size() + 1) / 3;
}

/// How many letters must be put in, left out, changed or exchanged with their neighbour to make one word the
/// other.
qsizetype editDistance(const QString& a, const QString& b)
{
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<qsizetype> beforeLast(width);
    std::vector<qsizetype> last(width);
    std::vector<qsizetype> row(width);
    std::iota(last.begin(), last.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        row[0] = i + 1;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const qsizetype changed = last[at] + (a.at(i) == b.at(j) ? 0 : 1);
            row[at + 1] = std::min({changed, row[at] + 1, last[at + 1] + 1});
            if (i > 0 && j > 0 && a.at(i) == b.at(j - 1) && a.at(i - 1) == b.at(j))
                row[at + 1] = std::min(row[at + 1], beforeLast[at - 1] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last.back();
}

/// How far a name is from what was typed: by the whole of it, or by one of its words alone.
qsizetype distanceOfName(const QString& typed, const QString& name)
{
    constexpr qsizetype leftOut = 1;
    static const QRegularExpression seam(QStringLiteral("[- ]"));
    qsizetype best = editDistance(typed, name);
    if (typed.size() > leastLetters)
        for (const QString& part : name.split(seam))
            best = std::min(best, editDistance(typed, part) + leftOut);
    return best;
}

} // namespace

QString nearest(const QString& word, const QStringList& known)
{
    QString best;
    qsizetype bound = mostWrong(word) + 1;
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

QStringList nearestOf(const QString& word, const QStringList& known, qsizetype most)
{
    std::vector<std::pair<qsizetype, QString>> near;
    for (const QString& candidate : known)
        if (const qsizetype distance = distanceOfName(word, candidate);
            distance <= std::max<qsizetype>(mostWrong(word), 1))
            if (distance < word.size())
                near.emplace_back(distance, candidate);
    std::stable_sort(near.begin(), near.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    QStringList result;
    for (const auto& [distance, candidate] : near)
        if (result.size() < most)
            result.append(candidate);
    return result;
}

QStringList byNearness(const QString& word, const QStringList& known)
{
    const qsizetype far = (2 * word.size() + 2) / 3; // letters that agree by chance tell nothing
    std::vector<std::pair<qsizetype, QString>> all;
    for (const QString& candidate : known)
        all.emplace_back(std::min(distanceOfName(word, candidate), far), candidate);
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    QStringList result;
    for (const auto& [distance, candidate] : all)
        result.append(candidate);
    return result;
}

} // namespace glossator::search
