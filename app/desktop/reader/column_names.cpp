// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/column_names.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"

#include <QPainter>

namespace glossator::desktop {

namespace {

QStringList namesOf(const std::vector<catalogue::Language>& languages)
{
    QStringList names;
    for (const auto language : languages)
        names += nativeName(language);
    return names;
}

} // namespace

ColumnNames::ColumnNames(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("columnNames"));
    hide();
}

void ColumnNames::showNames(const PageMetrics& metrics, const std::vector<catalogue::Language>& languages)
{
    m_metrics = metrics;
    m_languages = languages;
    setAccessibleName(m_metrics.isStacked ? allBelowOneAnother()
                                          : namesOf(languages).join(QStringLiteral(", ")));
    setVisible(languages.size() > 1);
    update();
}

QString ColumnNames::allBelowOneAnother() const
{
    return tr("%1: one below the other").arg(namesOf(m_languages).join(QStringLiteral(" · ")));
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
    const auto write = [&](const Strip& strip, const QString& words) {
        painter.drawText(
            QRectF(strip.x, 0, strip.width, height()), Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(strip.width)));
    };
    if (m_metrics.isStacked)
        return write({m_metrics.columns.front().x, width() - m_metrics.columns.front().x},
                     allBelowOneAnother());
    for (std::size_t i = 0; i < m_languages.size(); ++i)
        write(m_metrics.columns.at(i), nativeName(m_languages[i]));
}

} // namespace glossator::desktop
