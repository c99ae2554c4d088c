// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/stage_view.h"

#include "app/desktop/stage/award_sheet.h"
#include "app/desktop/stage/board_pane.h"
#include "app/desktop/stage/caption_line.h"
#include "app/desktop/stage/case_choice.h"
#include "app/desktop/stage/case_panel.h"
#include "app/desktop/stage/column_split.h"
#include "app/desktop/stage/empty_stage.h"
#include "app/desktop/stage/moment_show.h"
#include "app/desktop/stage/option_trial.h"
#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_export.h"
#include "app/desktop/stage/stage_head.h"
#include "app/desktop/stage/stage_keys.h"
#include "app/desktop/stage/stage_menu.h"
#include "app/desktop/stage/stage_side.h"
#include "app/desktop/stage/steps_list.h"
#include "app/desktop/stage/steps_model.h"
#include "app/desktop/stage/table_setter.h"
#include "app/desktop/stage/transport_bar.h"
#include "model/catalogue/base_game.h"
#include "model/catalogue/lies_on.h"

#include <QFocusEvent>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace glossator::desktop {

namespace {

/// What was tried where no decision of the house made a difference was tried in the case as it is.
StagePlace withReadingOf(const StageTrial& trial, StagePlace place)
{
    if (!trial.choices.empty() && place.reading == CaseReading::Usual)
        place.reading = CaseReading::OfCase;
    return place;
}

} // namespace

StageView::StageView(QWidget* parent) : QWidget(parent), m_steps(new StepsModel(this))
{
    build();
    makeParts();
    connectPlayed();
    connectPlayer();
    connectClauses();
    connectWords();
    connectCases();
    connectRoom();
    watchKeys();
    setPace({});
    retranslate();
    m_production->open(nullptr, {});
}

StageView::~StageView()
{
    m_board->canvas()->clear();
}

std::vector<QWidget*> StageView::panes() const
{
    std::vector<QWidget*> panes{m_head, m_casePanel, m_empty, m_board->canvas(), m_board->transport()};
    for (QWidget* pane : m_side->panes())
        panes.push_back(pane);
    return panes;
}

bool StageView::isAtHand(const QWidget* pane) const
{
    return m_split->isVisible() && m_side->isAncestorOf(pane);
}

void StageView::bring(QWidget* pane)
{
    if (!m_side->isAncestorOf(pane))
        return m_side->putBack();
    m_split->open(true);
    m_side->lend(pane);
}

/// From the board.
void StageView::openOptions()
{
    m_split->open(true);
    m_side->bring(m_side->options());
    m_side->options()->setFocus();
}

void StageView::setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles)
{
    m_production->open(nullptr, {});
    m_export->giveUpFilm(); // its words are of these tiles
    m_sources.setCatalogue(catalogue, tiles);
    m_empty->setCatalogue(catalogue, tiles);
    m_casePanel->setCatalogue(catalogue);
}

void StageView::setMyTable(const QStringList& expansions)
{
    m_myTable = expansions;
    m_casePanel->setTable(expansions);
    showOffTable();
}

void StageView::setLanguage(catalogue::Language language)
{
    m_sources.setLanguage(language);
    m_empty->setLanguage(language);
    m_casePanel->setLanguage(language);
    m_cases->setOpen(place().caseId);
    m_head->showTitle();
    m_head->showProves();
    showOffTable();
    m_table->refill();
    m_show->show();
}

void StageView::setPace(const std::optional<notebook::Pace>& pace)
{
    m_pace = pace;
    const bool windowsMove = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    m_player.setPace(pace.value_or(notebook::Pace{1.0, windowsMove}));
    m_board->transport()->setPace(m_player.pace());
}

void StageView::setFollowsAction(bool follows)
{
    m_menu->setFollows(follows);
}

void StageView::setHouseReadings(engine::SwitchReadings readings)
{
    m_production->setHouseReadings(std::move(readings));
}

bool StageView::openPlace(const StagePlace& place, const StageTrial& trial)
{
    if (m_sources.catalogue() == nullptr || m_sources.tiles() == nullptr)
        return false;
    auto loaded = loadCase(*m_sources.catalogue(), *m_sources.tiles(), place.caseId);
    if (!loaded)
        return false;
    const StagePlace reached = withReadingOf(trial, place);
    m_production->open(std::make_unique<LoadedCase>(std::move(*loaded)), reached);
    if (isByHouse() == (reached.reading == CaseReading::OfHouse))
        m_production->tryAgain(trial);
    m_cases->uncoverStage();
    return true;
}

void StageView::playClause()
{
    const std::vector<int> rows = m_steps->rowsOf(m_production->sought().mid(0, 1));
    if (!rows.empty())
        m_player.playUpTo(m_steps->momentOf(rows.front()));
}

void StageView::openText(const QString& text, const QString& file)
{
    if (m_sources.tiles() != nullptr)
        m_production->open(std::make_unique<LoadedCase>(loadCaseText(text, file, *m_sources.tiles())), {});
    m_cases->uncoverStage();
}

void StageView::goToCases()
{
    m_cases->goToList();
}

void StageView::takeCase(const QString& id)
{
    emit caseChosen(id);
    if (place().caseId != id)
        openCase(id);
    setFocus(Qt::OtherFocusReason);
}

const StagePicture& StageView::picture() const
{
    return m_board->canvas()->picture();
}

QImage StageView::stepImage() const
{
    return m_export->stepImage();
}

QString StageView::caseText() const
{
    return m_export->caseText();
}

void StageView::savePicture(const QString& path)
{
    m_export->savePicture(path);
}

void StageView::saveText(const QString& path)
{
    m_export->saveText(path);
}

void StageView::saveFilm(const QString& path)
{
    m_export->saveFilm(path);
}

QMenu* StageView::menu() const
{
    return m_menu;
}

WorkBar* StageView::exportBar() const
{
    return m_board->exportBar();
}

QWidget* StageView::foot() const
{
    return m_board->foot();
}

QStringList StageView::boxes() const
{
    const LoadedCase* played = m_production->played().ofCase();
    if (played == nullptr || !played->source)
        return {};
    QStringList boxes{catalogue::baseGame};
    for (const cases::Name& box : played->source->expansions)
        if (const QString id = QString::fromStdString(box.text); !boxes.contains(id))
            boxes += id;
    return boxes;
}

std::optional<engine::Phase> StageView::phase() const
{
    return m_head->phase();
}

StageTexts StageView::texts() const
{
    return StageTexts({m_production->played(), *m_steps, m_sources.clauses(), m_sources.captionNames(),
                       m_sources.language(), m_head->asideName()});
}

void StageView::showWhetherEmpty()
{
    const bool hadFocus = m_body->isAncestorOf(focusWidget());
    m_body->setCurrentIndex(m_production->played().ofCase() != nullptr ? 0 : 1);
    showWhetherSide();
    if (hadFocus)
        setFocus();
}

/// The button is there where the side is not always.
void StageView::showWhetherSide()
{
    const bool isNarrow = m_split->room() != ColumnSplit::Room::Much;
    m_head->side()->setVisible(m_production->played().ofCase() != nullptr && isNarrow);
    m_head->side()->setChecked(m_split->isOpen());
    m_board->setToldBeside(m_split->isOpen() && m_side->showsSteps());
}

void StageView::showOffTable()
{
    QStringList off;
    for (const QString& box : boxes())
        if (!catalogue::liesOn(m_myTable, box))
            off += m_sources.catalogue()->expansionName(box, m_sources.language());
    m_head->showOffTable(off);
}

/// On a low stage the board comes first.
void StageView::fitHeight()
{
    constexpr int fewestLines = 26; // for which there is room without giving way
    const bool isLow = height() < fewestLines * fontMetrics().lineSpacing();
    m_head->setLow(isLow);
    m_board->setLow(isLow);
}

/// What is said in words that others do not keep.
void StageView::retranslate()
{
    setAccessibleName(tr("Stage"));
    m_board->canvas()->setPlayerNames(m_production->playerNames());
    m_table->refill();
    m_show->show();
}

/// Goes on to what is shown. A focus proxy that changes breaks the order of Tab.
void StageView::focusInEvent(QFocusEvent* event)
{
    QWidget* shown = m_empty;
    if (m_production->played().ofCase() != nullptr)
        shown = m_board->canvas();
    const auto all = panes();
    const auto covers = [this](const QWidget* pane) { return pane != m_head && pane->isVisible(); };
    if (const auto pane = std::ranges::find_if(all, covers); !shown->isVisible() && pane != all.end())
        shown = *pane; // in little room a list lies in the place of the board
    shown->setFocus(event->reason());
}

void StageView::keyPressEvent(QKeyEvent* event)
{
    const bool isForList = m_casePanel->isAncestorOf(window()->focusWidget());
    if (isForList || event->modifiers() != Qt::NoModifier ||
        !m_keys->take(static_cast<Qt::Key>(event->key())))
        QWidget::keyPressEvent(event);
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
    if (event->type() == QEvent::FontChange && m_board != nullptr)
        fitHeight();
    if (event->type() == QEvent::StyleChange && m_keys != nullptr)
        setPace(m_pace); // the desktop may have changed its mind about motion
}

} // namespace glossator::desktop
