// SPDX-License-Identifier: GPL-3.0-or-later
// What is found stands in groups, whose headings cannot be chosen.
#include "app/desktop/lookup/result_model.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace glossator::desktop {

using search::ResultKind;

namespace {

search::Result found(ResultKind kind, const QString& id)
{
    search::Result result;
    result.kind = kind;
    result.id = id;
    result.title = id;
    return result;
}

search::Results mixed()
{
    search::Results results;
    results.items = {found(ResultKind::Clause, QStringLiteral("one")),
                     found(ResultKind::Term, QStringLiteral("two")),
                     found(ResultKind::Clause, QStringLiteral("three"))};
    results.total = 3;
    return results;
}

} // namespace

class ResultModelTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatIsNotOnTheTable();
    void tellsWhatATermIsCalledElsewhere();
    void groupsByKindInTheOrderOfTheBest();
    void hasOneOrderOfGroups_data();
    void hasOneOrderOfGroups();
    void clausesAreNotFarBelow_data();
    void clausesAreNotFarBelow();
    void headingsCannotBeChosen();
    void stepsOverHeadings();
    void nothingFoundHasNoRows();
    void tellsWhoSaysSo_data();
    void tellsWhoSaysSo();
};

void ResultModelTest::tellsWhoSaysSo_data()
{
    using catalogue::ClauseKind;
    using catalogue::Origin;
    QTest::addColumn<std::optional<ClauseKind>>("kind");
    QTest::addColumn<Origin>("origin");
    QTest::addColumn<QString>("badge");
    const auto line = [](std::optional<ClauseKind> kind, Origin origin, const char* badge) {
        QTest::newRow(badge) << kind << origin << QString::fromLatin1(badge);
    };
    line(ClauseKind::Rule, Origin::Publisher, "publisher");
    line(ClauseKind::CommunityClarification, Origin::Community, "community");
    line(ClauseKind::OpenQuestion, Origin::Community, "open question");
    line(ClauseKind::EditionDifference, Origin::Publisher, "edition difference");
    line({}, Origin::Publisher, "");
}

/// A term has no badge.
void ResultModelTest::tellsWhoSaysSo()
{
    QFETCH(std::optional<catalogue::ClauseKind>, kind);
    QFETCH(catalogue::Origin, origin);
    QFETCH(QString, badge);
    search::Result result = found(kind ? ResultKind::Clause : ResultKind::Term, QStringLiteral("one"));
    result.clauseKind = kind;
    if (kind)
        result.voice = voiceOf(*kind, origin, catalogue::Standing::Ruled);
    result.snippet.text = QStringLiteral("passage");
    search::Results results;
    results.items = {result};
    ResultModel model;
    model.setResults(results);
    QCOMPARE(model.index(1).data(ResultModel::BadgeRole).toString(), badge);
    const QString head = badge.isEmpty() ? QStringLiteral("one") : QStringLiteral("one, ") + badge;
    QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(), head + QStringLiteral(": passage"));
}

void ResultModelTest::tellsWhatIsNotOnTheTable()
{
    search::Results results;
    results.items = {found(ResultKind::Term, QStringLiteral("one")),
                     found(ResultKind::Term, QStringLiteral("two"))};
    results.items.front().isOffTable = true;
    ResultModel model;
    model.setResults(results);
    QCOMPARE(model.index(1).data(ResultModel::PlaceRole).toString(), QStringLiteral("not on your table"));
    QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().contains(u"not on your table"));
    QVERIFY(model.index(2).data(ResultModel::PlaceRole).toString().isEmpty());
    results.items.front().expansion = QStringLiteral("tower");
    model.setExpansionNames({{QStringLiteral("tower"), QStringLiteral("The Tower")}});
    model.setResults(results);
    QCOMPARE(model.index(1).data(ResultModel::PlaceRole).toString(),
             QStringLiteral("not on your table · The Tower"));
}

/// Its note is for translators; a player is told how it is called elsewhere.
void ResultModelTest::tellsWhatATermIsCalledElsewhere()
{
    const auto catalogue = compiledCatalogue();
    const auto terms = terms::TermBase::whenAsked(catalogue.database());
    search::Result result = found(ResultKind::Term, QStringLiteral("wonder"));
    result.snippet.text = QStringLiteral("a note for translators");
    search::Results results;
    results.items = {result};
    ResultModel model;
    model.setThings(nullptr, &terms);
    model.setResults(results);
    QCOMPARE(model.resultAt(1)->snippet.text, QStringLiteral("RO\u00a0minune · CA\u00a0meravella"));
}

void ResultModelTest::groupsByKindInTheOrderOfTheBest()
{
    ResultModel model;
    QAbstractItemModelTester tester(&model);
    model.setResults(mixed());
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids += model.resultAt(row) != nullptr ? model.resultAt(row)->id : QStringLiteral("-");
    QCOMPARE(ids.join(u' '), QStringLiteral("- one three - two"));
}

/// Kinds are written as their first letters, with S for a section, E for an expansion and K for a clause.
void ResultModelTest::hasOneOrderOfGroups_data()
{
    QTest::addColumn<QString>("found");       ///< best first
    QTest::addColumn<search::Match>("match"); ///< of the best
    QTest::addColumn<QString>("shown");
    QTest::newRow("words of a title") << "ESKCT" << search::Match::TitleWords << "KCSET";
    QTest::newRow("begun") << "TEKCS" << search::Match::TitleStart << "TKCSE";
    QTest::newRow("a rule") << "KETSC" << search::Match::Text << "KCSET";
    QTest::newRow("named") << "ETKSC" << search::Match::Title << "ETKCS";
    QTest::newRow("named in another form") << "STKEC" << search::Match::TitleForm << "STKCE";
}

void ResultModelTest::hasOneOrderOfGroups()
{
    QFETCH(QString, found);
    QFETCH(search::Match, match);
    QFETCH(QString, shown);
    const QHash<QChar, ResultKind> kinds{{u'E', ResultKind::Expansion},
                                         {u'S', ResultKind::Section},
                                         {u'K', ResultKind::Clause},
                                         {u'C', ResultKind::Case},
                                         {u'T', ResultKind::Term}};
    search::Results results;
    for (const QChar letter : found)
        results.items.push_back(desktop::found(kinds.value(letter), letter));
    results.items.front().match = match;
    ResultModel model;
    QAbstractItemModelTester tester(&model);
    model.setResults(results);
    QString rows;
    for (int row = 0; row < model.rowCount(); ++row)
        if (const search::Result* result = model.resultAt(row))
            rows += result->id;
    QCOMPARE(rows, shown);
}

/// A player who types "meeple" wants a rule and not the thirty terms with that word; nothing is lost.
void ResultModelTest::clausesAreNotFarBelow_data()
{
    QTest::addColumn<int>("terms");
    QTest::addColumn<int>("clauses");
    QTest::addColumn<QString>("kinds"); ///< of the rows: T, C, and "-" for a heading
    QTest::newRow("few") << 3 << 2 << "-TTT-CC";
    QTest::newRow("many") << 5 << 2 << "-TTT-CC-TT";
    QTest::newRow("no clauses") << 5 << 0 << "-TTTTT";
}

void ResultModelTest::clausesAreNotFarBelow()
{
    QFETCH(int, terms);
    QFETCH(int, clauses);
    QFETCH(QString, kinds);
    search::Results results;
    for (int i = 0; i < terms + clauses; ++i)
        results.items.push_back(found(i < terms ? ResultKind::Term : ResultKind::Clause, QString::number(i)));
    ResultModel model;
    QAbstractItemModelTester tester(&model);
    model.setResults(results);
    QString rows;
    for (int row = 0; row < model.rowCount(); ++row)
        if (const search::Result* result = model.resultAt(row))
            rows += result->kind == ResultKind::Term ? u'T' : u'C';
        else
            rows += u'-';
    QCOMPARE(rows, kinds);
}

void ResultModelTest::headingsCannotBeChosen()
{
    ResultModel model;
    model.setResults(mixed());
    QVERIFY(model.index(0).data(ResultModel::IsHeadingRole).toBool());
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("Clauses"));
    QVERIFY((model.flags(model.index(0)) & Qt::ItemIsSelectable) == 0);
    QVERIFY((model.flags(model.index(1)) & Qt::ItemIsSelectable) != 0);
}

void ResultModelTest::stepsOverHeadings()
{
    ResultModel model;
    model.setResults(mixed());
    QCOMPARE(model.resultRow(0, 1), 1);
    QCOMPARE(model.resultRow(3, 1), 4);
    QCOMPARE(model.resultRow(3, -1), 2);
    QCOMPARE(model.resultRow(0, -1), -1);
}

void ResultModelTest::nothingFoundHasNoRows()
{
    ResultModel model;
    QAbstractItemModelTester tester(&model);
    model.setResults(mixed());
    model.setResults({});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.resultRow(0, 1), -1);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, ResultModelTest)
#include "result_model_test.moc"
