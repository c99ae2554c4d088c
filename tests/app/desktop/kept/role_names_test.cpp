// SPDX-License-Identifier: GPL-3.0-or-later
// The reader chooses what the roles of the meeples are called: the stage and the pages follow at once.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/term_card.h"
#include "app/desktop/reader/reader_view.h"
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_model.h"
#include "tests/app/desktop/notebook_window_test.h"
#include "tests/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class RoleNamesTest : public NotebookWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init() { openAnew(); }
    void namesTheRolesAnew_data();
    void namesTheRolesAnew();
    void namesTheRolesByTheirClause();
    void tellsTheNewNamesBesideClauses();
    void tellsBothNamesOnTheCardOfATerm();
    void tellsTheNoteOnTheCardInTheLanguageOfTheWindow_data();
    void tellsTheNoteOnTheCardInTheLanguageOfTheWindow();
    void takesTheNewNamesAlong();

private:
    [[nodiscard]] ReaderView* view() const { return part<ReaderView>("readerView"); }
    [[nodiscard]] PagePlace placeOf(const QString& clause) const { return *view()->page().find(clause); }
    /// What the list of the stage says happens.
    [[nodiscard]] QString told() const;
};

QString RoleNamesTest::told() const
{
    const QAbstractItemModel& steps = *part<QListView>("stageSteps")->model();
    QString text;
    for (int row = 0; row < steps.rowCount(); ++row)
        if (const QModelIndex line = steps.index(row, 0);
            line.data(StepsModel::KindRole).toInt() == static_cast<int>(StepsModel::RowKind::Event))
            text += line.data().toString() + u'\n';
    return text;
}

void RoleNamesTest::namesTheRolesAnew_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("classic");
    QTest::addColumn<QString>("anew");
    QTest::newRow("en") << Language::En << "highwayman"
                        << "female traveller";
    QTest::newRow("ro") << Language::Ro << "tâlhar"
                        << "călătoare";
    QTest::newRow("ca") << Language::Ca << "lladre"
                        << "viatjant";
}

/// ann-roles-highwaymen, ann-roles-wiki-convention: the classic names without a choice; the menu of the
/// window gives the others at once, in whatever is played.
void RoleNamesTest::namesTheRolesAnew()
{
    QFETCH(Language, language);
    QFETCH(QString, classic);
    QFETCH(QString, anew);
    m_window->setInterfaceLanguage(language);
    m_window->navigator().openCase(QStringLiteral("base-one-tile-three-roles"));
    auto* stage = part<StageView>("stageView");
    stage->setLanguage(language);
    QVERIFY2(told().contains(classic), qPrintable(told()));
    QVERIFY(part<QAction>("roleNames_classic")->isChecked());
    part<QAction>("roleNames_new")->trigger();
    QVERIFY2(told().contains(anew), qPrintable(told()));
    QVERIFY(!told().contains(classic));
    QVERIFY2(!stage->isAside(), "it is the case, in other words");
    QCOMPARE(notebook().houseDecisions().all().value(QStringLiteral("role-names")),
             QStringLiteral("anniversary"));
    stage->goToStep(4); // whose caption speaks of the role
    const QString both = QStringLiteral("%1 → %2").arg(classic, anew);
    QVERIFY2(part<QLabel>("stageCaption")->text().contains(both),
             qPrintable(part<QLabel>("stageCaption")->text()));
    part<QAction>("undo")->trigger();
    QVERIFY(!part<QLabel>("stageCaption")->text().contains(both));
    QVERIFY(told().contains(classic) && !told().contains(anew));
    QVERIFY(part<QAction>("roleNames_classic")->isChecked());
    QVERIFY(notebook().houseDecisions().all().isEmpty());
}

/// The clause that says which names are usual is the place to change them, and remembers it.
void RoleNamesTest::namesTheRolesByTheirClause()
{
    const QString clause = QStringLiteral("ann-roles-wiki-convention");
    m_window->navigator().openClause(clause);
    part<QAction>("decide")->trigger();
    auto* menu = view()->findChild<QMenu*>(QStringLiteral("decisionMenu"));
    QVERIFY(menu != nullptr);
    QList<QAction*> choices;
    for (QAction* action : menu->actions())
        if (action->isCheckable())
            choices += action;
    QCOMPARE(choices.size(), 2); // neither words of one's own nor an open question
    QVERIFY(choices.front()->isChecked());
    choices.back()->trigger();
    menu->close();
    openAgain();
    QVERIFY(part<QAction>("roleNames_new")->isChecked());
    part<QAction>("roleNames_classic")->trigger();
    QVERIFY(notebook().houseDecisions().all().isEmpty());
}

/// Beside a clause that speaks of a role, and of its word, in the language that is read.
void RoleNamesTest::tellsTheNewNamesBesideClauses()
{
    const QString clause = QStringLiteral("base-role-highwayman");
    m_window->navigator().openClause(clause);
    const auto row = [&] { return view()->pageLayout().readyRow(placeOf(clause).entry); };
    QTRY_VERIFY(row() != nullptr);
    QVERIFY(row()->hands.empty());
    part<QAction>("roleNames_new")->trigger();
    QTRY_VERIFY(row() != nullptr && row()->hands.size() == 1);
    QCOMPARE(row()->hands.front().block.text(), QStringLiteral("highwayman → female traveller"));
    view()->setFocus();
    view()->setCurrent(placeOf(clause));
    QAccessibleInterface* page = QAccessible::queryAccessibleInterface(view());
    const QString said = page->focusChild()->text(QAccessible::Description);
    QVERIFY2(said.contains(QStringLiteral("highwayman → female traveller")), qPrintable(said));
    view()->setLanguages({Language::Ro});
    QTRY_VERIFY(row() != nullptr && row()->hands.size() == 1);
    QCOMPARE(row()->hands.front().block.text(), QStringLiteral("tâlhar → călătoare"));
    part<QAction>("undo")->trigger();
    QTRY_VERIFY(row() != nullptr && row()->hands.empty());
}

/// Which of the two leads is the reader's choice.
void RoleNamesTest::tellsBothNamesOnTheCardOfATerm()
{
    m_window->navigator().openClause(QStringLiteral("base-role-highwayman"));
    emit view()->termActivated(QStringLiteral("highwayman"), QRect(200, 200, 60, 20));
    const auto* words = part<QLabel>("termWording_en");
    QVERIFY(words->text().startsWith(QStringLiteral("highwayman")));
    QVERIFY(words->text().contains(QStringLiteral("female traveller")));
    part<QAction>("roleNames_new")->trigger();
    QVERIFY(words->text().startsWith(QStringLiteral("female traveller")));
    QVERIFY(words->text().contains(QStringLiteral("classic: highwayman")));
    QVERIFY(part<QLabel>("termWording_ca")->text().startsWith(QStringLiteral("viatjant")));
    emit view()->termActivated(QStringLiteral("knight"), QRect(200, 200, 60, 20));
    QVERIFY(!words->text().contains(QStringLiteral("classic")));
}

void RoleNamesTest::tellsTheNoteOnTheCardInTheLanguageOfTheWindow_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("note");
    QTest::newRow("en") << Language::En << "A meeple on a road.";
    QTest::newRow("ro") << Language::Ro << "Un meeple aflat pe un drum.";
    QTest::newRow("ca") << Language::Ca << "Un seguidor en un camí.";
}

void RoleNamesTest::tellsTheNoteOnTheCardInTheLanguageOfTheWindow()
{
    QFETCH(Language, language);
    QFETCH(QString, note);
    m_window->setInterfaceLanguage(language);
    m_window->navigator().openClause(QStringLiteral("base-role-highwayman"));
    emit view()->termActivated(QStringLiteral("highwayman"), QRect(200, 200, 60, 20));
    QVERIFY2(part<QLabel>("termNote")->text().startsWith(note), qPrintable(part<QLabel>("termNote")->text()));
}

/// Text and pictures that leave the window speak as the stage does.
void RoleNamesTest::takesTheNewNamesAlong()
{
    m_window->navigator().openCase(QStringLiteral("base-one-tile-three-roles"));
    auto* stage = part<StageView>("stageView");
    const QString both = QStringLiteral("highwayman → female traveller");
    QVERIFY(!stage->caseText().contains(both));
    part<QAction>("roleNames_new")->trigger();
    QVERIFY2(stage->caseText().contains(both), qPrintable(stage->caseText()));
    stage->goToStep(4); // whose caption speaks of the role
    const QImage named = stage->stepImage();
    part<QAction>("roleNames_classic")->trigger();
    QVERIFY(stage->stepImage() != named);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, RoleNamesTest)
#include "role_names_test.moc"
