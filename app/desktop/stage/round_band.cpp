// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/round_band.h"

#include "app/desktop/look/accessible_role.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/round_words.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QToolTip>

namespace glossator::desktop {

namespace {

using engine::RoundPart;

constexpr int gap = 4;
constexpr int margin = 4; ///< above and below the cells
constexpr int padding = 6;
constexpr int underline = 5; ///< room for the parts below a cell
constexpr int tick = 3;      ///< height of the mark of a part
constexpr int firstPart = static_cast<int>(RoundPart::Before);
constexpr int lastPart = static_cast<int>(RoundPart::Last);

/// The number of the round; the one that has none has a sign.
QString signOf(const engine::RoundSpec& round)
{
    return round.phase ? QString::fromUtf8(round.name) : QStringLiteral("+");
}

/// Frames and marks that are no text: seen on the ground of the window by day and by night.
QColor lineOf(const QPalette& palette)
{
    QColor line = quietTextOf(palette);
    line.setAlpha(120);
    return line;
}

} // namespace

RoundBand::RoundBand(QWidget* parent) : QWidget(parent), m_words(new QLabel(this))
{
    setObjectName(QStringLiteral("stageRound"));
    setProperty(accessibleRoleProperty, static_cast<int>(QAccessible::StaticText));
    m_words->setObjectName(QStringLiteral("stageRoundWords"));
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // what is left beside the step
    m_words->installEventFilter(this);
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_words, 1);
    arrange();
    retranslate();
    hide();
}

void RoundBand::tell(const std::optional<engine::PartOfRound>& moment, const QString& words)
{
    if (m_moment == moment && m_said == words)
        return;
    m_moment = moment;
    m_said = words;
    showWords();
    retranslate();
    update();
}

QSize RoundBand::cellSize() const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.horizontalAdvance(QStringLiteral("1A")) + 2 * padding, metrics.height() + padding};
}

QRect RoundBand::cellOf(int number) const
{
    const QSize size = cellSize();
    const QRect cell(margin + number * (size.width() + gap), margin, size.width(), size.height());
    return isRightToLeft() ? QRect(QPoint(width() - cell.right() - 1, margin), size) : cell;
}

/// The words stand behind the cells.
void RoundBand::arrange()
{
    const int cells = margin + engine::roundCount * (cellSize().width() + gap);
    layout()->setContentsMargins(cells + 2 * gap, 0, margin, underline);
    setMinimumHeight(cellSize().height() + 2 * margin + underline);
}

void RoundBand::retranslate()
{
    setAccessibleName(m_said.isEmpty() ? tr("Round of scoring") : m_said);
    setAccessibleDescription(RoundWords::all());
}

QString RoundBand::textAt(QPoint point) const
{
    const std::array<QString, engine::roundCount> texts{
        tr("Round 1A: the start of the turn."),
        tr("Round 1B: the tile is drawn."),
        tr("Round 1C: the tile is placed."),
        tr("Round 2: figures are placed."),
        tr("Round 3: scoring, in four parts: before the features, the features, after the features, the "
           "circus."),
        tr("Round 4: the end of the turn."),
        tr("Points of a message: a round of its own, between the others.")};
    for (int number = 0; number < engine::roundCount; ++number)
        if (cellOf(number).adjusted(0, 0, 0, underline).contains(point))
            return texts.at(static_cast<std::size_t>(number));
    return accessibleDescription();
}

/// All, or the round without the part of it, or none: the cells show both.
void RoundBand::showWords()
{
    const auto hasRoom = [this](const QString& words) {
        return m_words->fontMetrics().horizontalAdvance(words) <= m_words->width();
    };
    const QString round = m_said.section(QStringLiteral(" · "), 0, 0);
    const QString shown = hasRoom(m_said) ? m_said : hasRoom(round) ? round : QString();
    m_words->setText(shown);
    m_words->setToolTip(shown == m_said ? QString() : m_said);
}

bool RoundBand::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_words && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        showWords();
    return QWidget::eventFilter(watched, event);
}

bool RoundBand::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
}

void RoundBand::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int number = 0; number < engine::roundCount; ++number)
        paintCell(painter, engine::rounds.at(static_cast<std::size_t>(number)), cellOf(number));
}

void RoundBand::paintCell(QPainter& painter, const engine::RoundSpec& round, const QRect& cell) const
{
    const bool isPresent = m_moment && m_moment->round == round.round;
    QFont type = font();
    type.setWeight(isPresent ? QFont::DemiBold : QFont::Normal);
    painter.setFont(type);
    painter.setPen(isPresent ? QPen(rubricOf(palette())) : QPen(lineOf(palette())));
    painter.setBrush(isPresent ? QBrush(rubricOf(palette())) : Qt::NoBrush);
    painter.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(isPresent ? palette().color(QPalette::Base) : quietTextOf(palette()));
    painter.drawText(cell, Qt::AlignCenter, signOf(round));
    if (round.isDivided)
        paintParts(painter, cell, isPresent);
}

/// A mark below the cell for each part; at the end of the round all are done.
void RoundBand::paintParts(QPainter& painter, const QRect& cell, bool isPresent) const
{
    constexpr int parts = lastPart - firstPart + 1;
    const double width = (cell.width() - (parts - 1) * 2.0) / parts;
    painter.setPen(Qt::NoPen);
    for (int part = 0; part < parts; ++part) {
        const bool isHere = isPresent && static_cast<int>(m_moment->part) == part + firstPart;
        painter.setBrush(isHere ? rubricOf(palette()) : lineOf(palette()));
        painter.drawRect(QRectF(cell.left() + part * (width + 2), cell.bottom() + 3, width, tick));
    }
}

void RoundBand::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
}

} // namespace glossator::desktop
