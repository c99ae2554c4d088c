// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/column_names.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"

#include <QPainter>

namespace glossator::desktop {

ColumnNames::ColumnNames(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("columnNames"));
    hide();
}

void ColumnNames::showNames(const PageMetrics& metrics, const std::vector<catalogue::Language>& languages)
{
    m_metrics = metrics;
    m_languages = languages;
    QStringList names;
    for (const auto language : languages)
        names += nativeName(language);
    setAccessibleName(names.join(QStringLiteral(", ")));
    setVisible(languages.size() > 1);
    update();
}

void ColumnNames::paintEvent(QPaintEvent*)
{
    const Inks& inks = inksOf(printingFor(palette()));
    QPainter painter(this);
    painter.fillRect(rect(), inks.paper);
    painter.setPen(inks.line);
    painter.drawLine(0, height() - 1, width(), height() - 1);
    painter.setPen(inks.rubric);
    painter.setFont(Typefaces::controlBold(12));
    for (std::size_t i = 0; i < m_languages.size(); ++i) {
        const Strip& strip = m_metrics.columns.at(i);
        if (m_metrics.isStacked && i > 0) // which are named where they stand
            break;
        painter.drawText(QRectF(strip.x, 0, strip.width, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         nativeName(m_languages[i]));
    }
}

} // namespace glossator::desktop
