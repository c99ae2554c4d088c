// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/picture_setter.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/label_lines.h"
#include "app/desktop/reader/picture_words.h"
#include "app/pictures/tile_geometry.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

namespace {

// In pixels at 100 % zoom.
constexpr double largestSquare = 108; ///< of a tile of one square
constexpr double largestShared = 76;  ///< of a square among several
constexpr double smallestCell = 96;
constexpr double largestCell = 240;
constexpr double pictureGap = 18;
constexpr double captionGap = 6;
constexpr double besideFrom = 340; ///< a strip this wide has room for a caption beside the picture

QSizeF squaresOf(const PageTile& shown)
{
    return pictures::boundsOf(shown.tile->kind, 0).size();
}

} // namespace

double PictureSetter::set(Row& row, PagePlace place, std::span<const PageTile> tiles, Strip strip,
                          double top) const
{
    if (tiles.empty())
        return 0;
    if (isBesideCaption(tiles, strip))
        return setBeside(row, place, tiles.front(), strip, top);
    const Grid grid = gridFor(tiles, strip);
    const auto inLine = static_cast<std::size_t>(grid.columns);
    double y = top;
    for (std::size_t i = 0; i < tiles.size(); i += inLine) {
        y += i == 0 ? 0 : pictureGap * m_metrics.scale;
        y += setLine(row, place, tiles.subspan(i, std::min(inLine, tiles.size() - i)), grid, {strip.x, y});
    }
    return y - top;
}

Strip PictureSetter::stripFor(std::span<const PageTile> tiles) const
{
    const Strip first = m_metrics.columns.front();
    const bool hasRoom = !tiles.empty() && gridFor(tiles, first).columns == std::ssize(tiles);
    return hasRoom ? first : m_metrics.allColumns();
}

double PictureSetter::height(std::span<const PageTile> tiles, Strip strip) const
{
    Row row;
    return set(row, {}, tiles, strip, 0);
}

bool PictureSetter::isBesideCaption(std::span<const PageTile> tiles, Strip strip) const
{
    return tiles.size() == 1 && strip.width >= besideFrom * m_metrics.scale;
}

PictureSetter::Grid PictureSetter::gridFor(std::span<const PageTile> tiles, Strip strip) const
{
    const double between = pictureGap * m_metrics.scale;
    const auto count = static_cast<int>(tiles.size());
    const auto fitting =
        static_cast<int>((strip.width + between) / (smallestCell * m_metrics.scale + between));
    Grid grid;
    grid.columns = std::clamp(fitting, 1, count);
    if (count == 4 && grid.columns == 3)
        grid.columns = 2;
    grid.cell = (strip.width - (grid.columns - 1) * between) / grid.columns;
    grid.cell = std::min(grid.cell, grid.columns == 1 ? strip.width : largestCell * m_metrics.scale);
    grid.square = largestSquare * m_metrics.scale;
    for (const PageTile& tile : tiles) {
        const double most = tile.tile->kind.squares.size() > 1 ? largestShared : largestSquare;
        grid.square = std::min({grid.square, most * m_metrics.scale, grid.cell / squaresOf(tile).width()});
    }
    return grid;
}

/// The pictures of a line stand on one ground, their captions begin at one height.
double PictureSetter::setLine(Row& row, PagePlace place, std::span<const PageTile> tiles, const Grid& grid,
                              QPointF at) const
{
    double ground = 0;
    for (const PageTile& tile : tiles)
        ground = std::max(ground, squaresOf(tile).height() * grid.square);
    double height = 0;
    double x = at.x();
    for (const PageTile& tile : tiles) {
        const QSizeF size = squaresOf(tile) * grid.square;
        const QRectF picture(QPointF(x, at.y() + ground - size.height()), size);
        const double caption = at.y() + ground + captionGap * m_metrics.scale;
        const double end = caption + setCaption(row, tile, {x, grid.cell}, caption);
        setPicture(row, place, tile, picture,
                   QRectF(picture.topLeft(), QPointF(x + std::max(size.width(), grid.cell), end)));
        height = std::max(height, end - at.y());
        x += grid.cell + pictureGap * m_metrics.scale;
    }
    return height;
}

double PictureSetter::setBeside(Row& row, PagePlace place, const PageTile& tile, Strip strip,
                                double top) const
{
    const QSizeF size = squaresOf(tile) * gridFor({&tile, 1}, strip).square;
    const QRectF picture(QPointF(strip.x, top), size);
    const double x = picture.right() + pictureGap * m_metrics.scale;
    Row probe;
    const Strip rest{x, strip.right() - x};
    const double height = setCaption(probe, tile, rest, 0);
    setCaption(row, tile, rest, top + std::max(0.0, (size.height() - height) / 2));
    const double whole = std::max(size.height(), height);
    setPicture(row, place, tile, picture, QRectF(strip.x, top, strip.width, whole));
    return whole;
}

void PictureSetter::setPicture(Row& row, PagePlace place, const PageTile& tile, QRectF picture,
                               QRectF whole) const
{
    row.pictures.push_back({&tile.tile->kind, picture});
    row.targets.push_back({RowTarget::Kind::Tile,
                           place,
                           QString::fromStdString(tile.tile->kind.id),
                           PictureWords::name(tile, m_languages.front()) + u'\n' +
                               PictureWords::description(tile, m_languages.front()),
                           {whole}});
}

/// Whatever is the same in several languages is said once.
PictureSetter::Caption PictureSetter::captionOf(const PageTile& tile) const
{
    Caption caption;
    const auto add = [&caption](const QString& words, bool isName) {
        const CaptionWords said{words, isName};
        if (!words.isEmpty() && std::ranges::find(caption.words, said) == caption.words.end())
            caption.words.push_back(said);
    };
    for (std::size_t i = 0; i < m_languages.size(); ++i) {
        add(PictureWords::name(tile, m_languages[i], m_labels.columns[i]), true);
        add(PictureWords::facts(tile, m_languages[i], m_labels.columns[i]), false);
        caption.badges += PictureWords::badge(tile, m_labels.columns[i]);
    }
    caption.badges.removeAll({});
    caption.badges.removeDuplicates();
    return caption;
}

double PictureSetter::setCaption(Row& row, const PageTile& tile, Strip strip, double top) const
{
    double y = top;
    const auto addLines = [&](const QString& words, const QFont& font, const QColor& ink, double leading) {
        const QFontMetricsF measure(font);
        for (const QString& line : labelLines(words, measure, strip.width)) {
            row.labels.push_back({line, font, ink, {strip.x, y + measure.ascent()}, {}, {}, 0, false});
            y += leading;
        }
    };
    const double scale = m_metrics.scale;
    const QFont label = m_metrics.labelFont();
    const QFont name = Typefaces::readingItalic(m_metrics.glossSize(), m_metrics.sizing);
    const Caption caption = captionOf(tile);
    for (const auto& [words, isName] : caption.words)
        if (isName)
            addLines(words, name, m_inks.text, m_metrics.glossLeading());
        else
            addLines(words, label, m_inks.quiet, m_metrics.labelLeading());
    for (const QString& badge : caption.badges) {
        y += 5 * scale;
        const double baseline = y + QFontMetricsF(label).ascent();
        row.labels.push_back(
            {badge, label, m_inks.voice(Voice::Open), {strip.x + 6 * scale, baseline}, {}, {}, 0, true});
        y += m_metrics.labelLeading() + 3 * scale;
    }
    return y - top;
}

} // namespace glossator::desktop
