// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/lookup_panel.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/result_delegate.h"
#include "app/desktop/lookup/result_model.h"
#include "app/desktop/lookup/searcher.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int widest = 860;
constexpr int highest = 620;

} // namespace

LookupPanel::LookupPanel(QLineEdit* field, QWidget* parent)
    : QFrame(parent), m_field(field), m_list(new QListView(this)), m_status(new QLabel(this)),
      m_model(new ResultModel(this))
{
    setObjectName(QStringLiteral("lookupPanel"));
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_list->setObjectName(QStringLiteral("resultList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ResultDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_status->setObjectName(QStringLiteral("lookupStatus"));
    m_status->setFont(Typefaces::control(12));
    m_status->setContentsMargins(18, 8, 18, 8);
    m_status->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_list, 1);
    column->addWidget(m_status);
    field->installEventFilter(this);
    parent->installEventFilter(this);
    connect(field, &QLineEdit::textEdited, this, &LookupPanel::ask);
    connect(m_list, &QListView::clicked, this, &LookupPanel::choose);
    retranslate();
    hide();
}

void LookupPanel::setCatalogue(const QString& path, QHash<QString, QString> expansionNames)
{
    delete m_searcher;
    m_searcher = nullptr;
    m_model->setExpansionNames(std::move(expansionNames));
    if (path.isEmpty())
        return;
    m_searcher = new Searcher(path, this);
    connect(m_searcher, &Searcher::answered, this, &LookupPanel::showAnswer);
}

void LookupPanel::setLanguage(catalogue::Language language)
{
    m_language = language;
    if (isOpen())
        ask();
}

void LookupPanel::setTable(QStringList table)
{
    m_table = std::move(table);
    if (isOpen())
        ask();
}

void LookupPanel::close()
{
    if (m_searcher != nullptr)
        m_searcher->cancel();
    m_opensFirst = false;
    hide();
}

void LookupPanel::lookUp(const QString& words)
{
    m_field->setText(words);
    m_field->setFocus(Qt::ShortcutFocusReason);
    ask();
}

bool LookupPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress)
        return takeKey(static_cast<QKeyEvent*>(event)->key());
    const bool isBack = watched == m_field && event->type() == QEvent::FocusOut && isOpen();
    if (isBack && static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        close();
    if (watched == parent() && event->type() == QEvent::Resize && isOpen())
        place();
    return QFrame::eventFilter(watched, event);
}

void LookupPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void LookupPanel::ask()
{
    m_opensFirst = false;
    if (m_field->text().trimmed().isEmpty() || m_searcher == nullptr)
        return close();
    search::Query query;
    query.text = m_field->text();
    query.display = m_language;
    query.limit = 60;
    query.table = m_table;
    m_searcher->ask(query);
}

void LookupPanel::showAnswer(const SearchAnswer& answer)
{
    if (const auto* fault = std::get_if<search::QueryFault>(&answer.outcome)) {
        m_model->setResults({});
        m_status->setText(fault->message());
    } else {
        m_model->setResults(std::get<search::Results>(answer.outcome));
        showTotal();
    }
    const int first = m_model->resultRow(0, 1);
    if (first >= 0)
        m_list->setCurrentIndex(m_model->index(first));
    m_list->scrollToTop();
    place();
    QFrame::show();
    raise();
    if (m_opensFirst)
        choose(m_list->currentIndex());
}

/// Hangs the panel below the field, as high as what it shows.
void LookupPanel::place()
{
    const QPoint corner = m_field->mapTo(parentWidget(), QPoint(0, m_field->height() + 4));
    const QSize room(parentWidget()->width(), parentWidget()->height() - corner.y() - 16);
    const int width = std::min({widest, room.width() - 24, std::max(m_field->width(), 640)});
    const int x =
        std::clamp(corner.x() + (m_field->width() - width) / 2, 12, std::max(12, room.width() - width - 12));
    int height = m_status->sizeHint().height() + 4;
    for (int row = 0; row < m_model->rowCount() && height < highest; ++row)
        height += m_list->sizeHintForRow(row);
    setGeometry(x, corner.y(), width, std::min({height + 6, highest, room.height()}));
}

void LookupPanel::step(int by)
{
    const int at = m_list->currentIndex().row();
    const int row =
        m_model->resultRow(std::clamp(at + by, 0, std::max(0, m_model->rowCount() - 1)), by > 0 ? 1 : -1);
    if (row < 0)
        return;
    m_list->setCurrentIndex(m_model->index(row));
    m_list->scrollTo(m_model->index(m_model->resultAt(row - 1) == nullptr && row > 0 ? row - 1 : row));
    m_list->scrollTo(m_list->currentIndex());
}

void LookupPanel::choose(const QModelIndex& index)
{
    const search::Result* result = m_model->resultAt(index.row());
    if (result == nullptr)
        return;
    const search::Result copy = *result;
    close();
    emit chosen(copy);
}

bool LookupPanel::takeKey(int key)
{
    constexpr int page = 6;
    switch (key) {
    case Qt::Key_Down:
        isOpen() ? step(1) : ask();
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(page);
        return true;
    case Qt::Key_PageUp:
        step(-page);
        return true;
    case Qt::Key_Escape:
        close();
        emit left();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isOpen())
            choose(m_list->currentIndex());
        else
            ask(), m_opensFirst = true;
        return true;
    default:
        return false;
    }
}

void LookupPanel::retranslate()
{
    setAccessibleName(tr("Search results"));
    m_list->setAccessibleName(tr("Search results"));
    m_model->retranslate();
    showTotal();
}

void LookupPanel::showTotal()
{
    if (m_model->rowCount() == 0)
        m_status->setText(tr("Nothing found for “%1”. Any of the three languages will do, "
                             "with or without diacritics.")
                              .arg(m_field->text().trimmed()));
    else
        m_status->setText(tr("%n result(s). Arrow keys choose, Enter opens, Esc goes back.", nullptr,
                             static_cast<int>(m_model->total())));
}

} // namespace glossator::desktop
