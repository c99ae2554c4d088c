// SPDX-License-Identifier: GPL-3.0-or-later
// Searches on several threads at once, each with a connection of its own.
#include "model/search/search.h"
#include "tests/model/search/search_fixture.h"
#include "tests/test_program.h"

#include <QtTest>

#include <future>

using namespace glossator::search;

namespace {

/// Searches a file many times; the number of answers that were right.
int answersFound(const QString& file, int thread, int times)
{
    const QString name = QStringLiteral("thread %1").arg(thread);
    int right = 0;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        database.setDatabaseName(file);
        if (!database.open())
            return -1;
        Search searcher(database);
        for (int i = 0; i < times; ++i) {
            const auto found = searcher.find({QStringLiteral("mănăstirilor"), {}, {}, {}, {}, 5});
            if (found && !found->items.empty() && found->items.front().id == u"monastery")
                ++right;
        }
    }
    QSqlDatabase::removeDatabase(name);
    return right;
}

} // namespace

class ThreadTest : public QObject
{
    Q_OBJECT

private slots:
    void searchesAtOnce();
};

void ThreadTest::searchesAtOnce()
{
    constexpr int times = 20;
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("small.catalogue"));
    QCOMPARE(SearchFixture(QStringLiteral("fixture"), file).error(), QString());
    std::vector<std::future<int>> answers;
    for (int thread = 0; thread < 4; ++thread)
        answers.push_back(std::async(std::launch::async, answersFound, file, thread, times));
    for (std::future<int>& answer : answers)
        QCOMPARE(answer.get(), times);
}

GLOSSATOR_TEST(QCoreApplication, , ThreadTest)
#include "thread_test.moc"
