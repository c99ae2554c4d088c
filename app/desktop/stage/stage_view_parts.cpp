// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/look/wrapping_row.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/stage/award_sheet.h"
#include "app/desktop/stage/caption_line.h"
#include "app/desktop/stage/case_panel.h"
#include "app/desktop/stage/case_title.h"
#include "app/desktop/stage/column_split.h"
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/empty_stage.h"
#include "app/desktop/stage/house_bar.h"
#include "app/desktop/stage/menu_button.h"
#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/round_band.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_list.h"
#include "app/desktop/stage/stage_menu.h"
#include "app/desktop/stage/stage_saver.h"
#include "app/desktop/stage/stage_side.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_delegate.h"
#include "app/desktop/stage/steps_model.h"
#include "app/desktop/stage/transport_bar.h"
#include "app/desktop/stage/turn_button.h"

#include <QAccessible>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

// How the stage is put together.
namespace glossator::desktop {

namespace {

constexpr ColumnSplit::Needs needsOfCases{{720, 100}, {1500, 220}, 36, 52};
constexpr ColumnSplit::Needs needsOfSide{{}, {800, 100}, 42, 76};

} // namespace

void StageView::build()
{
    setObjectName(QStringLiteral("stageView"));
    m_casePanel = new CasePanel(this);
    m_head = buildHeader();
    m_body = new QStackedWidget(this);
    QWidget* table = buildTable();
    QWidget* side = buildSide();
    m_split = new ColumnSplit(table, side, side, needsOfSide, m_body);
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

std::vector<QWidget*> StageView::panes() const
{
    QWidget* page = m_side->page();
    return {m_casePanel, m_empty, m_canvas, m_list, page == m_award ? m_tabs : page, m_transport, m_head};
}

bool StageView::isAtHand(const QWidget* pane) const
{
    return m_split->isVisible() && m_side->isAncestorOf(pane);
}

void StageView::bring(QWidget* pane)
{
    if (!m_side->isAncestorOf(pane))
        return;
    m_split->open(true);
    m_side->bring(pane == m_tabs ? m_award : pane);
}

QWidget* StageView::buildHeader()
{
    auto* header = new QWidget(this);
    m_headRow = new WrappingRow;
    header->setObjectName(QStringLiteral("stageHead"));
    m_cases = new QToolButton(header);
    m_cases->setObjectName(QStringLiteral("stageCases"));
    m_cases->setCheckable(true);
    m_cases->setFocusPolicy(Qt::StrongFocus);
    header->setFocusProxy(m_cases);
    m_proves = new MenuButton(header);
    m_proves->setObjectName(QStringLiteral("stageProves"));
    m_proves->setMenu(new QMenu(m_proves));
    m_header = new QStackedWidget(header);
    m_header->setObjectName(QStringLiteral("stageHeader"));
    m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_header->addWidget(m_title = new CaseTitle(m_header));
    m_header->addWidget(m_detourBar = new DetourBar(m_header));
    m_headRow->addWidget(m_cases);
    m_headRow->addWidget(m_header);
    m_headRow->addWidget(m_turn = new TurnButton(header));
    m_headRow->addWidget(m_proves);
    m_headRow->addWidget(m_export = new ExportButton(header));
    m_menu = new StageMenu(m_proves->menu(), m_export->menu(), this);
    m_sideButton = new QToolButton(header);
    m_sideButton->setObjectName(QStringLiteral("stageSideButton"));
    m_sideButton->setCheckable(true);
    m_sideButton->hide();
    m_headRow->addWidget(m_sideButton);
    m_faults = new QLabel(header);
    m_faults->setObjectName(QStringLiteral("stageFaults"));
    m_faults->setWordWrap(true);
    m_faults->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_faults->hide();
    auto* column = new QVBoxLayout(header);
    column->setContentsMargins(8, 8, 8, 4);
    column->addLayout(m_headRow);
    column->addWidget(m_round = new RoundBand(header));
    column->addWidget(m_houseBar = new HouseBar(header));
    column->addWidget(m_faults);
    return header;
}

/// The step of the turn stands in line with the rounds of scoring, where there are such.
void StageView::placeTurn(bool hasRounds)
{
    QLayout* from = hasRounds ? m_headRow : m_round->layout();
    if (from->indexOf(m_turn) < 0)
        return;
    from->removeWidget(m_turn);
    if (hasRounds)
        m_round->layout()->addWidget(m_turn);
    else
        m_headRow->insertWidget(m_headRow->indexOf(m_proves), m_turn);
    steadyHead();
}

/// The height of the head does not change with the step of the turn that stands in it.
void StageView::steadyHead()
{
    m_turn->keepWidth(!isLow());
    m_title->keepHeight(isLow() && m_headRow->indexOf(m_turn) >= 0);
}

QWidget* StageView::buildTable()
{
    auto* table = new QWidget(this);
    m_canvas = new StageCanvas(table);
    m_canvas->setFocusPolicy(Qt::StrongFocus);
    m_canvas->setPatience(8);
    m_canvas->setProperty("accessibleRole", static_cast<int>(QAccessible::Graphic));
    m_caption = new CaptionLine(table);
    m_exportBar = new WorkBar(QStringLiteral("stageExport"), table);
    m_saver = new StageSaver(m_exportBar, this);
    m_transport = new TransportBar(table);
    table->setFocusProxy(m_canvas);
    auto* column = new QVBoxLayout(table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_caption);
    column->addWidget(m_exportBar);
    column->addWidget(m_transport);
    return table;
}

bool StageView::isLow() const
{
    return height() < StageSide::fewestLines * fontMetrics().lineSpacing();
}

/// On a low stage the board comes first: the caption is no larger than other text, and what the case proves
/// and what can be taken along is in the menu of the window.
void StageView::fitHeight()
{
    const bool low = isLow();
    m_export->setVisible(!low);
    showProves();
    steadyHead();
    m_transport->setLow(low);
    setOwnFont(*m_caption, readingFont(font(), low ? 1.0 : 1.3));
    m_caption->setMargin(low ? 4 : 8);
    m_caption->setMinimumHeight(low ? 0 : 2 * QFontMetrics(m_caption->font()).lineSpacing() + 20);
}

QWidget* StageView::buildSide()
{
    m_list = makeStageList(QStringLiteral("stageSteps"), this);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // rows keep their width
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setModel(m_steps);
    m_list->setItemDelegate(new StepsDelegate(m_list));
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("stageTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(false); // the side is wide enough for their names
    m_tabs->setElideMode(Qt::ElideNone);
    m_side = new StageSide(m_list, m_tabs, this);
    m_optionsPane = new OptionsPane(m_tabs);
    m_award = new AwardSheet(m_tabs);
    m_tabs->addTab(m_optionsPane, QString());
    m_tabs->addTab(m_award, QString());
    return m_side;
}

} // namespace glossator::desktop
