// SPDX-License-Identifier: GPL-3.0-or-later
// Words that the real catalogue does not know: each is told, and only what is near is offered in its place.
#include "model/search/search.h"
#include "tests/model/search/compiled_database.h"
#include "tests/test_program.h"

#include <QtTest>

#include <optional>

using namespace glossator;
using namespace glossator::search;
using catalogue::Language;

class UnknownWordsTest : public QObject
{
    Q_OBJECT

private:
    QSqlDatabase m_database;
    std::optional<Search> m_search; ///< for all questions: it reads much before the first

private slots:
    void initTestCase();
    void tellsWhatIsLeftOut_data();
    void tellsWhatIsLeftOut();
    void readsNonsenseAsNothing_data();
    void readsNonsenseAsNothing();
    void readsAnotherSpellingAsTheWord_data();
    void readsAnotherSpellingAsTheWord();
    void readsAFormAsItsWord_data();
    void readsAFormAsItsWord();
    void offersOnlyNearTerms_data();
    void offersOnlyNearTerms();
};

void UnknownWordsTest::initTestCase()
{
    m_database = glossator::search::test::compiledDatabase();
    QVERIFY(m_database.isOpen());
    m_search.emplace(m_database);
}

void UnknownWordsTest::tellsWhatIsLeftOut_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("one of two") << "wibble city" << QStringList{"wibble"};
    QTest::newRow("both sides") << "Xyzzy fairy qwrtz" << QStringList{"Xyzzy", "qwrtz"};
    QTest::newRow("initials") << "Qz&Xw city" << QStringList{"Qz&Xw"};
    QTest::newRow("none") << "how many points for a road" << QStringList{};
    QTest::newRow("still typed") << "city qz" << QStringList{};
    QTest::newRow("an id") << "base-city-score" << QStringList{};
    QTest::newRow("a number") << "message 8" << QStringList{};
}

/// What is passed over is told.
void UnknownWordsTest::tellsWhatIsLeftOut()
{
    QFETCH(QString, typed);
    const auto found = m_search->find({typed, {}, {}, {}, Language::En, 5});
    QVERIFY(found);
    QTEST(found->unread, "told");
}

void UnknownWordsTest::readsNonsenseAsNothing_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Language>("display");
    for (const char* typed : {"florps", "florps blargh", "wibble florps", "the florps"})
        for (const Language language : {Language::En, Language::Ro})
            QTest::addRow("%s, %s", typed, qPrintable(toString(language)))
                << QString::fromLatin1(typed) << language;
    QTest::newRow("an old vowel of another language") << "writer" << Language::En; // not water
}

/// "Flors" is Catalan, which nobody speaks here; "burgh" is another word than "blargh".
void UnknownWordsTest::readsNonsenseAsNothing()
{
    QFETCH(QString, typed);
    QFETCH(Language, display);
    const auto found = m_search->find({typed, {}, {}, {}, display, 5});
    QVERIFY(found);
    QVERIFY(found->respelled.empty());
}

void UnknownWordsTest::readsAnotherSpellingAsTheWord_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Language>("display");
    QTest::addColumn<QString>("meant");
    QTest::newRow("ro") << "puncti" << Language::Ro << "puncte";       // not punctai, a form of the verb
    QTest::newRow("old spelling") << "zina" << Language::Ro << "zâna"; // not zona
}

void UnknownWordsTest::readsAnotherSpellingAsTheWord()
{
    QFETCH(QString, typed);
    QFETCH(Language, display);
    const auto found = m_search->find({typed, {}, {}, {}, display, 5});
    QVERIFY(found);
    QCOMPARE(found->respelled.size(), std::size_t{1});
    QTEST(found->respelled.front().meant, "meant");
}

void UnknownWordsTest::readsAFormAsItsWord_data()
{
    QTest::addColumn<Language>("display");
    QTest::addColumn<QString>("word");
    const auto line = [](Language language, const char* form, const char* word) {
        QTest::addRow("%s", form) << language << QString::fromUtf8(word);
    };
    line(Language::Ro, "meeplilor mănăstire", "meeple mănăstire");
    line(Language::Ro, "meeple-ului mănăstire", "meeple mănăstire");
    line(Language::Ro, "followerii mănăstire", "follower mănăstire");
    line(Language::Ro, "tileului drum", "tile drum");
    line(Language::Ro, "plăcilor drum", "placă drum");
    // As it is written on the box, with an ending of the language around it.
    line(Language::Ro, "builderul drum", "builder drum");
    line(Language::Ro, "pigului câmp", "pig câmp");
    line(Language::Ro, "knightul oraș", "knight oraș");
    line(Language::Ro, "ringmasterul minune", "ringmaster minune");
    line(Language::Ro, "punerea mănăstire", "pune mănăstire");
    line(Language::Ca, "conreus seguidor", "conreu seguidor");
    line(Language::Ca, "ajaguda camp", "ajagut camp");
}

/// A form that no dictionary lists is not taken for a slip of some other word.
void UnknownWordsTest::readsAFormAsItsWord()
{
    QFETCH(Language, display);
    QFETCH(QString, word);
    const auto find = [&](const QString& text) {
        return m_search->find({text, {}, {}, {ResultKind::Clause}, display, 5});
    };
    const auto found = find(QString::fromUtf8(QTest::currentDataTag()));
    const auto expected = find(word);
    QVERIFY(found && expected && !found->items.empty());
    QVERIFY(found->respelled.empty());
    QVERIFY(found->unread.isEmpty());
    QCOMPARE(found->items.front().id, expected->items.front().id);
}

void UnknownWordsTest::offersOnlyNearTerms_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Language>("display");
    QTest::addColumn<QStringList>("offered");
    QTest::newRow("of another language") << "florps" << Language::En << QStringList{};
    QTest::newRow("far") << "florps" << Language::Ro << QStringList{};
    QTest::newRow("of its own language") << "florps" << Language::Ca << QStringList{"flors"};
    QTest::newRow("of both words") << "florps abbat" << Language::Ca << QStringList{"flors", "abat"};
}

void UnknownWordsTest::offersOnlyNearTerms()
{
    QFETCH(QString, typed);
    QFETCH(Language, display);
    QFETCH(QStringList, offered);
    const QStringList found = m_search->nearestTerms(typed, display);
    QCOMPARE(found.mid(0, std::max<qsizetype>(1, offered.size())), offered);
}

GLOSSATOR_TEST(QCoreApplication, , UnknownWordsTest)
#include "unknown_words_test.moc"
