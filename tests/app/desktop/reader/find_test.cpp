// SPDX-License-Identifier: GPL-3.0-or-later
// What is found on a page is brought into sight and marked, wherever it stands.
#include "app/desktop/library/library.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/reader_view.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QScrollBar>
#include <QTest>

namespace glossator::desktop {

namespace {

bool hasInk(const QImage& image, const QColor& ink)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == ink)
                return true;
    return false;
}

} // namespace

class FindTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void bringsEachPlaceIntoSight_data();
    void bringsEachPlaceIntoSight();
    void staysWhereItIsWhileOneTypesOn();
    void returnsWhenNothingIsFound();
    void staysWhereOneWent();
    void goesOnFromWhatIsFound_data();
    void goesOnFromWhatIsFound();
    void staysCurrentWhereOneLooksElsewhere();
    void marksWordsInTheMargin();
    void findsSignsAsTheyAreTyped_data();
    void findsSignsAsTheyAreTyped();

private:
    void show(ReaderView& view, const QString& expansion, QSize size) const;

    std::optional<Library> m_library;
};

void FindTest::initTestCase()
{
    QVERIFY(Typefaces::load());
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

void FindTest::show(ReaderView& view, const QString& expansion, QSize size) const
{
    view.setPage(Page::of(m_library->catalogue, expansion, &m_library->tiles));
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
}

void FindTest::bringsEachPlaceIntoSight_data()
{
    QTest::addColumn<QString>("expansion");
    QTest::addColumn<QSize>("size");
    for (const char* id : {"messages-1", "20th-anniversary", "wonders-of-humanity"})
        for (const QSize size : {QSize(1000, 600), QSize(600, 500), QSize(2000, 300)})
            QTest::addRow("%s, %d wide", id, size.width()) << QString::fromLatin1(id) << size;
}

void FindTest::bringsEachPlaceIntoSight()
{
    QFETCH(QString, expansion);
    QFETCH(QSize, size);
    ReaderView view;
    show(view, expansion, size);
    const int count = view.find(QStringLiteral("tile"));
    QVERIFY(count > 20);
    for (int i = 0; i < count; ++i) {
        const QRectF found = view.rectOfFound();
        QVERIFY2(!found.isEmpty(), qPrintable(QString::number(i)));
        QVERIFY2(QRectF(view.viewport()->rect()).contains(found), qPrintable(QString::number(i)));
        view.findNext(true);
    }
}

/// The words of a low gloss are found again when one more letter is typed.
void FindTest::staysWhereItIsWhileOneTypesOn()
{
    ReaderView view;
    show(view, QStringLiteral("20th-anniversary"), {1000, 500});
    const int count = view.find(QStringLiteral("meep"));
    for (int i = 0; i < count; ++i) {
        const QRectF before = view.rectOfFound();
        view.find(QStringLiteral("meepl"));
        QCOMPARE(view.rectOfFound().topLeft(), before.topLeft());
        view.find(QStringLiteral("meep"));
        view.findNext(true);
    }
}

/// The first letters lead away; whoever typed what is not there is where the search began.
void FindTest::returnsWhenNothingIsFound()
{
    ReaderView view;
    show(view, QStringLiteral("20th-anniversary"), {1000, 500});
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum() / 3);
    const int start = view.verticalScrollBar()->value();
    const auto isLedAway = [&] { return std::abs(view.verticalScrollBar()->value() - start) > 100; };
    QVERIFY(view.find(QStringLiteral("z")) > 0);
    if (!isLedAway())
        QVERIFY(view.find(QStringLiteral("pig")) > 0);
    QVERIFY(isLedAway());
    QCOMPARE(view.find(QStringLiteral("zzzz")), 0);
    QCOMPARE(view.verticalScrollBar()->value(), start);
    view.find({});
    QCOMPARE(view.verticalScrollBar()->value(), start);
}

/// From place to place, or by scrolling.
void FindTest::staysWhereOneWent()
{
    ReaderView view;
    show(view, QStringLiteral("20th-anniversary"), {1000, 500});
    for (const bool isScrolled : {false, true}) {
        QVERIFY(view.find(QStringLiteral("meeple")) > 2);
        if (isScrolled)
            view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum() / 2);
        else
            for (int i = 0; i < 20; ++i)
                view.findNext(true);
        const int there = view.verticalScrollBar()->value();
        QVERIFY(there > 0);
        QCOMPARE(view.find(QStringLiteral("meeplezz")), 0);
        QCOMPARE(view.verticalScrollBar()->value(), there);
        view.find({});
        view.verticalScrollBar()->setValue(0);
    }
}

void FindTest::goesOnFromWhatIsFound_data()
{
    QTest::addColumn<int>("steps");
    QTest::newRow("the first") << 0;
    QTest::newRow("the second") << 1;
    QTest::newRow("far down") << 9;
}

/// The keyboard is then where the eye is: the bar that closes looks for nothing more.
void FindTest::goesOnFromWhatIsFound()
{
    QFETCH(int, steps);
    ReaderView view;
    show(view, QStringLiteral("20th-anniversary"), {1000, 500});
    view.setCurrent(*view.page().find(view.clauseInSight()));
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum() / 3);
    const QString before = view.clauseInSight();
    QVERIFY(view.find(QStringLiteral("meeple")) > steps);
    for (int i = 0; i < steps; ++i)
        view.findNext(true);
    const QPointF found = view.rectOfFound().center();
    view.find({});
    QVERIFY(view.current());
    QVERIFY(view.rectOf(*view.current()).contains(found.toPoint()));
    const PagePlace place = *view.current();
    QCOMPARE(view.clauseInSight(), view.page().clauseAt(place)->id); // a bookmark is set there
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(*view.current(), view.page().clauseBeside(place, 1));
    QVERIFY(steps == 0 || view.clauseInSight() != before);
}

/// What was found is no longer what one reads.
void FindTest::staysCurrentWhereOneLooksElsewhere()
{
    ReaderView view;
    show(view, QStringLiteral("20th-anniversary"), {1000, 500});
    QVERIFY(view.find(QStringLiteral("meeple")) > 0);
    const auto before = view.current();
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + 3000);
    QVERIFY(!view.rect().contains(view.rectOfFound().center().toPoint()));
    view.find({});
    QCOMPARE(view.current(), before);
}

void FindTest::marksWordsInTheMargin()
{
    ReaderView view;
    show(view, QStringLiteral("messages-1"), {1000, 600});
    const int count = view.find(QStringLiteral("tile"));
    int inMargin = 0;
    for (int i = 0; i < count; ++i) {
        const QRect found = view.rectOfFound().toAlignedRect();
        if (found.left() >= view.pageLayout().metrics().margin.x) {
            ++inMargin;
            QVERIFY(
                hasInk(view.viewport()->grab(found).toImage(), inksOf(printingFor(view.palette())).foundAt));
        }
        view.findNext(true);
    }
    QVERIFY(inMargin > 0);
}

void FindTest::findsSignsAsTheyAreTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("apostrophe of the keyboard") << QStringLiteral("l'abat");
    QTest::newRow("apostrophe of the page") << QStringLiteral("l\u2019abat");
    QTest::newRow("accent as apostrophe") << QStringLiteral("L\u2018ABAT");
}

void FindTest::findsSignsAsTheyAreTyped()
{
    QFETCH(QString, typed);
    ReaderView view;
    view.setLanguages({catalogue::Language::Ca});
    show(view, QStringLiteral("20th-anniversary"), {1000, 600});
    QVERIFY(view.find(typed) > 0);
    QVERIFY(!view.rectOfFound().isEmpty());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, FindTest)
#include "find_test.moc"
