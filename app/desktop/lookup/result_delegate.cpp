// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/result_delegate.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/lookup/found_by_words.h"
#include "app/desktop/lookup/passage_lines.h"
#include "app/desktop/lookup/result_model.h"
#include "model/search/passage.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int headingHeight = 30;
constexpr int titleHeight = 34;
constexpr int titleLine = 24;
constexpr int margin = 4;
constexpr int side = 18;
constexpr int badgeRoom = 130; ///< of who says it, with the air around it

/// A line of text with marked words, cut off at the right.
void paintMarked(QPainter& painter, const QRectF& rect, const QString& words, const QFont& font,
                 const std::vector<terms::Span>& matches, const Inks& inks)
{
    const QString text = typographic(words);
    const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width());
    const auto last = shown == text ? text.size() : shown.size() - 1;
    QList<QTextLayout::FormatRange> formats;
    for (auto match : matches) {
        match.length = std::min(match.length, last - match.start);
        if (match.length <= 0)
            continue;
        QTextCharFormat format;
        format.setBackground(inks.found);
        format.setForeground(inks.selectedText);
        formats.push_back({static_cast<int>(match.start), static_cast<int>(match.length), format});
    }
    QTextLayout layout(shown, font);
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setNumColumns(static_cast<int>(shown.size()));
    layout.endLayout();
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    layout.draw(&painter, {rect.x(), rect.y() + (rect.height() - line.height()) / 2});
    painter.restore();
}

/// Who says what a clause says, in a frame at the right; the width that it takes, in pixels, 0 for none.
int paintBadge(QPainter& painter, const QRect& rect, const QModelIndex& index, const Inks& inks)
{
    constexpr int gap = 12;
    constexpr int inset = 7;
    const QString words = index.data(ResultModel::BadgeRole).toString();
    if (words.isEmpty())
        return 0;
    const QFont font = Typefaces::control(11);
    const QFontMetrics measure(font);
    const int width = measure.horizontalAdvance(words) + 2 * inset;
    const int height = measure.height() + 2;
    const QRectF box(rect.right() - width, rect.center().y() - height / 2.0, width, height);
    painter.setFont(font);
    painter.setPen(inks.voice(static_cast<Voice>(index.data(ResultModel::VoiceRole).toInt())));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.drawText(box, Qt::AlignCenter, words);
    return width + gap;
}

QFont foundByFont()
{
    return Typefaces::control(12);
}

/// Of the line that says where the words stand; 0 for a result that needs none.
int foundByHeight(const search::Result& result)
{
    return result.foundBy ? QFontMetrics(foundByFont()).height() + 2 : 0;
}

/// In the last line, where the words stand that are neither in the title nor in the passage; as much of it as
/// there is room for, around the words.
void paintFoundBy(QPainter& painter, const QRect& area, const search::Result& result, const Inks& inks)
{
    if (!result.foundBy)
        return;
    const int height = foundByHeight(result);
    const QRect line(area.left(), area.bottom() + 1 - height, area.width(), height);
    painter.setPen(inks.quiet);
    search::FoundBy shown = *result.foundBy;
    search::Snippet words = FoundByWords::line(shown);
    constexpr qsizetype step = 6;
    const QFontMetrics measure(foundByFont());
    for (qsizetype length = shown.snippet.text.size() - step;
         length > step && measure.horizontalAdvance(words.text) > line.width(); length -= step) {
        shown.snippet = search::shortened(result.foundBy->snippet, length);
        words = FoundByWords::line(shown);
    }
    paintMarked(painter, line, words.text, foundByFont(), words.matches, inks);
}

/// Of a row of a list, whether it has a scroll bar yet or not.
int rowWidth(const QWidget& list)
{
    constexpr int frame = 2;
    return list.width() - list.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &list) - 2 * frame;
}

QFont passageFont()
{
    return Typefaces::reading(16.5);
}

} // namespace

ResultDelegate::ResultDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

void ResultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(ResultModel::IsHeadingRole).toBool()) {
        paintHeading(*painter, option.rect, index.data().toString());
    } else {
        const Inks& inks = inksOf(printingFor(option.palette));
        if ((option.state & QStyle::State_Selected) != 0) {
            painter->fillRect(option.rect, inks.shade);
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), inks.rubric);
        }
        paintResult(*painter, option.rect, index);
    }
    painter->restore();
}

QSize ResultDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = option.widget != nullptr ? rowWidth(*option.widget) : 400;
    if (index.data(ResultModel::IsHeadingRole).toBool())
        return {width, Typefaces::scaled(headingHeight)};
    const auto result = index.data(ResultModel::ResultRole).value<search::Result>();
    const int more = foundByHeight(result);
    if (result.snippet.text.isEmpty())
        return {width, Typefaces::scaled(titleHeight) + more};
    const PassageLines passage(result.snippet, passageFont(), width - 2 * side);
    return {width, Typefaces::scaled(titleLine) + qCeil(passage.height()) + more + 2 * margin};
}

void ResultDelegate::paintHeading(QPainter& painter, const QRect& rect, const QString& text) const
{
    const auto* view = qobject_cast<const QWidget*>(parent());
    const Inks& inks = inksOf(printingFor(view != nullptr ? view->palette() : QPalette()));
    painter.setFont(Typefaces::controlBold(12));
    painter.setPen(inks.rubric);
    painter.drawText(rect.adjusted(side, 6, -side, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
}

void ResultDelegate::paintResult(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QWidget*>(parent());
    const Inks& inks = inksOf(printingFor(view != nullptr ? view->palette() : QPalette()));
    const auto result = index.data(ResultModel::ResultRole).value<search::Result>();
    const QString place = index.data(ResultModel::PlaceRole).toString();
    const QFont small = Typefaces::control(12);
    const bool hasText = !result.snippet.text.isEmpty();
    const QFont titleFont = hasText ? Typefaces::control(12.5) : Typefaces::reading(16.5);
    QString title = result.title;
    if (!result.foundAs.isEmpty())
        title += QStringLiteral(" (%1)").arg(result.foundAs);
    const QRect area = rect.adjusted(side, margin, -side, -margin);
    const int leftByTitle =
        area.width() - QFontMetrics(titleFont).horizontalAdvance(title) - Typefaces::scaled(badgeRoom);
    const int placeWidth =
        std::min(QFontMetrics(small).horizontalAdvance(place) + 8, std::max(rect.width() / 3, leftByTitle));
    const QRect top(area.left(), area.top(), area.width(), Typefaces::scaled(titleLine));

    painter.setFont(small);
    painter.setPen(inks.quiet);
    painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetrics(small).elidedText(place, Qt::ElideRight, placeWidth));
    const int badgeWidth = paintBadge(painter, top.adjusted(0, 0, -placeWidth - 12, 0), index, inks);
    painter.setPen(hasText ? inks.quiet : inks.text);
    paintMarked(painter, top.adjusted(0, 0, -placeWidth - badgeWidth - 12, 0), title, titleFont,
                result.titleMatches, inks);
    paintFoundBy(painter, area, result, inks);
    if (!hasText)
        return;
    painter.setPen(inks.text);
    const int width = view != nullptr ? rowWidth(*view) - 2 * side : area.width(); // as it was measured
    PassageLines(result.snippet, passageFont(), width).draw(painter, top.bottomLeft(), inks);
}

} // namespace glossator::desktop
