// SPDX-License-Identifier: GPL-3.0-or-later
// The first window says what to do, and is out of the way with the first letter.
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/result_model.h"
#include "tests/app/desktop/window_test.h"
#include "tests/test_program.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStyleOptionFrame>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

class FirstStepsTest : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void greetsWhoNeverWasHere();
    void goesWhenThePageGetsTheKeyboard();
    void leavesThePageWhereItIsForTab();
    void coversNothing_data();
    void coversNothing();
    void staysUntilTheMouseIsLetGo();
    void leavesAloneWhoComesBack();
    void makesRoomForWhatIsTyped();
    void examplesFindSomething_data();
    void examplesFindSomething();
    void examplesAreOfTheTable_data();
    void examplesAreOfTheTable();
    void examplesAreAskedByKeyboard_data();
    void examplesAreAskedByKeyboard();
    void oneMarkTellsWhereTheKeyboardIs();
    void tabLeavesBehindTheLastExample();
    void keepsItsTypeface();

private:
    void open(const Memory& memory, Language language = Language::En);
    [[nodiscard]] QWidget* steps() const { return part<QWidget>("firstSteps"); }
    /// In the window.
    [[nodiscard]] QRect bounds(const QWidget* widget) const
    {
        return {widget->mapTo(m_window.get(), QPoint()), widget->size()};
    }
    [[nodiscard]] QLineEdit* field() const { return part<QLineEdit>("searchField"); }
};

void FirstStepsTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void FirstStepsTest::open(const Memory& memory, Language language)
{
    StartOptions options;
    options.language = language;
    openWindow(options, memory);
}

void FirstStepsTest::greetsWhoNeverWasHere()
{
    open({});
    QVERIFY(steps()->isVisible());
    QVERIFY(field()->hasFocus());
    QVERIFY(field()->accessibleDescription().contains(QStringLiteral("Alt+2")));
    QVERIFY(bounds(steps()).top() > field()->mapTo(m_window.get(), QPoint()).y());
    const auto* page = part<QWidget>("readerView");
    QVERIFY2(page->mapTo(m_window.get(), QPoint()).y() > bounds(steps()).bottom(), "it covers nothing");
    QTest::keyClick(field(), Qt::Key_Escape);
    QTRY_VERIFY(!steps()->isVisible());
    QVERIFY(!field()->hasFocus());
}

/// Also when the field lost the keyboard to a list first, which would give it back.
void FirstStepsTest::goesWhenThePageGetsTheKeyboard()
{
    open({});
    part<QWidget>("readerView")->setFocus(Qt::PopupFocusReason);
    QTRY_VERIFY(!steps()->isVisible());
}

/// Who walks through the window by Tab does not ask for them.
void FirstStepsTest::leavesThePageWhereItIsForTab()
{
    open({});
    auto* page = part<QWidget>("readerView");
    page->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(!steps()->isVisible());
    const int top = page->mapTo(m_window.get(), QPoint()).y();
    for (const Qt::FocusReason reason : {Qt::TabFocusReason, Qt::BacktabFocusReason}) {
        field()->setFocus(reason);
        QVERIFY(field()->hasFocus());
        QVERIFY(!steps()->isVisible());
        QCOMPARE(page->mapTo(m_window.get(), QPoint()).y(), top);
        page->setFocus(reason);
    }
    field()->setFocus(Qt::ShortcutFocusReason);
    QTRY_VERIFY(steps()->isVisible());
}

/// However low the window and large the text, its title stays in sight.
void FirstStepsTest::coversNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("zoom");
    QTest::newRow("usual") << QSize(1280, 800) << 100;
    QTest::newRow("low") << QSize(1280, 720) << 100;
    QTest::newRow("lower") << QSize(1000, 560) << 100;
    QTest::newRow("large text") << QSize(1280, 800) << 200;
}

void FirstStepsTest::coversNothing()
{
    QFETCH(QSize, size);
    QFETCH(int, zoom);
    Memory memory;
    memory.zoom = zoom;
    open(memory);
    m_window->resize(size);
    const auto* page = part<QWidget>("readerView");
    const auto isBelow = [&] { return page->mapTo(m_window.get(), QPoint()).y() > bounds(steps()).bottom(); };
    QTRY_VERIFY2(isBelow(), qPrintable(QString::number(bounds(steps()).bottom())));
    QVERIFY(steps()->isVisible());
    for (const char* label : {"firstStepsAsk", "firstStepsExamples", "firstStepsWords0"}) {
        const auto* line = part<QLabel>(label);
        const auto isWhole = [&] {
            return line->height() >= line->heightForWidth(line->width()) &&
                   bounds(line).bottom() <= bounds(steps()).bottom();
        };
        QTRY_VERIFY2(!line->isVisible() || isWhole(), label);
    }
    QVERIFY(page->height() > size.height() / 3);
}

/// What is pressed on the page is still there when the button goes up.
void FirstStepsTest::staysUntilTheMouseIsLetGo()
{
    open({});
    auto* page = part<QAbstractScrollArea>("readerView")->viewport();
    const int top = page->mapTo(m_window.get(), QPoint()).y();
    QTest::mousePress(page, Qt::LeftButton, Qt::NoModifier, QPoint(400, 300));
    QVERIFY(!field()->hasFocus());
    QCOMPARE(page->mapTo(m_window.get(), QPoint()).y(), top);
    QVERIFY(steps()->isVisible());
    QTest::mouseRelease(page, Qt::LeftButton, Qt::NoModifier, QPoint(400, 300));
    QTRY_VERIFY(!steps()->isVisible());
}

void FirstStepsTest::leavesAloneWhoComesBack()
{
    Memory memory;
    memory.place.expansion = QStringLiteral("abbot");
    open(memory);
    QVERIFY(!steps()->isVisible());
    QTest::keyClick(field(), Qt::Key_Escape);
    QTest::keyClick(m_window.get(), Qt::Key_K,
                    Qt::ControlModifier); // who asks for the field may want to know
    QTRY_VERIFY(steps()->isVisible());
}

void FirstStepsTest::makesRoomForWhatIsTyped()
{
    open({});
    QTest::keyClicks(field(), QStringLiteral("road"));
    QVERIFY(!steps()->isVisible());
    QTRY_VERIFY(part<QWidget>("lookupPanel")->isVisible());
    field()->selectAll();
    QTest::keyClick(field(), Qt::Key_Backspace);
    QTRY_VERIFY(!part<QWidget>("lookupPanel")->isVisible());
    QVERIFY(steps()->isVisible());
}

void FirstStepsTest::examplesFindSomething_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : catalogue::allLanguages)
        QTest::newRow(qPrintable(toString(language))) << language;
}

void FirstStepsTest::examplesFindSomething()
{
    QFETCH(Language, language);
    open({}, language);
    auto* examples = part<QLabel>("firstStepsExamples");
    const QStringList parts = examples->text().split(QStringLiteral("href=\""));
    QCOMPARE(parts.size(), 3);
    for (qsizetype i = 1; i < parts.size(); ++i) {
        const QString words = parts[i].section(u'"', 0, 0);
        emit examples->linkActivated(words);
        QCOMPARE(field()->text(), words);
        QTRY_VERIFY(part<QWidget>("lookupPanel")->isVisible());
        QTRY_VERIFY(part<QListView>("resultList")->model()->rowCount() > 1);
        field()->clear();
    }
}

void FirstStepsTest::examplesAreOfTheTable_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QStringList>("table");
    QTest::addColumn<QString>("answered"); ///< how ids of clauses that answer begin
    for (const Language language : catalogue::allLanguages) {
        const QString name = toString(language);
        const auto row = [&](const char* box, const char* answered) {
            QTest::addRow("%s, %s", qPrintable(name), box)
                << language << QStringList{"base", box} << answered;
        };
        row("abbot", "abbot-");
        row("wonders-of-humanity", "woh-gain-");
        row("messages-1", "msg-trigger-");
        row("exp-2-traders-builders", "exp2-");
        row("exp-1-inns-cathedrals", "exp1-inn-");
        row("river", "base-"); // of which the catalogue has no rules
    }
}

/// None of them asks about a box that lies elsewhere.
void FirstStepsTest::examplesAreOfTheTable()
{
    QFETCH(Language, language);
    QFETCH(QStringList, table);
    QFETCH(QString, answered);
    auto notebook = notebook::Notebook::forgotten();
    const auto laid = notebook.tables().add(QStringLiteral("Friday"), table);
    QVERIFY(laid && notebook.tables().setCurrent(*laid));
    StartOptions options;
    options.language = language;
    openWindow(options, {}, std::move(notebook));
    auto* examples = part<QLabel>("firstStepsExamples");
    const QString last = examples->text().split(QStringLiteral("href=\"")).last().section(u'"', 0, 0);
    emit examples->linkActivated(last);
    const auto* model = qobject_cast<ResultModel*>(part<QListView>("resultList")->model());
    const auto firstClause = [model] {
        for (int row = 0; row < model->rowCount(); ++row)
            if (const auto* result = model->resultAt(row);
                result && result->kind == search::ResultKind::Clause)
                return result->id;
        return QString();
    };
    QTRY_VERIFY2(firstClause().startsWith(answered), qPrintable(last + u' ' + firstClause()));
}

void FirstStepsTest::examplesAreAskedByKeyboard_data()
{
    QTest::addColumn<int>("zoom");
    QTest::addColumn<QList<Qt::Key>>("keys");
    QTest::addColumn<int>("example"); ///< from 1
    QTest::newRow("Down") << 100 << QList{Qt::Key_Down} << 1;
    QTest::newRow("Tab") << 100 << QList{Qt::Key_Tab, Qt::Key_Tab} << 2;
    QTest::newRow("back") << 100 << QList{Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Up} << 1;
    QTest::newRow("large text") << 200 << QList{Qt::Key_Down} << 1;
}

void FirstStepsTest::examplesAreAskedByKeyboard()
{
    QFETCH(int, zoom);
    QFETCH(QList<Qt::Key>, keys);
    QFETCH(int, example);
    Memory memory;
    memory.zoom = zoom;
    open(memory);
    const auto* examples = part<QLabel>("firstStepsExamples");
    const QString wanted = examples->text().split(QStringLiteral("href=\"")).at(example).section(u'"', 0, 0);
    const QString plain = examples->text();
    for (const Qt::Key key : keys)
        QTest::keyClick(field(), key);
    QVERIFY(field()->hasFocus());
    QVERIFY2(examples->text() != plain, "it is not seen which one is chosen");
    QCOMPARE(field()->accessibleDescription(), wanted);
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text(), wanted);
    QTRY_VERIFY(part<QWidget>("lookupPanel")->isVisible());
}

/// The field's own caret and outline are not there beside an example that is chosen.
void FirstStepsTest::oneMarkTellsWhereTheKeyboardIs()
{
    open({});
    const auto* ring = part<QWidget>("focusRing");
    const auto caret = [this] {
        QStyleOptionFrame option;
        option.initFrom(field());
        return field()->style()->pixelMetric(QStyle::PM_TextCursorWidth, &option, field());
    };
    const auto isMarked = [&] { return ring->isVisible() && caret() > 0; };
    QVERIFY(isMarked());
    QTest::keyClick(field(), Qt::Key_Tab);
    QVERIFY(!ring->isVisible());
    QCOMPARE(caret(), 0);
    QTest::keyClick(field(), Qt::Key_Up);
    QVERIFY(isMarked());
    QTest::keyClick(field(), Qt::Key_Down);
    QVERIFY(!ring->isVisible());
    QTest::keyClicks(field(), QStringLiteral("a"));
    QVERIFY(isMarked());
}

void FirstStepsTest::tabLeavesBehindTheLastExample()
{
    open({});
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(field(), Qt::Key_Tab);
    QVERIFY(!field()->hasFocus());
    QTRY_VERIFY(!steps()->isVisible());
}

/// The desktop's font says how large text is wanted, not which letters.
void FirstStepsTest::keepsItsTypeface()
{
    open({});
    QApplication::setFont(QFont(QStringLiteral("Vollkorn"), 30));
    QTRY_COMPARE(QApplication::font().family(), QStringLiteral("Inter"));
    QCOMPARE(part<QWidget>("lookupStatus")->font().family(), QStringLiteral("Inter"));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, FirstStepsTest)
#include "first_steps_test.moc"
