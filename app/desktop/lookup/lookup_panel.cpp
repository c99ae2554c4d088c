// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/lookup_panel.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/field_marks.h"
#include "app/desktop/lookup/filter_bar.h"
#include "app/desktop/lookup/filter_offers.h"
#include "app/desktop/lookup/lookup_status.h"
#include "app/desktop/lookup/result_delegate.h"
#include "app/desktop/lookup/result_model.h"
#include "app/desktop/lookup/searcher.h"
#include "model/search/filter_words.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int widest = 860;
constexpr int highest = 620;

} // namespace

LookupPanel::LookupPanel(QLineEdit* field, QWidget* parent)
    : QFrame(parent), m_field(field), m_list(new QListView(this)), m_filters(new FilterBar(this)),
      m_status(new LookupStatus(this)), m_model(new ResultModel(this))
{
    setObjectName(QStringLiteral("lookupPanel"));
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_list->setObjectName(QStringLiteral("resultList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ResultDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust); // a passage has more lines where there is less room
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_filters);
    column->addWidget(m_list, 1);
    column->addWidget(m_status);
    field->installEventFilter(this);
    parent->installEventFilter(this);
    connect(field, &QLineEdit::textEdited, this, &LookupPanel::askAnew);
    connect(m_filters, &FilterBar::toggled, this, [this](const QString& filter) {
        write(search::toggledFilter(m_field->text(), filter, windowLanguage()));
    });
    connect(m_filters, &FilterBar::completed, this, &LookupPanel::complete);
    connect(m_filters, &FilterBar::passed, this, &LookupPanel::goPast);
    connect(m_filters, &FilterBar::left, field, [field] { field->setFocus(Qt::OtherFocusReason); });
    connect(qApp, &QApplication::focusChanged, this, &LookupPanel::follow);
    connect(m_status, &LookupStatus::everythingRequested, this, [this] {
        m_searchesAll = true;
        ask();
    });
    connect(m_status, &LookupStatus::wordRequested, this, &LookupPanel::write);
    connect(m_list, &QListView::clicked, this, &LookupPanel::choose);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QListView::customContextMenuRequested, this, &LookupPanel::openMenu);
    retranslate();
    hide();
}

void LookupPanel::setExpansionNames(QHash<QString, QString> names)
{
    m_names = names;
    m_model->setExpansionNames(std::move(names));
}

void LookupPanel::setCatalogue(const QString& path)
{
    delete m_searcher;
    m_searcher = nullptr;
    if (path.isEmpty())
        return;
    m_searcher = new Searcher(path, this);
    connect(m_searcher, &Searcher::answered, this, &LookupPanel::showAnswer);
}

void LookupPanel::setThings(const tiles::TileCatalogue* tiles, const terms::TermBase* terms)
{
    m_model->setThings(tiles, terms);
}

void LookupPanel::setLanguages(std::vector<catalogue::Language> languages)
{
    m_languages = std::move(languages);
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

void LookupPanel::lookUpRules(const QString& words)
{
    lookUp(words);
    m_hasClausesFirst = true;
}

void LookupPanel::lookUp(const QString& words)
{
    m_hasClausesFirst = false;
    m_field->setText(words);
    m_field->setFocus(Qt::ShortcutFocusReason);
    ask();
}

bool LookupPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
        return takeCopy();
    if (watched == m_field && event->type() == QEvent::KeyPress)
        return takeKey(*static_cast<QKeyEvent*>(event));
    const bool isBack = watched == m_field && event->type() == QEvent::FocusOut && isOpen() &&
                        !isAncestorOf(QApplication::focusWidget());
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

/// Other words were typed.
void LookupPanel::askAnew()
{
    m_searchesAll = false;
    m_hasClausesFirst = false;
    markFilters(*m_field, {});
    ask();
}

/// What one copied elsewhere is followed with Enter, and nothing is searched for.
bool LookupPanel::hasLink() const
{
    return m_field->text().trimmed().startsWith(QLatin1String("glossator:"), Qt::CaseInsensitive);
}

void LookupPanel::ask()
{
    m_opensFirst = false;
    if (m_field->text().trimmed().isEmpty() || hasLink() || m_searcher == nullptr)
        return close();
    search::Query query;
    query.text = m_field->text();
    query.display = m_languages.front();
    query.spoken = m_languages;
    query.spoken.push_back(windowLanguage());
    query.limit = 60;
    query.table = m_searchesAll ? QStringList() : m_table;
    m_searcher->ask(query);
}

void LookupPanel::showAnswer(const SearchAnswer& answer)
{
    const FilterOffers offers(m_names, m_table);
    QStringList instead;
    if (const auto* fault = std::get_if<search::QueryFault>(&answer.outcome)) {
        m_model->setResults({});
        if (fault->kind == search::QueryFault::Kind::UnknownFilter) {
            markFilters(*m_field, terms::Span{fault->position, fault->value.size()});
            instead = offers.insteadOf(fault->value);
        }
    } else {
        m_model->setResults(std::get<search::Results>(answer.outcome),
                            m_hasClausesFirst ? std::optional(search::ResultKind::Clause) : std::nullopt);
        markFilters(*m_field, {});
    }
    m_filters->show(m_field->text(), offers.completions(m_field->text(), m_field->cursorPosition()));
    m_status->tell(answer, !m_filters->completions().isEmpty(), instead);
    placeStatus();
    m_list->setVisible(m_model->rowCount() > 0);
    const int first = m_model->passesBy() ? -1 : m_model->resultRow(0, 1);
    if (first >= 0) // else nothing is chosen that Enter would open
        m_list->setCurrentIndex(m_model->index(first));
    m_list->scrollToTop();
    place();
    QFrame::show();
    raise();
    if (m_opensFirst)
        choose(m_list->currentIndex());
}

/// That rules are missing must be read before what was found instead.
void LookupPanel::placeStatus()
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    const int place = m_status->isWarning() ? 1 : column->count() - 1;
    if (column->indexOf(m_status) == place)
        return;
    column->removeWidget(m_status);
    column->insertWidget(place, m_status);
}

/// Hangs the panel below the field, as high as what it shows.
void LookupPanel::place()
{
    const QPoint corner = m_field->mapTo(parentWidget(), QPoint(0, m_field->height() + 4));
    const QSize room(parentWidget()->width(), parentWidget()->height() - corner.y() - 16);
    const int width = std::min(
        {Typefaces::scaled(widest), room.width() - 24, std::max(m_field->width(), Typefaces::scaled(640))});
    const int x =
        std::clamp(corner.x() + (m_field->width() - width) / 2, 12, std::max(12, room.width() - width - 12));
    int height = m_status->heightForWidth(width) + m_filters->heightForWidth(width) + 4;
    for (int row = 0; row < m_model->rowCount() && height < Typefaces::scaled(highest); ++row)
        height += m_list->sizeHintForRow(row);
    setGeometry(x, corner.y(), width, std::min({height + 6, Typefaces::scaled(highest), room.height()}));
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

bool LookupPanel::takeKey(const QKeyEvent& event)
{
    constexpr int page = 6;
    switch (event.key()) {
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
        isOpen() || m_field->text().isEmpty() ? emit left() : m_field->clear();
        close();
        return true;
    case Qt::Key_Tab:
        return takeTab();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return takeEnter(event.modifiers());
    default:
        return false;
    }
}

bool LookupPanel::takeTab()
{
    if (!isOpen())
        return false;
    if (m_filters->completions().isEmpty())
        m_filters->takeKeyboard();
    else
        complete(m_filters->completions().front());
    return true;
}

/// The panel stands between the field and what comes after it.
void LookupPanel::goPast()
{
    const auto takesTab = [this](const QWidget* widget) {
        return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
               !isAncestorOf(widget);
    };
    QWidget* next = m_field->nextInFocusChain();
    while (next != m_field && !takesTab(next))
        next = next->nextInFocusChain();
    next->setFocus(Qt::TabFocusReason);
}

/// Goes away when the keyboard leaves it for anything but the field.
void LookupPanel::follow(const QWidget* left, const QWidget* entered)
{
    const bool isLeft = left != nullptr && isAncestorOf(left);
    if (isOpen() && isLeft && entered != nullptr && entered != m_field && !isAncestorOf(entered))
        close();
}

/// Words selected in the field are copied from there.
bool LookupPanel::takeCopy()
{
    const search::Result* result = m_model->resultAt(m_list->currentIndex().row());
    if (!isOpen() || m_field->hasSelectedText() || result == nullptr)
        return false;
    emit copyRequested(*result);
    return true;
}

void LookupPanel::openMenu(const QPoint& at)
{
    const QModelIndex index = m_list->indexAt(at);
    const search::Result* pointed = m_model->resultAt(index.row());
    if (pointed == nullptr)
        return;
    m_list->setCurrentIndex(index);
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("resultMenu"));
    const search::Result result = *pointed;
    connect(menu.addAction(tr("&Open")), &QAction::triggered, this, [this, index] { choose(index); });
    connect(menu.addAction(tr("&Copy with source")), &QAction::triggered, this,
            [this, result] { emit copyRequested(result); });
    connect(menu.addAction(tr("Copy the &link")), &QAction::triggered, this,
            [this, result] { emit linkRequested(result); });
    menu.exec(m_list->viewport()->mapToGlobal(at));
}

/// Opens what is chosen; with Ctrl, or where nothing was found, does what the status offers instead.
bool LookupPanel::takeEnter(Qt::KeyboardModifiers modifiers)
{
    if (hasLink())
        emit linkTyped(m_field->text().trimmed());
    else if (!isOpen())
        ask(), m_opensFirst = true;
    else if (m_model->rowCount() == 0 || modifiers.testFlag(Qt::ControlModifier))
        m_status->takeOffer();
    else
        choose(m_list->currentIndex());
    return true;
}

void LookupPanel::retranslate()
{
    setAccessibleName(tr("Search results"));
    m_list->setAccessibleName(tr("Search results"));
    m_model->retranslate();
}

/// Puts a text into the field as if it had been typed.
void LookupPanel::write(const QString& text)
{
    m_field->setText(text);
    askAnew();
}

/// Makes the filter at the cursor whole.
void LookupPanel::complete(const QString& filter)
{
    const terms::Span word = search::wordAt(m_field->text(), m_field->cursorPosition());
    QString text = m_field->text();
    text.replace(word.start, word.length, filter);
    const qsizetype end = word.start + filter.size();
    if (end == text.size())
        text += u' ';
    m_field->setText(text);
    m_field->setCursorPosition(static_cast<int>(end) + 1);
    askAnew();
}

} // namespace glossator::desktop
