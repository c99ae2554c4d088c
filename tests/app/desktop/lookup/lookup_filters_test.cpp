// SPDX-License-Identifier: GPL-3.0-or-later
// Filters in the search field of the real window: their completion, their chips, and wrong ones told at their
// place.
#include "app/desktop/look/typefaces.h"
#include "tests/app/desktop/lookup/searching_window_test.h"
#include "tests/test_program.h"

#include <QTest>
#include <QTextLayout>

namespace glossator::desktop {

class LookupFiltersTest : public SearchingWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(Typefaces::load()); }
    void init() { openWindow(); }
    void cleanup() { m_window.reset(); }
    void tabCompletesAFilter();
    void aFilterTypedPressesItsChip();
    void filtersThatShutEachOtherOutAreOfferedAlone();
    void enterMendsAWrongFilter();
    void enterTakesOutTheFilterThatShutsOutTheAnswer();
    void whatIsLeftIsOpenedWhereItIsAboutTheQuestion();
    void filtersThatLeaveAnAnswerStay();
    void arrowKeysChooseWhatThereIs();
    void tabTakesTheCompletionThatWasChosen();
    void anUnknownFilterTellsWhatThereIs_data();
    void anUnknownFilterTellsWhatThereIs();
    void enterMendsOneOfTwoWrongFilters();
    void eachWrongFilterTellsWhatThereIs();
    void boxesOnTheTableAreCompletedFirst();
    void aWrongFilterIsMarkedWhereItStands();
    void allWrongFiltersAreMarkedAndTold();
    void aFilterThatIsTypedAloneIsCompleted();
    void arrowKeysChooseAmongCompletions();
    void arrowKeysStayAtTheLastCompletion();
    void arrowKeysGoToWhatIsListed();
    void aFilterWithoutAValueIsTold();
    void otherWrongFiltersAreToldWhileOneIsTyped();
    void enterMendsTheFirstThatCanBe();
    void chipsOfBoxesStandAsOnTheShelf();
};

void LookupFiltersTest::tabCompletesAFilter()
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

void LookupFiltersTest::aFilterTypedPressesItsChip()
{
    lookFor(QStringLiteral("road kind:rule "), QStringLiteral("result"));
    QVERIFY(chip("kind:rule")->isChecked());
    QVERIFY(!chip("kind:tile")->isChecked());
}

void LookupFiltersTest::filtersThatShutEachOtherOutAreOfferedAlone()
{
    lookFor(QStringLiteral("exp:messages kind:tile "), QStringLiteral("Nothing passes all filters"));
    QTest::keyClick(field(), Qt::Key_Down);
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(field()->text(), QStringLiteral("kind:tile"));
    QTRY_VERIFY_WITH_TIMEOUT(!found().isEmpty(), patience);
}

void LookupFiltersTest::enterMendsAWrongFilter()
{
    lookFor(QStringLiteral("road kind:ruls "), QStringLiteral("Did you mean this?"));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text().trimmed(), QStringLiteral("road kind:rule"));
    QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("result")), patience);
}

/// Cases tell only some of what is asked, and nothing of them is chosen for Enter.
void LookupFiltersTest::enterTakesOutTheFilterThatShutsOutTheAnswer()
{
    const QString question = QStringLiteral("dragon eats meeples on a wonder");
    lookFor(question + QStringLiteral(" lang:en has:case "), QStringLiteral("Without has:case: "));
    QVERIFY2(status().contains(QStringLiteral("(Enter)")), qPrintable(status()));
    QVERIFY2(!status().contains(QStringLiteral("Without lang:en")),
             qPrintable(status())); // it shuts out nothing
    QVERIFY(!found().isEmpty());
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text(), question + QStringLiteral(" lang:en"));
    QTRY_VERIFY_WITH_TIMEOUT(panel()->isAnswered() && !found().isEmpty(), patience);
    QVERIFY2(!status().contains(QStringLiteral("Without ")), qPrintable(status()));
    const QString best = found().value(1); // below the heading
    QVERIFY2(best.contains(QStringLiteral("it eats every meeple")), qPrintable(best));
    field()->clear();
    lookFor(question + QStringLiteral(" kind:rule has:case "),
            QStringLiteral("Without kind:rule has:case: "));
}

/// Where what is left is about it, Enter opens that all the same; the wider question is one key more.
void LookupFiltersTest::whatIsLeftIsOpenedWhereItIsAboutTheQuestion()
{
    lookFor(QStringLiteral("ringmaster wonder kind:case "), QStringLiteral("Without kind:case: "));
    QVERIFY2(status().contains(QStringLiteral("Enter opens")), qPrintable(status()));
    QVERIFY2(status().contains(QStringLiteral("(Ctrl+Enter)")), qPrintable(status()));
    QTest::keyClick(field(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(field()->text(), QStringLiteral("ringmaster wonder"));
}

/// What tells all that is asked is there already.
void LookupFiltersTest::filtersThatLeaveAnAnswerStay()
{
    lookFor(QStringLiteral("road points has:case "), QStringLiteral("Enter opens"));
    QVERIFY2(!status().contains(QStringLiteral("Without ")), qPrintable(status()));
}

/// Where nothing is listed, the keys go through what there is.
void LookupFiltersTest::arrowKeysChooseWhatThereIs()
{
    lookFor(QStringLiteral("kind:x "), QStringLiteral("What there is"));
    QVERIFY(found().isEmpty());
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(field(), Qt::Key_Down);
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(field()->text().trimmed(), QStringLiteral("kind:official"));
    QTRY_VERIFY_WITH_TIMEOUT(!found().isEmpty(), patience);
}

/// As the line says: Tab completes also the one that an arrow key chose.
void LookupFiltersTest::tabTakesTheCompletionThatWasChosen()
{
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("kind:"));
    QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("Tab completes")), patience);
    QTest::keyClick(field(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    const QString chosen = QApplication::focusWidget()->property("filter").toString();
    QVERIFY(chosen.startsWith(QStringLiteral("kind:")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(field()->text().trimmed(), chosen);
    QTRY_VERIFY_WITH_TIMEOUT(field()->hasFocus(), patience);
}

void LookupFiltersTest::anUnknownFilterTellsWhatThereIs_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("box") << "exp:goblins" << QStringList{"exp:robbers", "…"}; // the nearest by its letters
    QTest::newRow("box among words") << "road exp:goblins city " << QStringList{"exp:robbers", "…"};
    QTest::newRow("kind") << "kind:foo x" << QStringList{"kind:rule", "kind:official", "kind:open", "…"};
    QTest::newRow("language") << "lang:xyz x" << QStringList{"lang:en", "lang:ro", "lang:ca"};
}

void LookupFiltersTest::anUnknownFilterTellsWhatThereIs()
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

/// What is meant is taken with Enter also where another filter may be any of several.
void LookupFiltersTest::enterMendsOneOfTwoWrongFilters()
{
    lookFor(QStringLiteral("kind:ruls kind:x "), QStringLiteral("Did you mean this?"));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text().trimmed(), QStringLiteral("kind:rule kind:x"));
}

void LookupFiltersTest::eachWrongFilterTellsWhatThereIs()
{
    lookFor(QStringLiteral("kind:xyzzyx road exp:goblins "), QStringLiteral("What there is:"));
    QCOMPARE(status().count(QStringLiteral("What there is:")), 2);
    QVERIFY2(status().contains(QStringLiteral("kind:official")), qPrintable(status()));
    QVERIFY2(status().contains(QStringLiteral("exp:robbers")), qPrintable(status()));
}

void LookupFiltersTest::boxesOnTheTableAreCompletedFirst()
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
void LookupFiltersTest::aWrongFilterIsMarkedWhereItStands()
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
void LookupFiltersTest::allWrongFiltersAreMarkedAndTold()
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

void LookupFiltersTest::aFilterThatIsTypedAloneIsCompleted()
{
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("lang:r"));
    QTRY_COMPARE_WITH_TIMEOUT(
        status(), QStringLiteral("Tab completes the filter, arrow keys choose another."), patience);
}

/// All kinds are offered at once.
void LookupFiltersTest::arrowKeysChooseAmongCompletions()
{
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("kind:"));
    QTRY_VERIFY_WITH_TIMEOUT(chip("kind:section") != nullptr, patience);
    QVERIFY(chip("kind:expansion") != nullptr && chip("…") == nullptr);
    QTest::keyClick(field(), Qt::Key_Down);
    QVERIFY(chip("kind:rule")->hasFocus());
    QTest::keyClick(chip("kind:rule"), Qt::Key_Down);
    QVERIFY(chip("kind:official")->hasFocus());
    QTest::keyClick(chip("kind:official"), Qt::Key_Return);
    QCOMPARE(field()->text(), QStringLiteral("kind:official "));
}

void LookupFiltersTest::arrowKeysStayAtTheLastCompletion()
{
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("lang:"));
    QTRY_VERIFY_WITH_TIMEOUT(chip("lang:ca") != nullptr, patience);
    QTest::keyClick(field(), Qt::Key_Down);
    for (const char* at : {"lang:en", "lang:ro", "lang:ca", "lang:ca"}) {
        QVERIFY2(chip(at)->hasFocus(), at);
        QTest::keyClick(chip(at), Qt::Key_Down);
    }
    QVERIFY(chip("lang:ca")->hasFocus() && field()->isVisible());
    QTest::keyClick(chip("lang:ca"), Qt::Key_Up);
    QVERIFY(chip("lang:ro")->hasFocus());
}

/// Where something is listed they choose among that, and nothing else is said.
void LookupFiltersTest::arrowKeysGoToWhatIsListed()
{
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("road kind:of"));
    QTRY_COMPARE_WITH_TIMEOUT(status(), QStringLiteral("Tab completes the filter."), patience);
    QVERIFY(!found().isEmpty());
    QTest::keyClick(field(), Qt::Key_Down);
    QVERIFY(field()->hasFocus());
}

/// A filter without a value is one that is mistyped, where the text goes on.
void LookupFiltersTest::aFilterWithoutAValueIsTold()
{
    lookFor(QStringLiteral("kind: road "), QStringLiteral("There is no “kind:”"));
    QVERIFY(!found().isEmpty());
    field()->clear();
    lookFor(QStringLiteral("kind: rule road "), QStringLiteral("(Enter)"));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text(), QStringLiteral("kind:rule road "));
}

/// The one at the cursor is not wrong yet.
void LookupFiltersTest::otherWrongFiltersAreToldWhileOneIsTyped()
{
    field()->setFocus();
    QTest::keyClicks(field(), QStringLiteral("kind:ruls road lang:r"));
    QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("Tab completes")), patience);
    QVERIFY2(status().contains(QStringLiteral("There is no “kind:ruls”")), qPrintable(status()));
    QVERIFY2(!status().contains(QStringLiteral("There is no “lang:r”")), qPrintable(status()));
    QTest::keyClick(field(), Qt::Key_Tab);
    QCOMPARE(field()->text(), QStringLiteral("kind:ruls road lang:ro "));
}

/// Whatever stands before it, Enter does what is told of it.
void LookupFiltersTest::enterMendsTheFirstThatCanBe()
{
    lookFor(QStringLiteral("kind:xyzzyx road lang:rom "), QStringLiteral("(Enter)"));
    QVERIFY(!found().isEmpty());
    QCOMPARE(status().count(QStringLiteral("Enter")), 1); // which means one thing
    QVERIFY(chip("kind:xyzzyx") == nullptr && chip("lang:rom") == nullptr);
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text(), QStringLiteral("kind:xyzzyx road lang:ro "));
    QTRY_VERIFY_WITH_TIMEOUT(chip("lang:ro") != nullptr, patience);
}

void LookupFiltersTest::chipsOfBoxesStandAsOnTheShelf()
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

GLOSSATOR_TEST(QApplication, glossator::desktop, LookupFiltersTest)
#include "lookup_filters_test.moc"
