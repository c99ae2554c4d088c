// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with the place one is at: it is printed, kept and copied, and the contents stand beside it.
#include "app/desktop/contents/side_panel.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/saving/work_bar.h"
#include "app/desktop/shell/copier.h"
#include "app/desktop/shell/keeping.h"
#include "app/desktop/shell/place_printing.h"
#include "app/desktop/shell/side_room.h"
#include "model/search/result.h"
#include "tests/app/desktop/reading_place.h"
#include "tests/test_program.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>

namespace glossator::desktop {

using notebook::PlaceKind;
using search::ResultKind;

class PlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void printsThePlace_data();
    void printsThePlace();
    void keepsThePlace_data();
    void keepsThePlace();
    void visitsWholePairs();
    void copiesWhatWasFound_data();
    void copiesWhatWasFound();
    void copiesTheLinkToThePlace_data();
    void copiesTheLinkToThePlace();
    void sideHasRoom_data();
    void sideHasRoom();
};

void PlaceTest::initTestCase()
{
    QVERIFY(Typefaces::load());
}

void PlaceTest::printsThePlace_data()
{
    QTest::addColumn<Location>("place");
    QTest::addColumn<bool>("isPrinted");
    const QString base = QStringLiteral("base");
    QTest::addRow("page") << Location{Activity::Reader, base, "base-city-score"} << true;
    QTest::addRow("tile") << Location{Activity::Tiles, base, "base:A"} << true;
    QTest::addRow("case") << Location{Activity::Stage, base, "abbot-new-game"} << true;
    QTest::addRow("order") << Location{Activity::Order, base, {}} << true;
    QTest::addRow("pair") << Location{Activity::Pair, base, "exp:abbot/term:fairy"} << true;
    QTest::addRow("half a pair") << Location{Activity::Pair, base, "exp:abbot/"} << false;
    QTest::addRow("no case") << Location{Activity::Stage, base, {}} << false;
}

void PlaceTest::printsThePlace()
{
    QFETCH(Location, place);
    QFETCH(bool, isPrinted);
    ReadingPlace reading;
    WorkBar bar(QStringLiteral("paper"));
    Paper paper(&reading.pages, &bar);
    const auto notebook = notebook::Notebook::forgotten();
    const Kept kept(notebook);
    const PlacePrinting printing(reading.desk, kept, reading.navigator, reading.pages, paper);
    reading.navigator.go(place);
    QCOMPARE(printing.printout() != nullptr, isPrinted);
}

void PlaceTest::keepsThePlace_data()
{
    QTest::addColumn<Location>("place");
    QTest::addColumn<bool>("isKept");
    QTest::addColumn<PlaceKind>("kind");
    const QString base = QStringLiteral("base");
    QTest::addRow("clause") << Location{Activity::Reader, base, "x"} << true << PlaceKind::Clause;
    QTest::addRow("tile") << Location{Activity::Tiles, base, "x"} << true << PlaceKind::Tile;
    QTest::addRow("case") << Location{Activity::Stage, base, "x"} << true << PlaceKind::Case;
    QTest::addRow("pair") << Location{Activity::Pair, base, "x"} << false << PlaceKind::Clause;
    QTest::addRow("step") << Location{Activity::Order, base, "x"} << false << PlaceKind::Clause;
    QTest::addRow("no tile") << Location{Activity::Tiles, base, {}} << false << PlaceKind::Tile;
}

void PlaceTest::keepsThePlace()
{
    QFETCH(Location, place);
    QFETCH(bool, isKept);
    QFETCH(PlaceKind, kind);
    const auto kept = Keeping::keepable(place);
    QCOMPARE(kept.has_value(), isKept);
    if (kept)
        QCOMPARE(*kept, (notebook::Place{kind, place.id}));
    QVERIFY(place.activity == Activity::Pair || Keeping::visitable(place) == kept);
}

/// Neither half a one nor the matrix, which one is on the way to a place with.
void PlaceTest::visitsWholePairs()
{
    Location pair{Activity::Pair, QStringLiteral("base"), QStringLiteral("exp:abbot/term:fairy")};
    const auto visited = Keeping::visitable(pair);
    QVERIFY(visited == (notebook::Place{PlaceKind::Pair, pair.id}));
    pair.isMatrix = true;
    QVERIFY(!Keeping::visitable(pair));
    for (const char* half : {"exp:abbot/", "/term:fairy", ""})
        QVERIFY(!Keeping::visitable({Activity::Pair, pair.expansion, QString::fromLatin1(half)}));
}

void PlaceTest::copiesWhatWasFound_data()
{
    QTest::addColumn<ResultKind>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("link");
    QTest::addRow("clause") << ResultKind::Clause << "base-city-score"
                            << "A finished city scores 2 points"
                            << "glossator:clause/base-city-score";
    QTest::addRow("tile") << ResultKind::Tile << "base:A"
                          << "Title"
                          << "glossator:tile/base:A";
    QTest::addRow("term") << ResultKind::Term << "fairy"
                          << "Title"
                          << "glossator:term/fairy";
}

void PlaceTest::copiesWhatWasFound()
{
    QFETCH(ResultKind, kind);
    QFETCH(QString, id);
    QFETCH(QString, told);
    QFETCH(QString, link);
    const ReadingPlace reading;
    Copier copier(reading.desk, reading.navigator);
    QSignalSpy said(&copier, &Copier::told);
    search::Result result;
    result.kind = kind;
    result.id = id;
    result.title = QStringLiteral("Title");
    copier.copy(result);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains(link), qPrintable(text));
    QCOMPARE(text.contains(QStringLiteral(" · ")), kind == ResultKind::Tile); // its box and what it shows
    const QString copied = said.takeFirst().constFirst().toString();
    QVERIFY2(copied.contains(told), qPrintable(copied));
    copier.copyLinkTo(result);
    QCOMPARE(QGuiApplication::clipboard()->text(), link);
    const QString copiedLink = said.takeFirst().constFirst().toString();
    QVERIFY2(copiedLink.startsWith(QStringLiteral("Copied the link to “")), qPrintable(copiedLink));
    QVERIFY2(!copiedLink.contains(link), qPrintable(copiedLink));
    for (const QString& words : {copied, copiedLink}) // remarks in brackets follow the quotation mark
        QVERIFY2(!words.contains(QStringLiteral(")”")), qPrintable(words));
}

void PlaceTest::copiesTheLinkToThePlace_data()
{
    QTest::addColumn<Location>("place");
    QTest::addColumn<QString>("link");
    const QString base = QStringLiteral("base");
    QTest::addRow("tile") << Location{Activity::Tiles, base, "base:A"} << "glossator:tile/base:A";
    QTest::addRow("step of a case") << Location{Activity::Stage, base, "abbot-new-game", 1}
                                    << "glossator:case/abbot-new-game#1";
    QTest::addRow("no case") << Location{Activity::Stage, base, {}} << "before";
}

void PlaceTest::copiesTheLinkToThePlace()
{
    QFETCH(Location, place);
    QFETCH(QString, link);
    ReadingPlace reading;
    Copier copier(reading.desk, reading.navigator);
    const QSignalSpy said(&copier, &Copier::told);
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    reading.navigator.go(place);
    copier.copyLink();
    QCOMPARE(QGuiApplication::clipboard()->text(), link);
    QCOMPARE(said.count(), 1); // also where there is none
}

void PlaceTest::sideHasRoom_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<Activity>("activity");
    QTest::addColumn<bool>("isWanted");
    QTest::addColumn<bool>("isKept");
    QTest::addColumn<bool>("isSeen");
    QTest::addRow("beside a page") << 1000 << Activity::Reader << true << false << true;
    QTest::addRow("not wanted") << 1000 << Activity::Reader << false << false << false;
    QTest::addRow("beside no page") << 1000 << Activity::Tiles << true << false << false;
    QTest::addRow("no room") << 759 << Activity::Reader << true << false << false;
    QTest::addRow("just room") << 760 << Activity::Reader << true << false << true;
    QTest::addRow("what is kept needs none") << 500 << Activity::Reader << true << true << true;
}

void PlaceTest::sideHasRoom()
{
    QFETCH(int, width);
    QFETCH(Activity, activity);
    QFETCH(bool, isWanted);
    QFETCH(bool, isKept);
    const ReadingPlace reading;
    QSplitter splitter;
    SidePanel side(new QWidget, new QWidget, &splitter);
    QAction wanted;
    wanted.setCheckable(true);
    wanted.setChecked(isWanted);
    splitter.resize(width, 600);
    SideRoom room(reading.desk, splitter, side, wanted);
    side.show(isKept ? SidePanel::Side::Kept : SidePanel::Side::Contents);
    room.setActivity(activity);
    QTEST(!side.isHidden(), "isSeen");
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PlaceTest)
#include "place_test.moc"
