// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tiles/tile_vocabulary.h"
#include "model/terms/span.h"

namespace glossator::desktop {

/// What somebody asks of tiles in words: things that all have to be on a tile, some in a certain number, as
/// in "two cities, a road, no pennant".
class TileQuestion
{
public:
    /// One thing.
    struct Ask
    {
        terms::Span place;   ///< of the word in the text
        QString typed;       ///< the word as typed
        QString word;        ///< the same folded to loose
        QString number;      ///< as typed; empty where the number is left open
        int count = 0;       ///< what that says
        QSet<QString> meant; ///< words about tiles; empty: there are none
    };

    TileQuestion() = default;
    TileQuestion(const QString& text, const TileVocabulary& vocabulary);

    [[nodiscard]] bool isHeldBy(const std::vector<TileThing>& things) const;
    /// The same where words may also be of another text, folded to loose, such as the name of a box. It has
    /// no numbers of things.
    [[nodiscard]] bool isHeldBy(const std::vector<TileThing>& things, const QString& other,
                                const TileVocabulary& vocabulary) const;
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] const std::vector<Ask>& asks() const { return m_asks; }
    [[nodiscard]] bool isEmpty() const { return m_asks.empty(); }
    [[nodiscard]] bool hasNumbers() const;

private:
    QString m_text; ///< as typed
    std::vector<Ask> m_asks;
};

/// As somebody would type them.
[[nodiscard]] QString textOf(const std::vector<TileQuestion::Ask>& asks);

} // namespace glossator::desktop
