// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/turn_button.h"

namespace glossator::desktop {

namespace {

QString wordOf(engine::Phase phase)
{
    const std::string_view name = nameOf(phase);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

TurnButton::TurnButton(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("stageTurn"));
    setAutoRaise(true);
    setAccessibleName(tr("Step of the turn"));
    connect(this, &QToolButton::clicked, this, [this] { emit requested(m_phase); });
    hide();
}

void TurnButton::show(const catalogue::Catalogue* catalogue, engine::Phase phase,
                      catalogue::Language language)
{
    const auto step = catalogue == nullptr ? std::nullopt : catalogue->stepOfPhase(wordOf(phase));
    m_phase = step ? wordOf(phase) : QString();
    setVisible(step.has_value());
    if (!step)
        return;
    setText(step->textOrSource(language));
    setToolTip(tr("Where in the turn the game is: see the order of play"));
    setAccessibleName(tr("Step of the turn: %1").arg(text()));
    setAccessibleDescription(toolTip());
}

} // namespace glossator::desktop
