// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_title.h"

#include "app/desktop/tiles/scaled_font.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double largest = 1.42; ///< times the text of controls
constexpr int side = 3;          ///< pixels beside the words

/// Whole words, and a sign where there are more.
QString asMuchAsFits(const QString& text, const QFontMetrics& metrics, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    const QString more = QStringLiteral(" …");
    QString words = text;
    while (words.contains(u' ') && metrics.horizontalAdvance(words + more) > width)
        words.truncate(words.lastIndexOf(u' '));
    return words + more;
}

} // namespace

CaseTitle::CaseTitle(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("stageTitle"));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QFont CaseTitle::reading(double factor) const
{
    QFont larger = readingFont(font(), factor);
    larger.setWeight(QFont::DemiBold);
    return larger;
}

QFont CaseTitle::fitting() const
{
    const int wanted = QFontMetrics(reading(largest)).horizontalAdvance(text());
    const double share = wanted > 0 ? static_cast<double>(width() - 2 * side) / wanted : 1.0;
    return reading(std::clamp(largest * share * 0.99, 1.0, largest));
}

QSize CaseTitle::sizeHint() const
{
    const QFontMetrics metrics(reading(largest));
    return {metrics.horizontalAdvance(text()) + 2 * side + 2, metrics.height()};
}

QSize CaseTitle::minimumSizeHint() const
{
    const QFontMetrics metrics(reading(1.0));
    return {4 * metrics.averageCharWidth(), metrics.height()};
}

void CaseTitle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFont type = fitting();
    painter.setFont(type);
    painter.setPen(palette().color(QPalette::WindowText));
    const QString shown = asMuchAsFits(text(), QFontMetrics(type), width() - 2 * side);
    painter.drawText(rect().adjusted(side, 0, -side, 0), Qt::AlignLeft | Qt::AlignVCenter, shown);
    const bool isShort = shown != text();
    if (toolTip().isEmpty() == isShort)
        setToolTip(isShort ? text() : QString());
}

void CaseTitle::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace glossator::desktop
