// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/kept/kept_delegate.h"

#include "app/desktop/kept/kept_model.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr int side = 12;
constexpr int air = 5;
constexpr int mostLines = 4;
constexpr int headingHeight = 30;

QFont titleFont()
{
    return Typefaces::reading(15);
}

QFont detailFont()
{
    return Typefaces::control(11);
}

/// The title broken into lines, the last one cut off where there is more.
QStringList linesOf(const QString& words, double width)
{
    const QString text = typographic(words);
    QStringList lines;
    QTextLayout layout(text, titleFont());
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < mostLines;
         line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == mostLines;
        lines +=
            isLast ? QFontMetricsF(titleFont()).elidedText(text.mid(line.textStart()), Qt::ElideRight, width)
                   : text.mid(line.textStart(), line.textLength());
    }
    layout.endLayout();
    return lines;
}

int widthOf(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view == nullptr ? option.rect.width() : view->viewport()->width();
}

int lineHeight()
{
    return static_cast<int>(std::ceil(QFontMetricsF(titleFont()).height()));
}

int detailHeight()
{
    return static_cast<int>(std::ceil(QFontMetricsF(detailFont()).height())) + 2;
}

} // namespace

KeptDelegate::KeptDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

QSize KeptDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthOf(option);
    if (index.data(KeptModel::IsHeadingRole).toBool())
        return {width, headingHeight};
    const auto lines = linesOf(index.data().toString(), std::max(40, width - 2 * side)).size();
    return {width, static_cast<int>(lines) * lineHeight() + detailHeight() + 2 * air};
}

void KeptDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const Inks& inks = inksOf(printingFor(option.palette));
    const QRect area = option.rect.adjusted(side, air, -side, -air);
    painter->save();
    if (index.data(KeptModel::IsHeadingRole).toBool()) {
        painter->setFont(Typefaces::controlBold(12));
        painter->setPen(inks.rubric);
        painter->drawText(option.rect.adjusted(side, 6, -side, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          index.data().toString());
        return painter->restore();
    }
    if ((option.state & QStyle::State_Selected) != 0) {
        const bool hasFocus = option.widget != nullptr && option.widget->hasFocus();
        painter->fillRect(option.rect, inks.shade);
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                          hasFocus ? inks.rubric : inks.line);
    }
    painter->setFont(titleFont());
    painter->setPen(inks.text);
    int y = area.top();
    for (const QString& line : linesOf(index.data().toString(), area.width())) {
        painter->drawText(QRect(area.left(), y, area.width(), lineHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                          line.trimmed());
        y += lineHeight();
    }
    painter->setFont(detailFont());
    painter->setPen(inks.quiet);
    painter->drawText(
        QRect(area.left(), y, area.width(), detailHeight()), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(detailFont())
            .elidedText(index.data(KeptModel::DetailRole).toString(), Qt::ElideRight, area.width()));
    painter->restore();
}

} // namespace glossator::desktop
