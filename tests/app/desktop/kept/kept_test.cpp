// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader keeps is written at once, told to whoever shows it, and every removal can be undone.
#include "app/desktop/house/house_readings.h"
#include "app/desktop/kept/kept.h"
#include "app/desktop/kept/kept_model.h"
#include "model/engine/rules/registry.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace glossator::desktop {

using catalogue::Catalogue;
using notebook::Place;
using notebook::PlaceKind;

namespace {

const QString openClause = QStringLiteral("woh-open-tikal-two-cities");
const QString ownClause = QStringLiteral("woh-open-placed-last");

Place clausePlace(const char* id)
{
    return {PlaceKind::Clause, QString::fromLatin1(id)};
}

Place pairPlace(const char* id)
{
    return {PlaceKind::Pair, QString::fromLatin1(id)};
}

} // namespace

class KeptTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { m_notebook.emplace(notebook::Notebook::forgotten()); }
    void setsAndRemovesBookmarks();
    void aStretchIsCalledByItsEnd();
    void undoesAWholeStretchOfWriting();
    void decidesByAReadingOrInOwnWords();
    void everyReadingOfAnOpenQuestionHasWords();
    void forgetsRecentPlacesAndPutsThemBack();
    void aPairIsOnePlaceBothWaysRound();
    void listsPairsByTheirNames();
    void listsWhatIsKept();
    void listsWhatTheCatalogueLacks();
    void narrowsTheListByTyping();

private:
    [[nodiscard]] QStringList rows(const KeptModel& model) const;

    std::optional<Catalogue> m_catalogue;
    std::optional<notebook::Notebook> m_notebook;
};

void KeptTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
}

void KeptTest::setsAndRemovesBookmarks()
{
    Kept kept(*m_notebook);
    QSignalSpy changed(&kept, &Kept::changed);
    QSignalSpy removed(&kept, &Kept::removed);
    kept.toggleBookmark(clausePlace("base-city-score"));
    QTest::qSleep(2); // or else both have the same time
    kept.toggleBookmark({PlaceKind::Tile, QStringLiteral("base:D")});
    QVERIFY(kept.hasBookmark(clausePlace("base-city-score")));
    QVERIFY(!kept.hasBookmark({PlaceKind::Case, QStringLiteral("base-city-score")}));
    const auto before = m_notebook->bookmarks().all();
    kept.toggleBookmark(clausePlace("base-city-score"));
    QCOMPARE(removed.count(), 1);
    QVERIFY(!kept.hasBookmark(clausePlace("base-city-score")));
    kept.undo();
    QVERIFY(m_notebook->bookmarks().all() == before); // with its time
    kept.undo();
    kept.undo();
    QVERIFY(kept.bookmarks().empty());
    QCOMPARE(changed.count(), 6);
    kept.undoStack()->redo();
    QVERIFY(Kept(*m_notebook).hasBookmark(clausePlace("base-city-score")));
}

/// By what came of it, not by its first letter.
void KeptTest::aStretchIsCalledByItsEnd()
{
    Kept kept(*m_notebook);
    const QString clause = QStringLiteral("base-city-score");
    kept.writeNote(clause, QStringLiteral("2 each"));
    kept.endWriting();
    for (const char* text : {"2", ""})
        kept.writeNote(clause, QString::fromLatin1(text));
    QCOMPARE(kept.undoStack()->undoText(), QStringLiteral("removal of a note"));
    kept.writeNote(clause, QStringLiteral("3"));
    QCOMPARE(kept.undoStack()->undoText(), QStringLiteral("note"));
    kept.undo();
    QCOMPARE(kept.note(clause), QStringLiteral("2 each"));
    kept.removeNote(clause);
}

void KeptTest::undoesAWholeStretchOfWriting()
{
    Kept kept(*m_notebook);
    const QString clause = QStringLiteral("base-city-score");
    kept.endWriting();
    for (const char* text : {"2", "2 ea", "2 each"})
        kept.writeNote(clause, QString::fromLatin1(text));
    kept.endWriting();
    kept.writeNote(clause, QStringLiteral("2 each!"));
    QCOMPARE(m_notebook->notes().of(clause), QStringLiteral("2 each!"));
    kept.undo();
    QCOMPARE(kept.note(clause), QStringLiteral("2 each"));
    kept.removeNote(clause);
    QVERIFY(m_notebook->notes().all().isEmpty());
    QCOMPARE(kept.undoStack()->undoText(), QStringLiteral("removal of a note"));
    kept.undo();
    QCOMPARE(kept.undoStack()->undoText(), QStringLiteral("note"));
    QCOMPARE(kept.note(clause), QStringLiteral("2 each"));
    kept.undo();
    QCOMPARE(kept.note(clause), QString());
}

void KeptTest::decidesByAReadingOrInOwnWords()
{
    Kept kept(*m_notebook);
    QVERIFY(kept.decision(openClause).isEmpty());
    kept.decide(openClause, QStringLiteral("once"));
    QCOMPARE(m_notebook->houseDecisions().all().value(QStringLiteral("tikal-two-cities")),
             QStringLiteral("once"));
    QCOMPARE(kept.decision(openClause), QStringLiteral("Tikal pays once a turn."));
    kept.endWriting();
    kept.writeRule(openClause, QStringLiteral("We ask Ana."));
    QCOMPARE(kept.decision(openClause), QStringLiteral("We ask Ana."));
    QVERIFY(m_notebook->houseDecisions().all().isEmpty());
    kept.undo();
    QCOMPARE(kept.reading(openClause), QStringLiteral("once"));
    kept.writeRule(ownClause, QStringLiteral("It counts."));
    QCOMPARE(kept.decidedClauses(), (QStringList{ownClause, openClause}));
    kept.leaveOpen(openClause);
    QCOMPARE(kept.decidedClauses(), QStringList{ownClause});
    QCOMPARE(kept.undoStack()->undoText(), QStringLiteral("removal of a house decision"));
    kept.undo();
    QCOMPARE(Kept(*m_notebook).reading(openClause), QStringLiteral("once"));
}

/// A reading that nobody can read is no offer.
void KeptTest::everyReadingOfAnOpenQuestionHasWords()
{
    int asked = 0;
    for (const auto& module : engine::rules::all())
        for (const auto& spec : module.switches()) {
            const auto id = QString::fromUtf8(spec.id.data(), static_cast<qsizetype>(spec.id.size()));
            const auto clause = m_catalogue->clause(HouseReadings::clauseOf(id));
            if (!clause || !HouseReadings::isAsked(*clause))
                continue;
            ++asked;
            QCOMPARE(HouseReadings::switchAbout(clause->id), id);
            for (const HouseReading& reading : HouseReadings::of(id))
                QVERIFY2(reading.words != reading.id, qPrintable(id + u' ' + reading.id));
        }
    QVERIFY(asked >= 5);
}

void KeptTest::forgetsRecentPlacesAndPutsThemBack()
{
    Kept kept(*m_notebook);
    for (const char* id : {"a", "b", "c"})
        kept.visit(clausePlace(id));
    const auto before = kept.recentPlaces();
    kept.forget(clausePlace("b"));
    QCOMPARE(kept.recentPlaces().size(), 2U);
    kept.undo();
    QVERIFY(kept.recentPlaces() == before);
}

QStringList KeptTest::rows(const KeptModel& model) const
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        rows += index.data(KeptModel::IsHeadingRole).toBool() ? index.data().toString()
                                                              : index.data(KeptModel::IdRole).toString();
    }
    return rows;
}

void KeptTest::aPairIsOnePlaceBothWaysRound()
{
    Kept kept(*m_notebook);
    kept.visit(pairPlace("term:fairy/exp:abbot"));
    kept.visit(clausePlace("a"));
    kept.visit(pairPlace("exp:abbot/term:fairy"));
    const std::vector<Place> expected{pairPlace("exp:abbot/term:fairy"), clausePlace("a")};
    QVERIFY(kept.recentPlaces() == expected);
    kept.forget(expected.front());
    QVERIFY(kept.recentPlaces() == std::vector{clausePlace("a")});
    kept.undo();
    QVERIFY(kept.recentPlaces() == expected);
}

/// In the order in which they were asked about; what the catalogue lacks by its id.
void KeptTest::listsPairsByTheirNames()
{
    Kept kept(*m_notebook);
    for (const char* pair : {"exp:nope/term:fairy", "term:fairy/term:fairy", "term:fairy/exp:abbot"})
        kept.visit(pairPlace(pair));
    KeptModel model;
    model.setSources(&kept, &*m_catalogue, nullptr);
    const auto title = [&](int row) { return model.index(row).data().toString(); };
    QCOMPARE(title(1), QStringLiteral("fairy + The Abbot"));
    QCOMPARE(model.index(1).data(KeptModel::DetailRole).toString(), QStringLiteral("Pair"));
    QVERIFY(model.placeAt(1) == pairPlace("term:fairy/exp:abbot"));
    QCOMPARE(title(2), QStringLiteral("fairy"));
    QCOMPARE(title(3), QStringLiteral("exp:nope/term:fairy"));
    QVERIFY(model.index(3).data(KeptModel::DetailRole).toString().startsWith(QStringLiteral("Not in")));
    model.setText(QStringLiteral("the abb"));
    QCOMPARE(rows(model), (QStringList{"Recent places", "term:fairy/exp:abbot"}));
    model.setText({});
    model.setLanguage(catalogue::Language::Ro);
    QVERIFY2(title(1).startsWith(QStringLiteral("zână + ")), qPrintable(title(1)));
}

void KeptTest::listsWhatIsKept()
{
    Kept kept(*m_notebook);
    KeptModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSources(&kept, &*m_catalogue, nullptr);
    QVERIFY(model.isEmpty());
    kept.toggleBookmark(clausePlace("base-city-score"));
    kept.writeNote(QStringLiteral("base-city-score"), QStringLiteral("2 for\neach"));
    kept.decide(openClause, QStringLiteral("once"));
    kept.visit({PlaceKind::Case, m_catalogue->cases().front().id});
    model.fill();
    QCOMPARE(rows(model),
             (QStringList{"Bookmarks", "base-city-score", "Notes", "base-city-score", "We play it so",
                          openClause, "Recent places", m_catalogue->cases().front().id}));
    QCOMPARE(model.index(3).data().toString(), QStringLiteral("2 for each"));
    QVERIFY(model.index(1).data(KeptModel::DetailRole).toString().startsWith(QStringLiteral("Base game")));
    QVERIFY(!(model.flags(model.index(0)) & Qt::ItemIsSelectable));
    QCOMPARE(model.nearestPlace(0), 1);
    QCOMPARE(model.nearestPlace(99), 7);
    model.setLanguage(catalogue::Language::Ro);
    QVERIFY(model.index(7).data().toString() !=
            m_catalogue->cases().front().title.textOrSource(catalogue::Language::En));
}

void KeptTest::listsWhatTheCatalogueLacks()
{
    Kept kept(*m_notebook);
    kept.toggleBookmark(clausePlace("of-another-catalogue"));
    KeptModel model;
    model.setSources(&kept, &*m_catalogue, nullptr);
    QCOMPARE(model.index(1).data().toString(), QStringLiteral("of-another-catalogue"));
    QVERIFY(!model.index(1).data(KeptModel::DetailRole).toString().isEmpty());
}

void KeptTest::narrowsTheListByTyping()
{
    Kept kept(*m_notebook);
    kept.writeNote(QStringLiteral("base-city-score"), QStringLiteral("Întreabă-l pe Ștefan"));
    kept.toggleBookmark(clausePlace("woh-attach-normal-rules"));
    KeptModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSources(&kept, &*m_catalogue, nullptr);
    model.setText(QStringLiteral("stefan"));
    QCOMPARE(rows(model), (QStringList{"Notes", "base-city-score"}));
    model.setText(QStringLiteral("nothing of the kind"));
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.isEmpty());
    model.setText({});
    QCOMPARE(model.rowCount(), 4);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, KeptTest)
#include "kept_test.moc"
