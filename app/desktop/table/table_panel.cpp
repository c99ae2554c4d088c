// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_panel.h"

#include "app/desktop/look/clear_button.h"
#include "app/desktop/look/field_air.h"
#include "app/desktop/look/plain_button.h"
#include "app/desktop/look/typed_key.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/table/box_delegate.h"
#include "app/desktop/table/box_filter_model.h"
#include "app/desktop/table/box_list_model.h"
#include "app/desktop/table/my_table.h"
#include "app/desktop/table/table_choice.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr QSize largest(460, 1480); ///< with all boxes in sight, where the window is as high

/// The three that the program was begun for.
const QStringList& ourBoxes()
{
    static const QStringList ids{QStringLiteral("20th-anniversary"), QStringLiteral("messages-1"),
                                 QStringLiteral("wonders-of-humanity")};
    return ids;
}

} // namespace

TablePanel::TablePanel(MyTable& table, QWidget* parent)
    : FloatingCard(parent), m_table(table), m_model(new BoxListModel(table, this)),
      m_filter(new BoxFilterModel(this))
{
    setObjectName(QStringLiteral("tablePanel"));
    setBackgroundRole(QPalette::Window);
    m_filter->setSourceModel(m_model);
    build();
    connectParts();
    retranslate();
    hide();
}

void TablePanel::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    m_choice = new TableChoice(m_table, this);
    column->addWidget(m_choice);
    column->addWidget(buildSets());
    m_hint = new QLabel(this);
    m_hint->setObjectName(QStringLiteral("tableHint"));
    m_hint->setWordWrap(true);
    column->addWidget(m_hint);
    m_text = new QLineEdit(this);
    m_text->setObjectName(QStringLiteral("boxFilter"));
    m_text->setTextMargins(fieldAir, 0, fieldAir, 0);
    offerClearing(*m_text);
    m_text->installEventFilter(this);
    column->addWidget(m_text);
    m_none = new QLabel(this);
    m_none->setObjectName(QStringLiteral("boxListEmpty"));
    m_none->setTextFormat(Qt::PlainText);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_none->hide();
    column->addWidget(m_none);
    m_list = new QListView(this);
    m_list->setObjectName(QStringLiteral("boxList"));
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new BoxDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    column->addWidget(m_list, 1);
    m_rest = column->count();
    column->addStretch(0);
    column->addWidget(buildFoot());
}

QWidget* TablePanel::buildSets()
{
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 4, 0, 4);
    m_baseOnly = plainButton("baseOnlyButton", part);
    m_ours = plainButton("wholeBoxesButton", part);
    m_everything = plainButton("everythingButton", part);
    for (QPushButton* button : {m_baseOnly, m_ours, m_everything})
        row->addWidget(button);
    row->addStretch();
    return part;
}

QWidget* TablePanel::buildFoot()
{
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 4, 0, 0);
    m_counts = new QLabel(part);
    m_counts->setObjectName(QStringLiteral("tableCounts"));
    m_counts->setWordWrap(true);
    m_undo = plainButton("undoTableButton", part);
    row->addWidget(m_counts, 1);
    row->addWidget(m_undo);
    return part;
}

void TablePanel::connectParts()
{
    connect(&m_table, &MyTable::changed, this, &TablePanel::showTable);
    connect(m_choice, &TableChoice::nameRefused, this, &TablePanel::tell);
    connect(m_baseOnly, &QPushButton::clicked, this, [this] { m_table.lay({}); });
    connect(m_ours, &QPushButton::clicked, this, [this] { m_table.lay(ourBoxes()); });
    connect(m_everything, &QPushButton::clicked, this, &TablePanel::layEverything);
    connect(m_text, &QLineEdit::textChanged, this, &TablePanel::find);
    connect(m_undo, &QPushButton::clicked, m_table.undoStack(), &QUndoStack::undo);
    connect(m_table.undoStack(), &QUndoStack::canUndoChanged, m_undo, &QWidget::setEnabled);
    m_undo->setEnabled(m_table.undoStack()->canUndo());
}

void TablePanel::setBoxes(const std::vector<catalogue::Expansion>& boxes, QHash<QString, BoxContent> contents)
{
    m_boxes = boxes;
    std::erase_if(m_boxes, [](const auto& box) { return !box.partOf.isEmpty(); }); // its rules are the box's
    m_contents = std::move(contents);
    QHash<QString, QStringList> otherNames;
    for (const auto& box : m_boxes)
        otherNames[box.id] = m_contents.value(box.id).otherNames;
    m_model->setBoxes(m_boxes, std::move(otherNames));
    nameOurBoxes();
    find(m_text->text());
    showTable();
}

void TablePanel::setLanguage(catalogue::Language language)
{
    m_model->setLanguage(language);
    nameOurBoxes();
}

void TablePanel::openBelow(const QWidget& anchor)
{
    const QPoint corner = anchor.mapTo(parentWidget(), QPoint(0, anchor.height() + 4));
    const QSize room(parentWidget()->width() - 24, parentWidget()->height() - corner.y() - 12);
    const QSize size = (largest * Typefaces::scale())
                           .boundedTo(room)
                           .expandedTo({std::min(minimumSizeHint().width(), room.width()), 0});
    setGeometry(std::clamp(corner.x(), 12, std::max(12, room.width() - size.width() + 12)), corner.y(),
                size.width(), size.height());
    m_text->clear();
    m_choice->showTable();
    showTable();
    openAt(*m_text);
}

void TablePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FloatingCard::changeEvent(event);
}

bool TablePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return FloatingCard::eventFilter(watched, event);
    auto* press = static_cast<QKeyEvent*>(event);
    if (watched == m_text && filterKey(press->key()))
        return true;
    if (watched == m_list && listKey(*press))
        return true;
    return FloatingCard::eventFilter(watched, event);
}

/// In the list, Enter marks a box; Up from the first one and whatever is typed go back to the filter. Who
/// types there is done with the name that led there and begins another; Backspace mends it.
bool TablePanel::listKey(QKeyEvent& event)
{
    const int key = event.key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter)
        toggle(m_list->currentIndex());
    else if (key == Qt::Key_Up && m_list->currentIndex().row() <= 0)
        m_text->setFocus(Qt::OtherFocusReason);
    else if (key == Qt::Key_Backspace || isTyped(event)) {
        m_text->setFocus(Qt::OtherFocusReason);
        m_text->end(false);
        if (key != Qt::Key_Backspace)
            m_text->selectAll();
        QCoreApplication::sendEvent(m_text, &event);
    } else
        return false;
    return true;
}

/// From the filter, Down goes to the list and Enter marks the first box that is left.
bool TablePanel::filterKey(int key)
{
    const QModelIndex first = m_filter->index(0, 0);
    if (!first.isValid())
        return false;
    if (key == Qt::Key_Down) {
        m_list->setFocus(Qt::OtherFocusReason);
        m_list->setCurrentIndex(first);
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    toggle(first);
    m_text->selectAll();
    return true;
}

void TablePanel::layEverything()
{
    if (m_boxes.empty()) // without a catalogue there is nothing to lay
        return;
    QStringList all;
    for (const catalogue::Expansion& box : m_boxes)
        all += box.id;
    m_table.lay(all);
}

/// Lays a box on the table or takes it off.
void TablePanel::toggle(const QModelIndex& box)
{
    const bool isMarked = box.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    m_filter->setData(box, isMarked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void TablePanel::showTable()
{
    showHint();
    m_undo->setToolTip(m_table.undoStack()->undoText());
    showCounts();
}

/// What was told as the panel was opened keeps its room: the boxes stay where they are under the mouse.
void TablePanel::showHint()
{
    const bool isKept = isVisible() && m_hint->isVisible();
    m_hint->setMinimumHeight(isKept ? m_hint->height() : 0);
    m_hint->setVisible(isKept || m_table.isEverything());
    m_hint->setText(
        m_table.isEverything()
            ? tr("No table is chosen: the rules of all boxes are shown until you tick those that you "
                 "play with. The base game is always one of them.")
            : tr("The rules of the base game and of the boxes that are ticked are shown."));
}

void TablePanel::showCounts()
{
    int boxes = 0;
    BoxContent sum;
    for (const catalogue::Expansion& box : m_boxes)
        if (m_table.has(box.id)) {
            ++boxes;
            sum.tiles += m_contents.value(box.id).tiles;
            sum.drawnTiles += m_contents.value(box.id).drawnTiles;
            sum.clauses += m_contents.value(box.id).clauses;
        }
    const QString tiles = tr("%n tile(s)", nullptr, sum.tiles);
    m_counts->setText(QStringLiteral("%1 · %2 · %3")
                          .arg(tr("%n box(es)", nullptr, boxes),
                               sum.drawnTiles == sum.tiles
                                   ? tiles
                                   : tr("%1, %2 of them with a picture").arg(tiles).arg(sum.drawnTiles),
                               tr("%n clause(s)", nullptr, sum.clauses)));
}

/// Where no box is left, words stand in the place of the list; above those that are only nearly so, too.
void TablePanel::find(const QString& text)
{
    m_filter->setText(text);
    const bool isNone = m_filter->rowCount() == 0;
    m_none->setText(whyNotFound(text.trimmed()));
    m_none->setVisible(!m_none->text().isEmpty());
    m_list->setVisible(!isNone);
    static_cast<QVBoxLayout*>(layout())->setStretch(m_rest, isNone ? 1 : 0);
}

/// Empty where boxes are called so.
QString TablePanel::whyNotFound(const QString& text) const
{
    if (m_filter->rowCount() == 0)
        return m_boxes.empty()
                   ? tr("There is no catalogue, and so no boxes to choose from.")
                   : tr("No box is called “%1”. Clear the name to list all boxes again.").arg(text);
    return m_filter->isNear() ? tr("No box is called “%1”. Nearly so:").arg(text) : QString();
}

/// Whoever left the panel with the name looks elsewhere.
void TablePanel::tell(const QString& refusal)
{
    if (!isAncestorOf(QApplication::focusWidget()))
        return emit nameRefused(refusal);
    m_choice->tell(refusal);
}

void TablePanel::retranslate()
{
    setAccessibleName(tr("My table"));
    m_baseOnly->setText(tr("Base game only"));
    m_ours->setText(tr("Wonders, Messages, 20th"));
    nameOurBoxes();
    m_everything->setText(tr("Everything"));
    m_text->setPlaceholderText(tr("Find a box"));
    m_text->setAccessibleName(tr("Find a box"));
    m_text->setAccessibleDescription(
        tr("Words narrow the list; Enter lays the first box on the table or takes it away."));
    m_list->setAccessibleName(tr("Boxes on the table"));
    m_list->setAccessibleDescription(
        tr("Enter lays a box on the table or takes it away; letters narrow the list."));
    m_undo->setText(tr("Undo"));
    find(m_text->text());
    showTable();
}

void TablePanel::nameOurBoxes()
{
    QStringList names;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const QModelIndex box = m_model->index(row);
            ourBoxes().contains(box.data(BoxListModel::IdRole).toString()))
            names += box.data().toString();
    m_ours->setToolTip(names.join(QStringLiteral(", ")));
    m_ours->setAccessibleDescription(names.join(QStringLiteral(", ")));
}

} // namespace glossator::desktop
