// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_title.h"

#include "app/desktop/look/scaled_font.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr double added = 0.42; ///< to the text of controls, in times its original size
constexpr int side = 3;        ///< pixels beside the words
constexpr int mostLines = 2;
constexpr int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

/// Titles of large text are less large beside it: they are seen as they are.
double largestIn(const QFont& text)
{
    return 1.0 + added / textScale(text);
}

/// For one line, with some to spare: what is painted may be a little wider than was measured.
int roomIn(int width)
{
    return width - 2 * side - width / 50;
}

bool fits(const QString& text, const QFontMetrics& metrics, int width)
{
    const QRect needed = metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), flags, text);
    return needed.height() < (mostLines + 1) * metrics.height() && needed.width() <= width;
}

/// Whole words, and a sign where there are more.
QString asMuchAsFits(const QString& text, const QFontMetrics& metrics, int width)
{
    if (fits(text, metrics, width))
        return text;
    const QString more = QStringLiteral(" …");
    QString words = text;
    while (words.contains(u' ') && !fits(words + more, metrics, width))
        words.truncate(words.lastIndexOf(u' '));
    return words + more;
}

} // namespace

CaseTitle::CaseTitle(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("stageTitle"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QFont CaseTitle::reading(double factor) const
{
    QFont larger = readingFont(font(), factor);
    larger.setWeight(QFont::DemiBold);
    return larger;
}

QFont CaseTitle::fitting(int width) const
{
    constexpr int sizes = 10;
    const double largest = largestIn(font());
    for (int i = 0; i < sizes; ++i)
        if (const QFont type = reading(largest - i * (largest - 1.0) / sizes);
            fits(text(), QFontMetrics(type), roomIn(width)))
            return type;
    return reading(1.0);
}

int CaseTitle::heightForWidth(int width) const
{
    const QFontMetrics metrics(fitting(width));
    const bool isOneLine = metrics.horizontalAdvance(text()) <= roomIn(width);
    return std::max(sizeHint().height(), (isOneLine ? 1 : mostLines) * metrics.lineSpacing());
}

/// Asks for little: it gets what the controls beside it leave.
QSize CaseTitle::sizeHint() const
{
    constexpr int letters = 12;
    const QFontMetrics metrics(reading(largestIn(font())));
    const int inOne = metrics.horizontalAdvance(text()) + 2 * side + 2;
    const int some = letters * QFontMetrics(reading(1.0)).averageCharWidth();
    return {std::min(inOne, some), metrics.height()};
}

QSize CaseTitle::minimumSizeHint() const
{
    const QFontMetrics metrics(reading(1.0));
    return {4 * metrics.averageCharWidth(), metrics.height()};
}

void CaseTitle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFont type = fitting(width());
    painter.setFont(type);
    painter.setPen(palette().color(QPalette::WindowText));
    const QString shown = asMuchAsFits(text(), QFontMetrics(type), width() - 2 * side);
    painter.drawText(rect().adjusted(side, 0, -side, 0), flags, shown);
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
