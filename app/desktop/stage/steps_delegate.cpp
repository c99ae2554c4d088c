// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/steps_delegate.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/stage/step_row_layout.h"
#include "app/desktop/stage/steps_model.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace glossator::desktop {

namespace {

int widthOf(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view == nullptr ? option.rect.width() : view->viewport()->width();
}

bool isStep(const QModelIndex& index)
{
    return index.data(StepsModel::KindRole).toInt() == static_cast<int>(StepsModel::RowKind::Step);
}

/// The one that is sought is filled.
void paintChip(QPainter& painter, const QRect& rect, const QString& name, const QPalette& palette,
               bool isSought)
{
    const QColor ground = palette.color(QPalette::Window);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isSought ? rubricOf(palette) : ground);
    painter.drawRoundedRect(rect, 4, 4);
    painter.setPen(isSought ? ground : rubricOf(palette));
    painter.drawText(rect.adjusted(7, 0, -5, 0), StepRowLayout::chipFlags, name);
}

} // namespace

QSize StepsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthOf(option);
    return {width, StepRowLayout(index, option.font, width).height};
}

void StepsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const StepRowLayout layout(index, option.font, widthOf(option));
    const QPoint origin = option.rect.topLeft();
    const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isStep(index)) {
        painter->setPen(QPen(option.palette.color(QPalette::Midlight), 1));
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
    }
    if (index.data(StepsModel::AsideRole).toBool()) {
        painter->setPen(QPen(rubricOf(option.palette), 2, Qt::DashLine));
        painter->drawLine(option.rect.topLeft() + QPoint(5, 1), option.rect.bottomLeft() + QPoint(5, 0));
    }
    if (isCurrent) {
        QColor wash = option.palette.color(QPalette::Highlight);
        wash.setAlpha(120);
        painter->fillRect(option.rect, wash);
        painter->fillRect(QRect(origin, QSize(3, option.rect.height())), rubricOf(option.palette));
    }
    painter->setFont(layout.textFont);
    if (isStep(index)) {
        painter->setPen(rubricOf(option.palette));
        painter->drawText(layout.number.translated(origin), Qt::AlignRight | Qt::AlignTop,
                          QString::number(index.data(StepsModel::StepRole).toInt()));
    }
    const bool isRefused = index.data(StepsModel::RefusedRole).toBool() && !isStep(index);
    painter->setPen(isRefused                                    ? rubricOf(option.palette)
                    : index.data(StepsModel::QuietRole).toBool() ? quietTextOf(option.palette)
                                                                 : option.palette.color(QPalette::Text));
    painter->drawText(layout.text.translated(origin), Qt::TextWordWrap | Qt::AlignLeft, layout.words);
    painter->setFont(layout.chipFont);
    const int sought = index.data(StepsModel::SoughtRole).toInt();
    for (std::size_t i = 0; i < layout.chips.size(); ++i)
        paintChip(*painter, layout.chips[i].translated(origin), layout.names[static_cast<qsizetype>(i)],
                  option.palette, static_cast<int>(i) == sought);
    painter->restore();
}

QString StepsDelegate::clauseAt(QPoint point, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const int chip = StepRowLayout(index, option.font, widthOf(option)).chipAt(point - option.rect.topLeft());
    return chip < 0 ? QString() : index.data(StepsModel::CitesRole).toStringList().at(chip);
}

bool StepsDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                const QModelIndex& index)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const QString clause =
            clauseAt(static_cast<QMouseEvent*>(event)->position().toPoint(), option, index);
        if (!clause.isEmpty()) {
            emit clauseRequested(clause);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

bool StepsDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                              const QModelIndex& index)
{
    const QString clause = clauseAt(event->pos(), option, index);
    if (clause.isEmpty() || m_clauseNames == nullptr)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), m_clauseNames->toolTip(clause), view);
    return true;
}

} // namespace glossator::desktop
