// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/row_heights.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/stage/award_sheet.h"
#include "app/desktop/stage/case_panel.h"
#include "app/desktop/stage/case_split.h"
#include "app/desktop/stage/case_title.h"
#include "app/desktop/stage/detour_bar.h"
#include "app/desktop/stage/empty_stage.h"
#include "app/desktop/stage/house_bar.h"
#include "app/desktop/stage/menu_button.h"
#include "app/desktop/stage/options_delegate.h"
#include "app/desktop/stage/options_model.h"
#include "app/desktop/stage/round_band.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_menu.h"
#include "app/desktop/stage/stage_side.h"
#include "app/desktop/stage/stage_split.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_delegate.h"
#include "app/desktop/stage/steps_model.h"
#include "app/desktop/stage/transport_bar.h"
#include "app/desktop/stage/turn_button.h"
#include "app/desktop/tiles/scaled_font.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

// How the stage is put together.
namespace glossator::desktop {

namespace {

QListView* makeList(const char* name, QWidget* parent)
{
    auto* list = new QListView(parent);
    list->setObjectName(QLatin1String(name));
    list->setFrameShape(QFrame::NoFrame);
    list->setResizeMode(QListView::Adjust);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    RowHeights::followWidthOf(*list);
    return list;
}

} // namespace

void StageView::build()
{
    setObjectName(QStringLiteral("stageView"));
    m_casePanel = new CasePanel(this);
    m_head = buildHeader();
    m_body = new QStackedWidget(this);
    m_split = new StageSplit(buildTable(), buildSide(), m_body);
    m_body->addWidget(m_split);
    m_body->addWidget(m_empty = new EmptyStage(m_body));
    m_caseSplit = new CaseSplit(m_casePanel, m_body, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_caseSplit, 1);
}

std::vector<QWidget*> StageView::panes() const
{
    return {m_empty, m_canvas,
            m_list,  m_tabs->currentIndex() == 0 ? static_cast<QWidget*>(m_optionList) : m_tabs,
            m_head,  m_casePanel};
}

QWidget* StageView::buildHeader()
{
    auto* header = new QWidget(this);
    auto* row = new QHBoxLayout;
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
    row->addWidget(m_cases);
    row->addWidget(m_header, 1);
    m_turn = new TurnButton(header);
    row->addWidget(m_turn);
    row->addWidget(m_proves);
    row->addWidget(m_export = new ExportButton(header));
    m_menu = new StageMenu(m_proves->menu(), m_export->menu(), this);
    m_sideButton = new QToolButton(header);
    m_sideButton->setObjectName(QStringLiteral("stageSideButton"));
    m_sideButton->setCheckable(true);
    m_sideButton->hide();
    row->addWidget(m_sideButton);
    m_faults = new QLabel(header);
    m_faults->setObjectName(QStringLiteral("stageFaults"));
    m_faults->setWordWrap(true);
    m_faults->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_faults->hide();
    auto* column = new QVBoxLayout(header);
    column->setContentsMargins(8, 8, 8, 4);
    column->addLayout(row);
    column->addWidget(m_round = new RoundBand(header));
    column->addWidget(m_houseBar = new HouseBar(header));
    column->addWidget(m_faults);
    return header;
}

QWidget* StageView::buildTable()
{
    auto* table = new QWidget(this);
    m_canvas = new StageCanvas(table);
    m_canvas->setFocusPolicy(Qt::StrongFocus);
    m_canvas->setPatience(8);
    m_canvas->setProperty("accessibleRole", static_cast<int>(QAccessible::Graphic));
    m_caption = new QLabel(table);
    m_caption->setObjectName(QStringLiteral("stageCaption"));
    m_caption->setFont(readingFont(font(), 1.3));
    m_caption->setWordWrap(true);
    m_caption->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_caption->setMargin(8);
    m_caption->setMinimumHeight(2 * QFontMetrics(m_caption->font()).lineSpacing() + 20);
    m_exportBar = new WorkBar(QStringLiteral("stageExport"), table);
    m_transport = new TransportBar(table);
    auto* column = new QVBoxLayout(table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_caption);
    column->addWidget(m_exportBar);
    column->addWidget(m_transport);
    return table;
}

QWidget* StageView::buildSide()
{
    m_list = makeList("stageSteps", this);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // rows keep their width
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setModel(m_steps);
    m_list->setItemDelegate(new StepsDelegate(m_list));
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("stageTabs"));
    m_tabs->setDocumentMode(true);
    m_side = new StageSide(m_list, m_tabs, this);
    m_optionPage = new QWidget(m_tabs);
    auto* column = new QVBoxLayout(m_optionPage);
    column->setContentsMargins(0, 6, 0, 0);
    m_decision = new QLabel(m_optionPage);
    m_decision->setObjectName(QStringLiteral("stageDecision"));
    m_decision->setWordWrap(true);
    m_decision->setContentsMargins(8, 0, 8, 0);
    m_optionList = makeList("stageOptions", m_optionPage);
    m_optionList->setMouseTracking(true);
    m_optionList->setWordWrap(true);
    m_optionList->setModel(m_options);
    column->addWidget(m_decision);
    m_optionList->setItemDelegate(new OptionsDelegate(m_optionList));
    m_try = new QPushButton(m_optionPage);
    m_try->setObjectName(QStringLiteral("stageTry"));
    column->addWidget(m_optionList, 1);
    column->addWidget(m_try);
    m_award = new AwardSheet(m_tabs);
    m_tabs->addTab(m_optionPage, QString());
    m_tabs->addTab(m_award, QString());
    m_side->setMinimumWidth(260);
    return m_side;
}

} // namespace glossator::desktop
