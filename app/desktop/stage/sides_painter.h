// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/shelf_titles.h"
#include "app/desktop/stage/stage_layout.h"
#include "app/desktop/tiles/tile_thumbnails.h"
#include "app/pictures/board_images.h"

#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QPen>
#include <QStringList>

class QPainter;

namespace glossator::desktop {

/// Paints what lies around the board: the score track, the players' cards and the shelf.
class SidesPainter
{
    Q_DECLARE_TR_FUNCTIONS(SidesPainter)

public:
    SidesPainter(const StageLayout& layout, const QPalette& palette, const QFont& font,
                 TileThumbnails& thumbnails, pictures::BoardImages& figures);

    /// All that is not on the board but the figures on the track, as far as the painter is clipped to it.
    /// `names` are those of the players by seat.
    void paint(QPainter& painter, const StageStill& still, const QStringList& names) const;
    /// They walk, and are painted over all that stands still.
    void paintTrackFigures(QPainter& painter, const pictures::ScoreTrackScene& track) const;

    /// What the place is for where the tile to be placed lies, and for the pile, and the tiles on display.
    [[nodiscard]] static QString handName() { return tr("To be placed"); }
    [[nodiscard]] static QString pileName() { return tr("Pile"); }
    [[nodiscard]] static QString displayName() { return tr("Wonders on display"); }

private:
    void paintCard(QPainter& painter, const PlayerCard& card, const QString& name) const;
    void paintBadge(QPainter& painter, const PlayerCard& card) const;
    void paintName(QPainter& painter, const PlayerCard& card, const QString& name) const;
    void paintTokens(QPainter& painter, const PlayerCard& card) const;
    void paintSupply(QPainter& painter, const PlayerCard& card) const;
    void paintNumbers(QPainter& painter, const SupplyRow& row,
                      const std::vector<CountedFigures>& kinds) const;
    void paintPlace(QPainter& painter, const QRectF& rect) const;
    void paintShelf(QPainter& painter, const Shelf& shelf) const;
    void paintPile(QPainter& painter, int size) const;
    void paintCards(QPainter& painter, int place, const CardPile& pile) const;
    void paintCount(QPainter& painter, const QRectF& rect, int count) const;
    void paintTile(QPainter& painter, const engine::TileKind* kind, const QRectF& rect) const;
    void paintTitle(QPainter& painter, const QRectF& rect, const QString& text) const;
    void paintTitles(QPainter& painter, ShelfTitle first, ShelfTitle second) const;

    const StageLayout& m_layout;
    QPalette m_palette;
    pictures::Printing m_printing;
    QFont m_font;
    TileThumbnails& m_thumbnails;
    pictures::BoardImages& m_figures;
};

/// Around the card of a player; it tells who decides.
[[nodiscard]] QPen frameOf(const PlayerCard& card, const QPalette& palette);

} // namespace glossator::desktop
