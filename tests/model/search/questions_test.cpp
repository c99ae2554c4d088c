// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of players (questions.tsv) over the real catalogue: how many are answered among the first
// five results, and how near the top. Prints the figures of each language and the questions that are missed.
// GLOSSATOR_QUESTIONS names another file of them; with GLOSSATOR_QUESTIONS_STEP=10 each tenth is asked.
#include "model/search/search.h"
#include "tests/model/search/compiled_database.h"
#include "tests/test_program.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace glossator;
using namespace glossator::search;
using catalogue::Language;

namespace {

struct Question
{
    Language language = Language::En;
    QString text;
    QStringList answers; ///< ids of clauses
};

/// How well a number of questions was answered.
struct Tally
{
    int questions = 0;
    int found = 0; ///< among the first five
    double reciprocalRanks = 0;

    void add(qsizetype rank)
    {
        constexpr qsizetype first = 5;
        ++questions;
        found += rank >= 1 && rank <= first ? 1 : 0;
        reciprocalRanks += rank > 0 ? 1.0 / static_cast<double>(rank) : 0;
    }
    [[nodiscard]] double recall() const { return found / static_cast<double>(questions); }
    [[nodiscard]] double meanRank() const { return reciprocalRanks / questions; }
};

} // namespace

class QuestionsTest : public QObject
{
    Q_OBJECT

private:
    QSqlDatabase m_database;
    std::optional<Search> m_search;
    std::vector<Question> m_questions;

    void readLine(const QString& line);
    QStringList ask(const Question& question, const Query& query);
    [[nodiscard]] static qsizetype rankOf(const Question& question, const QStringList& results);

private slots:
    void initTestCase();
    void answers_data();
    void answers();
    void eachBoxThatIsNamedAnswersAmongTheFirst();
};

void QuestionsTest::initTestCase()
{
    m_database = glossator::search::test::compiledDatabase();
    QVERIFY(m_database.isOpen());
    m_search.emplace(m_database);
    const QString other = qEnvironmentVariable("GLOSSATOR_QUESTIONS");
    QFile file(other.isEmpty() ? QStringLiteral(GLOSSATOR_QUESTIONS) : other);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const int step = std::max(1, qEnvironmentVariableIntValue("GLOSSATOR_QUESTIONS_STEP"));
    int number = 0;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n'))
        if (!line.isEmpty() && !line.startsWith(u'#') && number++ % step == 0)
            readLine(line);
    QVERIFY(!m_questions.empty());
}

void QuestionsTest::readLine(const QString& line)
{
    const QStringList columns = line.split(u'\t');
    QVERIFY2(columns.size() == 3, qPrintable(line));
    const auto language = catalogue::languageFromString(columns.at(0));
    QVERIFY2(language, qPrintable(line));
    m_questions.push_back({*language, columns.at(1), columns.at(2).split(u' ')});
}

void QuestionsTest::answers_data()
{
    QTest::addColumn<QString>("display"); ///< "own": only the texts of the question's own language
    QTest::newRow("own language") << QStringLiteral("own");
    QTest::newRow("no language said") << QString();
    QTest::newRow("displayed in English") << QStringLiteral("en");
    QTest::newRow("displayed in Romanian") << QStringLiteral("ro");
    QTest::newRow("displayed in Catalan") << QStringLiteral("ca");
}

void QuestionsTest::answers()
{
    QFETCH(QString, display);
    const auto shown = catalogue::languageFromString(display);
    Tally total;
    std::array<Tally, catalogue::allLanguages.size()> tallies;
    for (const Question& question : m_questions) {
        Query query{question.text, {}, {}, {}, shown, 20};
        if (display == QStringLiteral("own"))
            query.language = query.display = question.language;
        const QStringList results = ask(question, query);
        const qsizetype rank = rankOf(question, results);
        total.add(rank);
        tallies.at(static_cast<std::size_t>(question.language)).add(rank);
        if (rank == 0 || rank > 5)
            std::printf("missed: %s: %s -> %s\n", qPrintable(toString(question.language)),
                        qPrintable(question.text), qPrintable(results.mid(0, 5).join(u' ')));
    }
    for (const Language language : catalogue::allLanguages) {
        const Tally& tally = tallies.at(static_cast<std::size_t>(language));
        if (tally.questions > 0)
            std::printf("%s: recall %.3f, mean reciprocal rank %.3f\n", qPrintable(toString(language)),
                        tally.recall(), tally.meanRank());
    }
    std::printf("all %d: recall %.3f, mean reciprocal rank %.3f\n", total.questions, total.recall(),
                total.meanRank());
    QVERIFY2(total.recall() >= 0.95, "fewer than 95 of 100 questions are answered among the first five");
    QVERIFY2(total.meanRank() >= 0.8, "the answers stand too far down");
}

/// The clauses of a third box tell most of both; the best of each that was asked about is not behind them.
void QuestionsTest::eachBoxThatIsNamedAnswersAmongTheFirst()
{
    const QString text = QStringLiteral("fairy ringmaster");
    const QStringList first = ask({Language::En, text, {}}, {text, {}, {}, {}, {}, 20}).mid(0, 5);
    for (const char* box : {"exp3-", "exp10-", "msg-"})
        QVERIFY2(
            std::ranges::any_of(first, [&](const QString& id) { return id.startsWith(QLatin1String(box)); }),
            box);
    QVERIFY(first.contains(QStringLiteral("exp10-ringmaster-two-points")));
    QVERIFY(first.contains(QStringLiteral("exp3-fairy-after-feature")));
}

QStringList QuestionsTest::ask(const Question& question, const Query& query)
{
    const auto found = m_search->find(query);
    QStringList ids;
    if (found)
        for (const Result& result : found->items)
            ids.append(result.id);
    else
        QTest::qFail(qPrintable(question.text + found.error().message()), __FILE__, __LINE__);
    return ids;
}

qsizetype QuestionsTest::rankOf(const Question& question, const QStringList& results)
{
    for (qsizetype i = 0; i < results.size(); ++i)
        if (question.answers.contains(results.at(i)))
            return i + 1;
    return 0;
}

GLOSSATOR_TEST(QCoreApplication, , QuestionsTest)
#include "questions_test.moc"
