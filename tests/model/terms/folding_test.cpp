// SPDX-License-Identifier: GPL-3.0-or-later
// What counts as the same word, and where folded words stand in the original text.
#include "model/terms/folding.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator::terms;

namespace {

Folding::Level level(bool isLoose)
{
    return isLoose ? Folding::Level::Loose : Folding::Level::Letters;
}

QString marked(const QString& text, const std::vector<Word>& words)
{
    QStringList parts;
    for (const Word& word : words)
        parts.append(text.mid(word.span.start, word.span.length));
    return parts.join(u'|');
}

} // namespace

class FoldingTest : public QObject
{
    Q_OBJECT

private slots:
    void keys_data();
    void keys();
    void originals_data();
    void originals();
    void clitics_data();
    void clitics();
    void everyUnitKnowsItsOrigin_data();
    void everyUnitKnowsItsOrigin();
    void emptyStretches();
    void runsAreCutAsAWholeTextIs_data();
    void runsAreCutAsAWholeTextIs();
};

void FoldingTest::keys_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("letters");
    QTest::addColumn<QString>("loose");
    const auto line = [](const char* text, const char* letters, const char* loose) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(letters)
                            << QString::fromUtf8(loose);
    };
    line("", "", "");
    line(" \t\n", "", "");
    line("Tile", "tile", "tile");
    line("MĂNĂSTIRE", "mănăstire", "manastire");
    line("câmp înapoi", "câmp înapoi", "camp inapoi");
    line("șopron țăran", "șopron țăran", "sopron taran");
    line("şopron ţăran", "șopron țăran", "sopron taran");
    line("ŞOPRON ŢĂRAN", "șopron țăran", "sopron taran");
    line("mãnãstire", "mănăstire", "manastire");
    line("ma\u0306na\u0306stire", "mănăstire", "manastire");
    line("s\u0326opron", "șopron", "sopron");
    line("peça PEÇA", "peça peça", "peca peca");
    line("à è é í ï ò ó ú ü ç", "à è é í ï ò ó ú ü ç", "a e e i i o o u u c");
    line("col·locar", "col·locar", "collocar");
    line("COL·LOCAR", "col·locar", "collocar");
    line("coŀlocar", "col·locar", "collocar");
    line("COĿLOCAR", "col·locar", "collocar");
    line("col.locar", "col·locar", "collocar");
    line("col•locar", "col·locar", "collocar");
    line("col∙locar", "col·locar", "collocar");
    line("col⋅locar", "col·locar", "collocar");
    line("collocar", "collocar", "collocar");
    line("col· locar", "col locar", "col locar");
    line("a·b", "a b", "a b");
    line("the end.Later", "the end later", "the end later");
    line("l'abadia", "l abadia", "l abadia");
    line("l’abadia", "l abadia", "l abadia");
    line("posa'l d'or", "posa l d or", "posa l d or");
    line("într-o s-a", "într o s a", "intr o s a");
    line("2x2 C1 7,000", "2x2 c1 7 000", "2x2 c1 7 000");
    line("Straße GLÜCK", "strasse glück", "strasse gluck");
    line("🐉dragon🐉 ♣", "dragon", "dragon");
    line("«castell» „oraș”", "castell oraș", "castell oras");
    line("Καρκασσόν Ёлка", "καρκασσόν ёлка", "καρκασσον елка");
}

void FoldingTest::keys()
{
    QFETCH(QString, text);
    QFETCH(QString, letters);
    QFETCH(QString, loose);
    QCOMPARE(Folding(Folding::Level::Letters).key(text), letters.normalized(QString::NormalizationForm_C));
    QCOMPARE(Folding(Folding::Level::Loose).key(text), loose);
}

void FoldingTest::originals_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    const auto line = [](const char* text, const char* words) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(words);
    };
    line("O mănăstire, două!", "O|mănăstire|două");
    line("ma\u0306na\u0306stire x", "ma\u0306na\u0306stire|x");
    line("coŀlocar col·locar", "coŀlocar|col·locar");
    line("Straße x", "Straße|x");
    line("🐉 dragon 🐉x", "dragon|x");
    line("L’abadia", "L|abadia");
}

void FoldingTest::originals()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    QCOMPARE(marked(text, Folding(Folding::Level::Letters).words(text)), words);
    QCOMPARE(marked(text, Folding(Folding::Level::Loose).words(text)), words);
}

void FoldingTest::clitics_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("clitics");
    const auto line = [](const char* text, const char* clitics) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(clitics);
    };
    line("l'abadia", "l");
    line("d’or", "d");
    line("posa'l", "l");
    line("executa'ls", "ls");
    line("monk's", "s");
    line("the 'abbot'", "");
    line("la torre", "");
}

void FoldingTest::clitics()
{
    QFETCH(QString, text);
    QFETCH(QString, clitics);
    QStringList found;
    for (const Word& word : Folding(Folding::Level::Loose).words(text))
        if (word.clitic)
            found.append(word.text);
    QCOMPARE(found.join(u'|'), clitics);
}

void FoldingTest::everyUnitKnowsItsOrigin_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"Mănăstirea l·l ŀl Straße", "\u0306a\u0306\u0306", "🐉🐉x", "ﬁn İx", "l·", "·l", "l"})
        QTest::newRow(text) << QString::fromUtf8(text);
    QTest::newRow("a lone half of a pair") << QString(QChar(0xD83D)) + u'x';
}

/// Origins never go back, never leave the text, and together cover all of what was kept.
void FoldingTest::everyUnitKnowsItsOrigin()
{
    QFETCH(QString, text);
    for (const bool isLoose : {false, true}) {
        const FoldedText folded = Folding(level(isLoose)).fold(text);
        qsizetype last = 0;
        for (qsizetype i = 0; i < folded.text().size(); ++i) {
            const Span origin = folded.original({i, 1});
            QVERIFY(origin.start >= last);
            QVERIFY(origin.length > 0);
            QVERIFY(origin.end() <= text.size());
            last = origin.start;
        }
    }
}

void FoldingTest::emptyStretches()
{
    const FoldedText folded = Folding(Folding::Level::Loose).fold(u"ăb");
    QCOMPARE(folded.original({0, 0}), (Span{0, 0}));
    QCOMPARE(folded.original({1, 0}), (Span{1, 0}));
    QCOMPARE(folded.original({2, 0}), (Span{2, 0}));
    QCOMPARE(FoldedText().original({0, 0}), Span());
}

void FoldingTest::runsAreCutAsAWholeTextIs_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"The monk's 2nd tile, l'abadia d’or.", "„Oraș” – ŞI ţăran…", "col·locar col.locar a.l. l. l ·l",
          "ŀl Ŀ ß İ ŉ ǰ", "\u00A0a\u00ADb ²³ ½ ª ´", "s\u0326 x a \u0306 b", "🐉dragon x"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

/// Tabs do not part runs, and a letter with a mark makes that a run is taken apart letter by letter.
void FoldingTest::runsAreCutAsAWholeTextIs()
{
    QFETCH(QString, text);
    const QString whole = QString(text).replace(u' ', u'\t') + QStringLiteral("\to\u0301");
    for (const bool isLoose : {false, true}) {
        std::vector<Word> words = Folding(level(isLoose)).words(whole);
        QVERIFY(!words.empty());
        words.pop_back();
        QCOMPARE(Folding(level(isLoose)).words(text), words);
        std::vector<Span> places;
        for (const Word& word : words)
            if (word.text.size() > 1)
                places.push_back(word.span);
        const auto isLong = [](const QString& word) { return word.size() > 1; };
        QCOMPARE(Folding(level(isLoose)).wordsThat(text, isLong), places);
    }
}

GLOSSATOR_TEST(QCoreApplication, , FoldingTest)
#include "folding_test.moc"
