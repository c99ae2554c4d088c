// SPDX-License-Identifier: GPL-3.0-or-later
// Who names a box by several words wants what is told of it there, over the real catalogue: the words of the
// name say nothing besides.
#include "model/search/search.h"
#include "tests/model/search/compiled_database.h"
#include "tests/test_program.h"

#include <QtTest>

#include <optional>

using namespace glossator;
using namespace glossator::search;
using catalogue::Language;

class NamedBoxesTest : public QObject
{
    Q_OBJECT

private:
    QSqlDatabase m_database;
    std::optional<Search> m_search; ///< for all questions: it reads much before the first

    [[nodiscard]] QString firstClause(const QString& text, Language language);

private slots:
    void initTestCase();
    void areAskedAbout_data();
    void areAskedAbout();
    void areFoundByTheirNameAlone();
    void areFoundByAShortName_data();
    void areFoundByAShortName();
    void areNoThingsOfTheirName();
};

void NamedBoxesTest::initTestCase()
{
    m_database = glossator::search::test::compiledDatabase();
    QVERIFY(m_database.isOpen());
    m_search.emplace(m_database);
}

QString NamedBoxesTest::firstClause(const QString& text, Language language)
{
    const auto found = m_search->find({text, {}, {}, {ResultKind::Clause}, language, 1});
    return found && !found->items.empty() ? found->items.front().id : QString();
}

void NamedBoxesTest::areAskedAbout_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("id");
    const auto line = [](Language language, const char* query, const char* id) {
        QTest::addRow("%s", query) << language << QString::fromUtf8(query) << QString::fromUtf8(id);
    };
    line(Language::En, "Under the Big Top acrobats go home", "exp10-pyramid-come-home");
    line(Language::En, "taxes wheel of fortune", "wheel-taxes-knights");
    line(Language::Ro, "taxe pe roata norocului", "wheel-taxes-knights");
    line(Language::Ro, "Hanuri și catedrale: han drum neterminat", "exp1-inn-unfinished-zero");
    line(Language::Ca, "impostos roda de la fortuna", "wheel-taxes-knights");
    // What players call them in short.
    line(Language::En, "exp. 10 contents", "exp10-setup-twenty-tiles");
    line(Language::En, "expansion 10 contents", "exp10-setup-twenty-tiles");
    line(Language::En, "exp2 contents", "exp2-setup-twenty-four-tiles");
    line(Language::En, "mini 7 contents", "crop-setup-six-tiles");
    line(Language::En, "T&B contents", "exp2-setup-twenty-four-tiles");
    line(Language::En, "I&C contents", "exp1-setup-eighteen-tiles");
    line(Language::Ro, "extensia 2 continut", "exp2-setup-twenty-four-tiles");
    line(Language::Ro, "ext 10: ce e in cutie", "exp10-setup-twenty-tiles");
    line(Language::Ca, "expansió 10 contingut", "exp10-setup-twenty-tiles");
    // A word of the name that is typed again.
    line(Language::En, "The Princess & the Dragon: fairy and dragon on the same tile", "exp3-fairy-dragon");
    line(Language::Ro, "Prințesa și dragonul: zâna și dragonul pe același cartonaș", "exp3-fairy-dragon");
    line(Language::Ca, "La princesa i el drac: la fada i el drac a la mateixa peça", "exp3-fairy-dragon");
}

void NamedBoxesTest::areAskedAbout()
{
    QFETCH(Language, language);
    QFETCH(QString, query);
    QTEST(firstClause(query, language), "id");
}

void NamedBoxesTest::areFoundByTheirNameAlone()
{
    const auto found = m_search->find({QStringLiteral("wheel of fortune"), {}, {}, {}, {}, 1});
    QVERIFY(found);
    QCOMPARE(found->items.front().id, QStringLiteral("wheel-of-fortune"));
    QVERIFY(found->items.front().kind == ResultKind::Expansion);
}

void NamedBoxesTest::areFoundByAShortName_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("id");
    const auto line = [](const char* query, const char* id) {
        QTest::addRow("%s", query) << QString::fromUtf8(query) << QString::fromUtf8(id);
    };
    line("exp 3", "exp-3-princess-dragon");
    line("Exp. 3", "exp-3-princess-dragon");
    line("exp3", "exp-3-princess-dragon");
    line("extensia 4", "exp-4-tower");
    line("ext. 4", "exp-4-tower");
    line("expansió 4", "exp-4-tower");
    line("mini 7", "mini-7-crop-circles");
    line("T&B", "exp-2-traders-builders");
    line("h&s", "exp-9-hills-sheep");
    line("CK&R", "exp-6-count-king-robber");
}

void NamedBoxesTest::areFoundByAShortName()
{
    QFETCH(QString, query);
    const auto found = m_search->find({query, {}, {}, {}, {}, 1});
    QVERIFY(found && !found->items.empty());
    QTEST(found->items.front().id, "id");
    QVERIFY(found->items.front().kind == ResultKind::Expansion);
}

/// "Crop circles" may be either box, and are the things that lie on the tiles.
void NamedBoxesTest::areNoThingsOfTheirName()
{
    QVERIFY(firstClause(QStringLiteral("crop circle wonder"), Language::En).contains(QStringLiteral("crop")));
}

GLOSSATOR_TEST(QCoreApplication, , NamedBoxesTest)
#include "named_boxes_test.moc"
