// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/options_delegate.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/options_model.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int gap = 4;
constexpr int signColumn = 30;

using RowKind = OptionsModel::RowKind;

RowKind kindOf(const QModelIndex& index)
{
    return static_cast<RowKind>(index.data(OptionsModel::KindRole).toInt());
}

/// Where the words of a row lie.
struct OptionRow
{
    OptionRow(const QStyleOptionViewItem& option, const QModelIndex& index)
        : reasonFont(scaledFont(option.font, 0.88))
    {
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width = view == nullptr ? option.rect.width() : view->viewport()->width();
        const int room = std::max(60, width - signColumn - gap);
        const auto boxOf = [&](const QFont& font, int top, const QString& words) {
            QRect box = QFontMetrics(font).boundingRect(QRect(signColumn, top, room, 10000),
                                                        Qt::TextWordWrap | Qt::AlignLeft, words);
            box.setWidth(room);
            return box;
        };
        what = typographic(index.data(Qt::DisplayRole).toString());
        why = typographic(index.data(OptionsModel::ReasonRole).toString());
        text = boxOf(option.font, gap, what);
        if (!why.isEmpty())
            reason = boxOf(reasonFont, text.bottom() + 1, why);
        size = QSize(width, std::max(text.bottom(), reason.bottom()) + gap + 1);
    }

    QString what;
    QString why;
    QFont reasonFont;
    QRect text;
    QRect reason;
    QSize size;
};

void paintSign(QPainter& painter, RowKind kind, QPointF at, double radius, const QPalette& palette)
{
    const QColor rubric = rubricOf(palette);
    if (kind == RowKind::Refused) {
        painter.setPen(QPen(rubric, 1.8, Qt::SolidLine, Qt::RoundCap));
        const double reach = radius * 0.75;
        painter.drawLine(at + QPointF(-reach, -reach), at + QPointF(reach, reach));
        painter.drawLine(at + QPointF(-reach, reach), at + QPointF(reach, -reach));
        return;
    }
    painter.setPen(QPen(kind == RowKind::Case ? rubric : quietTextOf(palette), 1.4));
    painter.setBrush(kind == RowKind::Case ? QBrush(rubric) : Qt::NoBrush);
    painter.drawEllipse(at, radius, radius);
}

void paintGround(QPainter& painter, const QStyleOptionViewItem& option)
{
    QColor wash = option.palette.color(QPalette::Highlight);
    const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
    wash.setAlpha(isCurrent ? 120 : 40);
    if (isCurrent || (option.state & QStyle::State_MouseOver) != 0)
        painter.fillRect(option.rect, wash);
    if (isCurrent)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                         rubricOf(option.palette));
}

} // namespace

QSize OptionsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return OptionRow(option, index).size;
}

void OptionsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const OptionRow row(option, index);
    const RowKind kind = kindOf(index);
    const QPoint origin = option.rect.topLeft();
    const double line = QFontMetricsF(option.font).height();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, option);
    if (index.data(OptionsModel::BeginsRole).toBool()) {
        painter->setPen(QPen(option.palette.color(QPalette::Midlight), 1));
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
    }
    paintSign(*painter, kind, origin + QPointF(signColumn / 2.0 + 1, gap + line / 2), line * 0.26,
              option.palette);
    painter->setFont(option.font);
    painter->setPen(kind == RowKind::Refused ? quietTextOf(option.palette)
                                             : option.palette.color(QPalette::Text));
    painter->drawText(row.text.translated(origin), Qt::TextWordWrap | Qt::AlignLeft, row.what);
    painter->setFont(row.reasonFont);
    painter->setPen(rubricOf(option.palette));
    painter->drawText(row.reason.translated(origin), Qt::TextWordWrap | Qt::AlignLeft, row.why);
    painter->restore();
}

} // namespace glossator::desktop
