// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/matrix_legend.h"

#include "app/desktop/look/accessible_role.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_delegate.h"
#include "app/desktop/pair/pair_words.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

namespace glossator::desktop {

namespace {

constexpr int sample = 18;
constexpr int air = 6;
constexpr int apart = 20;
constexpr int lineHeight = 24;
constexpr int letters = 12;

/// A cell as an example: one clause of a voice; the last has a case.
pairs::PairCell example(qsizetype number)
{
    pairs::PairCell cell;
    const bool isCase = number == static_cast<qsizetype>(catalogue::allVoices.size());
    cell.clauses.at(isCase ? 0 : static_cast<std::size_t>(number)) = 1;
    cell.proven = isCase ? 1 : 0;
    return cell;
}

} // namespace

MatrixLegend::MatrixLegend(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("matrixLegend"));
    setProperty(accessibleRoleProperty, static_cast<int>(QAccessible::StaticText));
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

QSize MatrixLegend::sizeHint() const
{
    return {200, Typefaces::scaled(lineHeight)};
}

int MatrixLegend::heightForWidth(int width) const
{
    const auto all = places(width);
    return (all.empty() ? 0 : all.back().y()) + Typefaces::scaled(lineHeight);
}

std::vector<QPoint> MatrixLegend::places(int width) const
{
    std::vector<QPoint> all;
    QPoint at(apart, 0);
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        if (at.x() > apart && at.x() + widthOf(i) > width)
            at = {apart, at.y() + Typefaces::scaled(lineHeight)};
        all.push_back(at);
        at.rx() += widthOf(i) + apart;
    }
    return all;
}

int MatrixLegend::widthOf(qsizetype entry) const
{
    const QFontMetrics measure(Typefaces::control(letters));
    return Typefaces::scaled(sample) + air + measure.horizontalAdvance(m_words.at(entry)) + 1;
}

void MatrixLegend::paintEvent(QPaintEvent*)
{
    const Inks& inks = inksOf(printingFor(palette()));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = Typefaces::scaled(sample);
    const int line = Typefaces::scaled(lineHeight);
    const auto all = places(width());
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        const QPoint at = all.at(static_cast<std::size_t>(i));
        const QRectF cell(at.x(), at.y() + (line - side) / 2.0, side, side);
        MatrixDelegate::paintWash(painter, cell, example(i), 1, inks);
        MatrixDelegate::paintContent(painter, cell, example(i), inks);
        painter.setFont(Typefaces::control(letters));
        painter.setPen(inks.quiet);
        painter.drawText(QRect(at.x() + side + air, at.y(), widthOf(i), line), Qt::AlignVCenter,
                         m_words.at(i));
    }
}

void MatrixLegend::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void MatrixLegend::retranslate()
{
    m_words.clear();
    for (std::size_t i = 0; i < catalogue::allVoices.size(); ++i)
        m_words += PairWords::voice(static_cast<catalogue::Voice>(i));
    m_words += tr("with a case to play");
    setAccessibleName(tr("Inks: %1").arg(m_words.join(QStringLiteral(", "))));
    updateGeometry();
    update();
}

} // namespace glossator::desktop
