// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/running_rule.h"

#include "app/desktop/look/elided_at_word.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/page_sight.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

RunningRule::RunningRule(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("runningRule"));
    setCursor(Qt::PointingHandCursor);
    hide();
}

void RunningRule::follow(const PageSight& sight)
{
    const auto rule = sight.ruleScrolledAway();
    QStringList words;
    for (const auto language : sight.layout().languages())
        if (rule)
            words += plainTextAt(sight.page(), {*rule, 0}, language);
    showRule(sight.layout().metrics(), words);
}

void RunningRule::showRule(const PageMetrics& metrics, const QStringList& words)
{
    setVisible(!words.isEmpty());
    if (words.isEmpty())
        return;
    m_metrics = metrics;
    m_words = words;
    setAccessibleName(words.join(u' '));
    setToolTip(words.front());
    setGeometry(0, 0, parentWidget()->width(), static_cast<int>(heightOn(metrics)));
    update();
}

void RunningRule::paintEvent(QPaintEvent*)
{
    const Inks& inks = inksOf(printingFor(palette()));
    QPainter painter(this);
    painter.fillRect(rect(), inks.paper);
    painter.setPen(inks.line);
    painter.drawLine(0, height() - 1, width(), height() - 1);
    painter.setPen(inks.quiet);
    painter.setFont(Typefaces::readingItalic(m_metrics.glossSize(), m_metrics.sizing));
    const auto columns = static_cast<std::size_t>(m_metrics.isStacked ? 1 : m_words.size());
    for (std::size_t i = 0; i < columns; ++i) {
        const Strip& strip = m_metrics.columns.at(i);
        const QString words = elidedAtWord(m_words.at(static_cast<qsizetype>(i)), painter.fontMetrics(),
                                           static_cast<int>(strip.width));
        painter.drawText(QRectF(strip.x, 0, strip.width, height()), Qt::AlignLeft | Qt::AlignVCenter, words);
    }
}

void RunningRule::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit clicked();
}

} // namespace glossator::desktop
