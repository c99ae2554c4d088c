// SPDX-License-Identifier: GPL-3.0-or-later
// A passage is shown in two lines at most, and these show what was asked.
#include "app/desktop/lookup/found_by_words.h"
#include "app/desktop/lookup/passage_lines.h"
#include "tests/test_program.h"

#include <QFontMetricsF>
#include <QTest>

namespace glossator::desktop {

namespace {

search::Snippet passage(const QString& text, const QString& matched)
{
    return {text, 0, false, false, {{text.indexOf(matched), matched.size()}}};
}

} // namespace

class PassageLinesTest : public QObject
{
    Q_OBJECT

private slots:
    void shows_data();
    void shows();
    void whatTellsThePlaceShowsWhereItIsCut();
};

void PassageLinesTest::shows_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("lines");
    QTest::addColumn<QString>("shown");
    const QString long1 = QStringLiteral("The first of these sentences tells about quite another thing. ");
    const QString asked = QStringLiteral("The answer stands here.");
    QTest::newRow("one line") << asked << 1 << asked;
    QTest::newRow("two lines") << QStringLiteral("The answer stands here and goes on.") << 2
                               << QStringLiteral("The answer stands here and goes on.");
    QTest::newRow("the sentence that was asked for") << long1 + asked << 1 << QStringLiteral("… ") + asked;
    QTest::newRow("and not what follows")
        << long1 + asked + u' ' + long1.trimmed() << 1 << QStringLiteral("… ") + asked + QStringLiteral(" …");
}

void PassageLinesTest::shows()
{
    QFETCH(QString, text);
    QFETCH(int, lines);
    QFETCH(QString, shown);
    const QFont font;
    const qreal width =
        QFontMetricsF(font).horizontalAdvance(QStringLiteral("… The answer stands here. … m"));
    const PassageLines found(passage(text, QStringLiteral("answer")), font, width);
    QCOMPARE(found.text(), shown);
    QCOMPARE(found.count(), lines);
}

void PassageLinesTest::whatTellsThePlaceShowsWhereItIsCut()
{
    search::FoundBy foundBy;
    foundBy.place = search::FoundBy::Place::Words;
    foundBy.snippet = {QStringLiteral("a road"), 4, true, true, {{2, 4}}};
    const search::Snippet line = FoundByWords::line(foundBy);
    QCOMPARE(line.text, QStringLiteral("Listed under: … a road …"));
    QCOMPARE(line.text.mid(line.matches.front().start, 4), QStringLiteral("road"));
    QVERIFY(!line.cutBefore && !line.cutAfter);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PassageLinesTest)
#include "passage_lines_test.moc"
