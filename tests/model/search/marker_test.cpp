// SPDX-License-Identifier: GPL-3.0-or-later
// The marks and passages of original texts.
#include "model/search/marker.h"
#include "model/search/passage.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator;
using namespace glossator::search;

class MarkerTest : public QObject
{
    Q_OBJECT

private slots:
    void marks_data();
    void marks();
    void marksWhatMeansTheSame();
    void wordsAreListedOnce();
    void passages_data();
    void passages();
    void sentences_data();
    void sentences();
};

void MarkerTest::marks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("marked");
    const auto line = [](const char* text, const char* marked) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(marked);
    };
    line("", "");
    line("no such thing", "no such thing");
    line("Mănăstire, mănăstirea", "[Mănăstire], mănăstirea");
    line("ma\u0306na\u0306stire", "[ma\u0306na\u0306stire]");
    line("col·locar coŀlocar", "[col·locar] [coŀlocar]");
    line("l'abadia", "l'[abadia]");
    line("drumul drumurile tadrum", "[drumul] [drumurile] tadrum");
    line("🐉 abadia 🐉", "🐉 [abadia] 🐉");
}

void MarkerTest::marks()
{
    QFETCH(QString, text);
    QFETCH(QString, marked);
    const Marker marker({QStringLiteral("manastire"), QStringLiteral("collocar"), QStringLiteral("abadia")},
                        {QStringLiteral("drum")});
    QString told = text;
    const std::vector<terms::Span> found = marker.matches(text);
    for (auto span = found.rbegin(); span != found.rend(); ++span)
        told.insert(span->end(), u']').insert(span->start, u'[');
    QCOMPARE(told, marked);
}

/// A word that means the same does so in texts of its language only.
void MarkerTest::marksWhatMeansTheSame()
{
    using catalogue::Language;
    const Marker marker({QStringLiteral("drum")}, {}, {{Language::En, {QStringLiteral("road")}}});
    const QString text = QStringLiteral("drum road");
    QCOMPARE(marker.matches(text, Language::En).size(), std::size_t{2});
    QCOMPARE(marker.matches(text, Language::Ro).size(), std::size_t{1});
    QCOMPARE(marker.matches(text).size(), std::size_t{1});
}

void MarkerTest::wordsAreListedOnce()
{
    const auto listed = [](const QString& text) {
        return matchesOnly(Marker(text.toLower().split(u' '), {}).snippet(text, 200)).text;
    };
    QCOMPARE(listed(QStringLiteral("crossroad road")), QStringLiteral("crossroad, road"));
    QCOMPARE(listed(QStringLiteral("Run out runs run carry carries")), QStringLiteral("Run, out, carry"));
    QCOMPARE(listed(QStringLiteral("tile tilting till")), QStringLiteral("tile, tilting, till"));
}

void MarkerTest::passages_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("passage"); ///< … where something was left out
    const auto line = [](const char* name, const QString& text, const char* passage) {
        QTest::newRow(name) << text << QString::fromUtf8(passage);
    };
    const QString filler = QStringLiteral("aa bb cc dd ee ff ");
    line("short", QStringLiteral("a drum b"), "a drum b");
    line("match at the beginning", QStringLiteral("drum ") + filler + filler, "drum aa bb cc dd ee…");
    line("match at the end", filler + filler + QStringLiteral("drum"), "…bb cc dd ee ff drum");
    line("match in the middle", filler + QStringLiteral("drum ") + filler, "…ff drum aa bb cc…");
    line("the most matches", QStringLiteral("drum ") + filler + filler + QStringLiteral("drum drum x"),
         "…dd ee ff drum drum x");
    line("no match", filler + filler, "aa bb cc dd ee ff aa…");
    line("one endless word", QString(50, u'x'), "xxxxxxxxxxxxxxxxxxxx…");
    line("pairs stay together", QStringLiteral("x") + QStringLiteral("🐉").repeated(20), "x🐉🐉🐉🐉🐉🐉🐉🐉🐉…");
}

void MarkerTest::sentences_data()
{
    QTest::addColumn<int>("longest");
    QTest::addColumn<QString>("passage"); ///< … where something was left out
    QTest::newRow("whole sentences") << 50 << "…A horn answers the drum (Exp. 1). Nobody comes.…";
    QTest::newRow("its own sentence alone") << 40 << "…A horn answers the drum (Exp. 1).…";
    QTest::newRow("as far as it has room") << 26 << "…A horn answers the drum…";
}

/// Different words count more than the same one again, and sentences are not cut where they fit.
void MarkerTest::sentences()
{
    QFETCH(int, longest);
    QFETCH(QString, passage);
    const QString text =
        QStringLiteral("A drum and a drum sound on for hours and hours, all night long. "
                       "A horn answers the drum (Exp. 1). Nobody comes. They sleep until noon.");
    const Marker marker({QStringLiteral("drum"), QStringLiteral("horn")}, {});
    const Snippet snippet = marker.snippet(text, longest);
    const QString gap = QStringLiteral("…");
    QCOMPARE((snippet.cutBefore ? gap : QString()) + snippet.text + (snippet.cutAfter ? gap : QString()),
             passage);
    QCOMPARE(shortened(marker.snippet(text, 200), longest), snippet);
}

void MarkerTest::passages()
{
    QFETCH(QString, text);
    QFETCH(QString, passage);
    const Snippet snippet = Marker({QStringLiteral("drum")}, {}).snippet(text, 20);
    const QString gap = QStringLiteral("…");
    QCOMPARE((snippet.cutBefore ? gap : QString()) + snippet.text + (snippet.cutAfter ? gap : QString()),
             passage);
    QCOMPARE(text.mid(snippet.offset, snippet.text.size()), snippet.text);
    for (const terms::Span& match : snippet.matches)
        QCOMPARE(snippet.text.mid(match.start, match.length), QStringLiteral("drum"));
}

GLOSSATOR_TEST(QCoreApplication, , MarkerTest)
#include "marker_test.moc"
