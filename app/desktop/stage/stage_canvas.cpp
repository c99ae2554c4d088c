// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_canvas.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/stage/canvas_accessible.h"
#include "app/desktop/stage/flights_painter.h"
#include "app/pictures/label_painter.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double margin = 0.35;          ///< squares around the board
constexpr double leastMargin = 0.12;     ///< beyond the shadow of the tiles
constexpr double numbersGrow = 1.1;      ///< times, when squares make room for them
constexpr double largestSquare = 220.0;  ///< pixels, of a board in a window of the usual size
constexpr double largestShare = 1.0 / 3; ///< of the height or width of a board that has more room

} // namespace

StageCanvas::StageCanvas(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("stageCanvas"));
    installCanvasAccessible();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_OpaquePaintEvent);
    grabGesture(Qt::PinchGesture);
    m_refining.setSingleShot(true);
    connect(this, &StageCanvas::settled, this, [this] { tellCanvasChanged(*this); });
    connect(&m_refining, &QTimer::timeout, this, [this] { update(m_board.refine()); });
    fitView();
}

void StageCanvas::setTable(const QRectF& bounds, const QStringList& players, const StageNeeds& needs)
{
    m_bounds = bounds.isNull() ? QRectF(0, 0, 1, 1) : bounds;
    m_players = players;
    m_needs = needs;
    m_needs.board = m_bounds.size();
    layOut();
}

void StageCanvas::setPlayerNames(const QStringList& names)
{
    m_players = names;
    layOut();
}

void StageCanvas::layOut()
{
    m_needs.players = static_cast<int>(m_players.size());
    m_needs.nameWidth = widestName();
    m_needs.pointsWidth = widestPoints();
    m_layout = StageLayout(QRectF(rect()), m_needs, textScale(font()));
    fitView();
    forgetLayers();
    m_flown = flightsPainter(view()).region(m_picture); // all is painted anew
}

/// As whoever has the turn is called.
double StageCanvas::widestName() const
{
    QFont type = font();
    type.setWeight(QFont::DemiBold);
    double width = 0;
    for (const QString& name : m_players)
        width = std::max(width, QFontMetricsF(type).horizontalAdvance(name) + 1);
    return width;
}

/// As wide as numbers of so many digits are.
double StageCanvas::widestPoints() const
{
    constexpr double before = 8; ///< pixels
    QFont type = scaledFont(font(), StageLayout::pointsLetters);
    type.setWeight(QFont::DemiBold);
    return before + QFontMetricsF(type).horizontalAdvance(QString(m_needs.digits, u'8'));
}

void StageCanvas::forgetLayers()
{
    m_board.forget();
    m_sides.forget();
    update();
}

void StageCanvas::setPatience(int milliseconds)
{
    m_board.setPatience(milliseconds);
}

void StageCanvas::setPicture(StagePicture picture)
{
    const std::vector<pictures::SquareMark> named = namedSquares();
    const QRegion numbered = numbers(view()).region(m_squares);
    ++m_revision;
    const StageStill before = std::exchange(m_picture, std::move(picture)).still;
    if (squaresNow() != m_squares)
        fitView();
    m_picture.still.board.numbered = m_squares;
    followAction(before.board);
    if (makeRoom())
        return layOut();
    if (before.track.figures != m_picture.still.track.figures) {
        updateTrack(before.track.figures);
        updateTrack(m_picture.still.track.figures);
    }
    const pictures::BoardScene& board = m_picture.still.board;
    if (named != namedSquares() || before.board.pieces != board.pieces ||
        before.board.labels != board.labels || // they keep off figures and words, and these off tiles
        before.board.tiles != board.tiles)
        update(numbers(view()).region(m_squares) | numbered);
    updateStill();
}

void StageCanvas::clear()
{
    ++m_revision;
    m_picture = {};
    fitView();
    forgetLayers();
}

/// Has painted anew what is another than on the screen.
void StageCanvas::updateStill()
{
    update(m_board.changesTo(m_picture.still.board, view(), devicePixelRatioF()));
    update(m_sides.changesTo(m_picture.still, m_layout));
    const pictures::BoardView seen = view();
    const QRegion flights = flightsPainter(seen).region(m_picture);
    update(flights | m_flown);
    m_flown = flights;
}

void StageCanvas::updateTrack(const std::vector<pictures::TrackFigure>& figures)
{
    for (const QRectF& rect : pictures::ScoreTrackPicture::figureRects({figures, {}}, m_layout.track()))
        update(rect.toAlignedRect());
}

FlightsPainter StageCanvas::flightsPainter(const pictures::BoardView& view) const
{
    return {m_layout, view, printingFor(palette()), font(), devicePixelRatioF()};
}

/// What lies beside the board gets room when there is more of it than was told.
bool StageCanvas::makeRoom()
{
    const StageNeeds before = m_needs;
    m_needs.include(m_picture.still);
    return m_needs != before;
}

/// All that the view must be able to show.
QRectF StageCanvas::squaresNow() const
{
    return m_bounds | pictures::BoardPicture::boundsOf(m_picture.still.board);
}

/// Anew for what is shown and the room for it; both are asked for several times in each frame.
void StageCanvas::fitView()
{
    m_squares = squaresNow();
    m_fitted = fittedView(m_layout.board());
}

/// Those that have a mark, and those that the picture is about.
std::vector<pictures::SquareMark> StageCanvas::namedSquares() const
{
    std::vector<pictures::SquareMark> named = m_picture.still.board.squares;
    for (const engine::Square square : m_picture.named)
        named.push_back({square});
    return named;
}

/// All squares, and their numbers beside them: these take more of a square the smaller that is. What is free
/// on the other side is theirs as well where text is large.
pictures::BoardView StageCanvas::fittedView(const QRectF& board) const
{
    const double largest = std::max(largestSquare, std::min(board.width(), board.height()) * largestShare);
    const auto fitting = [&](double left, double top) {
        return pictures::BoardView::fitting(m_squares.adjusted(-left, -top, margin, margin), board, largest);
    };
    const pictures::BoardView first = fitting(margin, margin);
    const pictures::SquareNumbers small(pictures::paletteOf(printingFor(palette())), font(), first);
    const QSizeF needed = small.room() * numbersGrow / first.squareSize;
    pictures::BoardView fitted = fitting(std::max(margin, needed.width()), std::max(margin, needed.height()));
    fitted.centre -= QPointF(1, 1) * (margin - leastMargin) * std::min(1.0, textScale(font()) - 1);
    return fitted;
}

pictures::SquareNumbers StageCanvas::numbers(const pictures::BoardView& view) const
{
    pictures::SquareNumbers numbers(pictures::paletteOf(printingFor(palette())), font(), view);
    numbers.growInto(m_squares, m_fitted);
    numbers.keepOff(m_picture.still.board.pieces);
    return numbers;
}

pictures::BoardView StageCanvas::view() const
{
    pictures::BoardView view = m_fitted;
    view.squareSize *= m_zoom;
    view.centre += m_pan;
    return view.snapped(devicePixelRatioF());
}

QSizeF StageCanvas::boardSizeIn(QSize stage) const
{
    const StageLayout layout(QRectF(QPointF(), stage), m_needs, textScale(font()));
    return m_squares.size() * fittedView(layout.board()).squareSize;
}

void StageCanvas::fitBoard()
{
    m_zoom = 1.0;
    m_pan = {};
    m_isFollowing = m_follows;
    updateStill();
}

void StageCanvas::setAside(bool aside)
{
    m_isAside = aside;
    update();
}

/// Brings what stands still up to date; most of it is there from the last time.
void StageCanvas::paintStill()
{
    m_boardPicture.setPrinting(printingFor(palette()));
    m_boardPicture.setLabelFont(font());
    m_board.show(m_picture.still.board, view(), devicePixelRatioF());
    const SidesPainter sides(m_layout, palette(), font(), m_thumbnails, m_boardPicture.images());
    m_sides.show(m_picture.still, m_layout, sides, m_players, palette().color(QPalette::Window),
                 devicePixelRatioF());
    if (m_board.isMakeshift())
        m_refining.start(0);
}

void StageCanvas::paintEvent(QPaintEvent* event)
{
    paintStill();
    QPainter painter(this);
    for (const QRect& part : event->region() - m_board.rect())
        m_sides.paint(painter, part);
    for (const QRect& part : event->region() & m_board.rect())
        m_board.paint(painter, part);
    const pictures::BoardView seen = view();
    paintNumbers(painter, event->region(), seen);
    painter.setClipRegion(event->region());
    if (m_isAside)
        paintAsideFrame(painter);
    SidesPainter(m_layout, palette(), font(), m_thumbnails, m_boardPicture.images())
        .paintTrackFigures(painter, m_picture.still.track);
    flightsPainter(seen).paint(painter, m_picture, m_boardPicture.cache());
}

/// Beside the words on the board, or where there is no room for that, below them.
void StageCanvas::paintNumbers(QPainter& painter, const QRegion& region,
                               const pictures::BoardView& seen) const
{
    const std::vector<QRectF> plates = platesOfLabels(seen);
    QRegion below = region;
    for (const QRectF& plate : plates)
        below -= plate.toRect();
    painter.setClipRegion(below);
    pictures::SquareNumbers beside = numbers(seen);
    beside.keepOff(plates);
    beside.paint(painter, m_squares, namedSquares(), region);
}

std::vector<QRectF> StageCanvas::platesOfLabels(const pictures::BoardView& seen) const
{
    const pictures::BoardScene& board = m_picture.still.board;
    const pictures::LabelPainter labels(pictures::paletteOf(printingFor(palette())), font());
    std::vector<QRectF> plates;
    for (const pictures::LabelPainter::Laid& laid : labels.laid(board, seen))
        plates.push_back(labels.boundsOf(laid.label, laid.centre, seen.squareSize));
    return plates;
}

/// Between the board and the track, where neither has anything to be read.
void StageCanvas::paintAsideFrame(QPainter& painter) const
{
    painter.setPen(QPen(rubricOf(palette()), 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(m_layout.board().adjusted(-1.5, -1.5, 1.5, 1.5));
}

void StageCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void StageCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange)
        forgetLayers();
}

} // namespace glossator::desktop
