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
    m_name = step ? step->textOrSource(language) : m_names.value(0); // also hidden it is as high as words
    setText(shown(m_name));
    setVisible(step.has_value());
    if (!step)
        return;
    setToolTip(QStringLiteral("%1 (%2)").arg(tr("Where in the turn the game is: see the order of play"),
                                             QStringLiteral("T")));
    setAccessibleName(tr("Step of the turn: %1").arg(m_name));
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

void TurnButton::setNarrow(bool isNarrow)
{
    if (isNarrow == m_isNarrow)
        return;
    m_isNarrow = isNarrow;
    setText(shown(m_name));
    updateGeometry();
}

/// In two lines of about the same length where it is to be narrow.
QString TurnButton::shown(QString name) const
{
    const qsizetype middle = name.size() / 2;
    const qsizetype before = name.lastIndexOf(u' ', middle);
    const qsizetype after = name.indexOf(u' ', middle);
    if (!m_isNarrow || (before < 0 && after < 0))
        return name;
    const bool isFirstNearer = after < 0 || (before >= 0 && middle - before <= after - middle);
    return name.replace(isFirstNearer ? before : after, 1, u'\n');
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
        size.setWidth(std::max(size.width(), widthOf(shown(name)) + beside));
    return size;
}

} // namespace glossator::desktop
