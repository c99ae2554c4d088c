// SPDX-License-Identifier: GPL-3.0-or-later
// Searches in the real window by keyboard: filters as words and as chips, their completion, a wrong one told
// at its place, and what other boxes hold that are not on the table.
#include "app/desktop/look/typefaces.h"
#include "tests/app/desktop/patience.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextLayout>
#include <QToolButton>

namespace glossator::desktop {

class LookupWindowTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { openWindow(); }
    void cleanup();
    void tabCompletesAFilter();
    void aFilterTypedPressesItsChip();
    void tabWalksOverTheChips();
    void aChipIsPressedByKeyboard();
    void escapeLeavesTheChipsThenTheSearch();
    void whatWasLookedForCanBeReplacedOrTakenAway();
    void theKeyboardElsewhereClosesTheSearch();
    void enterMendsAWrongFilter();
    void anUnknownFilterTellsWhatThereIs_data();
    void anUnknownFilterTellsWhatThereIs();
    void boxesOnTheTableAreCompletedFirst();
    void aWrongFilterIsMarkedWhereItStands();
    void allWrongFiltersAreMarkedAndTold();
    void enterSearchesEverythingWhereTheTableHasNothing();
    void tellsWhatOtherBoxesHold();
    void tellsHowManyMoreThereAreBesideTheTable();
    void controlEnterOpensTheOtherBoxes();
    void tellsThatRulesAreMissing();
    void tellsWhatItReadAWordAs();
    void tellsWhatItLeavesOut();
    void chipsOfBoxesStandAsOnTheShelf();

private:
    [[nodiscard]] QLineEdit* field() const { return part<QLineEdit>("searchField"); }
    [[nodiscard]] QWidget* panel() const { return part<QWidget>("lookupPanel"); }
    [[nodiscard]] QString status() const { return part<QLabel>("lookupStatus")->text(); }
    [[nodiscard]] QToolButton* chip(const char* filter) const;
    [[nodiscard]] QStringList found() const;
    void lookFor(const QString& words, const QString& told);
    void sitAtTable(const QStringList& boxes);
};

void LookupWindowTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void LookupWindowTest::cleanup()
{
    m_window.reset();
}

QToolButton* LookupWindowTest::chip(const char* filter) const
{
    return m_window->findChild<QToolButton*>(QStringLiteral("filterChip_") + QString::fromUtf8(filter));
}

QStringList LookupWindowTest::found() const
{
    QStringList result;
    const QAbstractItemModel* model = part<QAbstractItemView>("resultList")->model();
    for (int row = 0; row < model->rowCount(); ++row)
        result.append(model->index(row, 0).data(Qt::AccessibleTextRole).toString());
    return result;
}

/// Types words and waits until the line below tells something.
void LookupWindowTest::lookFor(const QString& words, const QString& told)
{
    field()->setFocus();
    QTest::keyClicks(field(), words);
    QTRY_VERIFY_WITH_TIMEOUT(panel()->isVisible() && status().contains(told), patience);
}

/// Chooses boxes in the list of boxes, as a user does.
void LookupWindowTest::sitAtTable(const QStringList& boxes)
{
    QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
    auto* list = part<QAbstractItemView>("boxList");
    QTRY_VERIFY(list->isVisible());
    part<QPushButton>("baseOnlyButton")->click();
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex box = list->model()->index(row, 0);
        const bool isWanted = boxes.contains(box.data(Qt::DisplayRole).toString());
        list->model()->setData(box, isWanted ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
    }
    QTest::keyClick(list, Qt::Key_Escape);
}

void LookupWindowTest::tellsThatRulesAreMissing()
{
    lookFor(QStringLiteral("witch halves points"), QStringLiteral("The rules of Mage &amp; Witch are not"));
    QVERIFY(status().contains(QStringLiteral("result")));
}

void LookupWindowTest::tabCompletesAFilter()
{
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("road has:c"));
    QTRY_VERIFY_WITH_TIMEOUT(chip("has:case") != nullptr && chip("has:case")->text() == u"has:case",
                             patience);
    QTest::keyClick(field(), Qt::Key_Tab);
    QCOMPARE(field()->text(), QStringLiteral("road has:case "));
    QVERIFY(field()->hasFocus());
    QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("result")), patience);
}

void LookupWindowTest::aFilterTypedPressesItsChip()
{
    lookFor(QStringLiteral("road kind:rule "), QStringLiteral("result"));
    QVERIFY(chip("kind:rule")->isChecked());
    QVERIFY(!chip("kind:tile")->isChecked());
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

void LookupWindowTest::enterMendsAWrongFilter()
{
    lookFor(QStringLiteral("road kind:ruls "), QStringLiteral("Did you mean this?"));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text().trimmed(), QStringLiteral("road kind:rule"));
    QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("result")), patience);
}

void LookupWindowTest::anUnknownFilterTellsWhatThereIs_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("box") << "exp:goblins" << QStringList{"exp:robbers", "…"}; // the nearest by its letters
    QTest::newRow("box among words") << "road exp:goblins city " << QStringList{"exp:robbers", "…"};
    QTest::newRow("kind") << "kind:foo x" << QStringList{"kind:rule", "kind:official", "kind:open", "…"};
    QTest::newRow("language") << "lang:xyz x" << QStringList{"lang:en", "lang:ro", "lang:ca"};
}

void LookupWindowTest::anUnknownFilterTellsWhatThereIs()
{
    QFETCH(QString, words);
    QFETCH(QStringList, told);
    lookFor(words, QStringLiteral("What there is:"));
    for (const QString& value : told)
        QVERIFY2(status().contains(value), qPrintable(status()));
    const QString before = field()->text();
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text(), before); // none of them is meant more than the others
}

void LookupWindowTest::boxesOnTheTableAreCompletedFirst()
{
    sitAtTable({QStringLiteral("The Wonders of Humanity"), QStringLiteral("The Watchtowers")});
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("exp:w"));
    QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("Tab completes")), patience);
    QTest::keyClicks(field(), QStringLiteral("o"));
    QTRY_VERIFY_WITH_TIMEOUT(chip("exp:watchtowers") == nullptr, patience);
    QTest::keyClick(field(), Qt::Key_Backspace);
    QTRY_VERIFY_WITH_TIMEOUT(chip("exp:watchtowers") != nullptr, patience);
    const int last = chip("exp:watchtowers")->x();
    QVERIFY(chip("exp:wonders-of-humanity")->x() < last); // as on the shelf
    QVERIFY(last < chip("exp:wheel-of-fortune")->x());
    QTest::keyClick(field(), Qt::Key_Backspace);
    QTRY_VERIFY_WITH_TIMEOUT(chip("…") != nullptr, patience);
    QVERIFY2(chip("…")->text().contains(QStringLiteral("more")), qPrintable(chip("…")->text()));
    QTest::keyClick(field(), Qt::Key_Tab);
    QCOMPARE(field()->text(), QStringLiteral("exp:base ")); // which always lies there
}

/// The mark is a format of the field's text from the place of the fault on, as input methods send it.
void LookupWindowTest::aWrongFilterIsMarkedWhereItStands()
{
    lookFor(QStringLiteral("road kind:ruls "), QStringLiteral("kind:ruls"));
    const QImage marked = field()->grab().toImage();
    QInputMethodEvent withoutFormats;
    QCoreApplication::sendEvent(field(), &withoutFormats);
    const QImage plain = field()->grab().toImage();
    QCOMPARE(marked.size(), plain.size());
    int first = marked.width();
    int last = -1;
    for (int x = 0; x < marked.width(); ++x)
        for (int y = 0; y < marked.height(); ++y)
            if (marked.pixel(x, y) != plain.pixel(x, y)) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
    const int before = field()->fontMetrics().horizontalAdvance(QStringLiteral("road "));
    QVERIFY2(last > first, "nothing is marked");
    QVERIFY2(first >= before, "the words before the filter are marked");
}

/// Each is told in a line of its own, the first with what Enter puts there.
void LookupWindowTest::allWrongFiltersAreMarkedAndTold()
{
    const auto underlined = [this] {
        const QImage image = field()->grab().toImage();
        QInputMethodEvent withoutFormats;
        QCoreApplication::sendEvent(field(), &withoutFormats);
        const QImage plain = field()->grab().toImage();
        int last = -1;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                if (image.pixel(x, y) != plain.pixel(x, y))
                    last = x;
        return last;
    };
    lookFor(QStringLiteral("kind:ruls road lang:rom "), QStringLiteral("kind:ruls"));
    QVERIFY2(status().contains(QStringLiteral("lang:rom")), qPrintable(status()));
    QVERIFY(status().indexOf(QStringLiteral("kind:ruls")) < status().indexOf(QStringLiteral("lang:rom")));
    const int before = field()->fontMetrics().horizontalAdvance(QStringLiteral("kind:ruls road "));
    QVERIFY2(underlined() > before, "the second is not marked");
    QVERIFY(!found().isEmpty());
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
    QVERIFY(!status().contains(QStringLiteral("not on your table")));
    QVERIFY(panel()->isVisible());
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

void LookupWindowTest::chipsOfBoxesStandAsOnTheShelf()
{
    auto* list = part<QAbstractItemView>("boxList");
    sitAtTable({});
    QStringList shelf;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        shelf.append(list->model()->index(row, 0).data(Qt::DisplayRole).toString());
    sitAtTable({shelf.at(2), shelf.at(5), shelf.at(9)});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the chips from before
    QStringList names;
    std::vector<QToolButton*> chips;
    for (auto* each : part<QWidget>("tableBar")->findChildren<QToolButton*>())
        if (each->objectName().startsWith(QStringLiteral("tableChip_")) && each->isVisible())
            chips.push_back(each);
    std::sort(chips.begin(), chips.end(),
              [](const QToolButton* a, const QToolButton* b) { return a->x() < b->x(); });
    for (const QToolButton* each : chips)
        names.append(each->accessibleName());
    QCOMPARE(names.size(), 3);
    const auto onTable = QStringLiteral(", on the table");
    int last = -1;
    for (const QString& name : names) {
        const auto at = std::find_if(shelf.begin(), shelf.end(),
                                     [&](const QString& box) { return name == box + onTable; });
        QVERIFY2(at != shelf.end(), qPrintable(name));
        QVERIFY(at - shelf.begin() > last);
        last = static_cast<int>(at - shelf.begin());
    }
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, LookupWindowTest)
#include "lookup_window_test.moc"
