// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/label_languages.h"
#include "app/desktop/reader/row.h"

#include <span>

namespace glossator::desktop {

/// Sets the pictures of tiles into a row, each over its caption; a single one in a wide strip has the
/// caption at its side. All pictures of a group are to one scale.
class PictureSetter
{
public:
    PictureSetter(const PageMetrics& metrics, const std::vector<catalogue::Language>& languages,
                  const LabelLanguages& labels, const Inks& inks)
        : m_metrics(metrics), m_languages(languages), m_labels(labels), m_inks(inks)
    {
    }

    /// Where tiles stand below texts: in the first of several columns when one line of it holds them all,
    /// else across all columns.
    [[nodiscard]] Strip stripFor(std::span<const PageTile> tiles) const;
    /// Sets the tiles from `top` on; gives the height that they take, in pixels.
    double set(Row& row, PagePlace place, std::span<const PageTile> tiles, Strip strip, double top) const;
    /// The same height, with nothing set.
    [[nodiscard]] double height(std::span<const PageTile> tiles, Strip strip) const;

private:
    /// The tiles of a group side by side.
    struct Grid
    {
        int columns = 1;
        double cell = 0;   ///< width of a column
        double square = 0; ///< side of a square of a tile
    };

    struct CaptionWords
    {
        QString words;
        bool isName = false; ///< and set as one; else they are facts
        bool operator==(const CaptionWords&) const = default;
    };
    /// What stands under a picture, in every language.
    struct Caption
    {
        std::vector<CaptionWords> words;
        QStringList badges;
    };

    [[nodiscard]] Caption captionOf(const PageTile& tile) const;
    [[nodiscard]] bool isBesideCaption(std::span<const PageTile> tiles, Strip strip) const;
    [[nodiscard]] Grid gridFor(std::span<const PageTile> tiles, Strip strip) const;
    double setLine(Row& row, PagePlace place, std::span<const PageTile> tiles, const Grid& grid,
                   QPointF at) const;
    double setBeside(Row& row, PagePlace place, const PageTile& tile, Strip strip, double top) const;
    void setPicture(Row& row, PagePlace place, const PageTile& tile, QRectF picture, QRectF whole) const;
    double setCaption(Row& row, const PageTile& tile, Strip strip, double top) const;

    const PageMetrics& m_metrics;
    const std::vector<catalogue::Language>& m_languages; ///< of the columns, each of which has its name
    const LabelLanguages& m_labels;                      ///< of what stands under a picture
    const Inks& m_inks;
};

} // namespace glossator::desktop
