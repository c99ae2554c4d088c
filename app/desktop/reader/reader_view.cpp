// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/reader_view.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/column_names.h"
#include "app/desktop/reader/kept_on_page.h"
#include "app/desktop/reader/page_glow.h"
#include "app/desktop/reader/page_painter.h"
#include "app/desktop/reader/page_targets.h"
#include "app/desktop/reader/page_terms.h"
#include "app/desktop/reader/reader_accessible.h"
#include "app/desktop/reader/running_rule.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <utility>

namespace glossator::desktop {

namespace {

constexpr int headerHeight = 30;

} // namespace

ReaderView::ReaderView(QWidget* parent)
    : QAbstractScrollArea(parent), m_scroll(new PageScroll(*this, m_page, m_layout)),
      m_terms(new PageTerms(m_page, m_layout, this)),
      m_cursor(new PageCursor(m_page, m_layout, *m_scroll, *m_terms, this)), m_glow(new PageGlow(this)),
      m_pictures(new PagePictures(this)), m_kept(new KeptOnPage(m_page, m_additions, viewport(), this)),
      m_names(new ColumnNames(this)), m_running(new RunningRule(viewport())),
      m_inks(&inksOf(printingFor(palette())))
{
    installReaderAccessible();
    m_layout.setAdditions(&m_additions);
    m_layout.setInks(*m_inks);
    setObjectName(QStringLiteral("readerView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setObjectName(QStringLiteral("readerPage"));
    retranslate();
    connectParts();
}

ReaderView::~ReaderView() = default;

void ReaderView::connectParts()
{
    const auto repaint = qOverload<>(&QWidget::update);
    connect(m_pictures, &PagePictures::ready, viewport(), repaint);
    connect(m_glow, &PageGlow::changed, viewport(), repaint);
    connect(m_terms, &PageTerms::learned, viewport(), repaint);
    connect(m_scroll, &PageScroll::settled, this, [this] {
        placeEditor();
        m_running->follow(sight());
    });
    connect(m_scroll, &PageScroll::sectionChanged, this, &ReaderView::sectionChanged);
    connect(m_cursor, &PageCursor::moved, viewport(), repaint);
    connect(m_cursor, &PageCursor::moved, this, &ReaderView::currentChanged);
    connect(this, &ReaderView::currentChanged, this, &ReaderView::tellFocus);
    connect(m_cursor, &PageCursor::activated, this, &ReaderView::activateCurrent);
    connect(m_cursor, &PageCursor::termTaken, this, &ReaderView::showTermInHand);
    connect(m_cursor, &PageCursor::termLeft, this, [this] {
        QToolTip::hideText();
        viewport()->update();
    });
    connect(m_kept, &KeptOnPage::clauseChanged, this, &ReaderView::refresh);
    connect(m_kept, &KeptOnPage::roleNamesChanged, this, &ReaderView::setRowsAnew);
    connect(m_kept, &KeptOnPage::written, this, &ReaderView::placeEditor);
    connect(m_kept, &KeptOnPage::leftByKey, this, [this] { setFocus(Qt::OtherFocusReason); });
    connect(m_running, &RunningRule::clicked, this, [this] {
        if (const auto rule = sight().ruleScrolledAway())
            setCurrent({*rule, 0});
    });
}

void ReaderView::setPage(Page page)
{
    m_kept->stopWriting();
    m_pictures->forget();
    m_page = std::move(page);
    m_scroll->forgetReading();
    m_cursor->setCurrent({});
    m_cursor->letGo();
    m_glow->stop();
    m_mouse = {};
    m_find.forgetPlaces();
    m_layout.setPage(&m_page);
    m_kept->findBookmarks();
    m_scroll->beginPage();
    findAgain();
    relayout();
}

void ReaderView::renewPage(Page page)
{
    const bool isBegun = m_scroll->isAtBeginning() && (!current() || current() == m_page.firstClause());
    const auto before = isBegun ? std::nullopt : clauseToKeep();
    const QString read = before ? m_page.clauseAt(*before)->id : QString();
    const int y = before ? rectOf(*before).top() : 0;
    setPage(std::move(page));
    const auto place = m_page.find(read);
    if (!place)
        return showTop(m_page.firstClause());
    m_cursor->setCurrent(place);
    m_scroll->keepAt(*place, y);
}

/// What is read, or below a heading the clause that it is of.
std::optional<PagePlace> ReaderView::clauseToKeep() const
{
    const auto place = sight().placeToKeep(current());
    if (!place || m_page.clauseAt(*place) != nullptr)
        return place;
    const PagePlace next = m_page.clauseBeside(*place, 1);
    return m_page.clauseAt(next) != nullptr ? std::optional(next) : std::nullopt;
}

void ReaderView::setTerms(const terms::TermBase* terms)
{
    m_cursor->letGo();
    m_mouse.forgetTerm();
    m_terms->setTerms(terms);
    m_kept->setTerms(terms);
    m_find.setFamilies(terms != nullptr ? terms->families() : terms::WordFamilies());
}

void ReaderView::setLanguages(const std::vector<catalogue::Language>& languages)
{
    keepReading();
    m_mouse.forgetTexts();
    m_cursor->letGo();
    m_layout.setLanguages(languages);
    setViewportMargins(0, languages.size() > 1 ? Typefaces::scaled(headerHeight) : 0, 0, 0);
    relayout();
    findAgain();
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

/// The clause that has the keyboard does not go below what covers the foot.
void ReaderView::setFoot(int height)
{
    const bool hadKeyboard = hasFocus() && m_cursor->isSeen();
    m_scroll->setFoot(height);
    if (hadKeyboard && !m_cursor->isSeen())
        m_scroll->ensureVisible(*m_cursor->current());
}

void ReaderView::setKept(Kept* kept)
{
    m_kept->setKept(kept);
    setRowsAnew();
}

void ReaderView::setTable(const QStringList& ids, bool isFaded)
{
    if (m_additions.table == ids && m_additions.isFaded == isFaded)
        return;
    m_additions.table = ids;
    if (const bool wasFaded = std::exchange(m_additions.isFaded, isFaded); wasFaded || isFaded)
        setRowsAnew(); // else no row shows it
}

bool ReaderView::showClause(const QString& clause)
{
    const bool isThere = m_cursor->leadTo(clause);
    if (isThere)
        m_glow->start(*m_cursor->current());
    return isThere;
}

void ReaderView::showTop(std::optional<PagePlace> current)
{
    m_cursor->goToTop(current);
    viewport()->update();
}

void ReaderView::bringBack(const QString& clause)
{
    const auto place = m_page.find(clause);
    if (!place)
        return;
    m_cursor->setCurrent(place);
    m_scroll->bringBack(*place);
}

void ReaderView::findAgain()
{
    if (!m_find.words().isEmpty())
        find(m_find.words());
    emit foundChanged();
}

int ReaderView::find(const QString& words)
{
    if (m_find.words().isEmpty())
        m_scroll->beginSearch();
    if (words.isEmpty())
        goOnFromFound();
    m_find.look(m_page, words, m_layout.languages(), sight().searchFrom(m_find.shown()));
    if (words.isEmpty())
        m_scroll->endSearch();
    else if (m_find.count() == 0)
        m_scroll->returnFromSearch();
    showFound();
    viewport()->update();
    return m_find.count();
}

void ReaderView::findNext(bool isForward)
{
    m_scroll->endSearch();
    m_find.step(isForward);
    showFound();
    goOnFromFound();
}

void ReaderView::showFound()
{
    const auto found = m_find.shown();
    if (!found)
        return;
    m_scroll->show(*found);
    viewport()->update();
}

/// The keyboard is where the eye is.
void ReaderView::goOnFromFound()
{
    if (const auto found = m_find.shown(); found && sight().isInSight(*found))
        m_cursor->take(found->place);
}

QRectF ReaderView::rectOfFound() const
{
    const auto found = m_find.shown();
    return found ? sight().rectOf(*found) : QRectF();
}

void ReaderView::setCurrent(PagePlace place)
{
    if (m_page.clauseAt(place) != nullptr)
        m_cursor->goTo(place);
}

QRect ReaderView::rectOfTile(int entry, int tile) const
{
    const PageTargets targets(sight());
    const auto target = targets.ofTile(entry, tile);
    return target ? targets.rectOf(*target) : QRect();
}

bool ReaderView::isOnTile(int entry, int tile) const
{
    const auto target = PageTargets(sight()).ofTile(entry, tile);
    return hasFocus() && target && m_cursor->target() == target;
}

void ReaderView::paintEvent(QPaintEvent* event)
{
    const PageSight seen = sight();
    m_terms->markInSight(seen);
    QPainter painter(viewport());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(event->rect(), m_inks->paper);
    PagePainter(*m_inks, m_scale, *m_pictures).paintPage(painter, seen, state());
    m_scroll->notePainting();
}

void ReaderView::resizeEvent(QResizeEvent*)
{
    relayout();
}

void ReaderView::scrollContentsBy(int, int)
{
    if (!m_scroll->isSettling()) {
        m_scroll->forgetReading();
        m_scroll->endSearch();
        QToolTip::hideText(); // it would be left standing where its word was
        if (m_cursor->term())
            m_cursor->letGo();
        m_scroll->settleInSight();
        emit scrolled();
    }
    placeEditor();
    m_running->follow(sight());
    viewport()->update();
    m_scroll->announceSection();
}

void ReaderView::retranslate()
{
    setAccessibleName(tr("Rules"));
    setAccessibleDescription(
        tr("Arrow keys go from clause to clause and from term to term; Enter opens the term "
           "or plays a case of the clause."));
}

void ReaderView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        keepReading();
        m_inks = &inksOf(printingFor(palette()));
        m_layout.setInks(*m_inks);
        m_mouse.forgetTerm();
        relayout();
        update();
    }
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_mouse.forgetTerm();
        setRowsAnew();
        update();
    }
    QAbstractScrollArea::changeEvent(event);
}

/// What the keyboard is on may be there no longer.
void ReaderView::setRowsAnew()
{
    keepReading();
    m_cursor->letGo();
    m_layout.clear();
    relayout();
}

/// Fits the page to the view; what is being read stays where it is.
void ReaderView::relayout()
{
    keepReading();
    m_layout.setSize(viewport()->width(), m_scale);
    m_names->setGeometry(0, 0, width(), Typefaces::scaled(headerHeight));
    m_names->showNames(m_layout.metrics(), m_layout.languages());
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(static_cast<int>(m_layout.metrics().leading() * 1.5));
    m_scroll->showAgain(m_cursor->current());
    m_scroll->settleRestLater();
    placeEditor();
    m_running->follow(sight());
    viewport()->update();
    m_scroll->announceSection();
}

void ReaderView::placeEditor()
{
    m_kept->placeEditor(sight());
}

/// What is read does not move for what is kept about a clause.
void ReaderView::refresh(const QString& clause)
{
    m_kept->findBookmarks();
    m_cursor->letGo();
    m_scroll->forgetReading();
    m_scroll->settleUnderTheEye([&] { m_layout.forget(clause); });
    m_scroll->settleRestLater();
    placeEditor();
    m_running->follow(sight());
    viewport()->update();
}

PageState ReaderView::state() const
{
    PageState state;
    state.current = m_cursor->current();
    state.hasFocus = hasFocus();
    state.isLedTo = m_cursor->isLedTo();
    state.flashed = m_glow->place();
    state.flash = m_glow->strength();
    state.selection = m_mouse.selection();
    state.matches = m_find.matches();
    state.match = m_find.index();
    state.target = m_cursor->target();
    state.term = m_cursor->term();
    state.pointedTerm = m_mouse.isDown() ? std::nullopt : m_mouse.term();
    state.bookmarks = m_kept->bookmarks();
    state.pointed = m_kept->kept() == nullptr ? std::nullopt : m_mouse.place();
    return state;
}

} // namespace glossator::desktop
