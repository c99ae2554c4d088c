// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of two things together, asked of the compiled catalogue.
#include "model/pairs/pair_clauses.h"
#include "model/pairs/pair_matrix.h"
#include "model/pairs/pair_reader.h"
#include "tests/model/pairs/named_pairs.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>

using namespace glossator;
using namespace glossator::pairs;
using support::NamedPair;

class PairsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void idsAreWrittenAndRead();
    void subjectsAreFoundByAnyName_data();
    void subjectsAreFoundByAnyName();
    void pairsAreNamed_data();
    void pairsAreNamed();
    void writtenIdsAreNames();
    void cardsAreNamedWithTheirNumber();
    void offersWhatSomethingIsSaidAbout();
    void knowsWhatRulesAreThere();
    void ownWordsComeFirst();
    void unknownNamesGetTheNearest();
    void bothWaysGiveTheSame();
    void answerOfTwoElements();
    void answerRestsOnRules();
    void nothingIsGuessedBesideAnAnswer();
    void partsStandInOrder();
    void aGlossStandsBesideItsClause();
    void silenceNamesTheNearest();
    void alone();
    void matrixAgreesWithAnswers();
    void termsOfClauses();

private:
    std::unique_ptr<catalogue::Catalogue> m_catalogue;
    std::unique_ptr<SubjectList> m_subjects;
    std::unique_ptr<PairReader> m_reader;

    [[nodiscard]] PairAnswer answer(const char* pair) const
    {
        return m_reader->answer(PairId::fromString(QLatin1String(pair)));
    }
};

namespace {

QStringList idsOf(const PairAnswer& answer)
{
    QStringList ids;
    for (const Finding& finding : answer.findings)
        ids += finding.clause.id;
    return ids;
}

const Finding* findingOf(const PairAnswer& answer, const char* id)
{
    const auto found = std::ranges::find_if(
        answer.findings, [id](const Finding& finding) { return finding.clause.id == QLatin1String(id); });
    return found == answer.findings.end() ? nullptr : &*found;
}

} // namespace

void PairsTest::initTestCase()
{
    auto opened = catalogue::Catalogue::open(QStringLiteral(GLOSSATOR_CATALOGUE));
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message()));
    m_catalogue = std::make_unique<catalogue::Catalogue>(std::move(*opened));
    m_subjects = std::make_unique<SubjectList>(*m_catalogue);
    m_reader = std::make_unique<PairReader>(*m_catalogue, *m_subjects);
}

void PairsTest::idsAreWrittenAndRead()
{
    for (const char* text :
         {"exp:base/exp:abbot", "exp:wonders-of-humanity/term:fairy", "term:fairy/", "/term:fairy", ""})
        QCOMPARE(PairId::fromString(QLatin1String(text)).toString(), QLatin1String(text));
    const PairId pair = PairId::fromString(QStringLiteral("base/term:fairy")); // as once written
    QCOMPARE(pair, PairId::fromString(QStringLiteral("exp:base/term:fairy")));
    QCOMPARE(pair.one.kind, SubjectKind::Expansion);
    QCOMPARE(pair.other.kind, SubjectKind::Concept);
    QCOMPARE(pair.other.id, QStringLiteral("fairy"));
    QVERIFY(pair.isWhole());
    QVERIFY(!PairId::fromString(QStringLiteral("base/")).isWhole());
}

void PairsTest::subjectsAreFoundByAnyName_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("code") << "exp:exp-3-princess-dragon";
    const auto row = [](const char* typed, const char* id) {
        QTest::newRow(typed) << QString::fromLatin1(id);
    };
    row("WOH", "exp:wonders-of-humanity");
    row("wonders", "exp:wonders-of-humanity");
    row("The Princess and the Dragon", "exp:exp-3-princess-dragon");
    row("printesa si dragonul", "exp:exp-3-princess-dragon");
    row("prin drag", "exp:exp-3-princess-dragon");
    row("la princesa i el drac", "exp:exp-3-princess-dragon");
    row("zana", "term:fairy");
    row("Zână", "term:fairy");
    row("fada", "term:fairy");
    row("fairy", "term:fairy");
    row("builder", "term:builder");
    row("tower", "term:tower");
    row("flier", "term:flier");
    row("inn", "term:inn");
    row("marker meep", "term:marker-meeple");
    row("abatele", "exp:abbot");
    row("zânei", "term:fairy");
    row("zanei", "term:fairy");
    row("fairies", "term:fairy");
    row("fades", "term:fairy");
    row("taranii", "term:farmer");
    row("calugarul", "term:monk");
    row("constructorul", "term:builder");
    row("dragonul", "term:dragon");
    row("dracs", "term:dragon");
    row("marker meeples", "term:marker-meeple");
    row("Una peça", "term:message-7");
    row("Message 7: One tile", "term:message-7");
}

void PairsTest::pairsAreNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    for (const NamedPair& pair : support::readNamedPairs()) {
        QTest::addRow("%s", qPrintable(pair.one)) << pair.one << pair.oneId;
        QTest::addRow("%s", qPrintable(pair.other)) << pair.other << pair.otherId;
    }
}

/// The links and the command line programs read names as this does; their tests use the same table.
void PairsTest::pairsAreNamed()
{
    QFETCH(QString, name);
    QFETCH(QString, id);
    const Subject* named = m_subjects->named(name);
    QCOMPARE(named == nullptr ? QString() : named->id.toString(), id);
}

/// What the program writes is read as what it was, and a link of an earlier version, which wrote boxes
/// without their mark, leads to the same answer.
void PairsTest::writtenIdsAreNames()
{
    for (const Subject& subject : m_subjects->all()) {
        QCOMPARE(m_subjects->named(subject.id.toString()), &subject);
        if (!subject.isExpansion())
            continue;
        const Subject* old = m_subjects->named(subject.id.id);
        QVERIFY2(old != nullptr, qPrintable(subject.id.id));
        const QString both = old->id.toString() + u' ' + subject.id.toString();
        QVERIFY2(m_subjects->meant(old->id) == m_subjects->meant(subject.id), qPrintable(both));
    }
}

/// What stands on a card says little alone.
void PairsTest::cardsAreNamedWithTheirNumber()
{
    using catalogue::Language;
    const Subject* card = m_subjects->find(SubjectId::fromString(QStringLiteral("term:message-7")));
    QVERIFY(card != nullptr);
    QCOMPARE(card->name(Language::En), QStringLiteral("Message 7: One tile"));
    QCOMPARE(card->name(Language::Ro), QStringLiteral("Depeșa 7: Un cartonaș"));
    QCOMPARE(card->name(Language::Ca), QStringLiteral("Despatx 7: Una peça"));
    for (int number = 1; number <= 8; ++number) {
        const auto id = SubjectId::fromString(QStringLiteral("term:message-%1").arg(number));
        for (const Language language : catalogue::allLanguages)
            QVERIFY2(m_subjects->find(id)->name(language).contains(QStringLiteral(" %1: ").arg(number)),
                     qPrintable(m_subjects->find(id)->name(language)));
    }
    const Subject* fairy = m_subjects->find(SubjectId::fromString(QStringLiteral("term:fairy")));
    QCOMPARE(fairy->name(Language::En), QStringLiteral("fairy"));
}

void PairsTest::subjectsAreFoundByAnyName()
{
    QFETCH(QString, id);
    const QString typed = QString::fromUtf8(QTest::currentDataTag());
    const auto found = m_subjects->matches(typed == QLatin1String("code") ? QStringLiteral("pd") : typed, 3);
    QVERIFY(!found.empty());
    QCOMPARE(found.front()->id.toString(), id);
}

/// A box stands on the shelf even if nothing is said about it; a concept of which nothing is said leads
/// nowhere.
void PairsTest::offersWhatSomethingIsSaidAbout()
{
    for (const char* typed : {"wonder", "fer", "place", "min"}) {
        bool isSilent = false;
        for (const Subject* subject : m_subjects->matches(QString::fromLatin1(typed), 100)) {
            QVERIFY2(subject->clauses > 0 || subject->isExpansion(), qPrintable(subject->id.toString()));
            QVERIFY2(subject->clauses == 0 || !isSilent, qPrintable(subject->id.toString()));
            isSilent = subject->clauses == 0;
        }
    }
    const Subject* whole = m_subjects->named(QStringLiteral("wonder function"));
    QVERIFY(whole != nullptr && whole->clauses == 0);
    const Subject* box = m_subjects->named(QStringLiteral("The Ferries"));
    QVERIFY(box != nullptr && box->isExpansion());
}

/// Of some boxes a part of the rules is told, of others nothing: that is not the same.
void PairsTest::knowsWhatRulesAreThere()
{
    const auto subject = [this](const char* id) {
        return m_subjects->find(SubjectId::fromString(QString::fromLatin1(id)));
    };
    for (const char* partly : {"exp:exp-3-princess-dragon", "exp:fairy"}) {
        QVERIFY(subject(partly) != nullptr);
        QVERIFY2(!subject(partly)->isWhole && subject(partly)->hasRules, partly);
    }
    for (const char* missing : {"exp:mini-3-ferries", "exp:labyrinth", "term:dragon"}) {
        QVERIFY(subject(missing) != nullptr);
        QVERIFY2(!subject(missing)->isWhole && !subject(missing)->hasRules, missing);
    }
    QVERIFY(subject("exp:base")->isWhole && subject("exp:base")->hasRules);
}

/// "Turn" is Romanian for the tower and English for what a player does: each reader means their own word.
void PairsTest::ownWordsComeFirst()
{
    const auto first = [this](const char* typed, catalogue::Language own) {
        return m_subjects->matches(QString::fromUtf8(typed), 3, own).front()->id.id;
    };
    QCOMPARE(first("turn", catalogue::Language::Ro), QStringLiteral("tower"));
    QCOMPARE(first("turn", catalogue::Language::En), QStringLiteral("turn"));
    QCOMPARE(m_subjects->named(QStringLiteral("turn"), catalogue::Language::Ro)->id.id,
             QStringLiteral("tower"));
    QCOMPARE(first("fairy", catalogue::Language::Ro), QStringLiteral("fairy")); // has no rival there
}

void PairsTest::unknownNamesGetTheNearest()
{
    QVERIFY(m_subjects->named(QStringLiteral("fary")) == nullptr);
    QCOMPARE(m_subjects->named(QStringLiteral("fairies"))->id.toString(), QStringLiteral("term:fairy"));
    QCOMPARE(m_subjects->named(QStringLiteral("wonders"))->id.toString(),
             QStringLiteral("exp:wonders-of-humanity"));
    QVERIFY(m_subjects->named(QStringLiteral("the")) == nullptr); // is in many names
    QVERIFY(m_subjects->namesLike(QStringLiteral("fary"), catalogue::Language::En, 3)
                .contains(QStringLiteral("fairy")));
    QVERIFY(m_subjects->matches(QStringLiteral("qqqq"), 5).empty());
    QVERIFY(m_subjects->matches(QStringLiteral(" "), 5).empty());
    QVERIFY(m_subjects->named(QStringLiteral("term:builder")) != nullptr);
    QCOMPARE(m_subjects->named(QStringLiteral("Fairy"))->id.toString(), QStringLiteral("term:fairy"));
    QCOMPARE(m_subjects->named(QStringLiteral("FA"))->id.toString(), QStringLiteral("exp:fairy")); // the box
}

void PairsTest::bothWaysGiveTheSame()
{
    const QStringList one = idsOf(answer("wonders-of-humanity/exp-3-princess-dragon"));
    QCOMPARE(idsOf(answer("exp-3-princess-dragon/wonders-of-humanity")), one);
    for (const auto& clause : m_catalogue->clausesBetween(QStringLiteral("wonders-of-humanity"),
                                                          QStringLiteral("exp-3-princess-dragon")))
        QVERIFY2(one.contains(clause.id), qPrintable(clause.id));
}

void PairsTest::answerOfTwoElements()
{
    const PairAnswer found = answer("term:fairy/term:marker-meeple");
    QVERIFY(!found.isEmpty());
    QCOMPARE(idsOf(found).constFirst(), QStringLiteral("woh-x-exp3-fairy-not-marker"));
    QVERIFY(idsOf(answer("wonders-of-humanity/term:fairy"))
                .contains(QStringLiteral("woh-x-exp3-fairy-not-marker")));
    QVERIFY(!idsOf(answer("messages-1/term:fairy")).contains(QStringLiteral("woh-x-exp3-fairy-not-marker")));
}

/// A clarification about the fairy stands beside a rule of the box that has her.
void PairsTest::answerRestsOnRules()
{
    const PairAnswer found = answer("term:fairy/term:marker-meeple");
    const Finding* finding = findingOf(found, "woh-x-exp3-fairy-not-marker");
    QVERIFY(finding != nullptr);
    QVERIFY(std::ranges::any_of(finding->beside, [](const Beside& beside) {
        return beside.relation == Relation::RestsOn &&
               beside.clause.expansion == QLatin1String("exp-3-princess-dragon") &&
               beside.clause.kind == catalogue::ClauseKind::Rule;
    }));
}

/// Beside an answer stand just the rules that its authors name, what it explains and where it leads.
void PairsTest::nothingIsGuessedBesideAnAnswer()
{
    int told = 0;
    for (const Finding& finding : answer("wonders-of-humanity/exp-3-princess-dragon").findings) {
        const QStringList known = m_catalogue->basesOf(finding.clause.id) + finding.clause.glosses +
                                  m_catalogue->linksFrom(finding.clause.id);
        for (const Beside& beside : finding.beside)
            if (beside.relation == Relation::RestsOn) {
                QVERIFY2(known.contains(beside.clause.id), qPrintable(beside.clause.id));
                ++told;
            }
    }
    QVERIFY(told > 1);
}

void PairsTest::partsStandInOrder()
{
    const PairAnswer found = answer("messages-1/exp-2-traders-builders");
    QVERIFY(found.findings.size() > 3);
    QVERIFY(std::ranges::is_sorted(found.findings, {}, &Finding::part));
    for (const Finding& finding : found.findings)
        QCOMPARE(finding.part, partOf(finding.clause));
}

/// What glosses a clause of the answer is told once, beside it.
void PairsTest::aGlossStandsBesideItsClause()
{
    const PairAnswer found = answer("term:fairy/exp-3-princess-dragon");
    const QStringList main = idsOf(found);
    const Finding* finding = findingOf(found, "exp3-fairy-three-points");
    QVERIFY(finding != nullptr);
    QVERIFY(!main.contains(QStringLiteral("exp3-fairy-revision-2025")) ||
            findingOf(found, "exp3-fairy-revision-2025")->beside.empty());
    QVERIFY(std::ranges::any_of(finding->beside, [](const Beside& beside) {
        return beside.clause.kind == catalogue::ClauseKind::EditionDifference;
    }));
}

void PairsTest::silenceNamesTheNearest()
{
    const PairAnswer found = answer("wonders-of-humanity/labyrinth");
    QVERIFY(found.isEmpty());
    QVERIFY(!found.nearPairs.empty());
    for (const NearPair& near : found.nearPairs) {
        QVERIFY(near.clauses > 0);
        QCOMPARE(near.pair.one.id, QStringLiteral("wonders-of-humanity"));
        QVERIFY2(!answer(qPrintable(near.pair.toString())).isEmpty(), qPrintable(near.pair.toString()));
    }
    QVERIFY(!answer("exp-1-inns-cathedrals/exp-4-tower").findings.empty());
    QVERIFY(!answer("wind-roses/exp-2-traders-builders").nearRules.empty());
}

void PairsTest::alone()
{
    const PairAnswer found = answer("wonders-of-humanity/wonders-of-humanity");
    QVERIFY(!found.isEmpty());
    for (const Finding& finding : found.findings) {
        QVERIFY(finding.clause.others.isEmpty());
        QVERIFY(finding.part != Part::Aside);
    }
}

void PairsTest::matrixAgreesWithAnswers()
{
    const PairMatrix matrix(*m_catalogue);
    const int count = static_cast<int>(matrix.boxes().size());
    QVERIFY(count > 50);
    for (int i = 0; i < count; ++i)
        for (int j = i; j < count; ++j) {
            const PairId pair{{SubjectKind::Expansion, matrix.boxes().at(static_cast<std::size_t>(i)).id},
                              {SubjectKind::Expansion, matrix.boxes().at(static_cast<std::size_t>(j)).id}};
            const PairCell& cell = matrix.cell(i, j);
            QCOMPARE(matrix.cell(j, i), cell);
            QVERIFY(cell.proven <= cell.total());
            QVERIFY2(cell.total() ==
                         static_cast<int>(clausesAboutBoth(*m_catalogue, m_subjects->meant(pair)).size()),
                     qPrintable(pair.toString()));
        }
    QVERIFY(matrix.most() > 5);
}

/// Words of a clause count wherever their form differs from the term's own.
void PairsTest::termsOfClauses()
{
    const SubjectId fairy{SubjectKind::Concept, QStringLiteral("fairy")};
    QVERIFY(clausesAbout(*m_catalogue, fairy).contains(QStringLiteral("exp4-capture-meeples-only")));
    const SubjectId builder{SubjectKind::Concept, QStringLiteral("builder")};
    QVERIFY(clausesAbout(*m_catalogue, builder)
                .contains(QStringLiteral("exp4-capture-meeples-only"))); // "builders"
}

GLOSSATOR_TEST(QCoreApplication, , PairsTest)
#include "pairs_test.moc"
