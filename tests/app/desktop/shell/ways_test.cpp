// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does for those who come from elsewhere, go elsewhere, and look where they are.
#include "app/desktop/library/library.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/reader/reader_view.h"
#include "model/search/result.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTextBrowser>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Language;

class WaysTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void noticeOfWhatWasNotOpenedGoes_data();
    void noticeOfWhatWasNotOpenedGoes();
    void aboutKeepsFromNothing();
    void windowFollowsTheOneLanguageOfTheText();
    void windowFollowsTheFirstOfSeveralLanguages();
    void withoutColumnsALanguageIsChosen();
    void windowFollowsTheTextAgain();
    void windowKeepsTheColoursChosenForIt();
    void windowKeepsTheLanguageChosenForIt();
    void linkLeavesItsMarkUntilOneGoesOn();
    void findsWhereOneIs();
    void hintsSquashNoPage();
    void menusHaveTheColoursOfTheWindow();
    void keysAreListedOnce();
    void headsAndNamesAreTranslated();
    void listOfNamesGoesWithItsPlace();
    void copiedTileTellsItsBoxAndWhatItShows();

private:
    [[nodiscard]] ReaderView* view() const { return part<ReaderView>("readerView"); }
    /// Whether the bar of the current clause is painted.
    [[nodiscard]] bool isMarked(const QString& clause) const;
};

void WaysTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void WaysTest::init()
{
    openWindow();
}

void WaysTest::cleanup()
{
    m_window.reset();
}

bool WaysTest::isMarked(const QString& clause) const
{
    const auto place = view()->page().find(clause);
    if (!place)
        return false;
    const QRect ground = view()->rectOf(*place);
    const QRect bar(ground.left() - 12, ground.center().y(), 16, 1);
    const QImage strip = view()->viewport()->grab(bar).toImage();
    for (int x = 0; x < strip.width(); ++x)
        if (strip.pixelColor(x, 0) == inksOf(printingFor(view()->palette())).rubric)
            return true;
    return false;
}

void WaysTest::noticeOfWhatWasNotOpenedGoes_data()
{
    QTest::addColumn<QString>("way");
    for (const char* way : {"activity4", "activity5", "link", "clause"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void WaysTest::noticeOfWhatWasNotOpenedGoes()
{
    QFETCH(QString, way);
    m_window->openLink(QStringLiteral("glossator:clause/nope"));
    const auto* notice = part<QWidget>("noticeBar");
    QVERIFY(notice->isVisible());
    if (way == QStringLiteral("link"))
        m_window->openLink(QStringLiteral("glossator:clause/base-city-score"));
    else if (way == QStringLiteral("clause"))
        m_window->navigator().openClause(QStringLiteral("base-city-score"));
    else
        part<QAction>(qPrintable(way))->trigger();
    QVERIFY(!notice->isVisible());
}

void WaysTest::aboutKeepsFromNothing()
{
    part<QAction>("about")->trigger();
    auto* about = part<QWidget>("aboutBox");
    QVERIFY(about->isVisible());
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_4, Qt::AltModifier);
    QVERIFY(part<QWidget>("tilesView")->isVisible());
    part<QAction>("about")->trigger();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!about->isVisible());
}

void WaysTest::windowFollowsTheOneLanguageOfTheText()
{
    const auto* tiles = part<QAbstractButton>("tilesButton");
    part<QAbstractButton>("read_ro")->click();
    QCOMPARE(tiles->text(), QStringLiteral("Tiles")); // with two, it stays
    part<QAbstractButton>("read_en")->click();
    QTRY_COMPARE(tiles->text(), QStringLiteral("Cartonașe"));
    const Memory memory = m_window->memory();
    openWindow({}, memory);
    QCOMPARE(part<QAbstractButton>("tilesButton")->text(), QStringLiteral("Cartonașe"));
    QVERIFY(part<QAction>("interface_text")->isChecked());
}

/// The first of the languages that are left is the one of the contents and names too.
void WaysTest::windowFollowsTheFirstOfSeveralLanguages()
{
    const auto* tiles = part<QAbstractButton>("tilesButton");
    for (const char* button : {"read_ro", "read_ca", "read_en"})
        part<QAbstractButton>(button)->click();
    QTRY_COMPARE(tiles->text(), QStringLiteral("Cartonașe"));
}

/// On the stage, among tiles and in the order of play there are no columns: a language is chosen there.
void WaysTest::withoutColumnsALanguageIsChosen()
{
    part<QAction>("activity3")->trigger();
    const auto isDown = [this](const char* name) { return part<QAbstractButton>(name)->isChecked(); };
    const auto* title = part<QLabel>("orderTitle");
    part<QAction>("text_ro")->trigger();
    QTRY_COMPARE(title->text(), QStringLiteral("Desfășurarea turei"));
    QVERIFY(isDown("read_ro") && !isDown("read_en"));
    part<QAction>("activity1")->trigger();
    QCOMPARE(m_window->memory().readingLanguages, std::vector{Language::Ro});
    part<QAction>("text_en")->trigger(); // here there are
    QVERIFY(isDown("read_ro") && isDown("read_en"));
    part<QAction>("activity3")->trigger();
    QVERIFY(isDown("read_ro") && !isDown("read_en"));
    part<QAction>("text_en")->trigger();
    QTRY_COMPARE(title->text(), QStringLiteral("Order of play"));
    QCOMPARE(m_window->memory().readingLanguages, (std::vector{Language::En, Language::Ro}));
}

void WaysTest::windowFollowsTheTextAgain()
{
    const auto* tiles = part<QAbstractButton>("tilesButton");
    part<QAction>("interface_ca")->trigger();
    QTRY_COMPARE(tiles->text(), QStringLiteral("Peces"));
    part<QAction>("interface_text")->trigger();
    QTRY_COMPARE(tiles->text(), QStringLiteral("Tiles"));
    QVERIFY(m_window->memory().windowFollowsText);
}

void WaysTest::windowKeepsTheColoursChosenForIt()
{
    const QColor day = m_window->palette().color(QPalette::Base);
    part<QAction>("colours_dark")->trigger();
    const QColor night = m_window->palette().color(QPalette::Base);
    QVERIFY(night.lightness() < 80 && day.lightness() > 160);
    const Memory memory = m_window->memory();
    openWindow({}, memory);
    QCOMPARE(m_window->palette().color(QPalette::Base), night);
    QVERIFY(part<QAction>("colours_dark")->isChecked());
    part<QAction>("colours_desktop")->trigger();
    QCOMPARE(m_window->palette().color(QPalette::Base), day);
}

void WaysTest::windowKeepsTheLanguageChosenForIt()
{
    part<QAction>("interface_ca")->trigger();
    part<QAbstractButton>("read_ro")->click();
    part<QAbstractButton>("read_en")->click();
    QTRY_COMPARE(part<QAbstractButton>("tilesButton")->text(), QStringLiteral("Peces"));
    openWindow({}, m_window->memory());
    part<QAbstractButton>("read_en")->click();
    part<QAbstractButton>("read_ro")->click();
    QCOMPARE(part<QAbstractButton>("tilesButton")->text(), QStringLiteral("Peces"));
}

void WaysTest::linkLeavesItsMarkUntilOneGoesOn()
{
    const auto clause = QStringLiteral("woh-attach-normal-rules");
    part<QLineEdit>("searchField")->setFocus();
    m_window->openLink(QStringLiteral("glossator:clause/") + clause);
    QVERIFY(view()->hasFocus());
    part<QLineEdit>("searchField")->setFocus(Qt::OtherFocusReason);
    QTest::qWait(50);
    QVERIFY(isMarked(clause));
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Down);
    part<QLineEdit>("searchField")->setFocus(Qt::OtherFocusReason);
    QVERIFY(!isMarked(clause));
}

void WaysTest::findsWhereOneIs()
{
    const std::pair<const char*, const char*> fields[] = {
        {"activity1", "findField"}, {"activity4", "tileFilter"}, {"activity5", "caseFilter"}};
    for (const auto& [activity, field] : fields) {
        part<QAction>(activity)->trigger();
        QVERIFY2(part<QAction>("find")->isEnabled(), activity);
        part<QAction>("find")->trigger();
        QVERIFY2(QApplication::focusWidget() != nullptr, field);
        QCOMPARE(QApplication::focusWidget()->objectName(), QString::fromLatin1(field));
    }
}

void WaysTest::hintsSquashNoPage()
{
    const auto* pages = part<QWidget>("activities");
    m_window->resize(1280, 420);
    view()->setFocus();
    QCoreApplication::processEvents();
    const int before = pages->height();
    part<QAction>("search")->trigger();
    QTest::qWait(50);
    QVERIFY(part<QWidget>("firstSteps")->isVisible());
    QVERIFY2(pages->height() > before * 2 / 3, qPrintable(QString::number(pages->height())));
    m_window->resize(1280, 1100); // room enough for both
    QTRY_VERIFY(pages->mapTo(m_window.get(), QPoint()).y() >=
                part<QWidget>("firstSteps")->mapTo(m_window.get(), QPoint(0, 1)).y() +
                    part<QWidget>("firstSteps")->height() - 1);
}

void WaysTest::menusHaveTheColoursOfTheWindow()
{
    for (const char* name : {"windowMenu", "languageMenu"}) {
        const QPalette menu = part<QMenu>(name)->palette();
        for (const auto role : {QPalette::Window, QPalette::Highlight, QPalette::Text})
            QCOMPARE(menu.color(role), m_window->palette().color(role));
    }
}

void WaysTest::keysAreListedOnce()
{
    part<QAction>("help")->trigger();
    const QString text = part<QTextBrowser>("keyList")->toPlainText();
    QCOMPARE(text.count(QStringLiteral("The list of cases")), 1);
}

/// Headings, names of columns and of tiles, and who else they belong to, of every page.
void WaysTest::headsAndNamesAreTranslated()
{
    auto library = Library::open(catalogueFile());
    QVERIFY(library);
    int tiles = 0;
    QStringList missing;
    const auto check = [&missing](const catalogue::LocalizedText& text) {
        for (const Language language : {Language::Ro, Language::Ca})
            if (!text.source().isEmpty() && !text.text(language))
                missing += text.source() + QStringLiteral(" in ") + toString(language);
    };
    for (const auto& expansion : library->catalogue.expansions()) {
        const Page page = Page::of(library->catalogue, expansion.id, &library->tiles);
        for (const PageEntry& entry : page.entries()) {
            check(entry.heading);
            std::ranges::for_each(entry.columns, check);
            for (const PageTile& tile : entry.tiles) {
                check(tile.name);
                check(tile.box);
                tiles += tile.tile->name.empty() ? 0 : 1;
            }
        }
    }
    QVERIFY(tiles > 0);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral("; "))));
}

void WaysTest::listOfNamesGoesWithItsPlace()
{
    part<QAction>("activity2")->trigger();
    QTest::keyClicks(part<QLineEdit>("pairOne"), QStringLiteral("abb"));
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    part<QAction>("back")->trigger();
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void WaysTest::copiedTileTellsItsBoxAndWhatItShows()
{
    search::Result tile;
    tile.kind = search::ResultKind::Tile;
    tile.id = QStringLiteral("base:A");
    tile.title = QStringLiteral("Tile A");
    emit part<LookupPanel>("lookupPanel")->copyRequested(tile);
    const QString copied = QGuiApplication::clipboard()->text();
    for (const char* words : {"Tile A", "Base game", "Road", "glossator:tile/base:A"})
        QVERIFY2(copied.contains(QLatin1String(words)), qPrintable(copied));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, WaysTest)
#include "ways_test.moc"
