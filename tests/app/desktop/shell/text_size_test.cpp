// SPDX-License-Identifier: GPL-3.0-or-later
// All views can be read whole in every language, up to text of twice its size.
#include "app/desktop/look/text_size.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/lookup_panel.h"
#include "app/desktop/reader/reader.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/navigator.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/stage/stage_canvas.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/look/cut_text.h"
#include "tests/app/desktop/patience.h"
#include "tests/test_program.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <functional>

namespace glossator::desktop {

using catalogue::Language;

class TextSizeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void everythingCanBeReadWhole_data();
    void everythingCanBeReadWhole();
    void theStageIsOfUse_data();
    void theStageIsOfUse();
    void aLowStageIsOfUse_data();
    void aLowStageIsOfUse();
    void growsWhileRunningAsItDoesAtStart();
    void signsOfTheStyleGrow();
    void changesByKeys();
    void saysThatTheCatalogueIsMissing_data();
    void saysThatTheCatalogueIsMissing();

private:
    void open(Language language, int percent, const QString& catalogue = catalogueFile(),
              QSize size = {1280, 800});
    void lookAtStage(const char* what);
    void look(const char* what);
    void search(const QString& words);
    void visitReader();
    void visitOthers();
    void visitSearch();
    template <typename T>
    T* part(const char* name) const
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }

    std::unique_ptr<MainWindow> m_window;
    QStringList m_faults;
};

void TextSizeTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void TextSizeTest::cleanup()
{
    m_window.reset();
    QApplication::setFont(Typefaces::ofApplication(1));
}

void TextSizeTest::open(Language language, int percent, const QString& catalogue, QSize size)
{
    StartOptions options;
    options.catalogue = catalogue;
    options.language = language;
    Memory memory;
    memory.zoom = percent;
    m_window = std::make_unique<MainWindow>(options, memory);
    m_window->resize(size);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TextSizeTest::look(const char* what)
{
    QCoreApplication::processEvents();
    QCoreApplication::processEvents(); // what the first asked for: a row within a row is laid out anew
    for (const QString& fault : cutTexts(*m_window))
        qInfo("%s: %s", what, qPrintable(m_faults.emplace_back(fault)));
}

void TextSizeTest::search(const QString& words)
{
    auto* field = part<QLineEdit>("searchField");
    field->setFocus();
    field->clear();
    for (const QChar letter : words) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(field, &press);
    }
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("lookupPanel")->isVisible(), patience);
    QTest::qWait(50);
}

void TextSizeTest::visitReader()
{
    part<QAction>("activity1")->trigger();
    m_window->navigator().openClause(QStringLiteral("woh-meeples-up-to-two"));
    look("reader");
    part<QAction>("find")->trigger();
    part<QLineEdit>("findField")->setText(QStringLiteral("meeple"));
    look("find bar");
    for (const Language language : catalogue::allLanguages) // the one of the window stays the first
        if (language != m_window->memory().interfaceLanguage)
            part<ReadingLanguages>("readingLanguages")->toggle(language);
    part<QToolButton>("findClose")->click();
    QCoreApplication::processEvents(); // the window follows the first of them
    look("three languages");
    part<NoticeBar>("noticeBar")
        ->say(QStringLiteral("Your table could not be written down: the disk is full."));
    look("notice");
}

void TextSizeTest::visitOthers()
{
    part<QAction>("activity2")->trigger();
    look("matrix");
    m_window->navigator().openPair(QStringLiteral("abbot/term:fairy"));
    look("pair");
    part<QAction>("activity3")->trigger();
    look("order");
    part<QAction>("activity4")->trigger();
    look("tiles");
    m_window->navigator().openCase(QStringLiteral("woh-alhambra-two-meeples"));
    look("stage");
    part<QAction>("table")->trigger();
    look("table");
    part<QAction>("table")->trigger();
}

void TextSizeTest::visitSearch()
{
    search(QStringLiteral("two meeples wonder"));
    look("results");
    search(QStringLiteral("qwxyz"));
    look("nothing found");
    search(QStringLiteral("kind:o"));
    look("filter");
}

void TextSizeTest::everythingCanBeReadWhole_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("percent");
    for (const Language language : catalogue::allLanguages)
        for (const int percent : {100, 150, 200})
            QTest::addRow("%s %d", qPrintable(toString(language)), percent)
                << static_cast<int>(language) << percent;
}

void TextSizeTest::everythingCanBeReadWhole()
{
    QFETCH(int, language);
    QFETCH(int, percent);
    open(static_cast<Language>(language), percent);
    QCOMPARE(Typefaces::scale(), Typefaces::ofApplication(percent / 100.0).pixelSize() / 13.0);
    m_faults.clear();
    visitReader();
    visitOthers();
    visitSearch();
    QVERIFY2(m_faults.isEmpty(), "what is told above cannot be read whole");
    const QSize smallest = m_window->minimumSizeHint();
    QVERIFY2(smallest.width() <= 1280 && smallest.height() <= 800,
             qPrintable(QStringLiteral("%1 x %2").arg(smallest.width()).arg(smallest.height())));
}

/// All of the stage lies in the window, and board and timeline are large enough to be used.
void TextSizeTest::lookAtStage(const char* what)
{
    look(what);
    QCoreApplication::processEvents(); // painting has sent what was pending of sizes
    constexpr int shortestTimeline = 280;
    constexpr QSizeF smallestBoard(280, 230);
    const auto told = [&](const QString& fault) {
        qInfo("%s: %s", what, qPrintable(m_faults.emplace_back(fault)));
    };
    if (const int length = part<QWidget>("stageTimeline")->width(); length < shortestTimeline)
        told(QStringLiteral("the timeline is %1 long").arg(length));
    if (!part<QWidget>("stageSpeedLabel")->isVisible())
        told(QStringLiteral("the speed is not told"));
    const bool isTold =
        part<QWidget>("stageCaption")->isVisible() || part<QWidget>("stageSteps")->isVisible();
    if (part<QWidget>("stageCanvas")->isVisible() && !isTold)
        told(QStringLiteral("the words of the step are not told"));
    const QSizeF board = part<StageCanvas>("stageCanvas")->view().viewport.size();
    if (board.width() < smallestBoard.width() || board.height() < smallestBoard.height())
        told(QStringLiteral("the board is %1 x %2").arg(board.width()).arg(board.height()));
    for (const char* name :
         {"stageView", "stageCanvas", "stageCaption", "transportBar", "stageSide", "stageSideButton"}) {
        const auto* widget = part<QWidget>(name);
        const QRect place(widget->mapTo(m_window.get(), QPoint()), widget->size());
        if (widget->isVisible() && !m_window->rect().contains(place))
            told(QStringLiteral("%1 is cut").arg(QLatin1String(name)));
    }
}

void TextSizeTest::theStageIsOfUse_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QSize>("size");
    for (const Language language : catalogue::allLanguages)
        for (const int percent : {100, 150, 200})
            for (const QSize size : {QSize(1280, 800), QSize(2560, 1440)})
                QTest::addRow("%s %d %d", qPrintable(toString(language)), percent, size.width())
                    << static_cast<int>(language) << percent << size;
}

void TextSizeTest::theStageIsOfUse()
{
    QFETCH(int, language);
    QFETCH(int, percent);
    QFETCH(QSize, size);
    open(static_cast<Language>(language), percent, catalogueFile(), size);
    m_faults.clear();
    m_window->navigator().openCase(QStringLiteral("msg-abbot-before-the-road"));
    lookAtStage("stage");
    auto* button = part<QToolButton>("stageSideButton");
    QVERIFY(part<QWidget>("stageSide")->isVisible() != button->isVisible());
    if (button->isVisible()) {
        button->click();
        QVERIFY(part<QWidget>("stageSide")->isVisible());
        QCoreApplication::processEvents(); // the bar below the board says how high it is now
        lookAtStage("stage and its column");
    }
    for (int tab = 0; tab < part<QTabWidget>("stageTabs")->count(); ++tab) {
        part<QTabWidget>("stageTabs")->setCurrentIndex(tab);
        lookAtStage("tab");
    }
    QVERIFY2(m_faults.isEmpty(), "what is told above cannot be used");
}

void TextSizeTest::aLowStageIsOfUse_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QSize>("size");
    for (const Language language : catalogue::allLanguages) {
        QTest::addRow("%s 640", qPrintable(toString(language)))
            << static_cast<int>(language) << 100 << QSize(640, 440);
        QTest::addRow("%s 1280", qPrintable(toString(language)))
            << static_cast<int>(language) << 200 << QSize(1280, 800);
    }
}

/// Names are whole, nothing of the stage is cut, and the board comes first.
void TextSizeTest::aLowStageIsOfUse()
{
    QFETCH(int, language);
    QFETCH(int, percent);
    QFETCH(QSize, size);
    open(static_cast<Language>(language), percent, catalogueFile(), size);
    m_faults.clear();
    for (const char* id : {"exp4-box-for-four-players", "exp1-six-players", "woh-six-players-up-to-the-cap",
                           "woh-choose-among-all-eight"}) {
        m_window->navigator().openCase(QLatin1String(id));
        look(id);
        QCoreApplication::processEvents();
        const auto& canvas = *part<StageCanvas>("stageCanvas");
        const StageLayout& layout = canvas.layout();
        const Shelf& shelf = canvas.picture().still.shelf;
        QCOMPARE(m_window->size(), size);
        QVERIFY2(canvas.height() >= size.height() * 2 / 5, id);
        QVERIFY2(layout.track().height() >= canvas.height() * 3 / 4, id);
        QVERIFY2(layout.board().width() >= layout.board().height() * 2 / 3, id);
        QVERIFY2(layout.rect().contains(layout.shelf().hand() | layout.shelf().pile() |
                                        layout.shelf().pileCount()),
                 id);
        for (std::size_t i = 0; i < shelf.display.size(); ++i)
            QVERIFY2(layout.rect().contains(layout.shelf().displaySlot(static_cast<int>(i))), id);
    }
    QVERIFY2(m_faults.filter(QStringLiteral("stage")).isEmpty(), "what is told above cannot be read whole");
}

/// Each widget has the same font whether the size was chosen before the window was made or after.
void TextSizeTest::growsWhileRunningAsItDoesAtStart()
{
    const auto fonts = [this] {
        QStringList list;
        for (const QWidget* widget : m_window->findChildren<QWidget*>())
            if (!widget->objectName().isEmpty() && widget->isVisible())
                list += QStringLiteral("%1 %2").arg(widget->objectName()).arg(widget->font().pixelSize());
        list.sort();
        return list;
    };
    open(Language::Ro, 200);
    const QStringList atStart = fonts();
    m_window.reset();
    QApplication::setFont(Typefaces::ofApplication(1));
    open(Language::Ro, 100);
    for (int i = 0; i < 10; ++i)
        part<QAction>("zoomIn")->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(fonts(), atStart);
}

/// The arrow of a field from whose list one chooses, and the width of scroll bars.
void TextSizeTest::signsOfTheStyleGrow()
{
    const auto arrowIn = [this](int percent) {
        open(Language::En, percent);
        part<QAction>("activity4")->trigger();
        QCoreApplication::processEvents();
        const QImage image = part<QWidget>("tilesView")->findChild<QComboBox*>()->grab().toImage();
        const int side = percent * 26 / 100;
        int dark = 0;
        for (int x = image.width() - side; x < image.width() - 4; ++x)
            for (int y = 5; y < image.height() - 5; ++y)
                dark += image.pixelColor(x, y).lightness() < 150 ? 1 : 0;
        return std::pair(dark, QScrollBar(Qt::Vertical).sizeHint().width());
    };
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, false); // which tests have, and programs have not
    const auto usual = arrowIn(100);
    const auto twice = arrowIn(200);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    QVERIFY2(usual.first > 5 && twice.first > 2 * usual.first,
             qPrintable(QStringLiteral("%1 %2").arg(usual.first).arg(twice.first)));
    QVERIFY(twice.second > 1.5 * usual.second);
}

void TextSizeTest::changesByKeys()
{
    open(Language::En, 100);
    const int before = part<QLineEdit>("searchField")->font().pixelSize();
    QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QTRY_VERIFY(part<QLineEdit>("searchField")->font().pixelSize() > before);
    QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(part<QLineEdit>("searchField")->font().pixelSize(), before);
    QTest::keyClick(m_window.get(), Qt::Key_Minus, Qt::ControlModifier);
    QTRY_VERIFY(part<QLineEdit>("searchField")->font().pixelSize() < before);
    QCOMPARE(m_window->memory().zoom, 90);
}

void TextSizeTest::saysThatTheCatalogueIsMissing_data()
{
    everythingCanBeReadWhole_data();
}

void TextSizeTest::saysThatTheCatalogueIsMissing()
{
    QFETCH(int, language);
    QFETCH(int, percent);
    open(static_cast<Language>(language), percent, QStringLiteral("/nowhere/at/all.catalogue"));
    m_faults.clear();
    look("empty page");
    QVERIFY2(m_faults.isEmpty(), "what is told above cannot be read whole");
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, TextSizeTest)
#include "text_size_test.moc"
