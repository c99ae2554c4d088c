// SPDX-License-Identifier: GPL-3.0-or-later
// How hands and screen readers go through the list of cases.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/stage/case_list_model.h"
#include "app/desktop/stage/stage_view.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/stage/listed_cases.h"
#include "tests/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace glossator::desktop {

using catalogue::Language;
using notebook::Notebook;

namespace {

const QString abbotCase = QStringLiteral("abbot-or-meeple");

} // namespace

class CaseListTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void itIsWorkedByKeys();
    void lettersOfAnyLevelAreTyped();
    void lettersAndEscapeLeadToAndFro();
    void itsLetterWorksWithoutACase();
    void whoComesAgainLooksForSomethingElse();
    void theCaseOnTheStageIsMarked();
    void theTableIsFollowed();
    void aCaseTellsWhetherItIsOnTheTable();
    void theFairyComesWithHerBox();
    void keysGoFromCaseToCase();
    void theWayBackIsKept();
    void itIsSpoken();
    void theTabRingHoldsEverything();
    void theMenuHoldsEverything();
    void itGoesWhereThereIsNoRoom();
    void itGoesForACaseFromElsewhere();

private:
    void open(const QString& link, QSize size = {1280, 800});
    void sitDown(const QString& box);
    template <typename T>
    T* part(const char* name) const
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QTreeView* tree() const { return part<QTreeView>("caseTree"); }
    [[nodiscard]] QLineEdit* field() const { return part<QLineEdit>("caseFilter"); }
    [[nodiscard]] QWidget* panel() const { return part<QWidget>("casePanel"); }
    [[nodiscard]] QString caseOnStage() const { return part<StageView>("stageView")->place().caseId; }
    [[nodiscard]] static QString nameOfFocus();

    std::optional<catalogue::Catalogue> m_catalogue;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void CaseListTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    m_catalogue.emplace(compiledCatalogue());
}

void CaseListTest::open(const QString& link, QSize size)
{
    m_window.reset();
    if (!m_folder)
        m_folder.emplace();
    StartOptions options;
    options.catalogue = catalogueFile();
    options.language = Language::En;
    m_window =
        std::make_unique<MainWindow>(options, Memory{}, Notebook::open(m_folder->filePath("notebook")));
    m_window->resize(size);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->openLink(link);
    QCoreApplication::processEvents();
}

QString CaseListTest::nameOfFocus()
{
    const QWidget* focus = QApplication::focusWidget();
    return focus == nullptr ? QString() : focus->objectName();
}

void CaseListTest::itIsWorkedByKeys()
{
    open(QStringLiteral("glossator:clause/base-city-score"));
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::AltModifier);
    QVERIFY(panel()->isVisible()); // nothing else is there to see
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    QCOMPARE(nameOfFocus(), QStringLiteral("caseFilter"));
    QTest::keyClicks(field(), QStringLiteral("not both"));
    QTest::keyClick(field(), Qt::Key_Down);
    QCOMPARE(nameOfFocus(), QStringLiteral("caseTree"));
    QCOMPARE(tree()->currentIndex().data(CaseListModel::IdRole).toString(), abbotCase);
    QTest::keyClick(tree(), Qt::Key_Return);
    QCOMPARE(caseOnStage(), abbotCase);
    QCOMPARE(nameOfFocus(), QStringLiteral("stageCanvas"));
    QVERIFY(!panel()->isVisible());
}

/// As F9 does, which the stage tells of there.
void CaseListTest::itsLetterWorksWithoutACase()
{
    open(QStringLiteral("glossator:clause/base-city-score"));
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::AltModifier);
    auto* list = part<QPushButton>("stageEmptyList");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_C);
    QCOMPARE(nameOfFocus(), QStringLiteral("caseFilter"));
    QVERIFY(panel()->isVisible());
}

/// What was typed the last time is typed over.
void CaseListTest::whoComesAgainLooksForSomethingElse()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    for (const char* word : {"abbot", "tower"}) {
        QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_C);
        QCOMPARE(nameOfFocus(), QStringLiteral("caseTree"));
        for (const char* letter = word; *letter != 0; ++letter)
            QTest::keyClick(QApplication::focusWidget(), *letter);
        QCOMPARE(field()->text(), QLatin1String(word));
        part<QWidget>("stageCanvas")->setFocus();
    }
}

/// As on keyboards where a third level has them.
void CaseListTest::lettersOfAnyLevelAreTyped()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_C);
    QCOMPARE(nameOfFocus(), QStringLiteral("caseTree"));
    QTest::sendKeyEvent(QTest::Click, tree(), Qt::Key_unknown, QStringLiteral("\u0219"),
                        Qt::GroupSwitchModifier);
    QCOMPARE(field()->text(), QStringLiteral("\u0219"));
    QCOMPARE(nameOfFocus(), QStringLiteral("caseFilter"));
}

void CaseListTest::lettersAndEscapeLeadToAndFro()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    QVERIFY(!panel()->isVisible());
    QTest::keyClick(part<QWidget>("stageCanvas"), Qt::Key_C);
    QCOMPARE(nameOfFocus(), QStringLiteral("caseTree"));
    QTest::keyClicks(tree(), QStringLiteral("c"));
    QTest::keyClicks(field(), QStringLiteral("athedral")); // no letter does what it does on the stage
    QCOMPARE(field()->text(), QStringLiteral("cathedral"));
    QVERIFY(panel()->isVisible());
    QTest::keyClick(field(), Qt::Key_Escape);
    QCOMPARE(field()->text(), QString());
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(!panel()->isVisible());
    QCOMPARE(nameOfFocus(), QStringLiteral("stageCanvas"));
    QCOMPARE(caseOnStage(), abbotCase);
}

void CaseListTest::theCaseOnTheStageIsMarked()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    QCoreApplication::processEvents();
    const QModelIndex here = tree()->currentIndex();
    QVERIFY(here.data(CaseListModel::OpenRole).toBool());
    QVERIFY(tree()->isExpanded(here.parent()));
    QTRY_VERIFY(tree()->viewport()->rect().contains(tree()->visualRect(here)));
}

void CaseListTest::sitDown(const QString& box)
{
    m_folder.emplace();
    const Notebook written = Notebook::open(m_folder->filePath("notebook"));
    const auto table = written.tables().add(QStringLiteral("Friday"), {box});
    QVERIFY(table && written.tables().setCurrent(*table));
}

/// She has cases of her own, in which nothing else of the box is needed.
void CaseListTest::theFairyComesWithHerBox()
{
    sitDown(QStringLiteral("exp-3-princess-dragon"));
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    const QStringList shown = casesOf(*tree()->model());
    QVERIFY2(shown.contains(QStringLiteral("fairy-in-the-final-scoring")), qPrintable(shown.join(u' ')));
    m_window.reset();
    m_folder.reset();
}

void CaseListTest::theTableIsFollowed()
{
    sitDown(QStringLiteral("abbot"));
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    auto* others = part<QCheckBox>("caseOthers");
    QVERIFY(others->isVisible() && !others->isChecked());
    const qsizetype playable = casesOf(*tree()->model()).size();
    const qsizetype all = m_catalogue->caseIds().size();
    QVERIFY(playable > 5 && playable < all);
    QVERIFY2(others->text().contains(QString::number(all - playable)), qPrintable(others->text()));
    QTest::keyClick(others, Qt::Key_Space);
    QCOMPARE(casesOf(*tree()->model()).size(), all);
    m_window.reset();
    m_folder.reset();
}

void CaseListTest::aCaseTellsWhetherItIsOnTheTable()
{
    sitDown(QStringLiteral("abbot"));
    open(QStringLiteral("glossator:case/fairy-in-the-final-scoring"));
    const auto* sign = part<QLabel>("stageOffTable");
    QVERIFY(sign->isVisible());
    QVERIFY2(sign->accessibleName().startsWith(QStringLiteral("Not on your table: ")),
             qPrintable(sign->accessibleName()));
    m_window->openLink(QStringLiteral("glossator:case/abbot-or-meeple"));
    QVERIFY(!sign->isVisible());
    m_window.reset();
    m_folder.reset();
}

void CaseListTest::keysGoFromCaseToCase()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    const QStringList order = casesOf(*tree()->model());
    const qsizetype here = order.indexOf(abbotCase);
    QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(caseOnStage(), order.at(here + 1));
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(caseOnStage(), abbotCase);
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(caseOnStage(), order.at(here - 1));
}

void CaseListTest::theWayBackIsKept()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(caseOnStage() != abbotCase);
    part<QAction>("back")->trigger();
    QCOMPARE(caseOnStage(), abbotCase);
}

void CaseListTest::itIsSpoken()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(tree());
    QVERIFY(list != nullptr);
    QCOMPARE(list->role(), QAccessible::Tree);
    QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Cases"));
    QStringList said;
    for (int i = 0; i < list->childCount(); ++i)
        if (QAccessibleInterface* item = list->child(i); item != nullptr && item->state().selected)
            said += item->text(QAccessible::Name);
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.front().startsWith(QStringLiteral("A meeple or the abbot, not both. on the stage")),
             qPrintable(said.front()));
    QVERIFY(!field()->accessibleName().isEmpty() && !panel()->accessibleName().isEmpty());
}

/// Tab goes through all that can be used on the stage, and comes back.
void CaseListTest::theTabRingHoldsEverything()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    part<QWidget>("stageCanvas")->setFocus();
    QSet<QString> seen;
    for (int i = 0; i < 60 && (i == 0 || nameOfFocus() != QStringLiteral("stageCanvas")); ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        seen += nameOfFocus();
    }
    for (const char* name : {"stageCanvas", "stageCases", "stageTurn", "stageProves", "stageExport",
                             "stageSteps", "stageTimeline", "stagePlay", "caseFilter", "caseTree"})
        QVERIFY2(seen.contains(QLatin1String(name)) || !part<QWidget>(name)->isVisible(), name);
    for (const char* name : {"stageProves", "stageExport", "stageCases", "caseTree", "stageTurn"})
        QVERIFY2(part<QWidget>(name)->isVisible(), name);
}

void CaseListTest::theMenuHoldsEverything()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"));
    auto* menu = part<QMenu>("stageMenu");
    QVERIFY(part<QMenu>("windowMenu")->actions().contains(menu->menuAction()));
    QVERIFY(menu->menuAction()->isVisible());
    QStringList texts;
    for (const QAction* action : menu->actions()) {
        texts += action->text();
        if (action->menu() != nullptr)
            for (const QAction* below : action->menu()->actions())
                texts += below->text();
    }
    for (const char* name :
         {"stageCopyPicture", "stageCopyText", "stageSavePicture", "stageSaveFilm", "stageSaveText",
          "stageSavePdf", "stagePrint", "stageCasesAction", "stageNextCase", "stagePreviousCase"})
        QVERIFY2(texts.contains(part<QAction>(name)->text()), name);
    QVERIFY(!part<QToolButton>("stageProves")->menu()->actions().isEmpty());
    for (const QAction* clause : part<QToolButton>("stageProves")->menu()->actions())
        QVERIFY(texts.contains(clause->text()));
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(!menu->menuAction()->isVisible());
}

void CaseListTest::itGoesWhereThereIsNoRoom()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"), {2200, 1200});
    QVERIFY(panel()->isVisible() && part<QWidget>("stageCanvas")->isVisible());
    m_window->resize(1280, 800);
    QTRY_VERIFY(!panel()->isVisible());
    m_window->resize(640, 700);
    QCoreApplication::processEvents();
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    QVERIFY(panel()->isVisible() && !part<QWidget>("stageCanvas")->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!panel()->isVisible() && part<QWidget>("stageCanvas")->isVisible());
    QCOMPARE(nameOfFocus(), QStringLiteral("stageCanvas"));
}

/// As from the command line or by a link: keys then act on what is seen.
void CaseListTest::itGoesForACaseFromElsewhere()
{
    open(QStringLiteral("glossator:case/abbot-or-meeple"), {640, 700});
    for (const char* id : {"abbot-new-game", "abbot-new-game"}) {
        QTest::keyClick(m_window.get(), Qt::Key_F9);
        QVERIFY(panel()->isVisible() && !part<QWidget>("stageCanvas")->isVisible());
        m_window->openLink(QStringLiteral("glossator:case/%1").arg(QLatin1String(id)));
        QVERIFY(!panel()->isVisible() && part<QWidget>("stageCanvas")->isVisible());
        QCOMPARE(caseOnStage(), QLatin1String(id));
        QCOMPARE(nameOfFocus(), QStringLiteral("stageCanvas"));
    }
    m_window->resize(1280, 800);
    QCoreApplication::processEvents();
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    m_window->openLink(QStringLiteral("glossator:case/abbot-or-meeple"));
    QVERIFY2(panel()->isVisible(), "it covers nothing");
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, CaseListTest)
#include "case_list_test.moc"
