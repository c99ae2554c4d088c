// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/options_pane.h"

#include "app/desktop/stage/options_delegate.h"
#include "app/desktop/stage/stage_list.h"

#include <QEvent>
#include <QFocusEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace glossator::desktop {

OptionsPane::OptionsPane(QWidget* parent) : QWidget(parent), m_model(new OptionsModel(this))
{
    build();
    const auto row = [](const QModelIndex& index) { return index.row(); };
    connect(m_list, &QListView::entered, this, [this, row](const auto& i) { emit pointedAt(row(i)); });
    connect(m_list, &QListView::activated, this, [this, row](const auto& i) { emit chosen(row(i)); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, row](const QModelIndex& index) {
                if (index.isValid()) // marked also where it is what the keyboard came to first
                    m_list->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
                m_isLookedAt = true;
                showDeed();
                emit pointedAt(row(index));
            });
    connect(m_try, &QPushButton::clicked, this, [this] {
        m_list->setFocus(); // the button goes out with the decision, and the keyboard would go astray
        emit chosen(current());
    });
    for (QWidget* watched : {static_cast<QWidget*>(m_list), m_list->viewport(), static_cast<QWidget*>(m_try)})
        watched->installEventFilter(this);
    retranslate();
}

void OptionsPane::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    m_decision = new QLabel(this);
    m_decision->setObjectName(QStringLiteral("stageDecision"));
    m_decision->setWordWrap(true);
    m_decision->setContentsMargins(8, 0, 8, 0);
    m_list = new QListView(this);
    makeStageList(*m_list, QStringLiteral("stageOptions"));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerItem); // few have room: none is cut at the top
    m_list->setMouseTracking(true);
    m_list->setWordWrap(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new OptionsDelegate(m_list));
    setFocusProxy(m_list);
    m_try = new QPushButton(this);
    m_try->setObjectName(QStringLiteral("stageTry"));
    column->addWidget(m_decision);
    column->addWidget(m_list, 1);
    column->addWidget(m_try);
}

void OptionsPane::setStep(const cases::CaseResult* result, int step, const wording::PhraseWording& wording,
                          const std::optional<engine::Option>& ofCase)
{
    m_model->setStep(result, step, wording, ofCase);
    m_decision->setText(m_model->decision());
    comeToTaken();
    showDeed();
}

/// The keyboard comes to what was chosen, else to the first, not to what happens to be in sight.
void OptionsPane::comeToTaken()
{
    const QSignalBlocker noLook(this);
    QModelIndex taken = m_model->index(0);
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->index(row).data(OptionsModel::KindRole) == static_cast<int>(OptionsModel::RowKind::Case))
            taken = m_model->index(row);
    m_list->setCurrentIndex(taken);
    m_isLookedAt = false;
    m_list->scrollTo(taken, QAbstractItemView::PositionAtCenter);
    if (const QModelIndex top = m_list->indexAt({1, 1}); top.isValid()) // which is not to be cut
        m_list->scrollTo(top, QAbstractItemView::PositionAtTop);
}

bool OptionsPane::hasKeyboard() const
{
    return isAncestorOf(window()->focusWidget());
}

int OptionsPane::current() const
{
    return m_list->currentIndex().row();
}

bool OptionsPane::selectNext(const std::function<bool(const engine::Option&)>& isWanted)
{
    const int rows = m_model->rowCount();
    const int first = current() + (m_isLookedAt ? 1 : 0) + rows;
    for (int i = first; i < first + rows; ++i) {
        const int row = i % rows;
        if (!isWanted(*m_model->optionAt(row)))
            continue;
        m_list->setFocus();
        m_list->setCurrentIndex(m_model->index(row));
        m_isLookedAt = true;
        emit pointedAt(row); // also where it was the current one
        return true;
    }
    return false;
}

void OptionsPane::look()
{
    if (!hasKeyboard() || current() < 0)
        return;
    m_isLookedAt = true;
    emit pointedAt(current());
}

void OptionsPane::setCurrent(const engine::Option& option)
{
    const QSignalBlocker noLook(this);
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->optionAt(row) == option)
            m_list->setCurrentIndex(m_model->index(row));
}

/// The button says what it would do with the current option.
void OptionsPane::showDeed()
{
    const QVariant kind = m_list->currentIndex().data(OptionsModel::KindRole);
    if (m_try->hasFocus() && !kind.isValid())
        m_list->setFocus(Qt::OtherFocusReason); // or it would go to what comes next in the window
    m_try->setEnabled(kind.isValid());
    m_try->setVisible(m_model->rowCount() > 0);
    if (kind == static_cast<int>(OptionsModel::RowKind::Refused))
        m_try->setText(tr("Try it and see why not"));
    else if (kind == static_cast<int>(OptionsModel::RowKind::Case))
        m_try->setText(tr("Play on with the case"));
    else
        m_try->setText(tr("Try this one"));
}

/// What the pointer has left, or the keyboard has come to.
bool OptionsPane::eventFilter(QObject* watched, QEvent* event)
{
    const bool isAboutFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    const bool isLeaving = event->type() == QEvent::Leave && watched == m_list->viewport();
    if (event->type() == QEvent::FocusIn &&
        static_cast<const QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason)
        m_isLookedAt = true;
    if (isLeaving || (isAboutFocus && watched != m_list->viewport()))
        emit pointedAt(hasKeyboard() && m_isLookedAt ? current() : -1);
    return QWidget::eventFilter(watched, event);
}

/// The keyboard may be told to leave only when the pane is gone.
void OptionsPane::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    emit pointedAt(-1);
}

void OptionsPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OptionsPane::retranslate()
{
    m_list->setAccessibleName(tr("Options of the decision"));
    m_list->setAccessibleDescription(
        tr("Arrow keys show on the board what an option would do; Enter tries it."));
    showDeed();
}

} // namespace glossator::desktop
