// SPDX-License-Identifier: GPL-3.0-or-later
// How much is said of two things is told alike wherever it is told, and what is answered alike is one.
#include "model/catalogue/statement.h"
#include "model/pairs/pair_clauses.h"
#include "model/pairs/pair_matrix.h"
#include "model/pairs/pair_reader.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>

using namespace glossator;
using namespace glossator::pairs;

class CountsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void listsAgreeWithTheMatrix();
    void nearPairsAreCountedAsTheirAnswers();
    void pairsOfOneAnswer();
    void whatCannotBeReadIsToldApartFromSilence_data();
    void whatCannotBeReadIsToldApartFromSilence();

private:
    std::unique_ptr<catalogue::Catalogue> m_catalogue;
    std::unique_ptr<SubjectList> m_subjects;
    std::unique_ptr<PairReader> m_reader;
};

void CountsTest::initTestCase()
{
    auto opened = catalogue::Catalogue::open(QStringLiteral(GLOSSATOR_CATALOGUE));
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message()));
    m_catalogue = std::make_unique<catalogue::Catalogue>(std::move(*opened));
    m_subjects = std::make_unique<SubjectList>(*m_catalogue);
    m_reader = std::make_unique<PairReader>(*m_catalogue, *m_subjects);
}

/// Of no box less is told where one chooses it than the matrix tells of it and another one, but for what only
/// stands below a heading about it.
void CountsTest::listsAgreeWithTheMatrix()
{
    const PairMatrix matrix(*m_catalogue);
    const auto count = static_cast<int>(matrix.boxes().size());
    const auto idOf = [&](int box) -> SubjectId {
        return {SubjectKind::Expansion, matrix.boxes().at(static_cast<std::size_t>(box)).id};
    };
    QStringList wrong;
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j) {
            const int told = m_subjects->find(idOf(i))->clauses;
            if (told >= matrix.cell(i, j).total())
                continue;
            const auto both = mentionsOfBoth(*m_catalogue, m_subjects->meant(PairId{idOf(i), idOf(j)}));
            if (const auto own = std::ranges::count(both, true, &Mention::isOwn); told < own)
                wrong +=
                    QStringLiteral("%1: %2, with %3: %4").arg(idOf(i).id).arg(told).arg(idOf(j).id).arg(own);
        }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// Whoever follows the link finds as many clauses as stand behind it.
void CountsTest::nearPairsAreCountedAsTheirAnswers()
{
    int seen = 0;
    QStringList wrong;
    for (const char* pair :
         {"exp:river/exp:abbot", "exp:river/exp:messages-1", "exp:20th-anniversary/exp:fairy",
          "term:hill/term:river", "exp:monasteries-germany/exp:fairy", "term:pig/term:fairy",
          "exp:wonders-of-humanity/exp:robbers"})
        for (const NearPair& near : m_reader->answer(PairId::fromString(QLatin1String(pair))).nearPairs) {
            ++seen;
            if (const int told = m_reader->answer(near.pair).known.total(); told != near.clauses)
                wrong +=
                    QStringLiteral("%1: %2 for %3").arg(near.pair.toString()).arg(near.clauses).arg(told);
        }
    QVERIFY(seen > 8);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// In another order, or of a thing in place of the box that is all about it.
void CountsTest::pairsOfOneAnswer()
{
    const auto haveOne = [this](const char* pair, const char* other) {
        return m_subjects->haveOneAnswer(PairId::fromString(QLatin1String(pair)),
                                         PairId::fromString(QLatin1String(other)));
    };
    QVERIFY(haveOne("term:fairy/exp:abbot", "exp:abbot/term:fairy"));
    QVERIFY(haveOne("term:fairy/exp:abbot", "term:fairy/term:abbot-figure"));
    QVERIFY(haveOne("term:abbot-figure/term:fairy", "term:fairy/exp:abbot"));
    QVERIFY(!haveOne("term:fairy/exp:abbot", "term:builder/exp:abbot"));
}

void CountsTest::whatCannotBeReadIsToldApartFromSilence_data()
{
    QTest::addColumn<QString>("table");
    for (const char* table : {"clause_other", "term_rules", "case_term", "search_title", "missing_rule"})
        QTest::newRow(table) << QString::fromLatin1(table);
}

void CountsTest::whatCannotBeReadIsToldApartFromSilence()
{
    QFETCH(const QString, table);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("spoilt.catalogue"));
    QVERIFY(QFile::copy(QStringLiteral(GLOSSATOR_CATALOGUE), path));
    QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    {
        QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("spoilt"));
        file.setDatabaseName(path);
        QVERIFY(file.open());
        QVERIFY(catalogue::runScript(file, QStringLiteral("PRAGMA foreign_keys = OFF; DROP TABLE ") + table));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("spoilt"));
    const auto spoilt = catalogue::Catalogue::open(path);
    QVERIFY(spoilt);
    const SubjectList subjects(*spoilt);
    const PairReader reader(*spoilt, subjects);
    const auto id = [](const char* words) { return SubjectId::fromString(QString::fromLatin1(words)); };
    static_cast<void>(reader.answer({id("exp:wonders-of-humanity"), id("term:fairy")}));
    QVERIFY2(spoilt->readError().contains(table), qPrintable(spoilt->readError()));
}

GLOSSATOR_TEST(QCoreApplication, , CountsTest)
#include "counts_test.moc"
