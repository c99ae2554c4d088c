// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs from a key press to ranked hits with their passages, beside the plain FTS5 query on the same
// file: today's catalogue and one in which everything stands a hundred times (GLOSSATOR_BENCH_TIMES for
// another number; it is made anew unless GLOSSATOR_BENCH_LARGE names a file that is to be kept).
//
// The plain query asks search_index for the same words, each that says something as a prefix, any of them,
// the 20 best by bm25; it is prepared once, yields only numbers, knows no other word forms, languages,
// synonyms or filters. Both run in turn on the same texts and are measured by the processor time of the
// thread, so that other programs do not count. `ratio` is the time of all searches over that of all plain
// queries; 1.3 is the most that is allowed, and told beside it is whether that holds. `ratio_last` is the
// same beside a plain query in which only the unfinished word is a prefix.
#include "model/catalogue/catalogue.h"
#include "model/catalogue/statement.h"
#include "model/search/search.h"
#include "tests/bench/search/large_catalogue.h"
#include "tests/bench/search/typed_texts.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <cstdio>
#include <ctime>
#include <optional>

using namespace glossator;

namespace {

constexpr int shown = 20;
constexpr double allowed = 1.3; ///< times the plain query

double processorSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// Seconds that some work takes.
template <class Work>
double timeOf(Work&& work)
{
    const double start = processorSeconds();
    work();
    return processorSeconds() - start;
}

/// The plain query and the search over one file.
class Contest
{
public:
    explicit Contest(const catalogue::Catalogue& catalogue)
        : m_plain(catalogue.database(),
                  QStringLiteral("SELECT rowid, bm25(search_index) FROM search_index "
                                 "WHERE search_index MATCH ? ORDER BY bm25(search_index) LIMIT %1")
                      .arg(shown)),
          m_search(catalogue.database())
    {
    }

    double askPlainly(const QString& text, bench::Prefixes prefixes = bench::Prefixes::All)
    {
        return timeOf([&] {
            m_plain.restart();
            m_plain.bind(bench::plainExpression(text, prefixes));
            while (m_plain.next())
                benchmark::DoNotOptimize(m_plain.integer(0));
        });
    }

    double ask(const QString& text)
    {
        return timeOf([&] { benchmark::DoNotOptimize(m_search.find({text, {}, {}, {}, {}, shown})); });
    }

private:
    catalogue::Statement m_plain;
    search::Search m_search;
};

/// One iteration is one text, asked both ways.
void keyPress(benchmark::State& bench, const QString& file, const QStringList& texts)
{
    const auto catalogue = catalogue::Catalogue::open(file);
    if (!catalogue)
        return bench.SkipWithError(qPrintable(catalogue.error().message()));
    Contest contest(*catalogue);
    for (const QString& text : texts.mid(0, 5)) // what is read and prepared only once
        contest.askPlainly(text), contest.ask(text);
    double plain = 0;
    double plainLast = 0;
    double asked = 0;
    qsizetype at = 0;
    for (auto _ : bench) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        const QString& text = texts.at(at++ % texts.size());
        plain += contest.askPlainly(text);
        plainLast += contest.askPlainly(text, bench::Prefixes::Last);
        const double now = contest.ask(text);
        asked += now;
        bench.SetIterationTime(now);
    }
    bench.counters["plain_ms"] = plain * 1000 / static_cast<double>(bench.iterations());
    bench.counters["ratio"] = asked / plain;
    bench.SetLabel(asked <= allowed * plain ? "holds" : "FAILS");
    bench.counters["ratio_last"] = asked / plainLast;
}

void addBench(const char* name, const QString& file, const QStringList& texts, int rounds)
{
    benchmark::RegisterBenchmark(name, [=](benchmark::State& bench) { keyPress(bench, file, texts); })
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond)
        ->Iterations(texts.size() * rounds);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    const QString today = QStringLiteral(GLOSSATOR_CATALOGUE);
    const QStringList questions = bench::wholeQuestions();
    const QStringList typed = bench::typedTexts(questions);
    addBench("whole question, today", today, questions, 3);
    addBench("while typing, today", today, bench::everyNth(typed, 5), 1);
    const QTemporaryDir folder;
    const QString kept = qEnvironmentVariable("GLOSSATOR_BENCH_LARGE");
    const QString large = kept.isEmpty() ? folder.filePath(QStringLiteral("large.catalogue")) : kept;
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue("GLOSSATOR_BENCH_TIMES", &isGiven);
    const int times = isGiven ? given : 100;
    if (times > 1) {
        if (const QString error =
                QFile::exists(large) ? QString() : bench::writeLargeCatalogue(today, large, times);
            !error.isEmpty()) {
            std::fprintf(stderr, "%s\n", qPrintable(error));
            return 1;
        }
        addBench("whole question, large", large, bench::everyNth(questions, 5), 1);
        addBench("while typing, large", large, bench::everyNth(typed, 61), 1);
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
