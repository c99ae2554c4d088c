// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/matrix_delegate.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_model.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

using pairs::PairCell;

namespace {

constexpr int every = 5; ///< a thin line after so many rows leads the eye

/// The ink of a voice.
const QColor& inkOf(std::size_t voice, const Inks& inks)
{
    return inks.voice(allVoices.at(voice));
}

/// What of a cell is inked; around it the ground is seen.
QRectF boxIn(const QRectF& cell)
{
    return cell.adjusted(1, 1, -1, -1);
}

/// Who says most.
std::size_t loudest(const PairCell& cell)
{
    return static_cast<std::size_t>(std::ranges::max_element(cell.clauses) - cell.clauses.begin());
}

void paintShares(QPainter& painter, QRectF bar, const PairCell& cell, const Inks& inks)
{
    const double unit = bar.width() / cell.total();
    for (std::size_t i = 0; i < allVoices.size(); ++i) {
        bar.setWidth(unit * cell.clauses.at(i));
        painter.fillRect(bar, inkOf(i, inks));
        bar.moveLeft(bar.right());
    }
}

} // namespace

MatrixDelegate::MatrixDelegate(const MatrixCross& cross, QObject* parent)
    : QStyledItemDelegate(parent), m_cross(cross)
{
}

void MatrixDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const auto* model = qobject_cast<const MatrixModel*>(index.model());
    if (model == nullptr)
        return;
    const Inks& inks = inksOf(printingFor(option.palette));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, option.rect, index, inks);
    const PairCell& cell = model->cell(index);
    const QRectF rect(option.rect);
    if (cell.total() > 0) {
        if (!index.data(MatrixModel::OffTableRole).toBool())
            paintWash(*painter, rect, cell, model->most(), inks);
        paintContent(*painter, rect, cell, inks);
    } else {
        painter->setPen(Qt::NoPen);
        painter->setBrush(inks.line);
        painter->drawEllipse(rect.center(), 1.1, 1.1);
    }
    paintFrame(*painter, option.rect, index, inks);
    painter->restore();
}

QSize MatrixDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    constexpr int side = 18;
    return {side, side};
}

/// The more is known, the stronger. What is not on the table has none: its inks are all there, and still it
/// stands back.
void MatrixDelegate::paintWash(QPainter& painter, const QRectF& rect, const PairCell& cell, int most,
                               const Inks& inks)
{
    QColor wash = inkOf(loudest(cell), inks);
    wash.setAlphaF(
        static_cast<float>(0.10 + 0.32 * std::log1p(cell.total()) / std::log1p(std::max(1, most))));
    painter.fillRect(boxIn(rect), wash);
}

void MatrixDelegate::paintContent(QPainter& painter, const QRectF& rect, const PairCell& cell,
                                  const Inks& inks)
{
    const double size = std::min(rect.width(), rect.height());
    const QRectF box = boxIn(rect);
    const double bar = std::max(2.0, size * 0.13);
    paintShares(painter, {box.left(), box.bottom() - bar, box.width(), bar}, cell, inks);
    painter.setPen(inks.text);
    painter.setFont(
        Typefaces::controlBold(std::clamp(size * 0.5, 8.0, 15.0 * Typefaces::scale()), Sizing::Exact));
    painter.drawText(box.adjusted(-2, 0, 2, -bar), Qt::AlignCenter, QString::number(cell.total()));
    if (cell.proven == 0)
        return;
    const double corner = std::max(4.0, size * 0.24);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.rubric);
    painter.drawPolygon(QPolygonF(
        {box.topRight() - QPointF(corner, 0), box.topRight(), box.topRight() + QPointF(0, corner)}));
}

void MatrixDelegate::paintGround(QPainter& painter, const QRect& rect, const QModelIndex& index,
                                 const Inks& inks) const
{
    const QModelIndex at = m_cross.at();
    const bool isLit = at.isValid() && (at.row() == index.row() || at.column() == index.column());
    painter.fillRect(rect, isLit ? inks.flash : inks.paper);
    if (isLit && !index.data().toString().isEmpty()) // whose inks mean something only on paper
        painter.fillRect(boxIn(rect), inks.paper);
    QColor line = inks.line;
    line.setAlphaF(0.55F);
    painter.setPen(QPen(line, 1));
    if (index.row() % every == every - 1)
        painter.drawLine(QPointF(rect.left(), rect.bottom() + 0.5),
                         QPointF(rect.right() + 1, rect.bottom() + 0.5));
    if (index.column() % every == every - 1)
        painter.drawLine(QPointF(rect.right() + 0.5, rect.top()),
                         QPointF(rect.right() + 0.5, rect.bottom() + 1));
}

void MatrixDelegate::paintFrame(QPainter& painter, const QRect& rect, const QModelIndex& index,
                                const Inks& inks) const
{
    painter.setBrush(Qt::NoBrush);
    const QRectF frame = QRectF(rect).adjusted(1, 1, -1, -1);
    const QModelIndex picked = m_cross.picked;
    const bool isPicked =
        picked.isValid() && ((picked.row() == index.row() && picked.column() == index.column()) ||
                             (picked.row() == index.column() && picked.column() == index.row()));
    if (isPicked) {
        painter.setPen(QPen(inks.text, 1.6));
        painter.drawRect(frame);
    }
    if (m_cross.at() == index) {
        painter.setPen(QPen(inks.link, 2));
        painter.drawRect(frame);
    }
}

} // namespace glossator::desktop
