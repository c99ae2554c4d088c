// SPDX-License-Identifier: GPL-3.0-or-later
// Searches in the real window by keyboard: the chips of filters, and what other boxes hold that are not on
// the table.
#include "app/desktop/look/typefaces.h"
#include "tests/app/desktop/lookup/searching_window_test.h"
#include "tests/test_program.h"

#include <QAction>
#include <QRegularExpression>
#include <QTest>

namespace glossator::desktop {

class LookupWindowTest : public SearchingWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { openWindow(); }
    void cleanup();
    void tabWalksOverTheChips();
    void aChipIsPressedByKeyboard();
    void escapeLeavesTheChipsThenTheSearch();
    void whatWasLookedForCanBeReplacedOrTakenAway();
    void theKeyboardElsewhereClosesTheSearch();
    void theKeyboardElsewhereEndsAQuestionThatWaits();
    void aTermCardIsReadOutAsItIsWritten();
    void aFilterTypedTwiceHasOneChip();
    void enterSearchesEverythingWhereTheTableHasNothing();
    void tellsWhatOtherBoxesHold();
    void tellsHowManyMoreThereAreBesideTheTable();
    void controlEnterOpensTheOtherBoxes();
    void tellsThatRulesAreMissing();
    void tellsWhatItReadAWordAs();
    void tellsWhatItLeavesOut();
    void tellsByWhatEachResultWasFound();
    void tellsWhatIsNoFilter();
    void arrowsChooseAmongWhatIsOffered();
    void theSignForClearingIsSharpAtEverySize();
};

void LookupWindowTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void LookupWindowTest::cleanup()
{
    m_window.reset();
}

/// "Crop circle" is a term that this clause tells first, and its own words do not have it.
void LookupWindowTest::tellsByWhatEachResultWasFound()
{
    lookFor(QStringLiteral("cercle de cultiu "), QStringLiteral("result"));
    const QStringList told = found().filter(QStringLiteral("The active player must pick"));
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.front().endsWith(QStringLiteral("(By the term: crop circle)")), qPrintable(told.front()));
}

void LookupWindowTest::tellsWhatIsNoFilter()
{
    lookFor(QStringLiteral("wonders: who gains one "), QStringLiteral("result"));
    QVERIFY(!status().contains(QStringLiteral("No filter")));
    field()->clear();
    lookFor(QStringLiteral("is:x foo:bar official "),
            QStringLiteral("No filter, read as words: “is:”, “foo:”."));
    QVERIFY(status().contains(QStringLiteral("Filters: exp: kind: lang: has:")));
    QVERIFY(!found().isEmpty());
}

void LookupWindowTest::theSignForClearingIsSharpAtEverySize()
{
    lookFor(QStringLiteral("road "), QStringLiteral("result"));
    const auto* clear = field()->findChild<QAction*>(QStringLiteral("_q_qlineeditclearaction"));
    QVERIFY(clear != nullptr);
    constexpr QSize large(200, 200); // no picture of dots is as large
    QCOMPARE(clear->icon().actualSize(large), large);
}

/// Of the history of monasteries there is nothing in the base game, but there is in other boxes, and there
/// are its rules.
void LookupWindowTest::arrowsChooseAmongWhatIsOffered()
{
    const QString chosen = QStringLiteral("font-weight:600\">%1");
    sitAtTable({});
    lookFor(QStringLiteral("kind:history monastery "), QStringLiteral("Search everything: "));
    QVERIFY(
        status().contains(QRegularExpression(QStringLiteral("Search without filters: [1-9][0-9]* results"))));
    QTest::keyClick(field(), Qt::Key_Down);
    QVERIFY(status().contains(chosen.arg(QStringLiteral("Search without filters: "))));
    QTest::keyClick(field(), Qt::Key_Up);
    QVERIFY(status().contains(chosen.arg(QStringLiteral("Search everything: "))));
    QVERIFY(part<QLabel>("lookupStatus")
                ->accessibleDescription()
                .startsWith(QStringLiteral("Search everything: ")));
    QTest::keyClick(field(), Qt::Key_Down);
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text(), QStringLiteral("monastery"));
}

void LookupWindowTest::tellsThatRulesAreMissing()
{
    lookFor(QStringLiteral("witch halves points"), QStringLiteral("The rules of Mage &amp; Witch are not"));
    QVERIFY(status().contains(QStringLiteral("result")));
}

void LookupWindowTest::tabWalksOverTheChips()
{
    lookFor(QStringLiteral("road "), QStringLiteral("result"));
    QTest::keyClick(field(), Qt::Key_Tab);
    QVERIFY(chip("kind:rule")->hasFocus());
    QVERIFY(panel()->isVisible());
    QTest::keyClick(chip("kind:rule"), Qt::Key_Tab);
    QVERIFY(chip("kind:official")->hasFocus());
    QTest::keyClick(chip("kind:official"), Qt::Key_Left);
    QTest::keyClick(chip("kind:rule"), Qt::Key_Backtab);
    QVERIFY(field()->hasFocus());
    QVERIFY(panel()->isVisible());
}

void LookupWindowTest::aChipIsPressedByKeyboard()
{
    lookFor(QStringLiteral("monastery "), QStringLiteral("result"));
    const QStringList all = found();
    QTest::keyClick(field(), Qt::Key_Tab);
    QTest::keyClick(chip("kind:rule"), Qt::Key_Right);
    QTest::keyClick(chip("kind:official"), Qt::Key_Space);
    QVERIFY(field()->text().contains(QStringLiteral("kind:official")));
    QTRY_VERIFY_WITH_TIMEOUT(found() != all, patience);
    QVERIFY(chip("kind:official")->isChecked());
    QVERIFY(chip("kind:official")->hasFocus()); // through the answer
    QTest::keyClick(chip("kind:official"), Qt::Key_Return);
    QVERIFY(!field()->text().contains(QStringLiteral("kind:official")));
    QTRY_COMPARE_WITH_TIMEOUT(found(), all, patience);
}

void LookupWindowTest::escapeLeavesTheChipsThenTheSearch()
{
    lookFor(QStringLiteral("road "), QStringLiteral("result"));
    QTest::keyClick(field(), Qt::Key_Tab);
    QTest::keyClick(chip("kind:rule"), Qt::Key_Escape);
    QVERIFY(field()->hasFocus());
    QVERIFY(panel()->isVisible());
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(!panel()->isVisible());
    QVERIFY(part<QWidget>("readerView")->hasFocus());
}

/// The words stay to be gone back to, are typed over, and go when Escape comes again.
void LookupWindowTest::whatWasLookedForCanBeReplacedOrTakenAway()
{
    lookFor(QStringLiteral("road "), QStringLiteral("result"));
    QTest::keyClick(field(), Qt::Key_Escape);
    QCOMPARE(field()->text(), QStringLiteral("road "));
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(field()->hasFocus());
    QCOMPARE(field()->selectedText(), field()->text());
    QTest::keyClick(field(), Qt::Key_Escape); // nothing is open any more
    QVERIFY(field()->hasFocus() && field()->text().isEmpty());
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(part<QWidget>("readerView")->hasFocus());
    lookFor(QStringLiteral("city "), QStringLiteral("result"));
    QTest::keyClick(field(), Qt::Key_Escape);
    QCOMPARE(field()->text(), QStringLiteral("city "));
    QTest::keyClick(part<QWidget>("readerView"), Qt::Key_Escape);
    QVERIFY(field()->text().isEmpty());
}

void LookupWindowTest::theKeyboardElsewhereClosesTheSearch()
{
    lookFor(QStringLiteral("road "), QStringLiteral("result"));
    QTest::keyClick(field(), Qt::Key_Tab);
    part<QWidget>("readerView")->setFocus();
    QVERIFY(!panel()->isVisible());
}

/// Nor does an answer that comes late open it over what one has gone to.
void LookupWindowTest::theKeyboardElsewhereEndsAQuestionThatWaits()
{
    lookFor(QStringLiteral("road "), QStringLiteral("result")); // the catalogue is read from here on
    QTest::keyClick(field(), Qt::Key_Escape);
    field()->setFocus();
    field()->setText({});
    QTest::keyClicks(field(), QStringLiteral("abbot"));
    QVERIFY(!panel()->isVisible());
    part<QWidget>("readerView")->setFocus();
    constexpr int soon = 500; // milliseconds
    QVERIFY(!QTest::qWaitFor([this] { return panel()->isVisible(); }, soon));
}

/// Its remark names a box with an "&".
void LookupWindowTest::aTermCardIsReadOutAsItIsWritten()
{
    lookFor(QStringLiteral("castle-bcb "), QStringLiteral("result"));
    QTest::keyClick(field(), Qt::Key_Return);
    const QString description = part<QWidget>("termCard")->accessibleDescription();
    QVERIFY2(description.contains(u'&') && !description.contains(QStringLiteral("&amp;")),
             qPrintable(description));
}

void LookupWindowTest::aFilterTypedTwiceHasOneChip()
{
    lookFor(QStringLiteral("exp:abbey mayor exp:abbey "), QStringLiteral("result"));
    QToolButton* box = chip("exp:abbey");
    QVERIFY(box != nullptr);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Tab);
    QVERIFY(!box->hasFocus());
    QVERIFY(qobject_cast<QToolButton*>(QApplication::focusWidget()) != nullptr); // the next one
}

void LookupWindowTest::enterSearchesEverythingWhereTheTableHasNothing()
{
    sitAtTable({});
    lookFor(QStringLiteral("exp:abbot garden "), QStringLiteral("Search everything"));
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!found().isEmpty(), patience);
}

void LookupWindowTest::tellsWhatOtherBoxesHold()
{
    sitAtTable({});
    lookFor(QStringLiteral("buy back a captured meeple "), QStringLiteral("not on your table"));
    QVERIFY(status().contains(QStringLiteral("Ctrl+Enter")));
}

/// Where the best of all is on the table too: the word belongs to every table.
void LookupWindowTest::tellsHowManyMoreThereAreBesideTheTable()
{
    const auto numberBefore = [this](const char* words) {
        const QString number = QStringLiteral("(\\d+) ") + QLatin1String(words);
        return QRegularExpression(number).match(status()).captured(1).toInt();
    };
    sitAtTable({QStringLiteral("The Wonders of Humanity")});
    lookFor(QStringLiteral("dragon"), QStringLiteral("not on your table"));
    QVERIFY(status().contains(QStringLiteral("Ctrl+Enter")));
    QVERIFY2(!status().contains(QStringLiteral("only a part of the rules")), qPrintable(status()));
    const int onTable = numberBefore("result");
    const int more = numberBefore("more");
    QVERIFY(onTable > 0 && more > 0);
    QTest::keyClick(field(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!status().contains(QStringLiteral("not on your table")), patience);
    QCOMPARE(numberBefore("result"), onTable + more);
}

void LookupWindowTest::controlEnterOpensTheOtherBoxes()
{
    sitAtTable({});
    lookFor(QStringLiteral("buy back a captured meeple "), QStringLiteral("not on your table"));
    const QStringList onTable = found();
    QTest::keyClick(field(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(found() != onTable, patience);
    QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("Back to what is on my table")), patience);
    QVERIFY(!status().contains(QStringLiteral("not on your table")));
    QVERIFY(panel()->isVisible());
    QTest::keyClick(field(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(found(), onTable, patience);
    QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("not on your table")), patience);
}

/// With the way back to what was typed, which is what Ctrl+Enter does where there is nothing else to offer.
void LookupWindowTest::tellsWhatItReadAWordAs()
{
    lookFor(QStringLiteral("Mesage road "), QStringLiteral("“Mesage” is read as “message”."));
    QVERIFY(status().contains(QStringLiteral("Search for what I typed")));
    QTest::keyClick(field(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(field()->text(), QStringLiteral("\"Mesage\" road "));
    QTRY_VERIFY_WITH_TIMEOUT(!status().contains(QStringLiteral("read as")), patience);
    QVERIFY(status().contains(QStringLiteral("result")));
    struct Told
    {
        catalogue::Language language;
        const char* typed;
        const char* text;
    };
    for (const Told& told :
         {Told{catalogue::Language::Ro, "msesaj 8 ", "„msesaj” este citit ca „mesaj”."},
          Told{catalogue::Language::Ca, "misatge 8 ", "«misatge» es llegeix com a «missatge»."}}) {
        m_window->setInterfaceLanguage(told.language);
        field()->clear();
        lookFor(QString::fromUtf8(told.typed), QString::fromUtf8(told.text));
    }
}

/// Nobody need wonder why a word did not count.
void LookupWindowTest::tellsWhatItLeavesOut()
{
    lookFor(QStringLiteral("wibble <b> road qwrtz "),
            QStringLiteral("Left out, as no text has it: “wibble”, “qwrtz”."));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, LookupWindowTest)
#include "lookup_window_test.moc"
