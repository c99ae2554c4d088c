// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/order/order_view.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/middle_sheet.h"
#include "app/desktop/look/row_heights.h"
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/wrapping_row.h"
#include "app/desktop/order/order_delegate.h"
#include "app/desktop/order/order_finder.h"
#include "app/desktop/order/order_model.h"
#include "app/desktop/order/order_preface.h"
#include "app/desktop/order/order_row.h"
#include "app/desktop/order/order_tools.h"
#include "app/desktop/order/order_tree.h"
#include "app/desktop/table/my_table.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace glossator::desktop {

namespace {

// At the original size of text.
constexpr int widestSheet = 872;
constexpr double titleSize = 26;
constexpr double lowTitleSize = 18; ///< where the steps need the room

/// The ids from the step down to the row.
QStringList pathTo(const QModelIndex& row)
{
    return row.isValid() ? pathTo(row.parent()) << row.data(OrderModel::IdRole).toString() : QStringList();
}

} // namespace

OrderView::OrderView(QWidget* parent) : QWidget(parent), m_model(new OrderModel(this))
{
    setObjectName(QStringLiteral("orderView"));
    build();
    connect(m_tree, &QTreeView::activated, this, &OrderView::activate);
    connect(m_tree, &QTreeView::expanded, this, &OrderView::showOpened);
    connect(m_tree->verticalScrollBar(), &QScrollBar::actionTriggered, this,
            [this] { m_opened = QPersistentModelIndex(); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { m_opened = QPersistentModelIndex(); });
    connect(m_tools, &OrderTools::openAllRequested, m_tree, &QTreeView::expandAll);
    connect(m_tools, &OrderTools::closeAllRequested, m_tree, &QTreeView::collapseAll);
    connect(m_tools, &OrderTools::printRequested, this, &OrderView::printRequested);
    connect(m_tools, &OrderTools::pdfRequested, this, &OrderView::pdfRequested);
    connect(m_model, &QAbstractItemModel::modelReset, this, &OrderView::showSteps);
    retranslate();
}

void OrderView::build()
{
    auto* column = m_column = layMiddleSheet(*this, widestSheet);
    auto* head = new WrappingRow;
    column->addLayout(head);
    m_title = new QLabel(this);
    m_title->setObjectName(QStringLiteral("orderTitle"));
    m_title->setFont(Typefaces::readingBold(titleSize));
    m_title->setWordWrap(true); // that of a case may be long
    m_title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    head->addWidget(m_title);
    m_tools = new OrderTools(this);
    head->addWidget(m_tools);
    m_preface = new OrderPreface(this);
    column->addWidget(m_preface);
    m_tree = new OrderTree(this);
    m_tree->setObjectName(QStringLiteral("orderTree"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new OrderDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(OrderRow::indentation);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setFont(Typefaces::control(13));
    m_tree->installEventFilter(this);
    m_preface->installEventFilter(this);
    RowHeights::followWidthOf(*m_tree, [this] { return topRow(); });
    column->addWidget(m_tree, 1);
    m_legend = new QLabel(this);
    m_legend->setObjectName(QStringLiteral("orderLegend"));
    m_legend->setWordWrap(true);
    m_legend->setTextFormat(Qt::RichText); // which knows no keys marked by an ampersand
    m_legend->setFont(Typefaces::control(12));
    m_legend->setContentsMargins(0, 6, 0, 10);
    m_legend->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_legend);
    setFocusProxy(m_tree);
    // Who comes to the view comes to the tree; what is before it in the order would never be reached.
    const QList<QWidget*> order = QList<QWidget*>{m_tree} + m_tools->stops() + m_preface->stops();
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
}

std::unique_ptr<Findable> OrderView::finder() const
{
    return std::make_unique<OrderFinder>(*m_tree);
}

void OrderView::addBar(QWidget* bar)
{
    m_column->insertWidget(m_column->indexOf(m_tree) + 1, bar);
}

void OrderView::setCatalogue(const catalogue::Catalogue* catalogue)
{
    if (catalogue != m_model->catalogue())
        m_model->setCatalogue(catalogue);
}

void OrderView::setLanguage(catalogue::Language language)
{
    m_model->setLanguage(language);
    retranslate();
}

/// What is opened up stays so where nothing changes.
void OrderView::setTable(const QStringList& expansions, const QString& name, OrderOf of)
{
    if (expansions == m_boxes && name == m_tableName && of == m_of)
        return;
    m_tableName = name;
    m_of = of;
    if (expansions != m_boxes) {
        const QString step = currentStep();
        m_boxes = expansions;
        m_model->setTable(expansions);
        openStep(step);
    }
    retranslate();
}

void OrderView::setHere(const QString& step)
{
    m_model->setHere(step);
}

/// The steps are open from the start, what more there is to say about an act is not.
void OrderView::showSteps()
{
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_tree->expand(m_model->index(row, 0));
    retranslate();
}

std::optional<OrderOpening> OrderView::openingToPrint() const
{
    return m_tools->printsOpened() ? std::optional(m_tree->opening()) : std::nullopt;
}

void OrderView::openStep(const QString& step)
{
    const QModelIndex index = m_model->find(step);
    if (!index.isValid())
        return;
    m_tree->expand(index);
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::PositionAtTop);
    m_opened = index;
}

OrderSpot OrderView::spot() const
{
    const QModelIndex top = m_tree->indexAt({0, 0});
    return {pathTo(m_tree->currentIndex()), pathTo(top), -m_tree->visualRect(top).top()};
}

bool OrderView::openSpot(const OrderSpot& spot)
{
    const QModelIndex current = rowAt(spot.current);
    const QModelIndex top = rowAt(spot.top);
    if (!top.isValid())
        return false;
    for (QModelIndex above : {current.parent(), top.parent()})
        for (; above.isValid(); above = above.parent())
            m_tree->expand(above);
    m_tree->setCurrentIndex(current);
    m_tree->scrollTo(top, QAbstractItemView::PositionAtTop);
    m_tree->verticalScrollBar()->setValue(m_tree->verticalScrollBar()->value() + spot.above);
    m_opened = top;
    return true;
}

QModelIndex OrderView::rowAt(const QStringList& path) const
{
    QModelIndex found;
    for (const QString& id : path) {
        QModelIndex next;
        for (int row = 0; row < m_model->rowCount(found) && !next.isValid(); ++row)
            if (const QModelIndex at = m_model->index(row, 0, found);
                at.data(OrderModel::IdRole).toString() == id)
                next = at;
        if (!next.isValid())
            return {};
        found = next;
    }
    return found;
}

QModelIndex OrderView::topRow() const
{
    return m_opened.isValid() ? QModelIndex(m_opened) : m_tree->indexAt({0, 0});
}

QString OrderView::stepOfPhase(engine::Phase phase) const
{
    const auto& steps = m_model->steps();
    const QString name = QString::fromUtf8(nameOf(phase)); // as the texts of the catalogue have it
    const auto found = std::ranges::find(steps, name, &catalogue::OrderStep::phase);
    return found == steps.end() ? QString() : found->id;
}

QString OrderView::currentStep() const
{
    QModelIndex index = m_tree->currentIndex();
    while (index.parent().isValid())
        index = index.parent();
    return index.data(OrderModel::IdRole).toString();
}

/// At the lower edge one would not see that anything has opened.
void OrderView::showOpened(const QModelIndex& heading)
{
    if (heading != m_tree->currentIndex())
        return;
    m_tree->scrollTo(heading.model()->index(0, 0, heading));
    m_tree->scrollTo(heading);
}

/// A heading opens and closes; a clause is read on its page.
void OrderView::activate(const QModelIndex& index)
{
    if (index.data(OrderModel::KindRole).toInt() == static_cast<int>(OrderModel::RowKind::Step))
        m_tree->setExpanded(index, !m_tree->isExpanded(index));
    else if (index.isValid())
        emit clauseRequested(index.data(OrderModel::IdRole).toString());
}

void OrderView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// The list comes first: where the window is low or the codes are many, what they mean is behind a button,
/// and the title is no larger than it must be.
void OrderView::fit()
{
    constexpr int lowestInLines = 26;
    constexpr int tooManyLinesOfCodes = 3;
    constexpr int partOfPreface = 3;
    const bool isLow = height() < lowestInLines * fontMetrics().lineSpacing();
    const int room = m_preface->width();
    const QMargins around = m_legend->contentsMargins();
    const int tooHigh =
        tooManyLinesOfCodes * m_legend->fontMetrics().lineSpacing() + around.top() + around.bottom();
    const bool isLegendShown = !isLow && m_legend->heightForWidth(room) < tooHigh;
    m_legend->setVisible(isLegendShown);
    m_tools->showCodes(!isLegendShown);
    m_preface->setMostHeight(height() / partOfPreface);
    setOwnFont(*m_title, Typefaces::readingBold(isLow ? lowTitleSize : titleSize));
}

bool OrderView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            activate(m_tree->currentIndex());
            return true;
        }
    }
    if (watched == m_preface && event->type() == QEvent::Resize)
        fit();
    return QWidget::eventFilter(watched, event);
}

void OrderView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange && m_legend != nullptr)
        fit();
    QWidget::changeEvent(event);
}

QString OrderView::titleFor(const QString& table, catalogue::OrderDepth depth)
{
    const QString title =
        depth == catalogue::OrderDepth::Acts ? tr("Order of play") : tr("Order of play in detail");
    return table.isEmpty() ? title : QStringLiteral("%1 · %2").arg(title, MyTable::shownName(table));
}

/// What belongs to the list speaks its language, as the list itself.
void OrderView::retranslate()
{
    tellTitle();
    tellHint();
    tellCodes();
}

void OrderView::tellTitle()
{
    const auto spoken = LanguageWords::speaking(m_model->language());
    m_title->setText(titleFor(m_tableName));
    m_tree->setAccessibleName(titleFor({}));
}

/// What is missing comes first.
void OrderView::tellHint()
{
    const auto spoken = LanguageWords::speaking(m_model->language());
    const QString what =
        m_of == OrderOf::Case
            ? tr("What is done in each step of a turn with the boxes of the case. Enter opens the rule.")
            : tr("What is done in each step of a turn with the boxes on your table. Enter opens the rule.");
    m_tree->setAccessibleDescription(what);
    QStringList whole{m_model->missing(), what, m_model->rounds()};
    whole.removeAll(QString());
    const QString missing = m_model->missingInShort();
    m_preface->say(missing.isEmpty() ? what : missing + u' ' + tr("Enter opens the rule."),
                   whole.join(QStringLiteral("\n\n")));
}

void OrderView::tellCodes()
{
    const QStringList codes = m_model->codes(catalogue::OrderDepth::More);
    m_tools->setCodes(codes);
    const QString legend = OrderModel::legendOf(codes);
    m_legend->setText(legend.toHtmlEscaped());
    m_legend->setAccessibleName(tr("Codes of boxes: %1").arg(legend));
    fit();
}

} // namespace glossator::desktop
