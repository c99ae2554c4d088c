// SPDX-License-Identifier: GPL-3.0-or-later
// Terms on the page: lines under them that shout at nobody, and the words for them by mouse and keyboard.
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

using catalogue::Language;

class TermsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void underlinesWhatIsInSight();
    void underlinesAConceptOnce();
    void leavesHeadingsAndLinksAlone();
    void underlinesNoVerb_data();
    void underlinesNoVerb();
    void underlinesNamesOnlyInHistory();
    void paintsThinLines();
    void goesFromTermToTerm();
    void letsGoOfTheTermWhenScrolled();
    void goesThroughTheColumns();
    void theTipFollowsTheMouse();
    void tellsScreenReaders();
    void opensByKey();
    void opensByMenuAtTheWord();

private:
    void show(const char* clause);
    [[nodiscard]] const Row& rowOf(const char* clause) const;
    [[nodiscard]] PagePlace placeOf(const char* clause) const
    {
        return *m_view->page().find(QString::fromLatin1(clause));
    }

    std::optional<Library> m_library;
    std::unique_ptr<ReaderView> m_view;
};

void TermsTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

void TermsTest::init()
{
    m_view = std::make_unique<ReaderView>();
    m_view->setTerms(&m_library->terms);
    m_view->resize(1100, 800);
    m_view->setPage(Page::of(m_library->catalogue, QStringLiteral("messages-1"), &m_library->tiles));
    m_view->show();
    m_view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_view->setFocus();
}

void TermsTest::cleanup()
{
    m_view.reset();
}

void TermsTest::show(const char* clause)
{
    QVERIFY(m_view->showClause(QString::fromLatin1(clause)));
    const int entry = placeOf(clause).entry;
    QTRY_VERIFY(m_view->pageLayout().readyRow(entry)->texts.front().terms.has_value());
}

const Row& TermsTest::rowOf(const char* clause) const
{
    return *m_view->pageLayout().readyRow(placeOf(clause).entry);
}

void TermsTest::underlinesWhatIsInSight()
{
    show("msg-trigger-active-only");
    const RowText& text = rowOf("msg-trigger-active-only").texts.front();
    QVERIFY(!text.terms->empty());
    for (const RowTerm& term : *text.terms) {
        QVERIFY(m_library->terms.find(term.id) != nullptr);
        QVERIFY(!term.lines.empty());
        const QRectF word = text.block.rectsOf(term.span).front();
        QVERIFY(term.lines.front().y1() > word.center().y() && term.lines.front().y1() < word.bottom());
        QVERIFY(qAbs(term.lines.front().dx() - word.width()) < 1);
    }
}

/// Once in a text is enough to tell that a word is a term; all of them can be pointed at.
void TermsTest::underlinesAConceptOnce()
{
    int repeated = 0;
    const PageLayout& layout = m_view->pageLayout();
    show("msg-trigger-active-only");
    for (int i = 0; i < layout.count(); ++i) {
        const Row* row = layout.readyRow(i);
        for (std::size_t t = 0; row != nullptr && t < row->texts.size(); ++t) {
            QStringList met;
            for (const RowTerm& term : row->texts[t].terms.value_or(std::vector<RowTerm>())) {
                QCOMPARE(term.isRepeated, met.contains(term.id));
                repeated += term.isRepeated ? 1 : 0;
                met += term.id;
            }
        }
    }
    QVERIFY(repeated > 0);
}

void TermsTest::leavesHeadingsAndLinksAlone()
{
    show("msg-2-smallest-city"); // which leads to another clause
    const PageLayout& layout = m_view->pageLayout();
    int links = 0;
    int headings = 0;
    for (int i = 0; i < layout.count(); ++i) {
        const Row* row = layout.readyRow(i);
        for (std::size_t t = 0; row != nullptr && t < row->texts.size(); ++t) {
            const RowText& text = row->texts[t];
            if (!text.terms)
                continue;
            headings += text.isHeading ? 1 : 0;
            QVERIFY(!text.isHeading || text.terms->empty());
            for (const TextLink& link : text.block.links())
                for (const RowTerm& term : *text.terms) {
                    ++links;
                    QVERIFY(term.span.end() <= link.span.start || term.span.start >= link.span.end());
                }
        }
    }
    QVERIFY(links > 0 && headings > 0);
}

void TermsTest::underlinesNoVerb_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : catalogue::allLanguages)
        QTest::newRow(qPrintable(catalogue::toString(language))) << language;
}

/// "may", "can", "poate", "pot" stand in every other rule and are none of the words of the game.
void TermsTest::underlinesNoVerb()
{
    QFETCH(Language, language);
    m_view->setLanguages({language});
    int terms = 0;
    for (const char* clause : {"msg-draw-may-choose", "msg-trigger-active-only", "msg-2-smallest-city"}) {
        if (!m_view->page().find(QString::fromLatin1(clause)))
            continue;
        show(clause);
        for (const RowTerm& term : *rowOf(clause).texts.front().terms) {
            ++terms;
            QVERIFY2(!terms::isVerb(m_library->terms.find(term.id)->part), qPrintable(term.id));
        }
    }
    QVERIFY(terms > 3);
}

/// "The old Maya city of Tikal": the city is none on the board, and its gardens are no gardens.
void TermsTest::underlinesNamesOnlyInHistory()
{
    const QString woh = QStringLiteral("wonders-of-humanity");
    m_view->setPage(Page::of(m_library->catalogue, woh, &m_library->tiles));
    const auto idsIn = [this](const char* clause) {
        QStringList ids;
        for (const RowTerm& term : *rowOf(clause).texts.front().terms)
            ids += term.id;
        return ids;
    };
    show("woh-hist-tikal-temples");
    QCOMPARE(idsIn("woh-hist-tikal-temples"), QStringList{QStringLiteral("tikal")});
    show("woh-hist-alhambra-parts");
    QCOMPARE(idsIn("woh-hist-alhambra-parts"), QStringList{QStringLiteral("alhambra")});
}

/// Dots where the words are underlined, and the paper between them.
void TermsTest::paintsThinLines()
{
    show("msg-trigger-active-only");
    QTest::mouseMove(m_view->viewport(), QPoint(2, 2));
    const Row& row = rowOf("msg-trigger-active-only");
    const RowText& text = row.texts.front();
    const QRect place = m_view->rectOf(placeOf("msg-trigger-active-only"));
    const QPointF corner = text.at + QPointF(0, place.top() - row.grounds.front().top());
    const QLineF line = text.terms->front().lines.front().translated(corner);
    m_view->clearFocus();
    const QColor paper = inksOf(printingFor(m_view->palette())).paper;
    const auto isDotted = [&] {
        const QImage image = m_view->viewport()->grab().toImage();
        int dots = 0;
        int gaps = 0;
        for (int x = qCeil(line.x1()); x < qFloor(line.x2()); ++x) {
            const auto isPaper = [&](int y) { return image.pixelColor(x, y) == paper; };
            const int y = qRound(line.y1());
            (isPaper(y - 1) && isPaper(y) && isPaper(y + 1) ? gaps : dots) += 1;
        }
        return dots > 5 && gaps > dots / 2;
    };
    QTRY_VERIFY(isDotted()); // the clause glows at first
}

void TermsTest::goesFromTermToTerm()
{
    show("msg-trigger-active-only");
    const auto terms = *rowOf("msg-trigger-active-only").texts.front().terms;
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    const terms::Term* first = m_library->terms.find(terms.front().id);
    for (const Language language : catalogue::allLanguages) {
        QCOMPARE(m_view->termInHand().at(static_cast<int>(language)), first->wording(language).preferred);
        QVERIFY(QToolTip::text().contains(first->wording(language).preferred.toHtmlEscaped()));
    }
    for (std::size_t i = 0; i < terms.size(); ++i) // one beyond the last of the clause
        QTest::keyClick(m_view.get(), Qt::Key_Right);
    QVERIFY(m_view->current() > placeOf("msg-trigger-active-only"));
    QVERIFY(!m_view->termInHand().isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    QCOMPARE(m_view->current(), placeOf("msg-trigger-active-only"));
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(m_view->termInHand().isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QVERIFY(m_view->termInHand().isEmpty());
}

/// The words of a term do not stay in the air while the page goes on below them.
void TermsTest::letsGoOfTheTermWhenScrolled()
{
    show("msg-trigger-active-only");
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QVERIFY(!m_view->termInHand().isEmpty());
    QVERIFY(QToolTip::isVisible());
    m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->value() + 60);
    QVERIFY(m_view->termInHand().isEmpty());
    QTRY_VERIFY(!QToolTip::isVisible());
    const QWidget* page = m_view->viewport();
    QToolTip::showText(page->mapToGlobal(page->rect().center()), QStringLiteral("of the pointer"));
    QVERIFY(QToolTip::isVisible());
    QTest::keyClick(m_view.get(), Qt::Key_PageDown);
    QTRY_VERIFY(!QToolTip::isVisible());
}

void TermsTest::goesThroughTheColumns()
{
    m_view->setLanguages({Language::Ro, Language::Ca});
    show("msg-trigger-active-only");
    const auto& texts = rowOf("msg-trigger-active-only").texts;
    const auto ofColumn = [&texts](int column) {
        return std::ranges::find(texts, column, &RowText::column)->terms->size();
    };
    QVERIFY(ofColumn(0) > 0 && ofColumn(1) > 0);
    for (std::size_t i = 0; i < ofColumn(0) + ofColumn(1); ++i)
        QTest::keyClick(m_view.get(), Qt::Key_Right);
    QCOMPARE(m_view->current(), placeOf("msg-trigger-active-only"));
    QVERIFY(!m_view->termInHand().isEmpty());
}

/// From a word straight to that for the same concept in the next column, whose tip says the same.
void TermsTest::theTipFollowsTheMouse()
{
    m_view->resize(700, 700); // on a screen of 800, so that there is room for the tip
    m_view->setLanguages({Language::Ro, Language::Ca});
    show("msg-trigger-active-only");
    const Row& row = rowOf("msg-trigger-active-only");
    const QString id = row.texts.front().terms->front().id;
    const QPoint corner(0, m_view->rectOf(placeOf("msg-trigger-active-only")).top());
    std::vector<QPoint> shown; // how far from the mouse
    for (int column = 0; column < 2; ++column) {
        const auto text = std::ranges::find(row.texts, column, &RowText::column);
        const auto term = std::ranges::find(*text->terms, id, &RowTerm::id);
        QVERIFY(term != text->terms->end());
        const QPoint at = corner + (text->at + text->block.rectsOf(term->span).front().center()).toPoint();
        QTest::mouseMove(m_view->viewport(), at);
        QHelpEvent help(QEvent::ToolTip, at, m_view->viewport()->mapToGlobal(at));
        QApplication::sendEvent(m_view->viewport(), &help);
        const auto windows = QApplication::topLevelWidgets();
        const auto tip = std::ranges::find_if(
            windows, [](const QWidget* w) { return w->isVisible() && w->inherits("QTipLabel"); });
        QVERIFY(tip != windows.end());
        shown.push_back((*tip)->pos() - help.globalPos());
    }
    QCOMPARE(shown[1], shown[0]);
}

void TermsTest::tellsScreenReaders()
{
    show("msg-trigger-active-only");
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QAccessibleInterface* clause = QAccessible::queryAccessibleInterface(m_view.get())->focusChild();
    QVERIFY(clause != nullptr);
    for (const QString& word : m_view->termInHand())
        QVERIFY(clause->text(QAccessible::Description).contains(word));
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(!clause->text(QAccessible::Description).contains(QStringLiteral("Term:")));
}

void TermsTest::opensByKey()
{
    show("msg-trigger-active-only");
    QSignalSpy opened(m_view.get(), &ReaderView::termActivated);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.front().front().toString(),
             rowOf("msg-trigger-active-only").texts.front().terms->front().id);
}

/// And so its card stands beside the word, not where the menu was.
void TermsTest::opensByMenuAtTheWord()
{
    show("msg-trigger-active-only");
    QSignalSpy opened(m_view.get(), &ReaderView::termActivated);
    QTimer::singleShot(0, m_view.get(), [this] {
        auto* menu = m_view->findChild<QMenu*>(QStringLiteral("clauseMenu"));
        menu->actions().constLast()->trigger();
        menu->close();
    });
    const QPoint corner(3, 3);
    QTest::keyClick(m_view.get(), Qt::Key_Right); // into the clause
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, corner, m_view->viewport()->mapToGlobal(corner));
    QApplication::sendEvent(m_view->viewport(), &event);
    QCOMPARE(opened.count(), 1);
    const QString id = opened.front().front().toString();
    const RowText& text = rowOf("msg-trigger-active-only").texts.front();
    const auto term = std::ranges::find(*text.terms, id, &RowTerm::id);
    QVERIFY(term != text.terms->end());
    const QSize word = text.block.rectsOf(term->span).front().translated(text.at).toAlignedRect().size();
    const QRect rect = opened.front().at(1).toRect();
    QVERIFY(std::abs(rect.width() - word.width()) <= 1 && std::abs(rect.height() - word.height()) <= 1);
    QCOMPARE(m_view->viewport()->mapFromGlobal(rect.topLeft()).x(),
             static_cast<int>(std::floor(text.at.x() + text.block.rectsOf(term->span).front().left())));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TermsTest)
#include "terms_test.moc"
