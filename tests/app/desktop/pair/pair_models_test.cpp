// SPDX-License-Identifier: GPL-3.0-or-later
// The lists and tables behind the answer by pair, and the page that an answer is set as.
#include "app/desktop/pair/matrix_model.h"
#include "app/desktop/pair/pair_page.h"
#include "app/desktop/pair/pair_words.h"
#include "app/desktop/pair/subject_model.h"
#include "model/pairs/pair_reader.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Language;

class PairModelsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void offersWhatIsTyped();
    void countsAreTheSameBothWays();
    void namesItsCells();
    void saysWhoSaysIt_data();
    void saysWhoSaysIt();
    void dimsWhatIsNotOnTheTable();
    void setsAnAnswerAsAPage();
    void tellsWhereClausesComeFrom();
    void setsSilenceAsAPage();

private:
    [[nodiscard]] Page pageOf(const char* pair) const;

    std::unique_ptr<catalogue::Catalogue> m_catalogue;
    std::unique_ptr<pairs::SubjectList> m_subjects;
};

void PairModelsTest::initTestCase()
{
    m_catalogue = std::make_unique<catalogue::Catalogue>(compiledCatalogue());
    m_subjects = std::make_unique<pairs::SubjectList>(*m_catalogue);
}

Page PairModelsTest::pageOf(const char* pair) const
{
    const pairs::PairReader reader(*m_catalogue, *m_subjects);
    return PairPage::of(reader.answer(pairs::PairId::fromString(QLatin1String(pair))), *m_subjects,
                        *m_catalogue);
}

void PairModelsTest::offersWhatIsTyped()
{
    SubjectModel model;
    const QAbstractItemModelTester tester(&model);
    model.setText(QStringLiteral("fairy"));
    QCOMPARE(model.rowCount(), 0); // nothing to offer yet
    model.setSubjects(m_subjects.get());
    model.setLanguage(Language::Ro);
    model.setText(QStringLiteral("fairy"));
    QVERIFY(model.rowCount() > 0);
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("zână"));
    QCOMPARE(model.index(0).data(SubjectModel::IdRole).toString(), QStringLiteral("term:fairy"));
    QVERIFY(model.index(0).data(SubjectModel::KindRole).toString().contains(QStringLiteral("Figure")));
    QVERIFY(model.index(0).data(SubjectModel::SignRole).toString().isEmpty());
    model.setText(QStringLiteral("watchtowers"));
    QCOMPARE(model.index(0).data(SubjectModel::SignRole).toString(), QStringLiteral("watchtower"));
    const auto isMarked = [&model](const char* text) {
        model.setText(QString::fromLatin1(text));
        return model.index(0).data(SubjectModel::KindRole).toString().contains(u"not on your table");
    };
    QVERIFY(!isMarked("fairy"));
    model.setTable({QStringLiteral("base"), QStringLiteral("watchtowers")});
    QVERIFY(isMarked("fairy"));
    QVERIFY(!isMarked("watchtowers") && !isMarked("road"));
    model.setText({});
    QCOMPARE(model.rowCount(), 0);
}

void PairModelsTest::countsAreTheSameBothWays()
{
    MatrixModel model;
    const QAbstractItemModelTester tester(&model);
    model.setMatrix(pairs::PairMatrix(*m_catalogue));
    const int one = model.placeOf(QStringLiteral("wonders-of-humanity"));
    const int other = model.placeOf(QStringLiteral("exp-3-princess-dragon"));
    QVERIFY(one >= 0 && other >= 0);
    const int told = model.index(one, other).data().toInt();
    QVERIFY(told > 5);
    QCOMPARE(model.index(other, one).data().toInt(), told);
    QCOMPARE(model.placeOf(QStringLiteral("no-such-box")), -1);
}

void PairModelsTest::namesItsCells()
{
    MatrixModel model;
    model.setMatrix(pairs::PairMatrix(*m_catalogue));
    const int one = model.placeOf(QStringLiteral("wonders-of-humanity"));
    const int other = model.placeOf(QStringLiteral("exp-3-princess-dragon"));
    const auto name = [&](int row, int column) {
        return model.index(row, column).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY(
        name(one, other).startsWith(QStringLiteral("The Wonders of Humanity + The Princess & the Dragon: ")));
    QVERIFY(name(one, other).contains(QStringLiteral("community")));
    QVERIFY(name(one, one).startsWith(QStringLiteral("The Wonders of Humanity alone: ")));
    const int silent = model.placeOf(QStringLiteral("labyrinth"));
    QVERIFY(name(one, silent).endsWith(QStringLiteral("no ruling recorded")));
    model.setLanguage(Language::Ca);
    QVERIFY(name(one, other).contains(QStringLiteral("La princesa i el drac")));
    QCOMPARE(model.headerData(one, Qt::Horizontal, MatrixModel::CodeRole).toString(), QStringLiteral("WOH"));
}

void PairModelsTest::saysWhoSaysIt_data()
{
    QTest::addColumn<pairs::PairCell>("cell");
    const auto cell = [](int publisher, int community, int edition, int nobody, int proven) {
        return pairs::PairCell{{publisher, community, edition, nobody}, proven};
    };
    QTest::newRow("no ruling recorded") << cell(0, 0, 0, 0, 0);
    QTest::newRow("1 clause(s) from the community, with a case to play") << cell(0, 1, 0, 0, 1);
    QTest::newRow("2 open question(s)") << cell(0, 0, 0, 2, 0);
    QTest::newRow("4 clause(s): 2 from the publisher, 1 from the community, 1 edition difference(s); "
                  "1 with a case to play")
        << cell(2, 1, 1, 0, 1);
}

/// So that the words agree in number: as they are without a translation.
void PairModelsTest::saysWhoSaysIt()
{
    QFETCH(pairs::PairCell, cell);
    QCOMPARE(PairWords::amount(cell), QString::fromUtf8(QTest::currentDataTag()));
}

void PairModelsTest::dimsWhatIsNotOnTheTable()
{
    MatrixModel model;
    model.setMatrix(pairs::PairMatrix(*m_catalogue));
    const int base = model.placeOf(QStringLiteral("base"));
    const int river = model.placeOf(QStringLiteral("river"));
    QVERIFY(!model.index(base, river).data(MatrixModel::OffTableRole).toBool());
    model.setTable({QStringLiteral("base"), QStringLiteral("abbot")});
    QVERIFY(model.index(base, river).data(MatrixModel::OffTableRole).toBool());
    QVERIFY(model.headerData(river, Qt::Vertical, MatrixModel::OffTableRole).toBool());
    QVERIFY(!model.headerData(base, Qt::Vertical, MatrixModel::OffTableRole).toBool());
}

void PairModelsTest::setsAnAnswerAsAPage()
{
    const Page page = pageOf("wonders-of-humanity/exp-3-princess-dragon");
    QCOMPARE(page.entry(0).kind, PageEntry::Kind::Title);
    QCOMPARE(page.entry(0).heading.textOrSource(Language::Ro),
             QStringLiteral("Minunile umanității + Prințesa și dragonul"));
    QCOMPARE(page.entry(1).kind, PageEntry::Kind::Rubric);
    const auto place = page.find(QStringLiteral("woh-x-exp3-fairy-not-marker"));
    QVERIFY(place);
    QCOMPARE(place->piece, 0);
    const auto& glosses = page.entry(2).glosses;
    QVERIFY(std::ranges::any_of(glosses, [](const Gloss& gloss) { return gloss.tie == GlossTie::RestsOn; }));
    QVERIFY(!glosses.front().sigil.isEmpty());
    QVERIFY(!page.casesOf(QStringLiteral("woh-x-exp3-fairy-not-marker")).isEmpty());
}

void PairModelsTest::tellsWhereClausesComeFrom()
{
    const Page page = pageOf("wonders-of-humanity/exp-3-princess-dragon");
    const auto* clause = page.clauseAt(*page.find(QStringLiteral("woh-x-exp3-fairy-not-marker")));
    QCOMPARE(page.sourceOf(*clause, Language::En),
             QStringLiteral("The Wonders of Humanity › Exp. 3: The Princess & the Dragon"));
    const Page ordinary = Page::of(*m_catalogue, QStringLiteral("wonders-of-humanity"));
    QVERIFY(ordinary.sourceOf(*clause, Language::En).isEmpty());
}

void PairModelsTest::setsSilenceAsAPage()
{
    const Page page = pageOf("wind-roses/exp-2-traders-builders");
    QVERIFY(page.entries().size() > 2);
    QCOMPARE(page.entry(1).section, QStringLiteral("near"));
    QVERIFY(page.entry(2).clause.kind == catalogue::ClauseKind::Rule);
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, PairModelsTest)
#include "pair_models_test.moc"
