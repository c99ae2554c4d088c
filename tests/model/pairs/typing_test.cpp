// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody types is read as what they mean, with its errors and with two names at once.
#include "model/pairs/typed_subjects.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator;
using namespace glossator::pairs;

class TypingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nearestAreTheOwnOfMostRules_data();
    void nearestAreTheOwnOfMostRules();
    void signsAreLikeNothing();
    void offersWhatIsNearlyCalledSo_data();
    void offersWhatIsNearlyCalledSo();
    void readsWhatIsTyped_data();
    void readsWhatIsTyped();

private:
    std::unique_ptr<catalogue::Catalogue> m_catalogue;
    std::unique_ptr<SubjectList> m_subjects;
};

void TypingTest::initTestCase()
{
    auto opened = catalogue::Catalogue::open(QStringLiteral(GLOSSATOR_CATALOGUE));
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message()));
    m_catalogue = std::make_unique<catalogue::Catalogue>(std::move(*opened));
    m_subjects = std::make_unique<SubjectList>(*m_catalogue);
}

void TypingTest::nearestAreTheOwnOfMostRules_data()
{
    QTest::addColumn<catalogue::Language>("own");
    QTest::addColumn<QString>("id");
    const auto row = [](const char* typed, catalogue::Language own, const char* id) {
        QTest::newRow(typed) << own << QString::fromLatin1(id);
    };
    row("fairi", catalogue::Language::En, "term:fairy"); // as near to the fair, of which little is said
    row("fary", catalogue::Language::En, "term:fairy");  // as near to a farm, which is no name any longer
    row("zanna", catalogue::Language::Ro, "term:fairy");
    row("buildre", catalogue::Language::En, "term:builder");
}

void TypingTest::nearestAreTheOwnOfMostRules()
{
    QFETCH(catalogue::Language, own);
    QFETCH(QString, id);
    const auto found = m_subjects->like(QString::fromUtf8(QTest::currentDataTag()), own, 4);
    QVERIFY(!found.empty());
    QCOMPARE(found.front()->id.toString(), id);
}

void TypingTest::signsAreLikeNothing()
{
    for (const char* typed : {"?", "...", "\xF0\x9F\x90\x89"}) {
        const QString text = QString::fromUtf8(typed);
        QVERIFY2(m_subjects->like(text, catalogue::Language::En, 4).empty(), typed);
        QVERIFY2(TypedSubjects::read(text, *m_subjects, catalogue::Language::En).subjects.empty(), typed);
    }
}

void TypingTest::offersWhatIsNearlyCalledSo_data()
{
    QTest::addColumn<catalogue::Language>("own");
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isFirst");
    const auto row = [](const char* typed, catalogue::Language own, const char* id, bool isFirst) {
        QTest::newRow(typed) << own << QString::fromLatin1(id) << isFirst;
    };
    row("mesage", catalogue::Language::En, "term:message",
        false); // a Romanian name of another thing begins so
    row("mesag", catalogue::Language::Ro, "term:message", false);
    row("hambar", catalogue::Language::Ro, "term:barn-piece", true);
    row("small follower", catalogue::Language::En, "term:normal-meeple", true);
}

/// What the search takes it for, but below what is called so.
void TypingTest::offersWhatIsNearlyCalledSo()
{
    QFETCH(catalogue::Language, own);
    QFETCH(QString, id);
    QFETCH(bool, isFirst);
    const auto typed = TypedSubjects::read(QString::fromUtf8(QTest::currentDataTag()), *m_subjects, own);
    QStringList ids;
    for (const Subject* subject : typed.subjects)
        ids += subject->id.toString();
    QVERIFY2(ids.contains(id), qPrintable(ids.join(u' ')));
    QCOMPARE(ids.indexOf(id) == 0, isFirst);
    QCOMPARE(typed.isGuess, isFirst);
    QCOMPARE(typed.isUnsure, !isFirst);
}

void TypingTest::readsWhatIsTyped_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::addColumn<bool>("isGuess");
    const auto row = [](const char* typed, const char* first, const char* last, bool isGuess = false) {
        QTest::newRow(typed) << QString::fromLatin1(first) << QString::fromLatin1(last) << isGuess;
    };
    row("fairy", "", "term:fairy");
    row("fairi", "", "term:fairy", true);
    row("fairy + abbot", "term:fairy", "term:abbot-figure");
    row("fairy+woh", "term:fairy", "exp:wonders-of-humanity");
    row("fairy and abbot", "term:fairy", "term:abbot-figure");
    row("zâna + abatele", "term:fairy", "exp:abbot");
    row("zâna și constructorul", "term:fairy", "term:builder");
    row("fada i constructor", "term:fairy", "term:builder");
    row("fairy + ", "", "term:fairy");
    row("fairi + abot", "term:fairy", "term:abbot-figure", true);
    row("river", "", "exp:river"); // of which more is known than of the feature
    row("the river", "", "exp:river");
    row("term:river", "", "term:river");
    row("Traders and Builders", "", "exp:exp-2-traders-builders");
    row("The Princess and the Dragon", "", "exp:exp-3-princess-dragon");
    row("qqqqqqqq + fairy", "", "", true);
}

void TypingTest::readsWhatIsTyped()
{
    QFETCH(QString, first);
    QFETCH(QString, last);
    QFETCH(bool, isGuess);
    const auto typed =
        TypedSubjects::read(QString::fromUtf8(QTest::currentDataTag()), *m_subjects, catalogue::Language::En);
    QCOMPARE(typed.first == nullptr ? QString() : typed.first->id.toString(), first);
    QCOMPARE(typed.subjects.empty() ? QString() : typed.subjects.front()->id.toString(), last);
    QCOMPARE(typed.isGuess, isGuess);
}

GLOSSATOR_TEST(QCoreApplication, , TypingTest)
#include "typing_test.moc"
