// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/shell/views_test.h"

#include "app/desktop/reader/reader_view.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/shell/notice_bar.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/table/my_table.h"
#include "tests/app/desktop/patience.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>

#include <algorithm>
#include <functional>

namespace glossator::desktop {

using catalogue::Language;

namespace {

const QString ruled = QStringLiteral("base-city-score");
const QString asked = QStringLiteral("woh-open-tikal-two-cities");
const QString nowhere = QStringLiteral("qwxyzq");

} // namespace

/// A view, and how one comes to it.
struct ViewsTest::View
{
    const char* name;
    std::function<void(ViewsTest&)> open;
    bool staysWhenLeft = true;
};

const std::vector<ViewsTest::View>& ViewsTest::views()
{
    using Test = ViewsTest;
    static const std::vector<View> all{
        {"reader", [](Test& test) { test.openAt(1); }},
        {"find", &Test::findOnThePage},
        {"nothing on the page", &Test::findNothing},
        {"three languages", &Test::readThreeLanguages},
        {"off the table", &Test::readOffTheTable},
        {"notice", &Test::sayANotice},
        {"paper", &Test::saveAPaper},
        {"note", &Test::writeANote, false},
        {"decision", &Test::decide, false},
        {"first steps", [](Test& test) { test.part<QAction>("search")->trigger(); }, false},
        {"results", [](Test& test) { test.search(QStringLiteral("wonder")); }},
        {"nothing found", [](Test& test) { test.search(nowhere); }},
        {"term", &Test::readATerm, false},
        {"kept", &Test::keepMuch},
        {"nothing kept", &Test::keepNothing},
        {"nothing of what is kept", &Test::findNothingKept},
        {"matrix", [](Test& test) { test.openAt(2); }},
        {"few boxes", &Test::fewBoxes},
        {"pair", [](Test& test) { test.m_window->navigator().openPair(QStringLiteral("abbot/term:fairy")); }},
        {"order", [](Test& test) { test.openAt(3); }},
        {"about the order", &Test::aboutTheOrder},
        {"tiles", [](Test& test) { test.openAt(4); }},
        {"tile", [](Test& test) { test.m_window->navigator().openTile(QStringLiteral("base:D")); }},
        {"no tiles", &Test::noTiles},
        {"stage", [](Test& test) { test.openAt(5); }},
        {"case", [](Test& test) { test.play(QStringLiteral("woh-alhambra-two-meeples")); }},
        {"no cases", &Test::noCases},
        {"score sheet", &Test::scoreSheet},
        {"another choice", &Test::anotherChoice},
        {"as the house plays", &Test::playAtHome},
        {"full screen", &Test::fullScreen},
        {"film", &Test::saveAFilm},
        {"table", [](Test& test) { test.part<QAction>("table")->trigger(); }, false},
        {"laid table", &Test::laidTable, false},
        {"no boxes", &Test::noBoxes, false},
        {"menu", [](Test& test) { test.part<QMenu>("windowMenu")->popup({}); }, false},
        {"keys", [](Test& test) { test.part<QAction>("help")->trigger(); }},
        {"about", [](Test& test) { test.part<QAction>("about")->trigger(); }, false}};
    return all;
}

QStringList ViewsTest::namesOfViews()
{
    QStringList names;
    for (const View& view : views())
        names += QString::fromLatin1(view.name);
    return names;
}

void ViewsTest::addViews()
{
    QTest::addColumn<QString>("view");
    for (const QString& name : namesOfViews())
        QTest::newRow(qPrintable(name)) << name;
}

void ViewsTest::addViewsThatStay()
{
    QTest::addColumn<QString>("view");
    for (const View& view : views())
        if (view.staysWhenLeft)
            QTest::newRow(view.name) << QString::fromLatin1(view.name);
}

void ViewsTest::visit(const QString& view)
{
    openWindow();
    const auto wanted = std::ranges::find(views(), view, [](const View& v) { return QLatin1String(v.name); });
    QVERIFY(wanted != views().end());
    wanted->open(*this);
    QCoreApplication::processEvents();
}

/// Opens the window at a table on which these lie.
void ViewsTest::lay(const QStringList& boxes)
{
    notebook::Notebook notebook = notebook::Notebook::forgotten();
    MyTable(notebook.tables()).lay(boxes);
    openWindow({}, {}, std::move(notebook));
}

/// Opens the window in a house that has decided a question.
void ViewsTest::decideAtHome()
{
    notebook::Notebook notebook = notebook::Notebook::forgotten();
    QVERIFY(notebook.houseDecisions().decide(QStringLiteral("tikal-two-cities"), QStringLiteral("once")));
    openWindow({}, {}, std::move(notebook));
}

void ViewsTest::openAt(int activity)
{
    part<QAction>(qPrintable(QStringLiteral("activity%1").arg(activity)))->trigger();
}

void ViewsTest::type(const char* field, const QString& words)
{
    part<QLineEdit>(field)->setFocus();
    QTest::keyClicks(part<QLineEdit>(field), words);
}

void ViewsTest::search(const QString& words)
{
    type("searchField", words);
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("lookupPanel")->isVisible(), patience);
}

void ViewsTest::play(const QString& caseId)
{
    m_window->navigator().openCase(caseId);
}

void ViewsTest::findOnThePage()
{
    part<QAction>("find")->trigger();
}

void ViewsTest::findNothing()
{
    findOnThePage();
    type("findField", nowhere);
}

void ViewsTest::readThreeLanguages()
{
    part<ReadingLanguages>("readingLanguages")->setLanguages({Language::En, Language::Ro, Language::Ca});
}

void ViewsTest::readOffTheTable()
{
    lay({QStringLiteral("exp-1-inns-cathedrals")});
    m_window->navigator().openExpansion(QStringLiteral("exp-3-princess-dragon"));
    QVERIFY(part<QWidget>("offTableBar")->isVisible());
}

void ViewsTest::sayANotice()
{
    part<NoticeBar>("noticeBar")->say(QStringLiteral("Something to know."));
}

void ViewsTest::saveAPaper()
{
    part<WorkBar>("paperBar")->begin([] { return QStringLiteral("50%"); });
}

void ViewsTest::readATerm()
{
    search(QStringLiteral("kind:term monastery"));
    QTest::keyClick(part<QLineEdit>("searchField"), Qt::Key_Return);
    QTRY_VERIFY(part<QWidget>("termCard")->isVisible());
}

void ViewsTest::keepNothing()
{
    part<QAction>("kept")->trigger();
}

void ViewsTest::keepMuch()
{
    decideAtHome();
    m_window->navigator().openClause(ruled);
    part<QAction>("bookmark")->trigger();
    writeANote();
    QTest::keyClicks(part<QPlainTextEdit>("clauseEditor"), QStringLiteral("Ask"));
    m_window->navigator().openTile(QStringLiteral("base:D"));
    part<QAction>("kept")->trigger();
    QTRY_VERIFY(part<QListView>("keptList")->isVisible());
}

void ViewsTest::findNothingKept()
{
    keepMuch();
    type("keptFilter", nowhere);
    QVERIFY(part<QWidget>("keptEmpty")->isVisible());
}

void ViewsTest::writeANote()
{
    m_window->navigator().openClause(ruled);
    part<ReaderView>("readerView")->setFocus();
    part<QAction>("note")->trigger();
    QTRY_VERIFY(part<QPlainTextEdit>("clauseEditor") != nullptr &&
                part<QPlainTextEdit>("clauseEditor")->hasFocus());
}

void ViewsTest::decide()
{
    m_window->navigator().openClause(asked);
    part<ReaderView>("readerView")->setFocus();
    part<QAction>("decide")->trigger();
    QTRY_VERIFY(part<QMenu>("decisionMenu") != nullptr && part<QMenu>("decisionMenu")->isVisible());
}

void ViewsTest::fewBoxes()
{
    lay({QStringLiteral("exp-1-inns-cathedrals"), QStringLiteral("exp-3-princess-dragon")});
    openAt(2);
}

void ViewsTest::aboutTheOrder()
{
    openAt(3);
    part<QPushButton>("orderAbout")->click();
    QTRY_VERIFY(part<QWidget>("orderWholeArea")->isVisible());
}

void ViewsTest::noTiles()
{
    openAt(4);
    type("tileFilter", QStringLiteral("cathedrl"));
    QTRY_VERIFY(part<QWidget>("noTiles")->isVisible());
}

void ViewsTest::laidTable()
{
    lay({QStringLiteral("exp-1-inns-cathedrals")});
    part<QAction>("table")->trigger();
}

void ViewsTest::noBoxes()
{
    part<QAction>("table")->trigger();
    type("boxFilter", nowhere);
    QTRY_VERIFY(part<QWidget>("boxListEmpty")->isVisible());
}

void ViewsTest::noCases()
{
    play(QStringLiteral("base-first-turns"));
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_C);
    type("caseFilter", nowhere);
    QTRY_VERIFY(part<QWidget>("caseNone")->isVisible());
}

void ViewsTest::scoreSheet()
{
    play(QStringLiteral("woh-alhambra-two-meeples"));
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_End);
    QCoreApplication::processEvents();
    part<QTabWidget>("stageTabs")->setCurrentWidget(part<QWidget>("awardSheet"));
    QTRY_VERIFY(part<QWidget>("awardSheet")->isVisible());
}

void ViewsTest::anotherChoice()
{
    play(QStringLiteral("base-first-turns"));
    part<QTabWidget>("stageTabs")->setCurrentIndex(0);
    auto* options = part<QListView>("stageOptions");
    options->setCurrentIndex(options->model()->index(2, 0));
    part<QPushButton>("stageTry")->click();
    QTRY_VERIFY(part<QWidget>("stageDetour")->isVisible());
}

void ViewsTest::playAtHome()
{
    decideAtHome();
    play(QStringLiteral("woh-tikal-two-cities-in-one-turn"));
    QTRY_VERIFY(part<QWidget>("stageHouse")->isVisible());
}

void ViewsTest::fullScreen()
{
    play(QStringLiteral("base-first-turns"));
    part<QAction>("fullScreen")->trigger();
    QTRY_VERIFY(m_window->isFullScreen() && !part<QWidget>("topBar")->isVisible());
}

void ViewsTest::saveAFilm()
{
    play(QStringLiteral("base-first-turns"));
    part<WorkBar>("stageExportBar")->begin([] { return QStringLiteral("50%"); });
}

} // namespace glossator::desktop
