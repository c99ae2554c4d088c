// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/matrix_legend.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_delegate.h"
#include "app/desktop/pair/pair_words.h"

#include <QEvent>
#include <QPainter>

namespace glossator::desktop {

namespace {

constexpr int sample = 18;
constexpr int air = 6;
constexpr int apart = 20;
constexpr int lineHeight = 28;

/// A cell as an example: one clause of a speaker; the last has a case.
pairs::PairCell example(qsizetype number)
{
    pairs::PairCell cell;
    const bool isCase = number == static_cast<qsizetype>(pairs::speakerCount);
    cell.clauses.at(isCase ? 0 : static_cast<std::size_t>(number)) = 1;
    cell.proven = isCase ? 1 : 0;
    return cell;
}

} // namespace

MatrixLegend::MatrixLegend(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("matrixLegend"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    retranslate();
}

QSize MatrixLegend::sizeHint() const
{
    return {200, lineHeight};
}

void MatrixLegend::paintEvent(QPaintEvent*)
{
    const Inks& inks = inksOf(printingFor(palette()));
    const QFont font = Typefaces::control(12);
    const QFontMetrics measure(font);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int x = apart;
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        const int wide = measure.horizontalAdvance(m_words.at(i));
        if (x + sample + air + wide > width())
            return;
        MatrixDelegate::paintContent(painter, QRectF(x, (height() - sample) / 2.0, sample, sample),
                                     example(i), 1, inks);
        painter.setFont(font);
        painter.setPen(inks.quiet);
        painter.drawText(QRect(x + sample + air, 0, wide + 1, height()), Qt::AlignVCenter, m_words.at(i));
        x += sample + air + wide + apart;
    }
}

void MatrixLegend::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MatrixLegend::retranslate()
{
    m_words.clear();
    for (std::size_t i = 0; i < pairs::speakerCount; ++i)
        m_words += PairWords::speaker(static_cast<pairs::Speaker>(i));
    m_words += tr("with a case to play");
    setAccessibleName(tr("Inks: %1").arg(m_words.join(QStringLiteral(", "))));
    update();
}

} // namespace glossator::desktop
