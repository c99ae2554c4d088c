// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/lookup_panel.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/field_marks.h"
#include "app/desktop/lookup/filter_bar.h"
#include "app/desktop/lookup/filter_offers.h"
#include "app/desktop/lookup/lookup_status.h"
#include "app/desktop/lookup/result_list.h"
#include "app/desktop/lookup/result_model.h"
#include "app/desktop/lookup/searcher.h"
#include "model/search/filter_words.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int leastWidth = 640;
constexpr int widest = 1100;
constexpr int highest = 620; ///< where that is not less than there is room for

} // namespace

LookupPanel::LookupPanel(QLineEdit* field, QWidget* parent)
    : QFrame(parent), m_field(field), m_model(new ResultModel(this)), m_list(new ResultList(m_model, this)),
      m_filters(new FilterBar(this)), m_status(new LookupStatus(this))
{
    setObjectName(QStringLiteral("lookupPanel"));
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
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
    connect(m_status, &LookupStatus::reachRequested, this, [this](bool everywhere) {
        m_searchesAll = everywhere;
        ask();
    });
    connect(m_status, &LookupStatus::wordRequested, this, &LookupPanel::write);
    connect(m_list, &ResultList::clicked, this, &LookupPanel::choose);
    connect(m_list, &ResultList::openRequested, this, &LookupPanel::choose);
    connect(m_list, &ResultList::copyRequested, this, &LookupPanel::copyRequested);
    connect(m_list, &ResultList::linkRequested, this, &LookupPanel::linkRequested);
    retranslate();
    hide();
}

void LookupPanel::setExpansions(QStringList shelf, QHash<QString, QString> names)
{
    m_shelf = std::move(shelf);
    m_names = names;
    m_filters->setExpansionNames(names);
    m_model->setExpansionNames(std::move(names));
}

void LookupPanel::setCatalogue(const QString& path)
{
    delete m_searcher;
    m_searcher = nullptr;
    m_shown = 0;
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
    const bool isLeft =
        watched == m_field && event->type() == QEvent::FocusOut && !isAncestorOf(QApplication::focusWidget());
    if (isLeft && static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason &&
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
    m_isAnswered = false;
    if (m_field->text().trimmed().isEmpty() || hasLink() || m_searcher == nullptr)
        return close();
    search::Query query;
    query.text = m_field->text();
    query.display = m_languages.front();
    query.spoken = m_languages;
    query.spoken.push_back(windowLanguage());
    query.limit = 60;
    query.table = m_table;
    query.beyondTable = m_searchesAll;
    m_searcher->ask(query);
}

/// An answer comes in two parts under one number.
void LookupPanel::showAnswer(const SearchAnswer& answer)
{
    m_isAnswered = answer.isWhole;
    if (m_shown == answer.number && isOpen())
        showMore(answer);
    else
        showFound(answer);
}

/// Shows what was found, the first of it chosen.
void LookupPanel::showFound(const SearchAnswer& answer)
{
    m_shown = answer.number;
    const auto first = m_hasClausesFirst ? std::optional(search::ResultKind::Clause) : std::nullopt;
    m_model->setResults(answer.results() == nullptr ? search::Results() : *answer.results(), first);
    tellStatus(answer);
    place();
    m_list->begin(!m_model->passesBy() && !m_status->leadsOn()); // else Enter would open what is chosen
    QFrame::show();
    raise();
    if (m_opensFirst)
        choose(m_list->currentIndex());
}

/// Tells more of the results that stand there, and leaves the choice as it is and in sight.
void LookupPanel::showMore(const SearchAnswer& answer)
{
    if (answer.results() != nullptr)
        m_model->tellFoundBy(*answer.results());
    tellStatus(answer);
    place();
    m_list->scrollTo(m_list->currentIndex());
}

void LookupPanel::tellStatus(const SearchAnswer& answer)
{
    const FilterOffers offers(m_shelf, m_names, m_table);
    const int cursor = m_field->cursorPosition();
    const Completions completions = offers.completions(m_field->text(), cursor);
    const SearchAnswer told = completions.areValues() ? answer.withoutFaultAt(cursor) : answer;
    markFilters(*m_field, answer.wrong(), answer.noFilters());
    m_filters->show(m_field->text(), completions, answer.wrong());
    m_status->tell(told, completions.areValues(), offers);
    placeStatus();
    m_list->setVisible(m_model->rowCount() > 0);
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

/// Hangs the panel below the field, as high as what it shows and in a large window larger; lines that are too
/// long are hard to read.
void LookupPanel::place()
{
    const QPoint corner = m_field->mapTo(parentWidget(), QPoint(0, m_field->height() + 4));
    const QSize room(parentWidget()->width(), parentWidget()->height() - corner.y() - 16);
    const int wanted = std::max({m_field->width(), Typefaces::scaled(leastWidth), room.width() * 9 / 20});
    const int width = std::min({Typefaces::scaled(widest), room.width() - 24, wanted});
    const int x =
        std::clamp(corner.x() + (m_field->width() - width) / 2, 12, std::max(12, room.width() - width - 12));
    const int most = std::min(std::max(Typefaces::scaled(highest), room.height() * 3 / 4), room.height());
    resize(width, height());
    layout()->activate(); // how high a row is depends on its width
    const int head = m_status->heightForWidth(width) + m_filters->heightForWidth(width) + 10;
    setGeometry(x, corner.y(), width, std::min(head + m_list->heightUpTo(most), most));
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
    const bool isArrowOrEnter = event.key() == Qt::Key_Down || event.key() == Qt::Key_Up ||
                                event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (isArrowOrEnter && m_field->text().isEmpty())
        return false; // there is nothing to go through but what the empty field offers
    switch (event.key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        return takeArrow(event.key());
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

bool LookupPanel::takeArrow(int key)
{
    const int by = key == Qt::Key_Down || key == Qt::Key_PageDown ? 1 : -1;
    if (!isOpen() && key == Qt::Key_Down)
        ask();
    else if (m_model->rowCount() == 0)
        m_filters->isCompleting() ? m_filters->takeKeyboard() : m_status->stepOffer(by);
    else if (key == Qt::Key_Down || key == Qt::Key_Up)
        m_list->step(by);
    else
        m_list->turn(by);
    return true;
}

bool LookupPanel::takeTab()
{
    if (!isOpen())
        return false;
    if (const QStringList& words = m_filters->completions().words; !words.isEmpty())
        complete(words.front());
    else
        m_filters->takeKeyboard();
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

/// Goes away when the keyboard leaves it for anything but the field. Who goes to that will ask something.
void LookupPanel::follow(const QWidget* left, const QWidget* entered)
{
    if (m_searcher != nullptr && left != nullptr && entered == m_field)
        m_searcher->prepare();
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

/// Opens what is chosen; with Ctrl, or where nothing was found, does what the status offers instead.
bool LookupPanel::takeEnter(Qt::KeyboardModifiers modifiers)
{
    if (hasLink())
        emit linkTyped(m_field->text().trimmed());
    else if (!isOpen())
        ask(), m_opensFirst = true;
    else if (m_model->rowCount() == 0 || modifiers.testFlag(Qt::ControlModifier) ||
             (m_status->leadsOn() && !m_list->currentIndex().isValid()))
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
    const bool isWhole = m_filters->isCompleting(); // of a name alone the value is still to be typed
    if (isWhole && end == text.size())
        text += u' ';
    m_field->setText(text);
    m_field->setCursorPosition(static_cast<int>(end) + (isWhole ? 1 : 0));
    askAnew();
}

} // namespace glossator::desktop
