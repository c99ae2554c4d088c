// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_delegate.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/stage/case_filter_model.h"
#include "app/desktop/stage/case_list_model.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace glossator::desktop {

namespace {

using RowKind = CaseListModel::RowKind;

constexpr int side = 10;    ///< beside everything
constexpr int inset = 24;   ///< left of headings and cases
constexpr int mostHigh = 9; ///< lines of a title; more are cut off

QFont chapterFont(const QStyleOptionViewItem& option)
{
    QFont font = option.font;
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont headingFont(const QStyleOptionViewItem& option)
{
    return scaledFont(option.font, 0.88);
}

QFont titleFont(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QFont font = readingFont(option.font, 1.14);
    if (index.data(CaseListModel::OpenRole).toBool())
        font.setWeight(QFont::DemiBold);
    return font;
}

int widthOf(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view == nullptr ? option.rect.width() : view->viewport()->width();
}

/// Where the words of a case stand in a row as wide as this: its title, and below it its boxes.
struct CaseWords
{
    CaseWords(const QStyleOptionViewItem& option, const QModelIndex& index, int width)
        : font(titleFont(option, index)), smallFont(scaledFont(option.font, 0.85)),
          boxes(index.data(CaseListModel::BoxesRole).toString())
    {
        const int room = std::max(60, width - inset - side);
        const QFontMetrics metrics(font);
        title = metrics.boundingRect(QRect(inset, 3, room, mostHigh * metrics.lineSpacing()),
                                     Qt::TextWordWrap | Qt::AlignLeft, typographic(index.data().toString()));
        title.setWidth(room);
        const QFontMetrics small(smallFont);
        if (!boxes.isEmpty())
            below = small.boundingRect(QRect(inset, title.bottom() + 1, room, 4 * small.lineSpacing()),
                                       Qt::TextWordWrap | Qt::AlignLeft, boxes);
        below.setWidth(boxes.isEmpty() ? 0 : room);
    }
    [[nodiscard]] int height() const { return (boxes.isEmpty() ? title : below).bottom() + 4; }

    QFont font;
    QFont smallFont;
    QString boxes;
    QRect title;
    QRect below;
};

QColor inkOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return index.data(CaseListModel::OffTableRole).toBool() ? quietTextOf(option.palette)
                                                            : option.palette.color(QPalette::Text);
}

int casesIn(const QModelIndex& chapter)
{
    const auto* filter = qobject_cast<const CaseFilterModel*>(chapter.model());
    return filter == nullptr ? 0 : filter->cases(chapter);
}

/// How much room the number of cases takes at the end of a chapter.
int countWidth(const QStyleOptionViewItem& option, const QModelIndex& chapter)
{
    return QFontMetrics(headingFont(option)).horizontalAdvance(QString::number(casesIn(chapter))) + side;
}

/// How high words are in lines of this width.
int heightOf(const QString& words, const QFont& font, int width)
{
    const QFontMetrics metrics(font);
    const QRect room(0, 0, std::max(60, width), mostHigh * metrics.lineSpacing());
    return metrics.boundingRect(room, Qt::TextWordWrap | Qt::AlignLeft, words).height();
}

/// Points down where the chapter is open, else to what it holds; as large as the text.
void paintSign(QPainter& painter, const QRectF& row, bool isOpen)
{
    const double unit = painter.fontMetrics().height() / 8.0;
    const QPointF middle(row.left() + side + 4, row.center().y());
    const QPolygonF sign =
        isOpen ? QPolygonF{{-2, -1}, {0, 1}, {2, -1}} : QPolygonF{{-1, -2}, {1, 0}, {-1, 2}};
    QPainterPath path;
    path.addPolygon(QTransform::fromScale(unit, unit).map(sign).translated(middle));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

} // namespace

QSize CaseDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthOf(option);
    switch (CaseListModel::kindOf(index)) {
    case RowKind::Chapter:
        return {width, 12 + heightOf(index.data().toString(), chapterFont(option),
                                     width - inset - countWidth(option, index) - side)};
    case RowKind::Section:
        return {width, 9 + heightOf(index.data().toString(), headingFont(option), width - inset - side)};
    case RowKind::Case:
        break;
    }
    return {width, CaseWords(option, index, width).height()};
}

void CaseDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, option, index);
    switch (CaseListModel::kindOf(index)) {
    case RowKind::Chapter:
        paintChapter(*painter, option, index);
        break;
    case RowKind::Section:
        painter->setFont(headingFont(option));
        painter->setPen(rubricOf(option.palette));
        painter->drawText(option.rect.adjusted(inset, 5, -side, 0),
                          Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
        break;
    case RowKind::Case:
        paintCase(*painter, option, index);
        break;
    }
    painter->restore();
}

/// The case on the stage has a red mark; where the keyboard is, the row is washed and framed.
void CaseDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    if ((option.state & QStyle::State_Selected) != 0) {
        QColor wash = option.palette.color(QPalette::Highlight);
        wash.setAlpha(48);
        painter.fillRect(option.rect, wash);
    }
    if ((option.state & QStyle::State_HasFocus) != 0) {
        painter.setPen(QPen(option.palette.color(QPalette::Link), 2));
        painter.drawRect(QRectF(option.rect).adjusted(1, 1, -1, -1));
    }
    if (index.data(CaseListModel::OpenRole).toBool())
        painter.fillRect(QRect(option.rect.topLeft() + QPoint(side, 4), QSize(3, option.rect.height() - 8)),
                         rubricOf(option.palette));
}

void CaseDelegate::paintChapter(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    painter.setPen(QPen(quietTextOf(option.palette), 1.5));
    painter.setFont(chapterFont(option));
    paintSign(painter, option.rect, (option.state & QStyle::State_Open) != 0);
    const QString count = QString::number(casesIn(index));
    painter.setFont(headingFont(option));
    painter.drawText(option.rect.adjusted(0, 0, -side, 0), Qt::AlignRight | Qt::AlignVCenter, count);
    painter.setFont(chapterFont(option));
    painter.setPen(inkOf(option, index));
    painter.drawText(option.rect.adjusted(inset, 0, -countWidth(option, index) - side, 0),
                     Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
}

void CaseDelegate::paintCase(QPainter& painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const CaseWords words(option, index, widthOf(option));
    const QPoint origin(0, option.rect.top());
    painter.setFont(words.font);
    painter.setPen(inkOf(option, index));
    painter.drawText(words.title.translated(origin), Qt::TextWordWrap | Qt::AlignLeft,
                     typographic(index.data().toString()));
    painter.setFont(words.smallFont);
    painter.setPen(quietTextOf(option.palette));
    painter.drawText(words.below.translated(origin), Qt::TextWordWrap | Qt::AlignLeft, words.boxes);
}

} // namespace glossator::desktop
