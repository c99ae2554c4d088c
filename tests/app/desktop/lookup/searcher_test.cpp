// SPDX-License-Identifier: GPL-3.0-or-later
// Who searches has the results as soon as they are ranked, and after them what is told beside them.
#include "app/desktop/lookup/searcher.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/patience.h"
#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace glossator::desktop {

namespace {

/// In this process.
bool isOpen(const QString& file)
{
    const QFileInfoList all = QDir(QStringLiteral("/proc/self/fd")).entryInfoList(QDir::System | QDir::Files);
    return std::ranges::any_of(all, [&](const QFileInfo& each) { return each.symLinkTarget() == file; });
}

} // namespace

class SearcherTest : public QObject
{
    Q_OBJECT

private slots:
    void answersWithTheResultsFirst();
    void answersOnceWhereNothingIsFound();
    void answersOnceWhereOnlySomeIsFoundOnTheTable();
    void answersTheLastQuestionOnly();
    void preparesWithoutAnAnswer();

private:
    static SearchAnswer answerOf(const QSignalSpy& spy, qsizetype at)
    {
        return spy.at(static_cast<int>(at)).front().value<SearchAnswer>();
    }
    static search::Query queryOf(const QString& text)
    {
        search::Query query;
        query.text = text;
        query.display = catalogue::Language::En;
        query.table = {QStringLiteral("base")};
        return query;
    }
};

/// What all questions need is read before the first one; nobody hears of that. Linux keeps a file that is
/// read until it is closed: who had not read it yet would find none.
void SearcherTest::preparesWithoutAnAnswer()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("catalogue"));
    QVERIFY(QFile::copy(catalogueFile(), file));
    Searcher searcher(file);
    QSignalSpy spy(&searcher, &Searcher::answered);
    searcher.prepare();
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(file), patience);
    QVERIFY(QFile::remove(file));
    searcher.prepare();
    searcher.ask(queryOf(QStringLiteral("out of meeples")));
    QTRY_COMPARE_WITH_TIMEOUT(spy.count(), 2, patience);
    QVERIFY(answerOf(spy, 0).results() != nullptr && answerOf(spy, 1).isWhole);
    Searcher nothing(QStringLiteral("/does/not/exist"));
    QSignalSpy told(&nothing, &Searcher::answered);
    nothing.prepare();
    nothing.ask(queryOf(QStringLiteral("meeple")));
    QTRY_COMPARE_WITH_TIMEOUT(told.count(), 1, patience);
    QVERIFY(answerOf(told, 0).results() == nullptr);
}

void SearcherTest::answersWithTheResultsFirst()
{
    Searcher searcher(catalogueFile());
    QSignalSpy spy(&searcher, &Searcher::answered);
    searcher.ask(queryOf(QStringLiteral("out of meeples")));
    QTRY_COMPARE_WITH_TIMEOUT(spy.count(), 2, patience);
    const SearchAnswer first = answerOf(spy, 0);
    const SearchAnswer whole = answerOf(spy, 1);
    QVERIFY(!first.isWhole && whole.isWhole);
    QCOMPARE(first.number, whole.number);
    QVERIFY(first.results() != nullptr && whole.results() != nullptr);
    const auto& items = first.results()->items;
    QVERIFY(!items.empty());
    QVERIFY(std::ranges::equal(items, whole.results()->items, {}, &search::Result::id, &search::Result::id));
    const auto isTold = [](const search::Result& result) { return result.foundBy.has_value(); };
    QVERIFY(std::ranges::none_of(items, isTold));
    QVERIFY(std::ranges::any_of(whole.results()->items, isTold));
    QCOMPARE(first.more, 0);
    QVERIFY(whole.more > 0);
}

/// What can be done about it is all that there is to tell.
void SearcherTest::answersOnceWhereNothingIsFound()
{
    Searcher searcher(catalogueFile());
    QSignalSpy spy(&searcher, &Searcher::answered);
    searcher.ask(queryOf(QStringLiteral("exp:abbot garden")));
    QTRY_VERIFY_WITH_TIMEOUT(!spy.isEmpty() && answerOf(spy, spy.count() - 1).isWhole, patience);
    QCOMPARE(answerOf(spy, 0).results()->total, 0);
    QCOMPARE(spy.count(), 1);
    QVERIFY(answerOf(spy, 0).more > 0);
}

/// That there is better beside the table stands above the results, which must not move under the pointer.
void SearcherTest::answersOnceWhereOnlySomeIsFoundOnTheTable()
{
    Searcher searcher(catalogueFile());
    QSignalSpy spy(&searcher, &Searcher::answered);
    search::Query query = queryOf(QStringLiteral("message 5 large meeple strength"));
    query.table = {QStringLiteral("wonders-of-humanity"), QStringLiteral("exp-1-inns-cathedrals")};
    searcher.ask(query);
    QTRY_VERIFY_WITH_TIMEOUT(!spy.isEmpty() && answerOf(spy, spy.count() - 1).isWhole, patience);
    QVERIFY(answerOf(spy, 0).isPoor());
    QCOMPARE(spy.count(), 1);
}

void SearcherTest::answersTheLastQuestionOnly()
{
    Searcher searcher(catalogueFile());
    QSignalSpy spy(&searcher, &Searcher::answered);
    for (const char* text : {"m", "mo", "mon", "monk"})
        searcher.ask(queryOf(QString::fromUtf8(text)));
    QTRY_VERIFY_WITH_TIMEOUT(!spy.isEmpty() && answerOf(spy, spy.count() - 1).isWhole, patience);
    for (int i = 0; i < spy.count(); ++i)
        QCOMPARE(answerOf(spy, i).query.text, QStringLiteral("monk"));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, SearcherTest)
#include "searcher_test.moc"
