// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/board_words.h"
#include "app/desktop/stage/sides_layer.h"
#include "app/desktop/tiles/tile_thumbnails.h"
#include "app/pictures/board_layer.h"
#include "app/pictures/square_numbers.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <functional>

class QNativeGestureEvent;
class QPinchGesture;

namespace glossator::desktop {

class FlightsPainter;

/// Shows pictures of the stage. What stands still is painted once and kept; what flies is painted over
/// it, and only where it was and is. The wheel and two fingers zoom the board, dragging moves it, a double
/// click fits it; when it is zoomed, the view follows what happens.
class StageCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit StageCanvas(QWidget* parent = nullptr);

    /// The squares that must be in sight, the players by seat, and what must have room at any time: the board
    /// keeps its place then.
    void setTable(const QRectF& bounds, const QStringList& players, const StageNeeds& needs = {});
    void setPlayerNames(const QStringList& names);
    /// What it refers to must live until clear(), or as long as the canvas.
    void setPicture(StagePicture picture);
    /// Takes everything off, before what it refers to goes.
    void clear();
    [[nodiscard]] const StagePicture& picture() const { return m_picture; }
    /// Another with each picture, for those who keep what they made of one.
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] pictures::TileShapes& shapes() { return m_boardPicture.cache().shapes(); }
    /// How long a repaint may take over tiles in a new size; the finest picture comes a little later then.
    /// Without patience told, every picture is the finest.
    void setPatience(int milliseconds);
    [[nodiscard]] bool isRefining() const { return m_board.isMakeshift(); }
    void fitBoard();
    /// About the middle of the board; 1.0 is the size at which all is seen, the smallest.
    void zoomBy(double factor);
    [[nodiscard]] double zoom() const { return m_zoom; }
    /// Moves the view over the board, in device independent pixels; nothing when all is seen. Who does that
    /// looks at something: the view does not follow what happens until follow().
    void panBy(QPointF pixels);
    void follow();
    /// Whether it ever does.
    void setFollows(bool follows);
    [[nodiscard]] bool isFollowing() const { return m_isFollowing; }
    /// The part of the board that is seen.
    [[nodiscard]] pictures::BoardView view() const;
    [[nodiscard]] const StageLayout& layout() const { return m_layout; }
    /// How large all squares together are when the stage has this size.
    [[nodiscard]] QSizeF boardSizeIn(QSize stage) const;
    /// Frames the board as one that is not the case's.
    void setAside(bool aside);
    /// Tells what is said of what lies on the board that is shown; nothing while none is.
    using Words = std::function<std::optional<BoardWords>()>;
    void setWords(Words words) { m_words = std::move(words); }
    [[nodiscard]] std::optional<BoardWords> words() const { return m_words ? m_words() : std::nullopt; }
    /// What of the board lies at a point of the canvas, if the board does.
    [[nodiscard]] std::optional<pictures::BoardHit> hitAt(QPointF point);
    /// What the tool tip says at a point.
    [[nodiscard]] QString textAt(QPointF point);

    [[nodiscard]] QSize sizeHint() const override { return {900, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {480, 240}; }

signals:
    /// What lies here stays as it is for a while: a step is done.
    void settled();
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
    [[nodiscard]] QRectF squaresNow() const;
    void fitView();
    [[nodiscard]] std::vector<pictures::SquareMark> namedSquares() const;
    [[nodiscard]] pictures::BoardView fittedView(const QRectF& board) const;
    [[nodiscard]] pictures::SquareNumbers numbers(const pictures::BoardView& view) const;
    bool touchPadGesture(const QNativeGestureEvent& gesture);
    void pinched(const QPinchGesture& pinch);
    void moveBy(QPointF pixels);
    void keepInSight();
    void zoomAt(QPointF point, double factor);
    void followAction(const pictures::BoardScene& before);
    [[nodiscard]] std::optional<QPointF> actionPoint(const pictures::BoardScene& before) const;
    void layOut();
    [[nodiscard]] bool makeRoom();
    [[nodiscard]] double widestName() const;
    [[nodiscard]] double widestPoints() const;
    void forgetLayers();
    void paintStill();
    [[nodiscard]] std::vector<QRectF> platesOfLabels(const pictures::BoardView& seen) const;
    [[nodiscard]] QString reasonAt(QPointF point) const;
    [[nodiscard]] QString reasonsOnCard(int seat) const;
    void paintNumbers(QPainter& painter, const QRegion& region, const pictures::BoardView& seen) const;
    void paintAsideFrame(QPainter& painter) const;
    void updateStill();
    void updateTrack(const std::vector<pictures::TrackFigure>& figures);
    [[nodiscard]] FlightsPainter flightsPainter(const pictures::BoardView& view) const;

    pictures::BoardPicture m_boardPicture;
    TileThumbnails m_thumbnails;
    StageLayout m_layout;
    StagePicture m_picture;
    QRectF m_bounds{0, 0, 1, 1};
    QRectF m_squares;             ///< all that the view must be able to show
    pictures::BoardView m_fitted; ///< to these, as the room is
    QStringList m_players;
    int m_revision = 0;
    Words m_words;
    pictures::BoardLayer m_board{m_boardPicture};
    SidesLayer m_sides;
    QTimer m_refining; ///< as long as tiles are shown by pictures of another size
    QRegion m_flown;   ///< where flights were painted last
    double m_zoom = 1.0;
    QPointF m_pan; ///< in squares
    QPointF m_dragFrom;
    QPointF m_pressedAt;
    bool m_isAside = false;
    bool m_follows = true;
    bool m_isFollowing = true;
    bool m_isPinched = false; ///< two fingers are on the board
    StageNeeds m_needs;       ///< what has room
};

} // namespace glossator::desktop
