// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/matrix_table.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_delegate.h"
#include "app/desktop/pair/matrix_header.h"
#include "app/desktop/pair/matrix_model.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace glossator::desktop {

namespace {

constexpr int smallestCell = 17;
constexpr int narrowestCell = 15; ///< where that saves one from scrolling
constexpr int largestCell = 34;
constexpr int largestOfFew = 56; ///< of so few boxes that there is room
constexpr int few = 16;
constexpr int widestOfHeight = 2; ///< in a wide window cells are wider than high

} // namespace

MatrixTable::MatrixTable(MatrixModel* model, QWidget* parent)
    : QTableView(parent), m_model(model), m_rows(new MatrixHeader(Qt::Vertical, m_cross, this)),
      m_columns(new MatrixHeader(Qt::Horizontal, m_cross, this))
{
    setObjectName(QStringLiteral("pairMatrix"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setVerticalHeader(m_rows);
    setHorizontalHeader(m_columns);
    setModel(model);
    setItemDelegate(new MatrixDelegate(m_cross, this));
    if (auto* corner = findChild<QAbstractButton*>())
        corner->installEventFilter(this);
    connect(this, &QTableView::clicked, this, &MatrixTable::picked);
    connect(model, &QAbstractItemModel::modelReset, this, &MatrixTable::fit);
    connect(this, &MatrixTable::picked, this, [this](const QModelIndex& index) { m_left = index; });
}

void MatrixTable::goBack()
{
    if (!m_left.isValid())
        return;
    setCurrentIndex(m_left);
    scrollTo(m_left);
}

void MatrixTable::setPicked(const QString& one, const QString& other)
{
    const int row = m_model->placeOf(one);
    const int column = m_model->placeOf(other);
    const QModelIndex before = m_cross.picked;
    m_cross.picked = row < 0 || column < 0 ? QModelIndex() : m_model->index(row, column);
    if (m_cross.picked.isValid()) {
        setCurrentIndex(m_cross.picked);
        if (m_cross.picked != before) {
            scrollTo(m_cross.picked);
            m_isOutOfSight = !isVisible();
        }
    }
    showCross();
}

void MatrixTable::setOnlyTable(bool isOnly)
{
    m_isOnlyTable = isOnly;
    fit();
}

/// Gives how many there are.
int MatrixTable::showWanted()
{
    int count = 0;
    for (int place = 0; place < m_model->rowCount(); ++place) {
        const bool isWanted =
            !m_isOnlyTable || !m_model->headerData(place, Qt::Vertical, MatrixModel::OffTableRole).toBool();
        count += isWanted ? 1 : 0;
        if (isRowHidden(place) == isWanted) {
            setRowHidden(place, !isWanted);
            setColumnHidden(place, !isWanted);
        }
    }
    return count;
}

/// Names are whole as long as half the view is left for cells: what is beside the view can be scrolled to,
/// what is cut cannot be read. The letters of the names grow with the cells, so these are sized anew then.
void MatrixTable::fit()
{
    const int count = showWanted();
    if (count == 0)
        return;
    const auto names = [this] { return std::min(m_rows->wantedSize(), width() / 2); };
    fitCells(count, 0);
    fitCells(count, names());
    m_rows->setSize(names());
    m_columns->setSize(m_columns->wantedSize());
    updateGeometries();
}

void MatrixTable::fitCells(int count, int names)
{
    const int smallest = Typefaces::scaled(smallestCell);
    const int bar = verticalScrollBar()->sizeHint().width() + 4;
    const int across = (width() - names - bar) / count;
    const int down = (height() - m_columns->wantedSize() - 2) / count;
    const int side = std::clamp(std::min(across, std::max(down, smallest)), smallest,
                                Typefaces::scaled(count <= few ? largestOfFew : largestCell));
    m_rows->setDefaultSectionSize(side);
    const bool scrolls = across < Typefaces::scaled(narrowestCell);
    m_columns->setDefaultSectionSize(scrolls ? side : std::min(across, widestOfHeight * side));
}

void MatrixTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

/// Another pair may have been answered while it was out of sight.
void MatrixTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    if (std::exchange(m_isOutOfSight, false) && currentIndex().isValid())
        scrollTo(currentIndex());
}

void MatrixTable::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    hover(indexAt(event->position().toPoint()));
}

void MatrixTable::keyPressEvent(QKeyEvent* event)
{
    hover({});
    const bool leaps = (event->modifiers() & Qt::ControlModifier) != 0;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (currentIndex().isValid())
            emit picked(currentIndex());
        return;
    case Qt::Key_Up:
        if (leaps && leap(-1, 0))
            return;
        break;
    case Qt::Key_Down:
        if (leaps && leap(1, 0))
            return;
        break;
    case Qt::Key_Left:
        if (leaps && leap(0, -1))
            return;
        break;
    case Qt::Key_Right:
        if (leaps && leap(0, 1))
            return;
        break;
    default:
        break;
    }
    QTableView::keyPressEvent(event);
}

void MatrixTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() || isRowHidden(currentIndex().row()) ||
        isColumnHidden(currentIndex().column()))
        setCurrentIndex(firstShown());
    m_cross.current = currentIndex();
    showCross();
}

QModelIndex MatrixTable::firstShown() const
{
    for (int place = 0; place < m_model->rowCount(); ++place)
        if (!isRowHidden(place))
            return m_model->index(place, place);
    return {};
}

void MatrixTable::focusOutEvent(QFocusEvent* event)
{
    QTableView::focusOutEvent(event);
    m_cross.current = QModelIndex();
    showCross();
}

bool MatrixTable::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        hover({});
    return QTableView::viewportEvent(event);
}

/// The corner between the headers is plain paper.
bool MatrixTable::eventFilter(QObject* watched, QEvent* event)
{
    auto* corner = qobject_cast<QAbstractButton*>(watched);
    if (corner == nullptr || event->type() != QEvent::Paint)
        return QTableView::eventFilter(watched, event);
    QPainter(corner).fillRect(corner->rect(), palette().base());
    return true;
}

void MatrixTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (hasFocus())
        m_cross.current = current;
    showCross();
}

void MatrixTable::hover(const QModelIndex& index)
{
    if (m_cross.hovered == index)
        return;
    m_cross.hovered = index;
    showCross();
}

void MatrixTable::showCross()
{
    viewport()->update();
    m_rows->viewport()->update();
    m_columns->viewport()->update();
    emit pointed(m_cross.at());
}

/// Goes in a direction to the next cell of which something is known; false where there is none.
bool MatrixTable::leap(int down, int right)
{
    QModelIndex at = currentIndex();
    while (at.isValid()) {
        at = m_model->index(at.row() + down, at.column() + right);
        if (at.isValid() && m_model->cell(at).total() > 0 && !isRowHidden(at.row()) &&
            !isColumnHidden(at.column())) {
            setCurrentIndex(at);
            return true;
        }
    }
    return false;
}

} // namespace glossator::desktop
