// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_suggestions.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

using Asks = std::vector<TileQuestion::Ask>;

constexpr qsizetype mostWords = 6; ///< to be tried in the place of one

bool saysNothing(const TileQuestion::Ask& ask)
{
    return ask.meant.isEmpty();
}

/// Another word beside all that was asked for, then alone, and then what is left without the wrong ones.
QStringList withOtherWords(const TileQuestion& question, const TileVocabulary& vocabulary)
{
    const Asks& asks = question.asks();
    QStringList beside;
    QStringList alone;
    for (std::size_t i = 0; i < asks.size(); ++i)
        if (saysNothing(asks[i]))
            for (const QString& word : vocabulary.near(asks[i].word, mostWords)) {
                TileQuestion::Ask mended = asks[i];
                mended.typed = word;
                beside << QString(question.text()).replace(mended.place.start, mended.place.length, word);
                alone << textOf({mended});
            }
    Asks clear = asks;
    std::erase_if(clear, saysNothing);
    return beside + alone + QStringList(clear.empty() ? QString() : textOf(clear));
}

QStringList withoutNumbers(const Asks& asks)
{
    QStringList questions;
    for (std::size_t i = 0; i < asks.size(); ++i)
        if (!asks[i].number.isEmpty() && asks[i].count > 0) {
            Asks open = asks;
            open[i].number.clear();
            questions << textOf(open);
        }
    return questions;
}

QStringList withoutThings(const Asks& asks)
{
    QStringList questions;
    for (std::size_t i = asks.size(); asks.size() > 1 && i > 0; --i) {
        Asks fewer = asks;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i - 1));
        questions << textOf(fewer);
    }
    return questions;
}

} // namespace

QStringList otherQuestions(const TileQuestion& question, const TileVocabulary& vocabulary)
{
    const Asks& asks = question.asks();
    const bool isClear = std::ranges::none_of(asks, saysNothing);
    return isClear ? withoutNumbers(asks) + withoutThings(asks) : withOtherWords(question, vocabulary);
}

} // namespace glossator::desktop
