// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/reader_view.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/clause_editor.h"
#include "app/desktop/reader/column_names.h"
#include "app/desktop/reader/reader_accessible.h"
#include "app/desktop/reader/running_rule.h"

#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <tuple>

namespace glossator::desktop {

namespace {

constexpr int flashTime = 1800;
constexpr int learningPause = 80; ///< milliseconds; what is seen first comes first

} // namespace

ReaderView::ReaderView(QWidget* parent)
    : QAbstractScrollArea(parent), m_names(new ColumnNames(this)), m_editor(new ClauseEditor(viewport())),
      m_running(new RunningRule(viewport())), m_pictures(new PagePictures(this)),
      m_inks(&inksOf(printingFor(palette())))
{
    installReaderAccessible();
    m_layout.setAdditions(&m_additions);
    m_layout.setInks(*m_inks);
    connect(m_editor, &QPlainTextEdit::textChanged, this, &ReaderView::writeDown);
    connect(m_editor, &ClauseEditor::left, this, &ReaderView::leaveEditor);
    connect(m_running, &RunningRule::clicked, this, [this] {
        if (const auto rule = ruleScrolledAway())
            setCurrent({*rule, 0});
    });
    setObjectName(QStringLiteral("readerView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setObjectName(QStringLiteral("readerPage"));
    connect(m_pictures, &PagePictures::ready, viewport(), qOverload<>(&QWidget::update));
    m_termTimer.setSingleShot(true);
    m_termTimer.setInterval(learningPause);
    connect(&m_termTimer, &QTimer::timeout, this, &ReaderView::prepareTerms);
    connect(this, &ReaderView::currentChanged, this, &ReaderView::tellFocus);
    m_rest.setInterval(0);
    connect(&m_rest, &QTimer::timeout, this, &ReaderView::settleRest);
    m_flash.setStartValue(1.0);
    m_flash.setKeyValueAt(0.4, 1.0);
    m_flash.setEndValue(0.0);
    m_flash.setDuration(flashTime);
    connect(&m_flash, &QVariantAnimation::valueChanged, viewport(), qOverload<>(&QWidget::update));
    setAccessibleName(tr("Rules"));
}

ReaderView::~ReaderView() = default;

void ReaderView::setPage(Page page)
{
    stopWriting();
    m_pictures->forget();
    m_page = std::move(page);
    m_reading.reset();
    m_pointed.reset();
    m_current.reset();
    letGo();
    m_selection = {};
    m_matches.clear();
    m_match = -1;
    m_pointedTerm.reset();
    m_anchor.reset();
    m_layout.setPage(&m_page);
    findBookmarks();
    verticalScrollBar()->setValue(0);
    m_section.clear();
    if (!m_findWords.isEmpty())
        find(m_findWords);
    relayout();
}

void ReaderView::setLanguages(const std::vector<catalogue::Language>& languages)
{
    keepReading();
    m_selection = {};
    m_pointedTerm.reset();
    letGo();
    m_layout.setLanguages(languages);
    setViewportMargins(0, languages.size() > 1 ? Typefaces::scaled(headerHeight) : 0, 0, 0);
    relayout();
    if (!m_findWords.isEmpty())
        find(m_findWords);
    update();
}

void ReaderView::setZoom(int zoom)
{
    keepReading();
    m_scale = zoom / 100.0;
    if (m_names->isVisibleTo(this))
        setViewportMargins(0, Typefaces::scaled(headerHeight), 0, 0);
    relayout();
}

bool ReaderView::showClause(const QString& clause)
{
    const auto place = m_page.find(clause);
    if (!place)
        return false;
    m_current = place;
    letGo();
    m_reading.reset();
    scrollTo(place->entry, -viewport()->height() / 4.0);
    ensureVisible(*place);
    keepReading(); // whatever room the rows above turn out to need
    m_ledTo = place;
    flash(*place);
    announceSection();
    emit currentChanged();
    return true;
}

bool ReaderView::showSection(const QString& section)
{
    const auto entry = m_page.findSection(section);
    if (!entry)
        return false;
    m_reading.reset();
    scrollTo(*entry, 24 * m_scale);
    m_current = m_page.clauseAt({*entry + 1, 0}) == nullptr ? PagePlace{*entry, 0} : PagePlace{*entry + 1, 0};
    keepReading(); // also where the page ends too soon for it to stand at the top
    announceSection();
    emit currentChanged();
    return true;
}

void ReaderView::showTop(std::optional<PagePlace> current)
{
    m_reading.reset();
    m_current = current;
    showBeginning();
    viewport()->update();
    if (current)
        emit currentChanged();
}

QString ReaderView::clauseInSight() const
{
    const auto isSeen = [this](PagePlace place) { return viewport()->rect().intersects(rectOf(place)); };
    if (m_current && isSeen(*m_current))
        if (const auto* clause = m_page.clauseAt(*m_current))
            return clause->id;
    for (int i = m_layout.count() > 0 ? m_layout.entryAt(offset()) : 0; i < m_layout.count(); ++i)
        if (const auto* clause = m_page.clauseAt({i, 0}); clause != nullptr && m_layout.top(i) >= offset())
            return clause->id;
    return {};
}

bool ReaderView::isAtTop() const
{
    return offset() == 0;
}

void ReaderView::bringBack(const QString& clause)
{
    const auto place = m_page.find(clause);
    if (!place)
        return;
    m_current = place;
    scrollTo(place->entry, -viewport()->height() / 4.0);
}

QString ReaderView::sectionInSight() const
{
    if (m_layout.count() == 0)
        return {};
    return m_page.entry(m_reading ? m_reading->place.entry : m_layout.entryAt(offset() + 60 * m_scale))
        .section;
}

int ReaderView::find(const QString& words)
{
    m_findWords = words;
    const PageMatch from = firstToShow();
    m_matches = findOnPage(m_page, words, m_layout.languages());
    m_match = -1;
    const auto key = [](const PageMatch& m) { return std::tuple(m.place, m.column, m.span.start); };
    const auto next =
        std::ranges::find_if(m_matches, [&](const PageMatch& m) { return key(m) >= key(from); });
    if (!m_matches.empty())
        showMatch(next == m_matches.end() ? 0 : static_cast<int>(next - m_matches.begin()));
    viewport()->update();
    return static_cast<int>(m_matches.size());
}

void ReaderView::findNext(bool isForward)
{
    const int count = static_cast<int>(m_matches.size());
    if (count > 0)
        showMatch((m_match + (isForward ? 1 : count - 1)) % count);
}

void ReaderView::setCurrent(PagePlace place)
{
    if (m_page.clauseAt(place) == nullptr)
        return;
    m_current = place;
    letGo();
    m_reading.reset();
    ensureVisible(place);
    keepReading();
    viewport()->update();
    announceSection();
    emit currentChanged();
}

QRect ReaderView::rectOf(PagePlace place) const
{
    if (place.entry < 0 || place.entry >= m_layout.count())
        return {};
    const Row* row = m_layout.readyRow(place.entry);
    if (row == nullptr)
        return {};
    const double top = m_layout.top(place.entry) - offset();
    const auto piece = static_cast<std::size_t>(place.piece);
    const auto& metrics = m_layout.metrics();
    const QRectF ground = piece < row->grounds.size()
                              ? row->grounds[piece]
                              : QRectF(metrics.left(), 0, metrics.right() - metrics.left(), row->height);
    return ground.translated(0, top).toAlignedRect();
}

void ReaderView::paintEvent(QPaintEvent* event)
{
    markTerms();
    QPainter painter(viewport());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(event->rect(), m_inks->paper);
    const PagePainter pagePainter(*m_inks, m_scale, *m_pictures);
    const PageState shown = state();
    const double bottom = offset() + viewport()->height();
    for (int i = 0; i < m_layout.count() && m_layout.top(i) < bottom; ++i) {
        const Row* row = m_layout.readyRow(i);
        if (row != nullptr && m_layout.top(i) + std::max(row->height, row->marginHeight) > offset())
            pagePainter.paint(painter, *row, i, m_layout.top(i) - offset(), shown);
    }
    if (!std::exchange(m_isPainted, true))
        m_rest.start();
}

void ReaderView::resizeEvent(QResizeEvent*)
{
    relayout();
}

void ReaderView::scrollContentsBy(int, int)
{
    if (!m_isSettling) {
        m_reading.reset();
        if (m_term) // its words would be left standing where it was
            letGo();
        settleInSight();
        emit scrolled();
    }
    placeEditor();
    placeRunningRule();
    viewport()->update();
    announceSection();
}

void ReaderView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        keepReading();
        m_inks = &inksOf(printingFor(palette()));
        m_layout.setInks(*m_inks);
        restart();
    }
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Rules"));
        keepReading();
        m_layout.clear();
        restart();
    }
    QAbstractScrollArea::changeEvent(event);
}

bool ReaderView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && (m_pointedTerm || m_pointed)) {
        m_pointedTerm.reset();
        m_pointed.reset();
        viewport()->update();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

/// Sets everything anew where it stands.
void ReaderView::restart()
{
    m_pointedTerm.reset();
    relayout();
    update();
}

double ReaderView::offset() const
{
    return verticalScrollBar()->value();
}

int ReaderView::lastInSight() const
{
    return m_layout.count() == 0 ? -1 : m_layout.entryAt(offset() + viewport()->height() - 1);
}

void ReaderView::announceSection()
{
    const QString section = sectionInSight();
    if (section == m_section)
        return;
    m_section = section;
    emit sectionChanged(section);
}

void ReaderView::flash(PagePlace place)
{
    m_flashed = place;
    m_flash.stop();
    m_flash.start();
}

PageState ReaderView::state() const
{
    PageState state;
    state.current = m_current;
    state.hasFocus = hasFocus();
    state.isLedTo = m_ledTo && m_ledTo == m_current;
    state.flashed = m_flashed;
    state.flash = m_flash.state() == QAbstractAnimation::Running ? m_flash.currentValue().toDouble() : 0;
    state.selection = m_selection;
    state.matches = m_matches;
    state.match = m_match;
    state.target = m_target;
    state.term = m_term;
    state.pointedTerm = m_anchor ? std::nullopt : m_pointedTerm;
    state.bookmarks = m_bookmarks;
    state.pointed = m_kept == nullptr ? std::nullopt : m_pointed;
    return state;
}

} // namespace glossator::desktop
