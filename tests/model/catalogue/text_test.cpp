// SPDX-License-Identifier: GPL-3.0-or-later
// Links, letters, numbers and the words of the enumerations.
#include "model/catalogue/clause_enums.h"
#include "model/catalogue/expansion.h"
#include "model/catalogue/links.h"
#include "model/catalogue/table_cells.h"
#include "model/catalogue/text_checks.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator::catalogue;

namespace {

/// "words" or "words>target", parts joined by " / ".
QString spelled(const std::vector<TextPart>& parts)
{
    QStringList texts;
    for (const TextPart& part : parts)
        texts << (part.isLink() ? part.words + QLatin1Char('>') + part.target : part.words);
    return texts.join(QLatin1String(" / "));
}

} // namespace

class TextTest : public QObject
{
    Q_OBJECT

private slots:
    void splitsAtLinks_data();
    void splitsAtLinks();
    void partsRowsOfTables_data();
    void partsRowsOfTables();
    void findsNumbers_data();
    void findsNumbers();
    void comparesNumbers_data();
    void comparesNumbers();
    void findsCedillas();
    void findsDecomposedLetters();
    void findsWrongMiddleDots_data();
    void findsWrongMiddleDots();
    void wordsOfEnumerationsRoundTrip();
};

void TextTest::splitsAtLinks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("parts");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<bool>("isRight");
    QTest::newRow("none") << "A tile."
                          << "A tile."
                          << "A tile." << true;
    QTest::newRow("id") << "See [[a-b]]."
                        << "See  / a-b>a-b / ."
                        << "See a-b." << true;
    QTest::newRow("words") << "[[a-b|the rule]] holds"
                           << "the rule>a-b /  holds"
                           << "the rule holds" << true;
    QTest::newRow("two") << "[[a]][[b|c]]"
                         << "a>a / c>b"
                         << "ac" << true;
    QTest::newRow("one bracket") << "a [remark]"
                                 << "a [remark]"
                                 << "a [remark]" << true;
    QTest::newRow("open") << "See [[a-b."
                          << "See [[a-b."
                          << "See [[a-b." << false;
    QTest::newRow("empty") << "See [[]]."
                           << "See [[]]."
                           << "See [[]]." << false;
    QTest::newRow("no words") << "[[a|]]"
                              << "[[a|]]"
                              << "[[a|]]" << false;
    QTest::newRow("closed alone") << "a]] b"
                                  << "a]] b"
                                  << "a]] b" << false;
}

void TextTest::splitsAtLinks()
{
    QFETCH(QString, text);
    QTEST(spelled(partsOf(text)), "parts");
    QTEST(plainText(text), "plain");
    QTEST(!linkFault(text).has_value(), "isRight");
}

void TextTest::partsRowsOfTables_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("cells");
    QTest::newRow("two") << "Round 1: a point." << 2 << "Round 1@0 / a point.@9";
    QTest::newRow("first colon") << "A: b: c." << 2 << "A@0 / b: c.@3";
    QTest::newRow("colon without a space") << "At 10:30: a point." << 2 << "At 10:30@0 / a point.@10";
    QTest::newRow("colon in a link") << "The [[a|one: two]]: b." << 2 << "The [[a|one: two]]@0 / b.@14";
    QTest::newRow("detail in two") << "A (b): c." << 2 << "A (b)@0 / c.@7";
    QTest::newRow("three") << "A (b, c): d (e)." << 3 << "A@0 / b, c@3 / d (e).@10";
    QTest::newRow("links count as words") << "[[a-b|A]] ([[c]]): d." << 3 << "[[a-b|A]]@0 / [[c]]@3 / d.@7";
    QTest::newRow("bracket in a link") << "[[a|A (b)]] (c): d." << 3 << "[[a|A (b)]]@0 / c@7 / d.@11";
    QTest::newRow("no colon") << "A point." << 2 << "";
    QTest::newRow("only in a link") << "A [[b|c: d]]." << 2 << "";
    QTest::newRow("empty body") << "A: " << 2 << "";
    QTest::newRow("empty head") << ": b" << 2 << "";
    QTest::newRow("no detail") << "A: b." << 3 << "";
    QTest::newRow("empty detail") << "A (): b." << 3 << "";
    QTest::newRow("words behind the detail") << "A (b) c: d." << 3 << "";
    QTest::newRow("no table") << "A: b." << 0 << "";
    QTest::newRow("colon in the detail") << "A (b: c): d." << 3 << "";
}

void TextTest::partsRowsOfTables()
{
    QFETCH(QString, text);
    QFETCH(int, columns);
    QStringList cells;
    for (const TableCell& cell : tableCells(text, static_cast<std::size_t>(columns))) {
        cells << QStringLiteral("%1@%2").arg(cell.text).arg(cell.from);
        QCOMPARE(plainText(text).mid(cell.from, plainText(cell.text).size()), plainText(cell.text));
    }
    QTEST(cells.join(QLatin1String(" / ")), "cells");
}

void TextTest::findsNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("numbers");
    QTest::newRow("none") << "no number at all"
                          << "";
    QTest::newRow("sorted") << "field 5, then 10 and 15"
                            << "10 15 5";
    QTest::newRow("comma thousands") << "7,000 soldiers"
                                     << "7000";
    QTest::newRow("point thousands") << "7.000 de soldats"
                                     << "7000";
    QTest::newRow("space thousands") << "7 000 soldats"
                                     << "7000";
    QTest::newRow("narrow space") << QStringLiteral("1\u202F250\u202F000") << "1250000";
    QTest::newRow("decimals") << "2.5 or 2,75"
                              << "2.5 2.75";
    QTest::newRow("list") << "1, 2, 3"
                          << "1 2 3";
    QTest::newRow("end of sentence") << "It scores 3. 4 remain."
                                     << "3 4";
    QTest::newRow("letter and digit") << "C1 and C3"
                                      << "1 3";
    QTest::newRow("year after number") << "3 2024"
                                       << "2024 3";
    QTest::newRow("month") << "03.2024"
                           << "2024 3";
    QTest::newRow("product") << "4 x 1 = 4"
                             << "1 4 4";
    QTest::newRow("zero") << "0 points"
                          << "0";
}

void TextTest::findsNumbers()
{
    QFETCH(QString, text);
    QTEST(numbersOf(text).join(QLatin1Char(' ')), "numbers");
}

void TextTest::comparesNumbers_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("translation");
    QTest::addColumn<QString>("right"); // empty: they agree
    QTest::newRow("equal") << "3 points on field 10"
                           << "pe câmpul 10, 3 puncte"
                           << "";
    QTest::newRow("thousands") << "7,000 soldiers"
                               << "7.000 de soldats"
                               << "";
    QTest::newRow("other") << "3 points"
                           << "4 puncte"
                           << "write 3 in digits";
    QTest::newRow("lost") << "1 point for every feature"
                          << "puncte continue"
                          << "write 1 in digits";
    QTest::newRow("digit became word") << "2 meeples"
                                       << "doi meepleși"
                                       << "write 2 in digits";
    QTest::newRow("word became digit") << "two meeples"
                                       << "2 meepleși"
                                       << "";
    QTest::newRow("ordinal word became digit") << "the first edition"
                                               << "1a edició"
                                               << "";
    QTest::newRow("added") << "some meeples"
                           << "5 meepleși"
                           << "leave out 5";
    QTest::newRow("twice") << "3 and 3"
                           << "3"
                           << "write 3 in digits";
    QTest::newRow("century") << "the 13th century"
                             << "secolul al XIII-lea"
                             << "";
    QTest::newRow("century, Catalan") << "in the 9th century"
                                      << "al segle IX"
                                      << "";
    QTest::newRow("other century") << "the 13th century"
                                   << "segle XIV"
                                   << "write 13 in digits";
    QTest::newRow("Roman numeral for a plain number") << "13 points"
                                                      << "XIII puncte"
                                                      << "write 13 in digits";
}

void TextTest::comparesNumbers()
{
    QFETCH(QString, source);
    QFETCH(QString, translation);
    const std::optional<TextFault> fault = numbersFault(source, translation);
    QTEST(fault ? fault->right : QString(), "right");
}

void TextTest::findsCedillas()
{
    QVERIFY(!cedillaFault(QStringLiteral("mănăstire, cetăți, ȘȚ")));
    const std::optional<TextFault> fault = cedillaFault(QStringLiteral("cartona\u015F"));
    QVERIFY(fault);
    QVERIFY(fault->what.contains(QLatin1String("U+015F")));
    QVERIFY(fault->right.contains(QLatin1String("U+0219")));
    for (const char16_t letter : {u'\u015E', u'\u0162', u'\u0163'})
        QVERIFY(cedillaFault(QString(QChar(letter))));
}

void TextTest::findsDecomposedLetters()
{
    QVERIFY(!compositionFault(QStringLiteral("mănăstire și col·locació")));
    const std::optional<TextFault> fault = compositionFault(QStringLiteral("ma\u0306na\u0306stire"));
    QVERIFY(fault);
    QVERIFY(fault->what.contains(QLatin1String("NFC")));
}

void TextTest::findsWrongMiddleDots_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isRight");
    QTest::newRow("right") << QStringLiteral("col·locar") << true;
    QTest::newRow("ready-made") << QStringLiteral("co\u0140locar") << false;
    QTest::newRow("full stop") << "col.locar" << false;
    QTest::newRow("bullet") << QStringLiteral("COL\u2022LOCAR") << false;
    QTest::newRow("end of sentence") << "del tull. L'abat" << true;
}

void TextTest::findsWrongMiddleDots()
{
    QFETCH(QString, text);
    QTEST(!middleDotFault(text).has_value(), "isRight");
}

void TextTest::wordsOfEnumerationsRoundTrip()
{
    for (const ClauseKind kind : allClauseKinds)
        QCOMPARE(clauseKindFromString(toString(kind)), std::optional(kind));
    for (const Language language : allLanguages)
        QCOMPARE(languageFromString(toString(language)), std::optional(language));
    for (const Standing standing :
         {Standing::Ruled, Standing::Open, Standing::Reconstructed, Standing::Schematic})
        QCOMPARE(standingFromString(toString(standing)), std::optional(standing));
    QCOMPARE(originFromString(toString(Origin::Community)), std::optional(Origin::Community));
    QCOMPARE(proofFromString(toString(Proof::Playable)), std::optional(Proof::Playable));
    QCOMPARE(expansionFamilyFromString(toString(ExpansionFamily::Promo)),
             std::optional(ExpansionFamily::Promo));
    QVERIFY(!clauseKindFromString(QStringLiteral("Rule")));
    QVERIFY(!languageFromString(QStringLiteral("de")));
}

GLOSSATOR_TEST(QCoreApplication, , TextTest)
#include "text_test.moc"
