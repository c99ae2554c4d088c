// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/transport_bar.h"

#include "app/desktop/look/scaled_font.h"
#include "app/desktop/stage/timeline_slider.h"
#include "app/desktop/stage/transport_icons.h"

#include <QFocusEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace glossator::desktop {

namespace {

constexpr std::array<double, 5> speeds{0.25, 0.5, 1.0, 2.0, 4.0};
constexpr int usualSpeed = 2;
constexpr int speedWidth = 90; ///< pixels, at the original size of text; it grows slowly

} // namespace

TransportBar::TransportBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("transportBar"));
    build();
    retranslate();
    drawIcons();
    connect(m_timeline, &QSlider::sliderMoved, this, &TransportBar::positionRequested);
    connect(m_timeline, &QSlider::actionTriggered, this,
            [this] { emit positionRequested(m_timeline->sliderPosition()); });
    connect(m_timeline, &TimelineSlider::momentRequested, this, &TransportBar::momentRequested);
    connect(m_speed, &QSlider::valueChanged, this, [this] {
        showSpeed();
        emit paceChosen(pace());
    });
}

void TransportBar::build()
{
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(8, 2, 8, 6);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(1, 1);
    m_buttons = new QWidget(this);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(2);
    m_start = addButton("stageStart", &TransportBar::startRequested);
    m_back = addButton("stageBack", &TransportBar::backRequested);
    m_play = addButton("stagePlay", &TransportBar::playRequested);
    m_forward = addButton("stageForward", &TransportBar::forwardRequested);
    m_end = addButton("stageEnd", &TransportBar::endRequested);
    m_timeline = new TimelineSlider(this);
    m_pace = new QWidget(this);
    m_speed = new QSlider(Qt::Horizontal, m_pace);
    m_speed->setObjectName(QStringLiteral("stageSpeed"));
    m_speed->setRange(0, static_cast<int>(speeds.size())); // the last one is without motion
    m_speed->setPageStep(1);
    m_speed->setValue(usualSpeed);
    m_speedLabel = new QLabel(m_pace);
    m_speedLabel->setObjectName(QStringLiteral("stageSpeedLabel"));
    auto* pace = new QHBoxLayout(m_pace);
    pace->setContentsMargins(0, 0, 0, 0);
    pace->addWidget(m_speed);
    pace->addWidget(m_speedLabel);
    arrange();
}

/// The length at which a timeline is good to use; it grows with the text, and is shorter in a low window.
int TransportBar::shortestTimeline() const
{
    const int letter = fontMetrics().averageCharWidth();
    return m_isLow ? std::max(240, letter * 20) : std::max(290, letter * 32);
}

void TransportBar::arrange()
{
    m_grid->addWidget(m_timeline, 0, m_hasTwoRows ? 0 : 1, 1, m_hasTwoRows ? 3 : 1);
    m_grid->addWidget(m_buttons, m_hasTwoRows ? 1 : 0, 0);
    m_grid->addWidget(m_pace, m_hasTwoRows ? 1 : 0, 2);
}

void TransportBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitWidth();
}

/// A low bar says its speed where that leaves the timeline long enough; else the timeline comes first.
void TransportBar::fitWidth()
{
    const int words = m_pace->layout()->spacing() +
                      std::max(m_speedLabel->sizeHint().width(), m_speedLabel->minimumWidth());
    const int others = m_buttons->sizeHint().width() + m_speed->minimumWidth() +
                       2 * m_grid->horizontalSpacing() + m_grid->contentsMargins().left() +
                       m_grid->contentsMargins().right();
    const int room = width() - others;
    const bool hasRoom = room - words >= shortestTimeline();
    const bool needsTwo = m_isLow ? room < shortestTimeline() : !hasRoom;
    m_speedLabel->setVisible(!m_isLow || (needsTwo ? room >= words : hasRoom));
    if (needsTwo == m_hasTwoRows)
        return;
    m_hasTwoRows = needsTwo;
    arrange();
    // What is around it is being laid out just now and would not hear of it.
    QMetaObject::invokeMethod(
        this, [this] { updateGeometry(); }, Qt::QueuedConnection);
}

QToolButton* TransportBar::addButton(const char* name, void (TransportBar::*signal)())
{
    auto* button = new QToolButton(m_buttons);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    m_buttons->layout()->addWidget(button);
    connect(button, &QToolButton::clicked, this, signal);
    return button;
}

void TransportBar::setLow(bool isLow)
{
    m_isLow = isLow;
    fitWidth();
    m_pace->layout()->activate();
}

void TransportBar::setTimeline(int length, std::vector<TimelineMark> marks, int asideFrom)
{
    const QSignalBlocker blocker(m_timeline);
    m_timeline->setRange(0, length);
    m_timeline->setMarks(std::move(marks), asideFrom);
    setEnabled(length > 0);
}

void TransportBar::goToNextMark(int direction)
{
    m_timeline->goToNext(direction);
}

void TransportBar::setPosition(int milliseconds)
{
    const QSignalBlocker blocker(m_timeline);
    m_timeline->setValue(milliseconds);
}

void TransportBar::setPlaying(bool playing)
{
    m_isPlaying = playing;
    retranslate();
    drawIcons();
}

notebook::Pace TransportBar::pace() const
{
    const auto value = static_cast<std::size_t>(m_speed->value());
    return value < speeds.size() ? notebook::Pace{speeds.at(value), true}
                                 : notebook::Pace{speeds.at(usualSpeed), false};
}

void TransportBar::setPace(const notebook::Pace& pace)
{
    const auto nearest = std::min_element(speeds.begin(), speeds.end(), [&](double a, double b) {
        return std::abs(std::log(a / pace.speed)) < std::abs(std::log(b / pace.speed));
    });
    const QSignalBlocker blocker(m_speed);
    m_speed->setValue(static_cast<int>((pace.hasMotion ? nearest : speeds.end()) - speeds.begin()));
    showSpeed();
}

void TransportBar::showSpeed()
{
    const QString still = tr("no motion");
    m_speedLabel->setText(pace().hasMotion ? tr("%1×").arg(locale().toString(pace().speed)) : still);
    m_speedLabel->setMinimumWidth(m_speedLabel->fontMetrics().horizontalAdvance(still) + 4);
    m_speed->setAccessibleDescription(m_speedLabel->text());
    m_speed->setToolTip(QStringLiteral("%1: %2").arg(tr("Speed"), m_speedLabel->text()));
}

void TransportBar::retranslate()
{
    const auto name = [](QWidget* widget, const QString& text, const QString& keys) {
        widget->setAccessibleName(text);
        widget->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
    };
    name(m_start, tr("To the start"), tr("Home"));
    name(m_back, tr("One step back"), tr("Left"));
    name(m_play, m_isPlaying ? tr("Pause") : tr("Play"), tr("Space"));
    name(m_forward, tr("One step forward"), tr("Right"));
    name(m_end, tr("To the end"), tr("End"));
    name(m_timeline, tr("Timeline"), {});
    m_timeline->setAccessibleDescription(
        tr("Flags are turns, circles decisions, crosses refusals, diamonds awards. "
           "Up and Down go from one to the next."));
    name(m_speed, tr("Speed"), {});
    showSpeed();
}

void TransportBar::drawIcons()
{
    const QColor colour = palette().color(QPalette::ButtonText);
    const int side = fontMetrics().height() * 5 / 4;
    m_speed->setFixedWidth(qRound(speedWidth * (1 + (textScale(font()) - 1) / 4)));
    for (QToolButton* button : {m_start, m_back, m_play, m_forward, m_end})
        button->setIconSize({side, side});
    m_start->setIcon(transportIcon(TransportSign::Start, colour));
    m_back->setIcon(transportIcon(TransportSign::Back, colour));
    m_play->setIcon(transportIcon(m_isPlaying ? TransportSign::Pause : TransportSign::Play, colour));
    m_forward->setIcon(transportIcon(TransportSign::Forward, colour));
    m_end->setIcon(transportIcon(TransportSign::End, colour));
}

/// Goes on to the button that plays. A focus proxy would leave out of the order of Tab what is before it.
void TransportBar::focusInEvent(QFocusEvent* event)
{
    m_play->setFocus(event->reason());
}

void TransportBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawIcons();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        fitWidth();
}

} // namespace glossator::desktop
