// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/stage_layout.h"
#include "app/desktop/tiles/tile_thumbnails.h"
#include "app/pictures/board_picture.h"

#include <QPixmap>
#include <QStringList>
#include <QWidget>

#include <functional>

namespace glossator::desktop {

/// Shows pictures of the stage. What stands still is painted once and kept; what flies is painted over
/// it, and only where it was and is. The wheel and two fingers zoom the board, dragging moves it, a double
/// click fits it; when it is zoomed, the view follows what happens.
class StageCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit StageCanvas(QWidget* parent = nullptr);

    /// The squares that must be in sight, and the players by seat.
    void setTable(const QRectF& bounds, const QStringList& players);
    void setPlayerNames(const QStringList& names);
    void setPicture(StagePicture picture);
    [[nodiscard]] const StagePicture& picture() const { return m_picture; }
    [[nodiscard]] pictures::TileShapes& shapes() { return m_boardPicture.cache().shapes(); }
    void fitBoard();
    /// About the middle of the board; 1.0 is the size at which all is seen, the smallest.
    void zoomBy(double factor);
    [[nodiscard]] double zoom() const { return m_zoom; }
    /// Moves the view over the board, in device independent pixels; nothing when all is seen.
    void panBy(QPointF pixels);
    /// Frames the board as one that is not the case's.
    void setAside(bool aside);
    /// What is to be said of what lies under the mouse, for the tool tip.
    using HitText = std::function<QString(const pictures::BoardHit&)>;
    void setHitText(HitText text) { m_hitText = std::move(text); }

    [[nodiscard]] QSize sizeHint() const override { return {900, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {480, 360}; }

signals:
    /// A click on the board, in squares, and what lies there.
    void boardClicked(QPointF board, const std::optional<glossator::pictures::BoardHit>& hit);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] pictures::BoardView view() const;
    [[nodiscard]] pictures::BoardView fittedView() const;
    [[nodiscard]] QPixmap blankLayer() const;
    void zoomAt(QPointF point, double factor);
    void followAction();
    [[nodiscard]] std::optional<QPointF> actionPoint() const;
    void layOut();
    [[nodiscard]] bool makeRoom();
    void forgetLayers();
    void paintBoardLayer();
    void paintSidesLayer();
    void paintFlights(QPainter& painter);
    void paintFlight(QPainter& painter, const TileFlight& flight);
    void paintFlight(QPainter& painter, const FigureFlight& flight);
    void paintFlight(QPainter& painter, const LabelFlight& flight);
    [[nodiscard]] QRectF boundsOfFlights() const;

    pictures::BoardPicture m_boardPicture;
    TileThumbnails m_thumbnails;
    StageLayout m_layout;
    StagePicture m_picture;
    QRectF m_bounds{0, 0, 1, 1};
    QStringList m_players;
    HitText m_hitText;
    QPixmap m_boardLayer;
    QPixmap m_sidesLayer;
    QRectF m_flown; ///< where flights were painted last
    double m_zoom = 1.0;
    QPointF m_pan; ///< in squares
    QPointF m_dragFrom;
    QPointF m_pressedAt;
    bool m_isAside = false;
    int m_displayed = 0; ///< tiles of the display that have room
    int m_inFront = 0;   ///< tiles before one player that have room
};

} // namespace glossator::desktop
