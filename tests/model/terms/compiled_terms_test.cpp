// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of the real catalogue in running text of each language.
#include "model/catalogue/links.h"
#include "model/terms/term_base.h"
#include "tests/test_program.h"

#include <QRegularExpression>
#include <QSqlQuery>
#include <QtTest>

using namespace glossator;
using namespace glossator::terms;
using catalogue::Language;

class CompiledTermsTest : public QObject
{
    Q_OBJECT

private:
    std::optional<TermBase> m_base;

private slots:
    void initTestCase();
    void hasAllTerms();
    void finds_data();
    void finds();
    void findsEveryPreferredWording_data();
    void findsEveryPreferredWording();
    void takesNoRuleForACard_data();
    void takesNoRuleForACard();
    void tellsWhatACasePlaysWith_data();
    void tellsWhatACasePlaysWith();
    void knowsWordsOneByOneAsAllAtOnce_data();
    void knowsWordsOneByOneAsAllAtOnce();
};

void CompiledTermsTest::initTestCase()
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
    database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    database.setDatabaseName(QStringLiteral(GLOSSATOR_CATALOGUE));
    QVERIFY(database.open());
    auto base = TermBase::load(database);
    QVERIFY2(base, base ? "" : qPrintable(base.error()));
    m_base = std::move(*base);
}

void CompiledTermsTest::hasAllTerms()
{
    QVERIFY(m_base->terms().size() >= 555);
}

void CompiledTermsTest::finds_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found"); ///< what stands in the text, and one of its concepts
    const auto line = [](const char* language, const char* text, const char* found) {
        QTest::addRow("%s %s", language, found)
            << QString::fromUtf8(language) << QString::fromUtf8(text) << QString::fromUtf8(found);
    };
    line("ro", "Evaluarea mănăstirea o aduce.", "mănăstirea=monastery");
    line("ro", "în jurul mănăstirilor", "mănăstirilor=monastery");
    line("ro", "fără diacritice: manastirilor", "manastirilor=monastery");
    line("ro", "doi meepleși pe el", "meepleși=meeple");
    line("ro", "iar meepleșii rămân", "meepleșii=meeple");
    line("ro", "lângă cartonașului de pornire", "cartonașului de pornire=start-tile");
    line("ro", "cartonaşului de pornire cu sedilă", "cartonaşului de pornire=start-tile");
    line("ro", "pe drumurile lungi", "drumurile=road");
    line("ro", "doi țărani pe câmpuri", "câmpuri=field");
    line("ro", "doi țărani pe câmpuri", "țărani=farmer");
    line("ro", "tâlharilor le place", "tâlharilor=highwayman");
    line("ca", "les peces del joc", "peces=tile");
    line("ca", "les peces inicials", "peces inicials=start-tile");
    line("ca", "una peça d’abadia", "peça d’abadia=abbey-tile");
    line("ca", "als monestirs", "monestirs=monastery");
    line("ca", "de l'abadia", "abadia=abbey");
    line("ca", "ara col·loqueu-la", "col·loqueu=place");
    line("ca", "ara coŀloqueu-la", "coŀloqueu=place");
    line("ca", "els cavallers", "cavallers=knight");
    line("en", "two highwaymen", "highwaymen=highwayman");
    line("en", "farmers on fields", "farmers=farmer");
    line("en", "the monasteries", "monasteries=monastery");
    line("en", "the starting tiles", "starting tiles=start-tile");
    line("en", "with The Tower on the table", "The Tower=exp-4");
    line("en", "with the tower on the table", "tower=tower");
}

void CompiledTermsTest::finds()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(QString, found);
    QStringList told;
    for (const Occurrence& occurrence :
         m_base->recogniser(*catalogue::languageFromString(language)).find(text))
        for (const Reading& reading : occurrence.readings)
            told.append(text.mid(occurrence.span.start, occurrence.span.length) + u'=' + reading.conceptId);
    QVERIFY2(told.contains(found), qPrintable(told.join(QStringLiteral("; "))));
}

void CompiledTermsTest::findsEveryPreferredWording_data()
{
    QTest::addColumn<int>("language");
    for (const Language language : catalogue::allLanguages)
        QTest::newRow(qPrintable(toString(language))) << static_cast<int>(language);
}

/// A term is found in its own wording, whatever other terms share words with it.
void CompiledTermsTest::findsEveryPreferredWording()
{
    QFETCH(int, language);
    const TermRecogniser recogniser = m_base->recogniser(static_cast<Language>(language));
    QStringList lost;
    for (const Term& term : m_base->terms()) {
        const auto found = recogniser.find(term.wording(static_cast<Language>(language)).preferred);
        const bool isFound =
            !found.empty() &&
            std::any_of(found.front().readings.begin(), found.front().readings.end(),
                        [&](const Reading& reading) { return reading.conceptId == term.id; });
        if (!isFound)
            lost.append(term.id);
    }
    QCOMPARE(lost, QStringList());
}

void CompiledTermsTest::takesNoRuleForACard_data()
{
    findsEveryPreferredWording_data();
}

/// What a card says are ordinary words in a rule: "2 points for each pennant" is not about the card there. By
/// its number it is meant.
void CompiledTermsTest::takesNoRuleForACard()
{
    QFETCH(int, language);
    const TermRecogniser recogniser = m_base->recogniser(static_cast<Language>(language));
    QSqlQuery rows(language == 0
                       ? QStringLiteral("SELECT source FROM segment WHERE kind = 'clause'")
                       : QStringLiteral("SELECT text FROM translation t JOIN segment s "
                                        "ON s.id = t.segment WHERE s.kind = 'clause' AND lang = '%1'")
                             .arg(toString(static_cast<Language>(language))),
                   QSqlDatabase::database());
    int byNumber = 0;
    while (rows.next())
        for (const Occurrence& found : recogniser.find(catalogue::plainText(rows.value(0).toString())))
            if (const Term* term = m_base->find(found.readings.front().conceptId);
                term->part == PartOfSpeech::CardName) {
                const QString words =
                    catalogue::plainText(rows.value(0).toString()).mid(found.span.start, found.span.length);
                QVERIFY2(words.back().isDigit(), qPrintable(rows.value(0).toString()));
                ++byNumber;
            }
    QVERIFY(byNumber > 20);
}

void CompiledTermsTest::tellsWhatACasePlaysWith_data()
{
    QTest::addColumn<QString>("term");
    QTest::addColumn<QString>("written"); ///< by which the file of a case says so
    QTest::addColumn<bool>("isPlayed");
    QTest::newRow("a card") << "message-1"
                            << R"(cards: \[[^\]]*message 1\b)" << true;
    QTest::newRow("a figure") << "builder"
                              << R"(figure: builder\b)" << true;
    QTest::newRow("a word of the keys of each file") << "count"
                                                     << R"(figure: count\b)" << false;
}

/// The boxes that a case names ("messages-1") and its keys ("count:") are nothing that it plays with.
void CompiledTermsTest::tellsWhatACasePlaysWith()
{
    QFETCH(QString, term);
    QFETCH(QString, written);
    QFETCH(bool, isPlayed);
    QSqlQuery rows(QSqlDatabase::database());
    rows.prepare(QStringLiteral("SELECT k.case_id, f.source FROM case_term k JOIN case_file f "
                                "ON f.id = k.case_id WHERE k.place = 'piece' AND k.term = ?"));
    rows.addBindValue(term);
    QVERIFY(rows.exec());
    int cases = 0;
    for (; rows.next(); ++cases)
        QVERIFY2(QRegularExpression(written).match(rows.value(1).toString()).hasMatch(),
                 qPrintable(rows.value(0).toString()));
    QCOMPARE(cases > 0, isPlayed);
}

void CompiledTermsTest::knowsWordsOneByOneAsAllAtOnce_data()
{
    findsEveryPreferredWording_data();
}

/// Forms that are asked for as they are met are those that are read beforehand, also of words typed without
/// their diacritics and of words that nobody knows.
void CompiledTermsTest::knowsWordsOneByOneAsAllAtOnce()
{
    QFETCH(int, language);
    const auto chosen = static_cast<Language>(language);
    const QSqlDatabase database = QSqlDatabase::database();
    const auto all = WordForms::load(database, chosen);
    QVERIFY(all);
    const WordForms asked = WordForms::asking(database, chosen);
    QSqlQuery rows(
        QStringLiteral("SELECT form, folded_form FROM word_form WHERE lang = '%1'").arg(toString(chosen)),
        database);
    int words = 0;
    for (; rows.next(); ++words)
        for (const int column : {0, 1})
            if (const QString word = rows.value(column).toString(); asked.lemmas(word) != all->lemmas(word))
                QFAIL(qPrintable(word));
    QVERIFY(words > 1000);
    QCOMPARE(asked.lemmas(QStringLiteral("qwx")), QStringList{QStringLiteral("qwx")});
}

GLOSSATOR_TEST(QCoreApplication, , CompiledTermsTest)
#include "compiled_terms_test.moc"
