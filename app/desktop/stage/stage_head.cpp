// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_head.h"

#include "app/desktop/look/scaled_font.h"
#include "app/desktop/look/wrapping_row.h"
#include "app/desktop/stage/case_title.h"
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/export_button.h"
#include "app/desktop/stage/fault_label.h"
#include "app/desktop/stage/house_bar.h"
#include "app/desktop/stage/more_button.h"
#include "app/desktop/stage/off_table_sign.h"
#include "app/desktop/stage/production.h"
#include "app/desktop/stage/proves_button.h"
#include "app/desktop/stage/round_band.h"
#include "app/desktop/stage/stage_sources.h"
#include "app/desktop/stage/turn_button.h"
#include "model/cases/describe.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace glossator::desktop {

namespace {

/// A button that stays down while what it opens is there.
QToolButton* makeOpener(const char* name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setCheckable(true);
    return button;
}

} // namespace

StageHead::StageHead(const Production& production, const StageSources& sources, QWidget* parent)
    : QWidget(parent), m_production(production), m_sources(sources), m_row(new WrappingRow),
      m_cases(makeOpener("stageCases", this)), m_titles(new QStackedWidget(this)),
      m_title(new CaseTitle(m_titles)), m_detour(new DetourBar(m_titles)), m_offTable(new OffTableSign(this)),
      m_turn(new TurnButton(this)), m_proves(new ProvesButton(this)), m_export(new ExportButton(this)),
      m_more(new MoreButton(*m_proves, *m_export, this)), m_side(makeOpener("stageSideButton", this)),
      m_round(new RoundBand(this)), m_house(new HouseBar(this)), m_faults(new FaultLabel(this))
{
    build();
    connect(m_turn, &TurnButton::requested, this, &StageHead::phaseRequested);
    connect(m_proves, &ProvesButton::clauseRequested, this, &StageHead::clauseRequested);
    connect(m_detour, &DetourBar::returnRequested, this, &StageHead::returnRequested);
    connect(m_house, &HouseBar::toggled, this, &StageHead::houseToggled);
    connect(m_house, &HouseBar::clauseRequested, this, &StageHead::clauseRequested);
    narrowTurn();
    retranslate();
}

void StageHead::build()
{
    setObjectName(QStringLiteral("stageHead"));
    m_cases->setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(m_cases);
    m_more->hide();
    m_side->hide();
    m_titles->setObjectName(QStringLiteral("stageHeader"));
    m_titles->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred); // as high as the title needs
    m_titles->addWidget(m_title);
    m_titles->addWidget(m_detour);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_cases, m_titles, m_offTable, m_turn, m_proves,
                                                           m_export, m_more, m_side})
        m_row->addWidget(widget);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 4);
    column->addLayout(m_row);
    column->addWidget(m_round);
    column->addWidget(m_house);
    column->addWidget(m_faults);
}

void StageHead::showTitle()
{
    m_title->setText(m_production.title());
    if (m_production.played().isDetour())
        m_detour->setTitle(m_production.title());
    m_titles->updateGeometry(); // all around it at once: a title may need another height than that before
    m_row->invalidate();
    updateGeometry();
}

/// What the case proves is not proved by another reading.
void StageHead::showProves()
{
    const Performance& played = m_production.played();
    const bool isCase = played.ofCase() != nullptr && !played.isByHouse();
    const QStringList clauses = isCase ? played.ofCase()->proves : QStringList();
    m_proves->showClauses(clauses, m_sources.clauses());
    m_proves->setVisible(!m_isLow && !clauses.isEmpty());
}

void StageHead::showOffTable(const QStringList& boxes)
{
    m_offTable->tell(boxes);
}

void StageHead::showReading()
{
    const Performance& played = m_production.played();
    if (played.house())
        m_house->tell(*played.house(), played.isByHouse());
    else
        m_house->hide();
    showProves();
    QStringList faults;
    if (played.ofCase() != nullptr && !played.isByHouse())
        for (const sources::Fault& fault : played.ofCase()->result.faults)
            faults << QString::fromStdString(fault.text());
    m_faults->showFaults(std::move(faults));
}

void StageHead::showDetour()
{
    const Performance& played = m_production.played();
    const QWidget* focus = window()->focusWidget();
    const bool hadFocus = focus != nullptr && m_detour->isAncestorOf(focus);
    if (played.isDetour())
        m_detour->tell(played.leftAt(), m_production.title());
    m_titles->setCurrentWidget(played.isDetour() ? static_cast<QWidget*>(m_detour) : m_title);
    if (hadFocus && !played.isDetour())
        emit focusFreed();
}

void StageHead::showPhase(const engine::State* state)
{
    m_turn->show(state != nullptr ? m_sources.catalogue() : nullptr,
                 state != nullptr ? state->phase : engine::Phase::Over, m_sources.language());
}

void StageHead::showRound(const engine::State* state)
{
    const cases::CaseResult* run = m_production.played().result();
    const bool hasRounds = state != nullptr && run->game->looksAtRounds();
    m_round->setVisible(hasRounds);
    placeTurn(hasRounds);
    if (state == nullptr)
        return;
    const cases::Describer describer(*run);
    const auto words = describer.round(*state);
    m_round->tell(state->scoringMoment(), words ? m_sources.wording().sentence(*words) : QString());
}

/// The step of the turn stands in line with the rounds of scoring, where there are such.
void StageHead::placeTurn(bool hasRounds)
{
    QLayout* from = hasRounds ? m_row : m_round->layout();
    if (from->indexOf(m_turn) < 0)
        return;
    from->removeWidget(m_turn);
    if (hasRounds)
        m_round->layout()->addWidget(m_turn);
    else
        m_row->insertWidget(m_row->indexOf(m_proves), m_turn);
    narrowTurn();
}

/// Beside the title it leaves that more of the line where text is large.
void StageHead::narrowTurn()
{
    constexpr double large = 1.4; ///< times the original size of text
    m_turn->setNarrow(m_row->indexOf(m_turn) >= 0 && textScale(font()) >= large);
}

std::optional<engine::Phase> StageHead::phase() const
{
    return m_turn->phase();
}

QString StageHead::asideName() const
{
    return m_production.played().isDetour() ? m_detour->accessibleName() : m_house->accessibleName();
}

void StageHead::setLow(bool isLow)
{
    if (isLow == m_isLow)
        return;
    m_isLow = isLow;
    m_export->setVisible(!isLow);
    m_more->setVisible(isLow);
    showProves();
}

void StageHead::retranslate()
{
    setAccessibleName(tr("Case"));
    m_cases->setText(tr("Cases"));
    m_cases->setAccessibleName(m_cases->text());
    m_cases->setToolTip(tr("The list of cases (F9)"));
    m_side->setText(tr("Steps"));
    m_side->setAccessibleName(tr("Steps, options and score sheet"));
    m_side->setToolTip(QStringLiteral("%1 (%2)").arg(m_side->accessibleName(), tr("S")));
}

void StageHead::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        narrowTurn();
}

} // namespace glossator::desktop
