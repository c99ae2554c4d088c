// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_view.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/stage/award_sheet.h"
#include "app/desktop/stage/caption_line.h"
#include "app/desktop/stage/case_panel.h"
#include "app/desktop/stage/column_split.h"
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/empty_stage.h"
#include "app/desktop/stage/house_bar.h"
#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_saver.h"
#include "app/desktop/stage/stage_texts.h"
#include "app/desktop/stage/steps_delegate.h"
#include "app/desktop/stage/steps_model.h"
#include "app/desktop/stage/transport_bar.h"
#include "app/desktop/stage/turn_button.h"
#include "model/cases/describe.h"
#include "model/cases/feature_phrase.h"
#include "model/catalogue/links.h"
#include "model/wording/tile_wording.h"

#include <QAction>
#include <QFocusEvent>
#include <QLabel>
#include <QListView>
#include <QStackedWidget>
#include <QStyle>
#include <QTabWidget>
#include <QToolButton>

namespace glossator::desktop {

StageView::StageView(QWidget* parent) : QWidget(parent), m_steps(new StepsModel(this))
{
    build();
    connectAll();
    retranslate();
    take(nullptr, 0);
}

StageView::~StageView()
{
    m_optionsPane->disconnect(this); // the keyboard leaves it when all is closed
    m_canvas->clear();
}

void StageView::connectAll()
{
    connect(&m_clock, &StageClock::positionChanged, this, &StageView::showPosition);
    connect(&m_clock, &StageClock::runningChanged, m_transport, &TransportBar::setPlaying);
    connect(m_transport, &TransportBar::startRequested, this, &StageView::goToStart);
    connect(m_transport, &TransportBar::backRequested, this, &StageView::stepBack);
    connect(m_transport, &TransportBar::playRequested, this, &StageView::togglePlay);
    connect(m_transport, &TransportBar::forwardRequested, this, &StageView::stepForward);
    connect(m_transport, &TransportBar::endRequested, this, &StageView::goToEnd);
    connect(m_transport, &TransportBar::positionRequested, &m_clock, &StageClock::setPosition);
    connect(m_transport, &TransportBar::paceChosen, this, [this](const notebook::Pace& pace) {
        setPace(pace);
        emit paceChosen(pace);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFollowing && index.isValid())
                    goToRow(index.row());
            });
    connect(m_turn, &TurnButton::requested, this, &StageView::phaseRequested);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { goToRow(index.row()); });
    connect(m_list, &QWidget::customContextMenuRequested, this, &StageView::openClauseMenu);
    auto* delegate = static_cast<StepsDelegate*>(m_list->itemDelegate());
    connect(delegate, &StepsDelegate::clauseRequested, this, &StageView::clauseRequested);
    delegate->setClauseNames(&m_clauseNames);
    m_award->setClauseNames(&m_clauseNames);
    m_steps->setClauseNames(&m_clauseNames);
    m_optionsPane->setClauseNames(&m_clauseNames);
    connect(m_award, &AwardSheet::stepRequested, this, &StageView::goToStep);
    connect(m_transport, &TransportBar::momentRequested, this, &StageView::goToMoment);
    m_canvas->setHitText([this](const pictures::BoardHit& hit) { return hitText(hit); });
    m_canvas->setCardText([this](const PlayerCard& card) { return cardText(card); });
    connect(m_award, &AwardSheet::clauseRequested, this, &StageView::clauseRequested);
    connect(m_optionsPane, &OptionsPane::pointedAt, this, &StageView::previewOption);
    connect(m_optionsPane, &OptionsPane::chosen, this, &StageView::chooseOption);
    connect(m_detourBar, &DetourBar::returnRequested, this, qOverload<>(&StageView::returnToCase));
    connect(m_houseBar, &HouseBar::toggled, this, &StageView::toggleHouse);
    connect(m_houseBar, &HouseBar::clauseRequested, this, &StageView::clauseRequested);
    connect(m_export, &ExportButton::requested, this, &StageView::exportAs);
    connect(m_canvas, &StageCanvas::boardClicked, this, &StageView::pickOnBoard);
    connectCases();
    connect(m_sideButton, &QToolButton::clicked, m_split, &ColumnSplit::open);
    connect(m_split, &ColumnSplit::changed, this, &StageView::showWhetherSide);
    for (QWidget* child : findChildren<QWidget*>())
        if (child->focusPolicy() != Qt::NoFocus && !m_casePanel->isAncestorOf(child))
            child->installEventFilter(this);
}

void StageView::setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles)
{
    take(nullptr, 0);
    m_saver->giveUpFilm(); // its words are of these tiles
    m_catalogue = catalogue;
    m_tiles = tiles;
    nameClauses();
    m_empty->setCatalogue(catalogue, tiles);
    m_casePanel->setCatalogue(catalogue);
}

void StageView::setLanguage(catalogue::Language language)
{
    m_language = language;
    m_empty->setLanguage(language);
    m_casePanel->setLanguage(language);
    nameClauses();
    showCase();
    fillProves();
    refillSteps();
    showMoment();
    showPhase();
}

void StageView::setPace(const std::optional<notebook::Pace>& pace)
{
    m_pace = pace;
    m_clock.setSpeed(this->pace().speed);
    m_transport->setPace(this->pace());
    showMoment();
}

notebook::Pace StageView::pace() const
{
    const bool windowsMove = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    return m_pace.value_or(notebook::Pace{1.0, windowsMove});
}

bool StageView::openCase(const QString& id, int step)
{
    auto loaded =
        m_catalogue != nullptr && m_tiles != nullptr ? loadCase(*m_catalogue, *m_tiles, id) : std::nullopt;
    if (!loaded)
        return false;
    take(std::make_unique<LoadedCase>(std::move(*loaded)), step);
    return true;
}

void StageView::openText(const QString& text, const QString& file)
{
    if (m_tiles != nullptr)
        take(std::make_unique<LoadedCase>(loadCaseText(text, file, *m_tiles)), 0);
}

void StageView::take(std::unique_ptr<LoadedCase> loaded, int step)
{
    clearTable();
    m_header->setCurrentIndex(0);
    m_played.begin(std::move(loaded), m_houseReadings, m_tiles);
    showWhetherEmpty();
    m_bounds = {};
    m_canvas->fitBoard();
    setTable();
    showHouse();
    showCase();
    m_export->setEnabled(m_choreographer != nullptr);
    m_clock.setPosition(positionOf(step));
    showPosition(m_clock.position());
}

void StageView::showWhetherEmpty()
{
    const bool hadFocus = m_body->isAncestorOf(focusWidget());
    m_body->setCurrentIndex(m_played.ofCase() ? 0 : 1);
    showWhetherSide();
    if (hadFocus)
        setFocus();
}

/// Goes on to what is shown. A focus proxy that changes breaks the order of Tab.
void StageView::focusInEvent(QFocusEvent* event)
{
    (m_played.ofCase() ? static_cast<QWidget*>(m_canvas) : m_empty)->setFocus(event->reason());
}

/// Nothing is on the table: nobody refers to the result any more.
void StageView::clearTable()
{
    m_clock.stop();
    m_canvas->clear();
    m_choreographer.reset();
    m_steps->setResult(nullptr, wording(), {});
    m_optionsPane->setStep(nullptr, 0, wording());
    m_award->setResult(nullptr, wording());
    m_shownStep = -1;
}

/// Lays what the result has on the table, without a moment of it yet.
void StageView::setTable()
{
    if (m_played.hasGame()) {
        m_choreographer = std::make_unique<Choreographer>(*m_played.result(), m_canvas->shapes(), wording(),
                                                          &m_clauseNames);
        m_bounds |= m_choreographer->bounds(); // the view stays when a detour begins or ends
    }
    m_canvas->setTable(m_bounds, playerNames());
    m_canvas->setAside(m_played.isAside());
    fillSteps();
}

QStringList StageView::playerNames() const
{
    QStringList names;
    if (!m_choreographer)
        return names;
    const cases::Describer describer(*m_played.result());
    for (int i = 0; i < m_played.result()->game->players(); ++i)
        names << wording().sentence(describer.player(static_cast<engine::Player>(i)));
    return names;
}

QString StageView::hitText(const pictures::BoardHit& hit) const
{
    if (!m_choreographer || !hit.feature)
        return {};
    const engine::State& state = m_played.result()->steps[static_cast<std::size_t>(m_moment.step)].state;
    if (hit.tile >= state.board.tiles().size())
        return {};
    const engine::TileSet& tiles = m_played.result()->game->tiles();
    const auto feature =
        static_cast<engine::FeatureId>(state.board.tiles()[hit.tile].firstFeature + *hit.feature);
    const engine::FeatureNode& whole = state.board.whole(feature);
    QStringList facts{wording().sentence(cases::featurePhrase(*m_played.result()->game, state, feature)),
                      wording::TileWording::squares(state.board.sizeOf(tiles, feature))};
    if (whole.pennants > 0)
        facts << tr("%n pennant(s)", nullptr, whole.pennants);
    if (whole.kind != engine::FeatureKind::Field && whole.kind != engine::FeatureKind::Area)
        facts << (state.board.isFinished(feature) ? tr("finished") : tr("unfinished"));
    facts << (whole.figures > 0 ? tr("%n figure(s)", nullptr, whole.figures) : tr("nobody on it"));
    for (const std::string& mark : tiles[state.board.tiles()[hit.tile].kind].kind.marks)
        facts << wording::TileWording::mark(mark);
    facts.removeDuplicates();
    return facts.join(QStringLiteral(" · "));
}

StagePlace StageView::place() const
{
    const LoadedCase* played = m_played.ofCase();
    return played != nullptr ? StagePlace{played->id, m_played.scriptedStep(m_moment.step)} : StagePlace();
}

const StagePicture& StageView::picture() const
{
    return m_canvas->picture();
}

void StageView::showFaults()
{
    QStringList faults;
    if (m_played.ofCase() && !m_played.isByHouse())
        for (const sources::Fault& fault : m_played.ofCase()->result.faults)
            faults << QString::fromStdString(fault.text()).toHtmlEscaped();
    m_faults->setVisible(!faults.isEmpty());
    m_faults->setText(QStringLiteral("<p style=\"color:%1\"><b>%2</b><br>%3</p>")
                          .arg(rubricOf(palette()).name(), tr("This case does not hold.").toHtmlEscaped(),
                               faults.join(QStringLiteral("<br>"))));
}

/// In the language of the texts.
void StageView::nameClauses()
{
    m_clauseNames = ClauseNames([this](const QString& id) {
        const auto clause = m_catalogue != nullptr ? m_catalogue->clause(id) : std::nullopt;
        return clause ? catalogue::plainText(clause->text.textOrSource(m_language)) : QString();
    });
}

/// Of all steps, as the list of them has them.
QStringList StageView::captions() const
{
    QStringList captions;
    if (!m_played.ofCase())
        return captions;
    const StageTexts said = texts();
    for (int step = 0; step < static_cast<int>(m_played.result()->steps.size()); ++step)
        captions << said.caption(step);
    return captions;
}

/// In another language all takes as long as its captions: the moment stays.
void StageView::refillSteps()
{
    fillSteps();
    if (const int there = m_timeline.positionOf(m_moment); there != m_clock.position())
        m_clock.setPosition(there);
}

void StageView::fillSteps()
{
    m_shownStep = -1;
    m_isFollowing = true;
    m_steps->setResult(
        m_played.result(), wording(),
        [this](const cases::Segment& segment) { return m_played.ofCase()->textOf(segment, m_language); },
        m_played.lastOfCase());
    m_award->setResult(m_played.result(), wording(), m_played.lastOfCase());
    const QStringList captions = this->captions();
    m_caption->setCaptions(captions);
    m_timeline = m_played.ofCase() ? Timeline(*m_played.result(), captions) : Timeline();
    m_transport->setTimeline(m_timeline.length(),
                             m_played.ofCase() ? marksOf(*m_played.result(), m_timeline, wording())
                                               : std::vector<TimelineMark>(),
                             m_played.isAside() ? m_timeline.restOf(m_played.lastOfCase()) : -1);
    m_isFollowing = false;
}

void StageView::nameTabs()
{
    const int allowed = m_optionsPane->options().allowed();
    m_tabs->setTabText(m_tabs->indexOf(m_optionsPane),
                       allowed > 0 ? tr("Options (%1)").arg(allowed) : tr("Options"));
    m_tabs->setTabText(m_tabs->indexOf(m_award), tr("Score sheet"));
}

/// The button is there where the side is not always.
void StageView::showWhetherSide()
{
    const bool isNarrow = m_split->room() != ColumnSplit::Room::Much;
    m_sideButton->setVisible(m_played.ofCase() != nullptr && isNarrow);
    m_sideButton->setChecked(m_split->isOpen());
    m_caption->setVisible(!isNarrow || !m_split->isOpen()); // it is among the steps too
}

void StageView::retranslate()
{
    setAccessibleName(tr("Stage"));
    m_cases->setText(tr("Cases"));
    m_cases->setAccessibleName(m_cases->text());
    m_cases->setToolTip(tr("The list of cases (F9)"));
    m_head->setAccessibleName(tr("Case"));
    m_canvas->setAccessibleName(tr("Board, score track and players"));
    m_list->setAccessibleName(tr("Steps of the case"));
    m_award->setAccessibleName(tr("Score sheet"));
    nameTabs();
    m_tabs->setAccessibleName(tr("Options and score sheet"));
    m_sideButton->setText(tr("Steps"));
    m_sideButton->setAccessibleName(tr("Steps, options and score sheet"));
    m_sideButton->setToolTip(QStringLiteral("%1 (%2)").arg(m_sideButton->accessibleName(), tr("S")));
    m_canvas->setPlayerNames(playerNames());
    fillProves();
    showFaults();
    refillSteps();
    showMoment();
}

void StageView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

/// The parts of the stage are told of another language before it: what it says of itself is made of theirs.
bool StageView::event(QEvent* event)
{
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return isTaken;
}

void StageView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_caption != nullptr)
        fitHeight();
    if (event->type() == QEvent::PaletteChange && m_faults != nullptr)
        showFaults();
    if (event->type() == QEvent::StyleChange && m_transport != nullptr)
        setPace(m_pace); // the desktop may have changed its mind about motion
}

} // namespace glossator::desktop
