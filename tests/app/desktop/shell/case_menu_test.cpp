// SPDX-License-Identifier: GPL-3.0-or-later
// Which case plays a clause is asked with those of the table first.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/table/my_table.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QMenu>
#include <QScreen>
#include <QTimer>

#include <algorithm>
#include <functional>

namespace glossator::desktop {

class CaseMenuTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { m_window.reset(); }
    void casesOfTheTableComeFirst();
    void casesOfOtherBoxesAreToldToBe();
    void aLongMenuHasItsRestBehindALine();
    void boxesAreNamedInTheLanguageOfTheText();
    void oneCaseOfTheTableOpensAtOnce();
    void keysReachTheCasesOfOtherBoxes();
    void largeTextIsNotCut_data();
    void largeTextIsNotCut();

private:
    /// A window where these boxes lie on the table, at a clause.
    void open(const QStringList& boxes, const QString& clause, catalogue::Language language);
    void openInEnglish(const QStringList& boxes, const QString& clause)
    {
        open(boxes, clause, catalogue::Language::En);
    }
    /// Looks at the menu that Enter opens, which waits for an answer.
    void ask(const std::function<void(QMenu&)>& look);
    static QStringList linesOf(const QMenu& menu);
    static QMenu* lastMenuOf(const QMenu& menu);

    const QString m_inns = QStringLiteral("exp-1-inns-cathedrals");
    const QString m_roads = QStringLiteral("base-road-score");
    const QString m_withInns = QStringLiteral("A finished road with two inns\twith Inns && Cathedrals");
    const QString m_elsewhere = QStringLiteral("The display is empty\twith The Wonders of Humanity");
};

void CaseMenuTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void CaseMenuTest::open(const QStringList& boxes, const QString& clause, catalogue::Language language)
{
    StartOptions options;
    options.language = language;
    options.clause = clause;
    notebook::Notebook notebook = notebook::Notebook::forgotten();
    if (!boxes.isEmpty())
        MyTable(notebook.tables()).lay(boxes);
    openWindow(options, {}, std::move(notebook));
}

void CaseMenuTest::ask(const std::function<void(QMenu&)>& look)
{
    bool hasLooked = false;
    QTimer::singleShot(0, this, [&] {
        auto* menu = part<QMenu>("caseMenu");
        if (menu == nullptr)
            return;
        look(*menu);
        hasLooked = true;
        menu->close();
    });
    QTest::keyClick(part<QWidget>("readerView"), Qt::Key_Return);
    QVERIFY(hasLooked);
}

QStringList CaseMenuTest::linesOf(const QMenu& menu)
{
    QStringList lines;
    for (const QAction* action : menu.actions())
        if (action->menu() == nullptr)
            lines += action->text().replace(u'\n', u'\t'); // on a narrow screen boxes stand below
    return lines;
}

QMenu* CaseMenuTest::lastMenuOf(const QMenu& menu)
{
    return menu.actions().constLast()->menu();
}

void CaseMenuTest::casesOfTheTableComeFirst()
{
    openInEnglish({m_inns}, m_roads);
    ask([&](QMenu& menu) {
        const QStringList lines = linesOf(menu);
        QCOMPARE(lines.size(), 3); // two of the base game, which name no box
        QVERIFY(!lines.constFirst().contains(u'\t'));
        QCOMPARE(lines.constLast(), m_withInns);
        QCOMPARE(menu.activeAction(), menu.actions().constFirst());
        const QMenu* others = lastMenuOf(menu);
        QVERIFY(others != nullptr);
        QCOMPARE(others->title(), QStringLiteral("With boxes that are not on your table (12)"));
        QVERIFY(linesOf(*others).contains(m_elsewhere));
    });
}

/// Where none can be played at the table.
void CaseMenuTest::casesOfOtherBoxesAreToldToBe()
{
    openInEnglish({m_inns}, QStringLiteral("woh-gain-trigger-pass"));
    ask([&](QMenu& menu) {
        QVERIFY(menu.actions().constFirst()->isSeparator());
        QVERIFY(menu.actions().constFirst()->text().startsWith(QStringLiteral("With boxes that are not")));
        QCOMPARE(menu.activeAction(), menu.actions().at(1));
    });
}

void CaseMenuTest::aLongMenuHasItsRestBehindALine()
{
    openInEnglish({}, QStringLiteral("msg-7-one-tile"));
    ask([&](QMenu& menu) {
        QCOMPARE(linesOf(menu).size(), 12);
        const QMenu* more = lastMenuOf(menu);
        QVERIFY(more != nullptr);
        QCOMPARE(more->title(), QStringLiteral("More cases (%1)").arg(linesOf(*more).size()));
        QVERIFY(linesOf(*more).size() >= 20);
    });
}

void CaseMenuTest::boxesAreNamedInTheLanguageOfTheText()
{
    open({m_inns}, m_roads, catalogue::Language::Ro);
    ask([&](QMenu& menu) {
        QVERIFY2(linesOf(menu).constLast().endsWith(QStringLiteral("\tcu Hanuri și catedrale")),
                 qPrintable(linesOf(menu).constLast()));
    });
}

/// The others are for other tables, and in the list of cases.
void CaseMenuTest::oneCaseOfTheTableOpensAtOnce()
{
    openInEnglish({QStringLiteral("messages-1")}, QStringLiteral("base-draw-no-fit"));
    QTest::keyClick(part<QWidget>("readerView"), Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().activity, Activity::Stage);
}

void CaseMenuTest::keysReachTheCasesOfOtherBoxes()
{
    openInEnglish({m_inns}, m_roads);
    ask([&](QMenu& menu) {
        QTest::keyClick(&menu, Qt::Key_Up); // round to the last one
        QTest::keyClick(&menu, Qt::Key_Right);
        QMenu* others = lastMenuOf(menu);
        QTRY_VERIFY(others->isVisible());
        QTest::keyClick(others, Qt::Key_Return);
    });
    QCOMPARE(m_window->navigator().here().activity, Activity::Stage);
    QCOMPARE(m_window->navigator().here().clause, m_roads);
}

void CaseMenuTest::largeTextIsNotCut_data()
{
    QTest::addColumn<catalogue::Language>("language");
    for (const auto language : catalogue::allLanguages)
        QTest::newRow(qPrintable(catalogue::toString(language))) << language;
}

/// At 200 %, titles and boxes go on in further lines, and the menu is no wider than the screen and no higher.
void CaseMenuTest::largeTextIsNotCut()
{
    QFETCH(catalogue::Language, language);
    StartOptions options;
    options.language = language;
    options.clause = QStringLiteral("msg-7-one-tile");
    Memory memory;
    memory.zoom = 200;
    openWindow(options, memory);
    ask([&](QMenu& menu) {
        const QSize screen = menu.screen()->availableSize();
        QVERIFY2(menu.sizeHint().width() <= screen.width(), qPrintable(QString::number(menu.width())));
        QVERIFY2(menu.sizeHint().height() <= screen.height(), qPrintable(QString::number(menu.height())));
        const QFontMetrics letters(menu.font());
        bool goesOn = false;
        for (const QAction* action : menu.actions())
            for (const QString& line : action->text().split(u'\n')) {
                QVERIFY2(!line.contains(QChar(0x2026)), qPrintable(line));
                QVERIFY2(letters.horizontalAdvance(line) < menu.sizeHint().width(), qPrintable(line));
                goesOn = goesOn || action->text().contains(u'\n');
            }
        QVERIFY(goesOn);
    });
    m_window.reset();
    QApplication::setFont(Typefaces::ofApplication(1)); // that of the window is the program's
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, CaseMenuTest)
#include "case_menu_test.moc"
