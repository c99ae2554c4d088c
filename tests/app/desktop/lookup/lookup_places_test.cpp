// SPDX-License-Identifier: GPL-3.0-or-later
// Where a search leads in the real window: to a page that answers, with its section marked in the contents,
// and in the language of the window.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/result_model.h"
#include "app/desktop/lookup/term_clauses.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/patience.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace glossator::desktop {

using catalogue::Language;

class LookupPlacesTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void enterOpensTheRuleBeforeABoxWithoutRules_data();
    void enterOpensTheRuleBeforeABoxWithoutRules();
    void enterStaysWhereNothingIsAboutWhatWasAsked();
    void enterLeavesOutFiltersThatLeaveNothing();
    void enterFollowsALink();
    void aBoxWithNothingToShowAsksWhatItMeets();
    void aBoxWithoutRulesShowsItsOwnTiles();
    void marksTheSectionOfWhatWasFound_data();
    void marksTheSectionOfWhatWasFound();
    void theTermCardSearchesInTheLanguageOfTheWindow_data();
    void theTermCardSearchesInTheLanguageOfTheWindow();
    void aTermLeadsToARule_data();
    void aTermLeadsToARule();
    void theTermCardSearchesForClausesFirst_data();
    void theTermCardSearchesForClausesFirst();
    void rulesOfATermTellWhetherTheyAreOnTheTable();
    void aTermWithoutRulesIsSearchedFor();
    void theTermCardKeepsItsButtonsInALowWindow();
    void theTermCardGoesWhenThePageIsScrolled();
    void theTermThatTheProgramStartsWithIsBelowTheSearch();
    void chipsWriteTheLanguageOfTheWindow();
    void completesInTheLanguageOfTheWindow();
    void tellsWhatLiesOnATileInTheLanguageOfTheWindow();

private:
    [[nodiscard]] QLineEdit* field() const { return part<QLineEdit>("searchField"); }
    [[nodiscard]] QString activity() const
    {
        return part<QStackedWidget>("activities")->currentWidget()->objectName();
    }
    void open(Language language);
    void lookFor(const QString& words);
    void choose(const QString& words);
};

void LookupPlacesTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void LookupPlacesTest::cleanup()
{
    m_window.reset();
}

void LookupPlacesTest::open(Language language)
{
    Memory memory;
    memory.interfaceLanguage = language;
    openWindow({}, memory);
}

/// Words as typed, whatever keys they need, and what is found.
void LookupPlacesTest::lookFor(const QString& words)
{
    field()->setFocus();
    field()->setText(words);
    emit field()->textEdited(words);
    const auto* list = part<QAbstractItemView>("resultList");
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("lookupPanel")->isVisible() && list->model()->rowCount() > 0,
                             patience);
}

void LookupPlacesTest::choose(const QString& words)
{
    lookFor(words);
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(!part<QWidget>("lookupPanel")->isVisible());
}

void LookupPlacesTest::enterOpensTheRuleBeforeABoxWithoutRules_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("words");
    QTest::newRow("en") << Language::En << QStringLiteral("fairy dragon ");
    QTest::newRow("ro") << Language::Ro << QStringLiteral("zana dragon ");
    QTest::newRow("ca") << Language::Ca << QStringLiteral("drac i fada ");
}

/// All words stand in the name of the box "The Fairy (of The Princess & the Dragon)", which has neither rules
/// nor tiles; the rule about the two comes before it.
void LookupPlacesTest::enterOpensTheRuleBeforeABoxWithoutRules()
{
    QFETCH(Language, language);
    QFETCH(QString, words);
    open(language);
    choose(words);
    QCOMPARE(activity(), QStringLiteral("reader"));
    QCOMPARE(m_window->navigator().here().expansion, QStringLiteral("exp-3-princess-dragon"));
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("exp3-fairy-dragon"));
}

/// What is found shares words with the question and would mislead; it can be chosen all the same.
void LookupPlacesTest::enterStaysWhereNothingIsAboutWhatWasAsked()
{
    open(Language::En);
    const Location before = m_window->navigator().here();
    lookFor(QStringLiteral("witch halves points "));
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(part<QWidget>("lookupPanel")->isVisible());
    QCOMPARE(m_window->navigator().here(), before);
    const auto* status = part<QLabel>("lookupStatus");
    QVERIFY(status->text().contains(QStringLiteral("none about this")));
    QVERIFY(status->y() < part<QWidget>("resultList")->y()); // to be read before what shares words with it
    QTest::keyClick(field(), Qt::Key_Down);
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(m_window->navigator().here() != before);
}

void LookupPlacesTest::enterLeavesOutFiltersThatLeaveNothing()
{
    open(Language::En);
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("kind:history pennant "));
    QTRY_VERIFY(
        part<QLabel>("lookupStatus")
            ->text()
            .contains(QRegularExpression(QStringLiteral("Search without filters: [1-9][0-9]* results"))));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text(), QStringLiteral("pennant"));
}

/// A copied link in the field is followed like one from outside.
void LookupPlacesTest::enterFollowsALink()
{
    open(Language::En);
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("glossator:clause/base-city-score"));
    QVERIFY(!part<QWidget>("lookupPanel")->isVisible());
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(m_window->navigator().here().id, QStringLiteral("base-city-score"));
}

void LookupPlacesTest::aBoxWithNothingToShowAsksWhatItMeets()
{
    open(Language::En);
    choose(QStringLiteral("kind:expansion tollkeepers "));
    QCOMPARE(activity(), QStringLiteral("pairView"));
    QVERIFY(part<QLineEdit>("pairOne")->text().contains(QStringLiteral("Tollkeepers")));
    QVERIFY(part<QLineEdit>("pairOther")->hasFocus());
}

void LookupPlacesTest::aBoxWithoutRulesShowsItsOwnTiles()
{
    open(Language::En);
    choose(QStringLiteral("kind:expansion plague "));
    QCOMPARE(activity(), QStringLiteral("tilesView"));
    QVERIFY(m_window->navigator().here().id.startsWith(QStringLiteral("plague")));
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(activity(), QStringLiteral("reader"));
}

void LookupPlacesTest::marksTheSectionOfWhatWasFound_data()
{
    QTest::addColumn<QString>("clause");
    QTest::addColumn<QString>("section");
    QTest::newRow("first of its section")
        << QStringLiteral("exp3-fairy-dragon ") << QStringLiteral("The fairy and the dragon");
    QTest::newRow("at the end of a page")
        << QStringLiteral("base-winner-tie ") << QStringLiteral("The winner");
    QTest::newRow("in a short section")
        << QStringLiteral("woh-x-exp9-no-shepherd ") << QStringLiteral("Exp. 9: Hills & Sheep");
}

/// What was found stands some way down the view, so that the end of the section before it is in sight as
/// well.
void LookupPlacesTest::marksTheSectionOfWhatWasFound()
{
    QFETCH(QString, clause);
    QFETCH(QString, section);
    open(Language::En);
    choose(clause);
    const auto marked = [this] { return part<QTreeView>("contentsTree")->currentIndex().data().toString(); };
    QCOMPARE(marked(), section);
    QTest::qWait(400); // the rest of the page is set meanwhile
    QCOMPARE(marked(), section);
}

void LookupPlacesTest::theTermCardSearchesInTheLanguageOfTheWindow_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("word");
    QTest::newRow("en") << Language::En << QStringLiteral("fairy");
    QTest::newRow("ro") << Language::Ro << QString::fromUtf8("zână");
    QTest::newRow("ca") << Language::Ca << QStringLiteral("fada");
}

void LookupPlacesTest::theTermCardSearchesInTheLanguageOfTheWindow()
{
    QFETCH(Language, language);
    QFETCH(QString, word);
    open(language);
    choose(word);
    QVERIFY(part<QWidget>("termCard")->isVisible());
    part<QPushButton>("termSearch")->click();
    QCOMPARE(field()->text(), word);
}

void LookupPlacesTest::aTermLeadsToARule_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("box");
    const QString dragon = QStringLiteral("exp-3-princess-dragon");
    QTest::newRow("en") << Language::En << QStringLiteral("dragon ") << dragon;
    QTest::newRow("ro") << Language::Ro << QStringLiteral("dragon ") << dragon;
    QTest::newRow("ca") << Language::Ca << QStringLiteral("drac ") << dragon;
    QTest::newRow("road") << Language::En << QStringLiteral("kind:term road ") << QStringLiteral("base");
}

/// Enter on the term, and Enter again.
void LookupPlacesTest::aTermLeadsToARule()
{
    QFETCH(Language, language);
    QFETCH(QString, word);
    QFETCH(QString, box);
    open(language);
    choose(word);
    const auto* first = part<QPushButton>("termClause_0");
    QVERIFY(first->isVisible() && first->hasFocus());
    QVERIFY(!first->accessibleName().isEmpty());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(!part<QWidget>("termCard")->isVisible());
    QCOMPARE(m_window->navigator().here().activity, Activity::Reader);
    QCOMPARE(m_window->navigator().here().expansion, box);
    QVERIFY(part<QWidget>("readerView")->hasFocus());
}

void LookupPlacesTest::theTermCardSearchesForClausesFirst_data()
{
    theTermCardSearchesInTheLanguageOfTheWindow_data();
}

void LookupPlacesTest::theTermCardSearchesForClausesFirst()
{
    QFETCH(Language, language);
    QFETCH(QString, word);
    open(language);
    choose(word);
    part<QPushButton>("termSearch")->click();
    const auto* list = part<QAbstractItemView>("resultList");
    const auto current = [list] {
        return list->currentIndex().data(ResultModel::ResultRole).value<search::Result>();
    };
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("lookupPanel")->isVisible(), patience);
    QCOMPARE(list->currentIndex().row(), 1); // below its heading
    QVERIFY(current().kind == search::ResultKind::Clause);
    lookFor(word + u' ');
    QTRY_VERIFY_WITH_TIMEOUT(current().kind == search::ResultKind::Term, patience);
}

void LookupPlacesTest::rulesOfATermTellWhetherTheyAreOnTheTable()
{
    const catalogue::Catalogue catalogue = compiledCatalogue();
    TermClauses rules(catalogue);
    const QString dragon = QStringLiteral("dragon");
    const QStringList towers{QStringLiteral("base"), QStringLiteral("exp-4-tower")};
    const QStringList dragons{QStringLiteral("base"), QStringLiteral("exp-3-princess-dragon")};
    const auto beside = rules.of(dragon, dragon, towers, Language::En);
    const auto there = rules.of(dragon, dragon, dragons, Language::En);
    QVERIFY(!beside.empty() && !there.empty());
    for (const TermClause& rule : beside)
        QVERIFY2(rule.place.startsWith(QStringLiteral("not on your table · ")), qPrintable(rule.place));
    for (const TermClause& rule : there)
        QVERIFY2(!rule.place.contains(QStringLiteral("table")), qPrintable(rule.place));
}

void LookupPlacesTest::aTermWithoutRulesIsSearchedFor()
{
    open(Language::En);
    choose(QStringLiteral("kind:term witch "));
    QVERIFY(!part<QWidget>("termInTheRules")->isVisible());
    QVERIFY(!part<QWidget>("termClause_0")->isVisible());
    QVERIFY(part<QPushButton>("termSearch")->hasFocus());
}

void LookupPlacesTest::theTermCardKeepsItsButtonsInALowWindow()
{
    open(Language::En);
    m_window->resize(900, 440);
    choose(QStringLiteral("kind:term meeple "));
    QVERIFY(part<QPushButton>("termClause_0")->hasFocus());
    QVERIFY(!part<QPushButton>("termClause_2")->isVisible());
    const auto* button = part<QPushButton>("termPair");
    const QRect place(button->mapTo(m_window.get(), QPoint()), button->size());
    QVERIFY(m_window->rect().contains(place));
}

void LookupPlacesTest::theTermCardGoesWhenThePageIsScrolled()
{
    open(Language::En);
    choose(QStringLiteral("fairy "));
    QTest::qWait(400); // the rest of the page is set meanwhile, which is no scrolling
    QVERIFY(part<QWidget>("termCard")->isVisible());
    auto* bar = part<QAbstractScrollArea>("readerView")->verticalScrollBar();
    bar->setValue(bar->value() + 200);
    QVERIFY(!part<QWidget>("termCard")->isVisible());
    QVERIFY(part<QWidget>("readerView")->hasFocus());
}

/// Also where the window was laid out after the card was opened, or takes another size.
void LookupPlacesTest::theTermThatTheProgramStartsWithIsBelowTheSearch()
{
    StartOptions options;
    options.link = QStringLiteral("glossator:term/fairy");
    openWindow(options);
    const auto* card = part<QWidget>("termCard");
    QTRY_VERIFY(card->isVisible());
    for (const QSize size : {QSize(1280, 800), QSize(1700, 900)}) {
        m_window->resize(size);
        QCoreApplication::processEvents();
        const QRect search(field()->mapToGlobal(QPoint()), field()->size());
        const QRect shown(card->mapToGlobal(QPoint()), card->size());
        QVERIFY(shown.top() > search.bottom());
        QVERIFY(shown.left() >= search.left() && shown.right() <= search.right());
    }
}

void LookupPlacesTest::chipsWriteTheLanguageOfTheWindow()
{
    open(Language::Ro);
    lookFor(QStringLiteral("zana "));
    QTest::keyClick(field(), Qt::Key_Tab);
    auto* chip = part<QToolButton>("filterChip_kind:community");
    QTest::keyClick(chip, Qt::Key_Space);
    QVERIFY(field()->text().contains(QStringLiteral("fel:comunitate")));
    QTRY_VERIFY_WITH_TIMEOUT(chip->isChecked(), patience);
    QTest::keyClick(chip, Qt::Key_Space);
    QCOMPARE(field()->text().trimmed(), QStringLiteral("zana"));
}

void LookupPlacesTest::completesInTheLanguageOfTheWindow()
{
    open(Language::Ca);
    lookFor(QStringLiteral("fada "));
    QTest::keyClicks(field(), QStringLiteral("tipus:pe"));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QToolButton*>(QString::fromUtf8("filterChip_tipus:peça")),
                             patience);
    QTest::keyClick(field(), Qt::Key_Tab);
    QCOMPARE(field()->text(), QString::fromUtf8("fada tipus:peça "));
    QTest::keyClicks(field(), QStringLiteral("exp:fond"));
    const QString box = QStringLiteral("exp:fondes-i-catedrals");
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QToolButton*>(QStringLiteral("filterChip_") + box),
                             patience);
}

void LookupPlacesTest::tellsWhatLiesOnATileInTheLanguageOfTheWindow()
{
    open(Language::Ro);
    lookFor(QStringLiteral("kind:tile inn road "));
    const QAbstractItemModel* results = part<QAbstractItemView>("resultList")->model();
    const QString first = results->index(1, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(first.contains(QString::fromUtf8("Drum, han")), qPrintable(first));
    QVERIFY2(!first.contains(QStringLiteral("road")), qPrintable(first));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, LookupPlacesTest)
#include "lookup_places_test.moc"
