// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/kept/kept_panel.h"

#include "app/desktop/kept/kept.h"
#include "app/desktop/kept/kept_delegate.h"
#include "app/desktop/kept/kept_model.h"
#include "app/desktop/look/clear_button.h"
#include "app/desktop/look/field_air.h"
#include "app/desktop/look/row_heights.h"
#include "app/desktop/look/typefaces.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

namespace glossator::desktop {

KeptPanel::KeptPanel(Kept& kept, QWidget* parent)
    : QWidget(parent), m_kept(kept), m_model(new KeptModel(this)), m_text(new QLineEdit(this)),
      m_list(new QListView(this)), m_empty(new QLabel(this))
{
    setObjectName(QStringLiteral("keptPanel"));
    setFocusProxy(m_text);
    build();
    connect(&kept, &Kept::changed, this, &KeptPanel::fill);
    connect(&kept, &Kept::recentChanged, this, &KeptPanel::fill);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model->setText(text);
        showState();
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { choose(index.row()); });
    retranslate();
}

void KeptPanel::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, 0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    row->addWidget(m_text);
    column->addLayout(row);
    m_text->setObjectName(QStringLiteral("keptFilter"));
    m_text->setTextMargins(fieldAir, 0, fieldAir, 0);
    m_text->setFont(Typefaces::control(13));
    offerClearing(*m_text);
    m_text->setMinimumHeight(28);
    m_text->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("keptList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new KeptDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    RowHeights::followWidthOf(*m_list);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->installEventFilter(this);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QWidget::customContextMenuRequested, this, &KeptPanel::openMenu);
    column->addWidget(m_list, 1);
    m_empty->setObjectName(QStringLiteral("keptEmpty"));
    m_empty->setFont(Typefaces::control(12));
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setMargin(12);
    column->addWidget(m_empty, 1);
}

void KeptPanel::setCatalogue(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles)
{
    m_catalogue = catalogue;
    m_tiles = tiles;
    m_model->setSources(nullptr, nullptr, nullptr);
    fill();
}

void KeptPanel::setLanguage(catalogue::Language language)
{
    m_model->setLanguage(language);
}

void KeptPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void KeptPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fill();
}

bool KeptPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (watched == m_text ? filterKey(key) : listKey(key))
            return true;
    }
    if (event->type() == QEvent::FocusIn && watched == m_list &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::MouseFocusReason)
        markFirst();
    return QWidget::eventFilter(watched, event);
}

void KeptPanel::markFirst()
{
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(m_model->nearestPlace(0)));
    m_list->scrollTo(m_list->currentIndex());
}

/// Reads what is kept, when somebody looks; the place that the keyboard is on stays, or the next one to it.
void KeptPanel::fill()
{
    if (!isVisible())
        return;
    const int row = m_list->currentIndex().row();
    m_model->setSources(&m_kept, m_catalogue, m_tiles);
    if (row >= 0)
        m_list->setCurrentIndex(m_model->index(m_model->nearestPlace(row)));
    showState();
}

void KeptPanel::choose(int row)
{
    if (const auto place = m_model->placeAt(row))
        emit chosen(*place);
}

/// At the place there; by keyboard that is the one that it is on.
void KeptPanel::openMenu(QPoint at)
{
    const QModelIndex index = m_list->indexAt(at);
    if (!m_model->placeAt(index.row()))
        return;
    m_list->setCurrentIndex(index);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("keptMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("&Open")), &QAction::triggered, this,
            [this] { choose(m_list->currentIndex().row()); });
    connect(menu->addAction(tr("&Remove")), &QAction::triggered, this,
            [this] { remove(m_list->currentIndex().row()); });
    menu->popup(m_list->viewport()->mapToGlobal(at));
    menu->setActiveAction(menu->actions().front());
}

void KeptPanel::remove(int row)
{
    const auto place = m_model->placeAt(row);
    if (!place)
        return;
    switch (m_model->groupAt(row)) {
    case KeptModel::Group::Bookmarks:
        return m_kept.toggleBookmark(*place);
    case KeptModel::Group::Notes:
        return m_kept.removeNote(place->id);
    case KeptModel::Group::Decisions:
        return m_kept.leaveOpen(place->id);
    case KeptModel::Group::Recent:
        return m_kept.forget(*place);
    }
}

/// Down goes to the list, Enter to the first place that is left, Escape empties the field and then leaves.
bool KeptPanel::filterKey(int key)
{
    const int first = m_model->nearestPlace(0);
    if (key == Qt::Key_Down && first >= 0) {
        m_list->setFocus(Qt::OtherFocusReason);
        m_list->setCurrentIndex(m_model->index(first));
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        choose(first);
        return true;
    }
    if (key != Qt::Key_Escape)
        return false;
    if (m_text->text().isEmpty())
        emit left();
    m_text->clear();
    return true;
}

bool KeptPanel::listKey(int key)
{
    const int row = m_list->currentIndex().row();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        choose(row);
    else if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        remove(row);
    else if (key == Qt::Key_Escape)
        emit left();
    else if (key == Qt::Key_Up && m_model->nearestPlace(0) == row)
        m_text->setFocus(Qt::OtherFocusReason);
    else
        return false;
    return true;
}

void KeptPanel::showState()
{
    const bool isBare = m_model->rowCount() == 0;
    if (isBare && m_list->hasFocus())
        m_text->setFocus(Qt::OtherFocusReason);
    m_list->setVisible(!isBare);
    m_empty->setVisible(isBare);
    m_empty->setText(
        m_model->isEmpty()
            ? tr("Nothing is kept yet.\n\nCtrl+D sets a bookmark at the clause that you read.\n\n"
                 "Ctrl+Shift+N writes a note below it.\n\nWhere the sources leave a question open, "
                 "“How do you play it?” keeps what your table decides.")
            : tr("Nothing that you keep has these words. Esc clears them; Ctrl+K searches the rules."));
}

void KeptPanel::retranslate()
{
    setAccessibleName(tr("Kept"));
    m_text->setPlaceholderText(tr("Find"));
    m_text->setAccessibleName(tr("Find what you keep"));
    m_list->setAccessibleName(tr("Bookmarks, notes, house decisions and recent places"));
    m_list->setAccessibleDescription(tr("Enter goes to a place, Delete removes it."));
    m_model->fill();
    showState();
}

} // namespace glossator::desktop
