// SPDX-License-Identifier: GPL-3.0-or-later
// How the stage is put together: its parts, and who of them tells whom.
#include "app/desktop/stage/award_sheet.h"
#include "app/desktop/stage/board_pane.h"
#include "app/desktop/stage/board_words.h"
#include "app/desktop/stage/case_choice.h"
#include "app/desktop/stage/case_panel.h"
#include "app/desktop/stage/column_split.h"
#include "app/desktop/stage/empty_stage.h"
#include "app/desktop/stage/moment_show.h"
#include "app/desktop/stage/more_button.h"
#include "app/desktop/stage/option_trial.h"
#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/proves_button.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_export.h"
#include "app/desktop/stage/stage_head.h"
#include "app/desktop/stage/stage_keys.h"
#include "app/desktop/stage/stage_menu.h"
#include "app/desktop/stage/stage_side.h"
#include "app/desktop/stage/stage_tabs.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_list.h"
#include "app/desktop/stage/table_setter.h"
#include "app/desktop/stage/transport_bar.h"
#include "app/desktop/stage/turn_button.h"

#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace glossator::desktop {

namespace {

constexpr ColumnSplit::Needs needsOfCases{{720, 100}, {1500, 220}, 36, 52};
constexpr ColumnSplit::Needs needsOfSide{{}, {800, 100}, 42, 76};

} // namespace

/// What can be gone to is made in the order in which Tab goes to it, or gets its parent so.
void StageView::build()
{
    setObjectName(QStringLiteral("stageView"));
    m_board = new BoardPane(nullptr);
    m_production = std::make_unique<Production>(m_sources, m_board->canvas()->shapes(), m_player);
    m_casePanel = new CasePanel(this);
    m_head = new StageHead(*m_production, m_sources, this);
    m_menu = new StageMenu(m_head->proves()->menu(), m_head->exports()->menu(), this);
    m_body = new QStackedWidget(this);
    m_side = new StageSide(m_steps, m_sources.clauses(), nullptr);
    m_split = new ColumnSplit(m_board, m_side, m_side, needsOfSide, m_body);
    m_split->setObjectName(QStringLiteral("stageSplitter"));
    m_body->addWidget(m_split);
    m_body->addWidget(m_empty = new EmptyStage(m_body));
    m_caseSplit = new ColumnSplit(m_casePanel, m_body, m_casePanel, needsOfCases, this);
    m_caseSplit->setObjectName(QStringLiteral("caseSplitter"));
    m_caseSplit->setHandleWidth(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_caseSplit, 1);
    fitHeight();
}

void StageView::makeParts()
{
    const auto texts = [this] { return this->texts(); };
    // The head is told first of what is laid: others ask it how that is called.
    connect(m_production.get(), &Production::laid, m_head, &StageHead::showDetour);
    m_show = std::make_unique<MomentShow>(*m_production, m_player, m_sources,
                                          MomentShow::Parts{*m_head, *m_board, *m_side});
    m_table = std::make_unique<TableSetter>(
        *m_production, m_sources, TableSetter::Parts{*m_steps, *m_board, *m_side, m_player, *m_show}, texts);
    m_trial = std::make_unique<OptionTrial>(*m_production, m_player, *m_side->options(), *m_board->canvas());
    m_cases = std::make_unique<CaseChoice>(*m_casePanel, *m_caseSplit, *m_head->cases());
    m_export = std::make_unique<StageExport>(*m_production, m_player, m_sources, *m_board, texts);
    m_keys = std::make_unique<StageKeys>(StageKeys::Parts{
        *m_production, m_player, *m_cases, *m_board->canvas(), *m_board->transport(), *m_head->proves(),
        *m_head->exports(), *m_split, *m_side->steps(), *m_side->tabs(), *m_head->turn()});
}

void StageView::connectPlayed()
{
    const Production* production = m_production.get();
    connect(production, &Production::opened, this, [this] {
        showWhetherEmpty();
        m_board->canvas()->fitBoard();
        m_head->showTitle();
        showOffTable();
        m_cases->setOpen(place().caseId);
    });
    connect(production, &Production::readingChanged, m_head, &StageHead::showReading);
    connect(production, &Production::laid, this,
            [this] { m_head->exports()->setEnabled(m_production->choreographer() != nullptr); });
    connect(m_head, &StageHead::returnRequested, production, qOverload<>(&Production::returnToCase));
    connect(m_head, &StageHead::houseToggled, production, &Production::toggleHouse);
    connect(m_head, &StageHead::focusFreed, m_board->canvas(), qOverload<>(&QWidget::setFocus),
            Qt::QueuedConnection); // when all that is laid is shown
    connect(m_show.get(), &MomentShow::stepShown, this, [this] {
        m_trial->markLeft();
        emit placeChanged(place());
    });
    connect(m_trial.get(), &OptionTrial::ended, m_show.get(), &MomentShow::show);
    connect(m_trial.get(), &OptionTrial::picked, this, &StageView::openOptions);
    connect(m_head->exports(), &ExportButton::requested, m_export.get(), &StageExport::take);
    connect(m_export.get(), &StageExport::printRequested, this, &StageView::printRequested);
    connect(m_export.get(), &StageExport::pdfRequested, this, &StageView::pdfRequested);
}

void StageView::connectPlayer()
{
    const StagePlayer* player = &m_player;
    const TransportBar* transport = m_board->transport();
    connect(player, &StagePlayer::commanded, m_board->canvas(), &StageCanvas::follow);
    connect(player, &StagePlayer::runningChanged, transport, &TransportBar::setPlaying);
    connect(transport, &TransportBar::startRequested, player, &StagePlayer::goToStart);
    connect(transport, &TransportBar::backRequested, player, &StagePlayer::stepBack);
    connect(transport, &TransportBar::playRequested, player, &StagePlayer::togglePlay);
    connect(transport, &TransportBar::forwardRequested, player, &StagePlayer::stepForward);
    connect(transport, &TransportBar::endRequested, player, &StagePlayer::goToEnd);
    connect(transport, &TransportBar::positionRequested, player, &StagePlayer::setPosition);
    connect(transport, &TransportBar::momentRequested, player, &StagePlayer::goToMoment);
    connect(transport, &TransportBar::paceChosen, this, [this](const notebook::Pace& pace) {
        setPace(pace);
        emit paceChosen(pace);
    });
    connect(m_side->steps(), &StepsList::momentRequested, player, &StagePlayer::goToMoment);
    connect(m_side->award(), &AwardSheet::stepRequested, player, &StagePlayer::goToStep);
}

void StageView::connectClauses()
{
    connect(m_keys.get(), &StageKeys::told, this, &StageView::told);
    connect(m_head, &StageHead::clauseRequested, this, &StageView::clauseRequested);
    connect(m_head, &StageHead::phaseRequested, this, &StageView::phaseRequested);
    connect(m_side->steps(), &StepsList::clauseRequested, this, &StageView::clauseRequested);
    connect(m_side->award(), &AwardSheet::clauseRequested, this, &StageView::clauseRequested);
}

void StageView::connectWords()
{
    m_board->canvas()->setWords([this]() -> std::optional<BoardWords> {
        const engine::State* state = m_production->stateNow();
        if (state == nullptr)
            return std::nullopt;
        return BoardWords(*m_production->played().result()->game, *state, m_sources.wording());
    });
}

void StageView::connectCases()
{
    const CaseChoice* cases = m_cases.get();
    connect(cases, &CaseChoice::chosen, this, &StageView::takeCase);
    connect(cases, &CaseChoice::left, this, [this] { setFocus(Qt::OtherFocusReason); });
    connect(m_menu, &StageMenu::casesRequested, cases, &CaseChoice::goToList);
    connect(m_menu, &StageMenu::followToggled, m_board->canvas(), &StageCanvas::setFollows);
    connect(m_menu, &StageMenu::followToggled, this, &StageView::followChosen);
    connect(m_menu, &StageMenu::neighbourRequested, cases, &CaseChoice::chooseNeighbour);
    connect(m_empty, &EmptyStage::caseRequested, this, [this](const QString& id) {
        m_cases->choose(id);
        if (place().caseId == id)
            play();
    });
    connect(m_empty, &EmptyStage::listRequested, cases, &CaseChoice::goToList);
    connect(m_empty, &EmptyStage::searchRequested, this, &StageView::searchRequested);
}

void StageView::connectRoom()
{
    connect(m_head->side(), &QToolButton::clicked, m_split, &ColumnSplit::open);
    connect(m_split, &ColumnSplit::changed, this, &StageView::showWhetherSide);
    connect(m_side, &StageSide::turned, this, &StageView::showWhetherSide);
    StageCanvas* board = m_board->canvas();
    board->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(board, &QWidget::customContextMenuRequested, this, [this, board](QPoint point) {
        if (m_production->played().ofCase() != nullptr)
            m_head->more()->menu()->popup(board->mapToGlobal(point));
    });
}

void StageView::watchKeys()
{
    for (QWidget* child : findChildren<QWidget*>())
        if (child->focusPolicy() != Qt::NoFocus && !m_casePanel->isAncestorOf(child))
            m_keys->watch(child);
}

} // namespace glossator::desktop
