// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/turn_button.h"

#include <QStyleOptionToolButton>

#include <algorithm>

namespace glossator::desktop {

namespace {

QString wordOf(engine::Phase phase)
{
    return QString::fromUtf8(nameOf(phase));
}

} // namespace

TurnButton::TurnButton(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("stageTurn"));
    setAutoRaise(true);
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Step of the turn"));
    connect(this, &QToolButton::clicked, this, &TurnButton::go);
    hide();
}

void TurnButton::show(const catalogue::Catalogue* catalogue, engine::Phase phase,
                      catalogue::Language language)
{
    const auto step = catalogue == nullptr ? std::nullopt : catalogue->stepOfPhase(wordOf(phase));
    if (catalogue != nullptr)
        nameSteps(*catalogue, language);
    else
        m_namedIn.reset(); // another catalogue may have other names
    m_phase = step ? std::optional(phase) : std::nullopt;
    setText(step ? step->textOrSource(language) : m_names.value(0)); // also hidden it is as high as words
    setVisible(step.has_value());
    if (!step)
        return;
    setToolTip(QStringLiteral("%1 (%2)").arg(tr("Where in the turn the game is: see the order of play"),
                                             QStringLiteral("T")));
    setAccessibleName(tr("Step of the turn: %1").arg(text()));
    setAccessibleDescription(toolTip());
}

void TurnButton::nameSteps(const catalogue::Catalogue& catalogue, catalogue::Language language)
{
    if (m_namedIn == language)
        return;
    m_namedIn = language;
    m_names.clear();
    for (const std::string_view phase : engine::phaseNames)
        if (const auto step = catalogue.stepOfPhase(QString::fromUtf8(phase)))
            m_names << step->textOrSource(language);
    updateGeometry();
}

void TurnButton::go()
{
    if (m_phase)
        emit requested(*m_phase);
}

/// It looks like the link that it is.
void TurnButton::initStyleOption(QStyleOptionToolButton* option) const
{
    QToolButton::initStyleOption(option);
    option->palette.setColor(QPalette::ButtonText, palette().color(QPalette::Link));
    option->font.setUnderline(true);
}

QSize TurnButton::sizeHint() const
{
    QSize size = QToolButton::sizeHint();
    const auto widthOf = [this](const QString& words) { // as the button measures it
        return fontMetrics().size(Qt::TextShowMnemonic, words).width();
    };
    const int beside = size.width() - widthOf(text());
    for (const QString& name : m_names)
        size.setWidth(std::max(size.width(), widthOf(name) + beside));
    return size;
}

} // namespace glossator::desktop
