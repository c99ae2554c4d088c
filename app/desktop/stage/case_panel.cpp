// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_panel.h"

#include "app/desktop/look/clear_button.h"
#include "app/desktop/look/field_air.h"
#include "app/desktop/look/row_heights.h"
#include "app/desktop/look/typed_key.h"
#include "app/desktop/stage/case_delegate.h"
#include "app/desktop/stage/case_filter_model.h"
#include "app/desktop/stage/case_list_model.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

namespace glossator::desktop {

namespace {

constexpr int fewCases = 30; ///< that need not be folded away

} // namespace

CasePanel::CasePanel(QWidget* parent)
    : QWidget(parent), m_model(new CaseListModel(this)), m_filter(new CaseFilterModel(this)),
      m_text(new QLineEdit(this)), m_others(new QCheckBox(this)), m_tree(new QTreeView(this)),
      m_none(new QLabel(this))
{
    setObjectName(QStringLiteral("casePanel"));
    setFocusProxy(m_text);
    m_filter->setSourceModel(m_model);
    build();
    connect(m_text, &QLineEdit::textChanged, this, &CasePanel::narrow);
    connect(m_others, &QCheckBox::toggled, this, [this](bool isOn) {
        m_filter->setShowsOthers(isOn);
        openChapters();
    });
    connect(m_tree, &QTreeView::clicked, this, &CasePanel::choose);
    retranslate();
}

void CasePanel::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(8, 0, 8, 0);
    head->addWidget(m_text);
    head->addWidget(m_others);
    column->addLayout(head);
    column->addWidget(m_tree, 1);
    column->addWidget(m_none, 1);
    m_text->setObjectName(QStringLiteral("caseFilter"));
    m_text->setTextMargins(fieldAir, 0, fieldAir, 0);
    offerClearing(*m_text);
    m_text->installEventFilter(this);
    m_others->setObjectName(QStringLiteral("caseOthers"));
    m_tree->setObjectName(QStringLiteral("caseTree"));
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new CaseDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(0);
    m_tree->setRootIsDecorated(false);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // rows keep their width
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->viewport()->setBackgroundRole(QPalette::Window);
    m_tree->installEventFilter(this);
    RowHeights::followWidthOf(*m_tree);
    m_none->setObjectName(QStringLiteral("caseNone"));
    m_none->setForegroundRole(QPalette::PlaceholderText);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_none->setMargin(12);
}

void CasePanel::setCatalogue(const catalogue::Catalogue* catalogue)
{
    m_model->setCatalogue(catalogue);
    openChapters();
}

void CasePanel::setLanguage(catalogue::Language language)
{
    m_model->setLanguage(language);
    m_tree->doItemsLayout();
    showState();
}

void CasePanel::setTable(const QStringList& ids)
{
    m_model->setTable(ids);
    openChapters();
}

void CasePanel::setOpen(const QString& id)
{
    if (id == m_open)
        return;
    m_open = id;
    m_model->setOpen(id);
    reveal(m_filter->mapFromSource(m_model->find(id)));
    m_tree->doItemsLayout(); // its title is bolder
    showState();
}

void CasePanel::reveal(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    m_tree->expand(index.parent());
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

/// Once it has its place.
void CasePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, [this] { reveal(m_filter->mapFromSource(m_model->find(m_open))); });
}

QString CasePanel::neighbour(int step) const
{
    QStringList ids;
    for (int top = 0; top < m_filter->rowCount(); ++top) {
        const QModelIndex chapter = m_filter->index(top, 0);
        for (int row = 0; row < m_filter->rowCount(chapter); ++row)
            if (const QModelIndex index = m_filter->index(row, 0, chapter); CaseListModel::isCase(index))
                ids += index.data(CaseListModel::IdRole).toString();
    }
    const qsizetype here = ids.indexOf(m_open);
    return here < 0 ? ids.value(0) : ids.value(here + step);
}

void CasePanel::enter()
{
    const QModelIndex open = m_filter->mapFromSource(m_model->find(m_open));
    reveal(open);
    m_text->selectAll(); // what is typed now, in the list as well, is looked for instead
    (open.isValid() ? static_cast<QWidget*>(m_tree) : m_text)->setFocus(Qt::ShortcutFocusReason);
}

void CasePanel::narrow(const QString& text)
{
    m_filter->setText(text);
    openChapters();
    if (text.isEmpty())
        return;
    m_tree->setCurrentIndex(firstCase());
    m_tree->scrollToTop();
}

/// What is found lies open; so does all where that is little. Else the chapter of the case on the stage does.
void CasePanel::openChapters()
{
    if (m_filter->hasText() || m_filter->cases() <= fewCases)
        m_tree->expandAll();
    else
        m_tree->collapseAll();
    reveal(m_filter->mapFromSource(m_model->find(m_open)));
    showState();
}

QModelIndex CasePanel::firstCase() const
{
    const QModelIndex chapter = m_filter->index(0, 0);
    for (int row = 0; row < m_filter->rowCount(chapter); ++row)
        if (const QModelIndex index = m_filter->index(row, 0, chapter); CaseListModel::isCase(index))
            return index;
    return {};
}

void CasePanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    if (CaseListModel::isCase(index))
        emit chosen(index.data(CaseListModel::IdRole).toString());
    else if (!index.parent().isValid())
        m_tree->setExpanded(index, !m_tree->isExpanded(index));
}

void CasePanel::showState()
{
    const int others = m_filter->others();
    const bool isBare = m_filter->rowCount() == 0;
    m_others->setText(tr("Also cases with other boxes (%1)").arg(others));
    m_others->setVisible(others > 0 || m_others->isChecked());
    if (isBare && m_tree->hasFocus())
        m_text->setFocus(Qt::OtherFocusReason);
    m_tree->setVisible(!isBare);
    m_none->setVisible(isBare);
    m_none->setText(others > 0 && !m_others->isChecked()
                        ? tr("No case that can be played on your table has these words.")
                        : tr("No case has these words. Esc clears them; Ctrl+K searches the rules."));
}

bool CasePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto& press = *static_cast<QKeyEvent*>(event);
        if (watched == m_text ? filterKey(press) : listKey(press))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Down goes to the list, Enter opens the case that is marked in it, Escape empties the field and then
/// leaves.
bool CasePanel::filterKey(const QKeyEvent& press)
{
    switch (press.key()) {
    case Qt::Key_Down:
        if (m_filter->rowCount() == 0)
            return true;
        m_tree->setFocus(Qt::OtherFocusReason);
        if (!m_tree->currentIndex().isValid())
            m_tree->setCurrentIndex(m_filter->hasText() ? firstCase() : m_filter->index(0, 0));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(CaseListModel::isCase(m_tree->currentIndex()) ? m_tree->currentIndex() : firstCase());
        return true;
    case Qt::Key_Escape:
        if (m_text->text().isEmpty())
            emit left();
        m_text->clear();
        return true;
    default:
        return false;
    }
}

/// Letters go to the field, wherever in the list one is.
bool CasePanel::listKey(const QKeyEvent& press)
{
    const QModelIndex here = m_tree->currentIndex();
    if (press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter)
        choose(here);
    else if (press.key() == Qt::Key_Escape)
        emit left();
    else if (press.key() == Qt::Key_Up && !m_tree->indexAbove(here).isValid())
        m_text->setFocus(Qt::OtherFocusReason);
    else if (isTyped(press)) {
        m_text->setFocus(Qt::OtherFocusReason);
        m_text->insert(press.text());
    } else
        return false;
    return true;
}

void CasePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CasePanel::retranslate()
{
    setAccessibleName(tr("Cases"));
    m_text->setPlaceholderText(tr("Find a case"));
    m_text->setAccessibleName(tr("Find a case"));
    m_text->setAccessibleDescription(tr("Words narrow the list, Enter opens a case."));
    m_others->setToolTip(tr("Also show cases that need boxes not on your table"));
    m_tree->setAccessibleName(tr("Cases"));
    m_tree->setAccessibleDescription(tr("Enter opens a case, letters narrow the list."));
    showState();
}

} // namespace glossator::desktop
