// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever comes to a case from a clause sees where that acts.
#include "app/desktop/stage/stage_view.h"
#include "app/desktop/stage/steps_model.h"
#include "app/desktop/stage/timeline_slider.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/test_program.h"

#include <QListView>
#include <QTest>

#include <algorithm>

namespace glossator::desktop {

class StageSoughtTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theStepInWhichItActsIsPlayed();
    void rowsAndMarksSayWhereItActs();
    void marksStayWithThePlace();
    void anotherWayToTheCaseHasNoMarks();
    void aClauseThatActsNowhereLeavesTheBeginning();
    void everyClauseIsSeenInEachOfItsCases();
    void anExampleIsPlayedToWhatItIllustrates();
    void setupIsShownWhole();
    void everyExampleIsSeenInEachOfItsCases();

private:
    [[nodiscard]] const QAbstractItemModel* steps() const
    {
        return m_view->findChild<QListView*>(QStringLiteral("stageSteps"))->model();
    }
    [[nodiscard]] std::vector<int> soughtRows() const;
    [[nodiscard]] std::vector<TimelineMark> soughtMarks() const;
    bool open(const QString& clause);

    const QString m_case = QStringLiteral("base-road-joined");
    const QString m_clause = QStringLiteral("base-road-score");
    std::optional<catalogue::Catalogue> m_catalogue;
    tiles::TileCatalogue m_tiles;
    std::unique_ptr<StageView> m_view;
};

void StageSoughtTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
    m_tiles = compiledTiles(*m_catalogue);
}

void StageSoughtTest::init()
{
    m_view = std::make_unique<StageView>();
    m_view->setCatalogue(&*m_catalogue, &m_tiles);
    m_view->setPace(notebook::Pace{1.0, false});
    m_view->resize(1280, 760);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

bool StageSoughtTest::open(const QString& clause)
{
    const bool isOpen = m_view->openPlace({m_case, 0, clause});
    m_view->playClause();
    return isOpen;
}

std::vector<int> StageSoughtTest::soughtRows() const
{
    std::vector<int> rows;
    for (int row = 0; row < steps()->rowCount(); ++row)
        if (steps()->index(row, 0).data(StepsModel::SoughtRole).toInt() >= 0)
            rows.push_back(row);
    return rows;
}

std::vector<TimelineMark> StageSoughtTest::soughtMarks() const
{
    std::vector<TimelineMark> marks =
        m_view->findChild<TimelineSlider*>(QStringLiteral("stageTimeline"))->marks();
    std::erase_if(marks, [](const TimelineMark& mark) { return !mark.isSought; });
    return marks;
}

void StageSoughtTest::theStepInWhichItActsIsPlayed()
{
    QVERIFY(open(m_clause));
    QVERIFY(!soughtRows().empty());
    const int step = steps()->index(soughtRows().front(), 0).data(StepsModel::StepRole).toInt();
    QVERIFY(step > 0);
    QCOMPARE(m_view->step(), step);
    QCOMPARE(m_view->findChild<QListView*>(QStringLiteral("stageSteps"))->currentIndex().row(),
             soughtRows().front());
    m_view->setPace(notebook::Pace{1.0, true});
    QVERIFY(open(m_clause));
    QVERIFY(m_view->isPlaying());
    QCOMPARE(m_view->step(), step);
}

/// To the eye by a filled citation and a ring, to the ear by words.
void StageSoughtTest::rowsAndMarksSayWhereItActs()
{
    QVERIFY(open(m_clause));
    const QString said = QStringLiteral("(here is what you came to see)");
    for (int row = 0; row < steps()->rowCount(); ++row) {
        const QModelIndex index = steps()->index(row, 0);
        const QStringList cites = index.data(StepsModel::CitesRole).toStringList();
        QCOMPARE(index.data(StepsModel::SoughtRole).toInt(), static_cast<int>(cites.indexOf(m_clause)));
        QCOMPARE(index.data(Qt::AccessibleTextRole).toString().contains(said), cites.contains(m_clause));
    }
    const std::vector<TimelineMark> marks = soughtMarks();
    QVERIFY(!marks.empty());
    QVERIFY(std::ranges::all_of(marks, [&](const TimelineMark& mark) { return mark.text.endsWith(said); }));
    QVERIFY(
        std::ranges::any_of(marks, [](const TimelineMark& mark) { return mark.kind == MarkKind::Award; }));
}

void StageSoughtTest::marksStayWithThePlace()
{
    QVERIFY(open(m_clause));
    const StagePlace place = m_view->place();
    QCOMPARE(place.clause, m_clause);
    QVERIFY(m_view->openCase(QStringLiteral("abbot-new-game")));
    QVERIFY(m_view->openPlace(place));
    QCOMPARE(m_view->place(), place);
    QVERIFY(!soughtRows().empty());
    QVERIFY(!soughtMarks().empty());
    m_view->setLanguage(catalogue::Language::Ca);
    QVERIFY(!soughtMarks().empty());
}

void StageSoughtTest::anotherWayToTheCaseHasNoMarks()
{
    QVERIFY(open(m_clause));
    QVERIFY(m_view->openCase(m_case));
    QVERIFY(soughtRows().empty());
    QVERIFY(soughtMarks().empty());
}

void StageSoughtTest::aClauseThatActsNowhereLeavesTheBeginning()
{
    QVERIFY(open(QStringLiteral("abbot-figure")));
    QVERIFY(soughtRows().empty());
    QCOMPARE(m_view->step(), 0);
}

void StageSoughtTest::everyClauseIsSeenInEachOfItsCases()
{
    for (const catalogue::CaseInfo& about : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, about.id);
        QVERIFY(loaded);
        StepsModel model;
        model.setResult(&loaded->result, wording::PhraseWording(&m_tiles), {});
        for (const QString& clause : loaded->proves)
            QVERIFY2(!model.rowsOf({clause}).empty(), qPrintable(about.id + QStringLiteral(": ") + clause));
    }
}

void StageSoughtTest::anExampleIsPlayedToWhatItIllustrates()
{
    const QString example = QStringLiteral("woh-stonehenge-example");
    QVERIFY(m_view->openPlace({QStringLiteral("woh-stonehenge-three-first"), 0, example}));
    QCOMPARE(m_view->place().clause, example);
    m_view->playClause();
    const QStringList cites = m_view->findChild<QListView*>(QStringLiteral("stageSteps"))
                                  ->currentIndex()
                                  .data(StepsModel::CitesRole)
                                  .toStringList();
    QVERIFY(cites.contains(QStringLiteral("woh-stonehenge-trigger")));
    QVERIFY(m_view->step() > 0);
    for (const QString& clause : {QStringLiteral("woh-stonehenge-trigger"),
                                  QStringLiteral("woh-stonehenge-before-road-scoring"), m_clause})
        QVERIFY2(
            std::ranges::any_of(
                soughtRows(),
                [&](int row) {
                    return steps()->index(row, 0).data(StepsModel::CitesRole).toStringList().contains(clause);
                }),
            qPrintable(clause));
    QVERIFY(!soughtMarks().empty());
}

/// The caption tells of the starting tile, which comes after the beginning for which the clause stands.
void StageSoughtTest::setupIsShownWhole()
{
    QVERIFY(m_view->openPlace(
        {QStringLiteral("base-first-turns"), 0, QStringLiteral("base-setup-seven-in-supply")}));
    m_view->playClause();
    QCOMPARE(m_view->step(), 0);
    QVERIFY(!m_view->picture().still.board.tiles.empty());
    QVERIFY(!soughtRows().empty());
}

void StageSoughtTest::everyExampleIsSeenInEachOfItsCases()
{
    int seen = 0;
    for (const catalogue::CaseInfo& about : m_catalogue->cases())
        for (const QString& example : about.shows) {
            const QByteArray where = (about.id + QStringLiteral(": ") + example).toUtf8();
            QVERIFY2(m_view->openPlace({about.id, 0, example}), where.constData());
            const std::vector<int> rows = soughtRows();
            QVERIFY2(!rows.empty() && !soughtMarks().empty(), where.constData());
            m_view->playClause();
            const int row = m_view->findChild<QListView*>(QStringLiteral("stageSteps"))->currentIndex().row();
            QVERIFY2(std::ranges::find(rows, row) != rows.end(), where.constData());
            ++seen;
        }
    QVERIFY(seen >= 42);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, StageSoughtTest)
#include "stage_sought_test.moc"
