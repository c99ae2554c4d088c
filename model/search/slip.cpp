// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/slip.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace glossator::search {

namespace {

constexpr int slipOfFinger = 3;
constexpr int nearlyTheSame = 2;

/// Whether the letter before it is the same.
bool isDoubled(const QString& word, qsizetype at)
{
    return at > 0 && word.at(at) == word.at(at - 1);
}

bool areExchanged(const QString& a, qsizetype i, const QString& b, qsizetype j)
{
    return i > 0 && j > 0 && a.at(i) == b.at(j - 1) && a.at(i - 1) == b.at(j);
}

/// Vowels of endings that are written for each other: of plurals in Romanian, or not stressed in Catalan.
bool areAlike(QChar one, QChar other)
{
    constexpr std::array<QStringView, 3> pairs{u"ei", u"ou", u"ae"};
    return std::ranges::any_of(pairs,
                               [&](QStringView pair) { return pair.contains(one) && pair.contains(other); });
}

using Meant = std::optional<catalogue::Language>; ///< the language of what was meant

/// Whether a vowel within a word is written as Romanian wrote it before 1993: "zînă" for "zână".
bool isOldVowel(QChar typed, QChar meant, Meant language)
{
    return typed == u'i' && meant == u'a' &&
           language.value_or(catalogue::Language::Ro) == catalogue::Language::Ro;
}

/// What it costs that the letters there differ. With nearly the same ending it is nearly the same word, and
/// in an old spelling it is the same.
int substitution(const QString& typed, qsizetype i, const QString& meant, qsizetype j, Meant language)
{
    if (typed.at(i) == meant.at(j))
        return 0;
    const bool isLast = i + 1 == typed.size() && j + 1 == meant.size();
    const bool isWithin = i > 0 && j > 0 && i + 1 < typed.size() && j + 1 < meant.size();
    const bool isNear = (isLast && areAlike(typed.at(i), meant.at(j))) ||
                        (isWithin && isOldVowel(typed.at(i), meant.at(j), language));
    return isNear ? nearlyTheSame : wrongLetter;
}

} // namespace

int slip(const QString& typed, const QString& meant, std::optional<catalogue::Language> language)
{
    const auto width = static_cast<std::size_t>(meant.size()) + 1;
    std::vector<int> beforeLast(width);
    std::vector<int> last(width);
    std::vector<int> row(width);
    for (std::size_t at = 1; at < width; ++at)
        last[at] = last[at - 1] + slipOfFinger;
    for (qsizetype i = 0; i < typed.size(); ++i) {
        const int tooMuch = isDoubled(typed, i) ? slipOfFinger : wrongLetter;
        row[0] = last[0] + tooMuch;
        for (qsizetype j = 0; j < meant.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const int changed = last[at] + substitution(typed, i, meant, j, language);
            row[at + 1] = std::min({changed, row[at] + slipOfFinger, last[at + 1] + tooMuch});
            if (areExchanged(typed, i, meant, j))
                row[at + 1] = std::min(row[at + 1], beforeLast[at - 1] + slipOfFinger);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last.back();
}

} // namespace glossator::search
