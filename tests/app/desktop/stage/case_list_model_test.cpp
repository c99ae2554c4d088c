// SPDX-License-Identifier: GPL-3.0-or-later
// The list of cases: what is in it, and how it is narrowed.
#include "app/desktop/stage/case_filter_model.h"
#include "app/desktop/stage/case_list_model.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/stage/listed_cases.h"
#include "tests/test_program.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace glossator::desktop {

using catalogue::Language;

namespace {

const QString abbot = QStringLiteral("abbot-or-meeple");

/// Whether one is there for each case and has one below it.
bool everyHeadingHasItsCases(const CaseFilterModel& filter)
{
    for (int top = 0; top < filter.rowCount(); ++top) {
        const QModelIndex chapter = filter.index(top, 0);
        QModelIndex heading;
        bool hasCase = false;
        for (int row = 0; row < filter.rowCount(chapter); ++row) {
            const QModelIndex here = filter.index(row, 0, chapter);
            if (CaseListModel::isCase(here)) {
                QModelIndex above = filter.mapToSource(here);
                while (CaseListModel::isCase(above))
                    above = above.siblingAtRow(above.row() - 1);
                if (!heading.isValid() || filter.mapFromSource(above) != heading)
                    return false;
                hasCase = true;
            } else {
                if (heading.isValid() && !hasCase)
                    return false;
                heading = here;
                hasCase = false;
            }
        }
        if (!hasCase)
            return false;
    }
    return true;
}

} // namespace

class CaseListModelTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void modelsKeepTheirPromises();
    void everyCaseIsThereOnce();
    void casesStandWhereTheirFirstProofDoes();
    void onlyWhatCanBePlayedIsShown();
    void wordsNarrowTheList();
    void noHeadingIsWithoutACase();
    void theCaseOnTheStageHasItsHeading();

private:
    std::optional<catalogue::Catalogue> m_catalogue;
};

void CaseListModelTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
}

void CaseListModelTest::modelsKeepTheirPromises()
{
    CaseListModel model;
    CaseFilterModel filter;
    filter.setSourceModel(&model);
    const auto reporting = QAbstractItemModelTester::FailureReportingMode::QtTest;
    const QAbstractItemModelTester testModel(&model, reporting);
    const QAbstractItemModelTester testFilter(&filter, reporting);
    model.setCatalogue(&*m_catalogue);
    QVERIFY(filter.rowCount() > 20);
    model.setTable({QStringLiteral("base"), QStringLiteral("abbot")});
    filter.setText(QStringLiteral("abbot"));
    model.setOpen(abbot);
    model.setLanguage(Language::Ca);
    filter.setShowsOthers(true);
    model.setOpen({});
    filter.setText({});
    model.setTable({});
    model.setCatalogue(nullptr);
    QCOMPARE(filter.rowCount(), 0);
}

void CaseListModelTest::everyCaseIsThereOnce()
{
    CaseListModel model;
    model.setCatalogue(&*m_catalogue);
    QStringList listed = casesOf(model);
    listed.sort();
    QStringList all = m_catalogue->caseIds();
    all.sort();
    QCOMPARE(listed, all);
}

void CaseListModelTest::casesStandWhereTheirFirstProofDoes()
{
    CaseListModel model;
    model.setCatalogue(&*m_catalogue);
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto clause = m_catalogue->clause((info.proves + info.shows).value(0));
        QVERIFY2(clause, qPrintable(info.id));
        const QModelIndex index = model.find(info.id);
        QCOMPARE(index.parent().data(CaseListModel::IdRole).toString(), clause->expansion);
        int row = index.row();
        while (row >= 0 && CaseListModel::isCase(model.index(row, 0, index.parent())))
            --row;
        const auto title =
            m_catalogue->segment(QStringLiteral("section:%1:%2").arg(clause->expansion, clause->section));
        QVERIFY(title && row >= 0);
        QCOMPARE(model.index(row, 0, index.parent()).data().toString().replace(QChar(0x2019), u'\''),
                 title->source().replace(QChar(0x2019), u'\''));
    }
}

void CaseListModelTest::onlyWhatCanBePlayedIsShown()
{
    CaseListModel model;
    CaseFilterModel filter;
    filter.setSourceModel(&model);
    model.setCatalogue(&*m_catalogue);
    const qsizetype all = casesOf(filter).size();
    QCOMPARE(filter.others(), 0);
    const QStringList table{QStringLiteral("base"), QStringLiteral("abbot")};
    model.setTable(table);
    const QStringList playable = casesOf(filter);
    QVERIFY(playable.contains(abbot));
    for (const QString& id : playable) {
        const QStringList boxes = m_catalogue->caseInfo(id)->expansions;
        for (const QString& box : boxes)
            QVERIFY2(table.contains(box), qPrintable(id));
    }
    QCOMPARE(filter.others() + playable.size(), all);
    QCOMPARE(static_cast<qsizetype>(filter.cases()), playable.size());
    filter.setShowsOthers(true);
    QCOMPARE(casesOf(filter).size(), all);
    filter.setShowsOthers(false);
    const QString other = QStringLiteral("woh-tikal-two-cities-in-one-turn");
    QVERIFY(!casesOf(filter).contains(other));
    model.setOpen(other); // what is on the stage is in the list
    QVERIFY(casesOf(filter).contains(other));
}

void CaseListModelTest::wordsNarrowTheList()
{
    CaseListModel model;
    CaseFilterModel filter;
    filter.setSourceModel(&model);
    model.setCatalogue(&*m_catalogue);
    filter.setText(QStringLiteral("MEEPLE abb"));
    const QStringList found = casesOf(filter);
    QVERIFY(found.contains(abbot) && found.size() < 40);
    model.setLanguage(Language::Ro);
    filter.setText(QStringLiteral("manastire")); // without its letters
    QVERIFY(!casesOf(filter).isEmpty());
    filter.setText(QStringLiteral("xyzzy"));
    QCOMPARE(filter.rowCount(), 0);
}

void CaseListModelTest::noHeadingIsWithoutACase()
{
    CaseListModel model;
    CaseFilterModel filter;
    filter.setSourceModel(&model);
    model.setCatalogue(&*m_catalogue);
    model.setTable({QStringLiteral("base"), QStringLiteral("abbot"), QStringLiteral("fairy")});
    for (const char* words : {"", "monastery", "abbot"}) {
        filter.setText(QString::fromLatin1(words));
        QVERIFY2(everyHeadingHasItsCases(filter), words);
    }
}

/// Its heading has no other case here.
void CaseListModelTest::theCaseOnTheStageHasItsHeading()
{
    CaseListModel model;
    CaseFilterModel filter;
    filter.setSourceModel(&model);
    model.setCatalogue(&*m_catalogue);
    model.setTable({QStringLiteral("base"), QStringLiteral("wonders-of-humanity")});
    const QStringList before = casesOf(filter);
    const QString other = QStringLiteral("woh-fairy-not-second-meeple");
    model.setOpen(other);
    QVERIFY(casesOf(filter).contains(other));
    QVERIFY(everyHeadingHasItsCases(filter));
    model.setOpen({});
    QCOMPARE(casesOf(filter), before);
    QVERIFY(everyHeadingHasItsCases(filter));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, CaseListModelTest)
#include "case_list_model_test.moc"
