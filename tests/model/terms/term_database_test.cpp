// SPDX-License-Identifier: GPL-3.0-or-later
// Terms and word forms in a database: written, read back, and the same from run to run.
#include "model/catalogue/schema.h"
#include "model/catalogue/statement.h"
#include "model/terms/term_base.h"
#include "model/terms/term_reader.h"
#include "model/terms/term_writer.h"
#include "model/terms/word_form_collector.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator;
using namespace glossator::terms;
using catalogue::Language;

namespace {

const char* const list = "terms:\n"
                         "  - id: monastery\n"
                         "    domain: feature\n"
                         "    part: noun\n"
                         "    en: {preferred: monastery, variants: [cloister]}\n"
                         "    ro: {preferred: mănăstire}\n"
                         "    ca: {preferred: monestir}\n"
                         "    standing: attested\n"
                         "    rules: abbey/garden\n"
                         "    main rules: [a]\n"
                         "  - id: meeple\n"
                         "    domain: figure\n"
                         "    part: noun\n"
                         "    en: {preferred: meeple}\n"
                         "    ro: {preferred: meeple}\n"
                         "    ca: {preferred: seguidor, variants: [meeple], deprecated: [súbdit]}\n"
                         "    standing: derived\n"
                         "    note: {en: Of wood., ro: Din lemn., ca: De fusta.}\n"
                         "    new role names: [monastery, meeple]\n"
                         "    kind of: monastery\n"
                         "  - id: finish\n"
                         "    domain: action\n"
                         "    part: verb\n"
                         "    en: {preferred: complete}\n"
                         "    ro: {preferred: finaliza}\n"
                         "    ca: {preferred: completar}\n"
                         "    standing: derived\n"
                         "    context:\n"
                         "      en: {never behind: [the, a], never before: [it]}\n"
                         "      ro: {only behind: [șase]}\n"
                         "    rules: abbey\n";

/// An empty catalogue in memory for the length of a block.
class Memory
{
public:
    explicit Memory(const QString& name) : m_name(name)
    {
        m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        m_database.setDatabaseName(QStringLiteral(":memory:"));
        m_isGood = m_database.open() && catalogue::runScript(m_database, catalogue::schemaSql());
    }
    ~Memory()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
    }
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;

    [[nodiscard]] bool isGood() const { return m_isGood; }
    QSqlDatabase& database() { return m_database; }

private:
    QString m_name;
    QSqlDatabase m_database;
    bool m_isGood = false;
};

/// A clause, and the box with the section that the terms name.
const QString others = QStringLiteral(
    "INSERT INTO segment (id, kind, source) VALUES ('a', 'clause', 'It scores [[b|completed cities]].'), "
    "('n', 'expansion', 'The Abbey'), ('s', 'section', 'The garden');"
    "INSERT INTO expansion (id, position, code, family, whole, sign, name) VALUES ('abbey', 0, 'X', "
    "'mini', 1, 'monastery', 'n');"
    "INSERT INTO section (expansion, id, position, title) VALUES ('abbey', 'garden', 0, 's');"
    "INSERT INTO clause (number, id, expansion, section, position, kind, origin, standing, proof) VALUES "
    "(1, 'a', 'abbey', 'garden', 0, 'rule', 'publisher', 'ruled', 'catalogue')");

tl::expected<void, QString> fill(QSqlDatabase& database)
{
    auto done = catalogue::runScript(database, others);
    if (done)
        done = createTermTables(database);
    if (done)
        done = writeTerms(database, *readTerms(list, "terms.yaml"));
    return done ? writeWordForms(database, QStringLiteral(GLOSSATOR_DICTIONARIES)) : done;
}

QStringList rows(const QSqlDatabase& database, const QString& sql)
{
    catalogue::Statement statement(database, sql);
    QStringList result;
    while (statement.next())
        result.append(statement.text(0));
    return result;
}

QStringList dump(const QSqlDatabase& database)
{
    return rows(database,
                QStringLiteral(
                    "SELECT id || position || domain || part || standing || coalesce(kind, '') FROM term")) +
           rows(database, QStringLiteral("SELECT term || lang || text FROM term_note")) +
           rows(database,
                QStringLiteral("SELECT term || lang || position || standing || text FROM term_form")) +
           rows(database,
                QStringLiteral("SELECT lang || form || lemma || folded_form || folded_lemma FROM word_form"));
}

} // namespace

class TermDatabaseTest : public QObject
{
    Q_OBJECT

private:
    Memory m_filled{QStringLiteral("filled")};

private slots:
    void initTestCase();
    void readsBackWhatWasWritten();
    void findsById();
    void givesTheNewNamesOfRoles();
    void passesOverVerbsForReaders();
    void recognisesFromTheDatabase_data();
    void recognisesFromTheDatabase();
    void coversTheWordsOfTexts();
    void writesTheSameEachTime();
    void tellsWhatTheDatabaseSaid();
    void refusesRulesThatAreNowhere();
    void refusesMainRulesThatAreNoClauses();
};

void TermDatabaseTest::initTestCase()
{
    QVERIFY(m_filled.isGood());
    const auto filled = fill(m_filled.database());
    QVERIFY2(filled, filled ? "" : qPrintable(filled.error()));
}

void TermDatabaseTest::readsBackWhatWasWritten()
{
    const auto base = TermBase::load(m_filled.database());
    QVERIFY(base);
    const std::vector<Term> expected = *readTerms(list, "terms.yaml");
    QCOMPARE(std::vector<Term>(base->terms().begin(), base->terms().end()), expected);
}

void TermDatabaseTest::findsById()
{
    const auto base = TermBase::load(m_filled.database());
    QVERIFY(base);
    QVERIFY(base->find(QStringLiteral("meeple")) != nullptr);
    QCOMPARE(base->find(QStringLiteral("meeple"))->wording(Language::Ca).preferred,
             QStringLiteral("seguidor"));
    QCOMPARE(base->find(QStringLiteral("nothing")), nullptr);
}

void TermDatabaseTest::givesTheNewNamesOfRoles()
{
    const auto base = TermBase::load(m_filled.database());
    QVERIFY(base);
    const Term* role = base->find(QStringLiteral("meeple"));
    QCOMPARE(base->newRoleNames(*role, Language::En), QStringLiteral("monastery / meeple"));
    QCOMPARE(base->newRoleNames(*role, Language::Ro), QStringLiteral("mănăstire / meeple"));
    QVERIFY(base->newRoleNames(*base->find(QStringLiteral("monastery")), Language::En).isEmpty());
}

/// What somebody does needs no explanation; the word for it is in the list for those who translate.
void TermDatabaseTest::passesOverVerbsForReaders()
{
    const auto base = TermBase::load(m_filled.database());
    QVERIFY(base);
    const QString text = QStringLiteral("Complete the monastery");
    QCOMPARE(base->recogniser(Language::En).find(text).size(), std::size_t{2});
    const auto found = base->recogniserOfThings(Language::En).find(text);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().readings.front().conceptId, QStringLiteral("monastery"));
}

void TermDatabaseTest::recognisesFromTheDatabase_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::newRow("ro") << "ro" << QStringLiteral("Meepleșii pleacă de pe mănăstirile lor");
    QTest::newRow("ca") << "ca" << QStringLiteral("Els meeples surten dels monestirs");
    QTest::newRow("en") << "en" << QStringLiteral("Meeples leave the monasteries");
}

void TermDatabaseTest::recognisesFromTheDatabase()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    const auto base = TermBase::load(m_filled.database());
    QVERIFY(base);
    const auto found = base->recogniser(*catalogue::languageFromString(language)).find(text);
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].readings.front().conceptId, QStringLiteral("meeple"));
    QCOMPARE(found[1].readings.front().conceptId, QStringLiteral("monastery"));
}

void TermDatabaseTest::coversTheWordsOfTexts()
{
    const auto lemmas = [&](const char* form) {
        return rows(m_filled.database(),
                    QStringLiteral("SELECT lemma FROM word_form WHERE lang = 'en' AND form = '%1'")
                        .arg(QLatin1String(form)));
    };
    QVERIFY(lemmas("cities").contains(QStringLiteral("city")));
    QVERIFY(lemmas("scored").contains(QStringLiteral("score")));
    QVERIFY(lemmas("b").isEmpty()); // the target of a link is no word
}

void TermDatabaseTest::writesTheSameEachTime()
{
    Memory again(QStringLiteral("again"));
    QVERIFY(fill(again.database()));
    QVERIFY(dump(m_filled.database()).size() > 50);
    QCOMPARE(dump(again.database()), dump(m_filled.database()));
}

void TermDatabaseTest::tellsWhatTheDatabaseSaid()
{
    Memory memory(QStringLiteral("no tables"));
    const auto base = TermBase::load(memory.database());
    QVERIFY(!base);
    QVERIFY2(base.error().contains(QStringLiteral("no such table: term")), qPrintable(base.error()));
    const auto later = TermBase::whenAsked(memory.database());
    QVERIFY(later.terms().empty());
    QCOMPARE(later.fault(), base.error());
}

void TermDatabaseTest::refusesRulesThatAreNowhere()
{
    for (const char* wrong : {"rules: abby\n", "rules: abbey/gardens\n"}) {
        Memory memory(QStringLiteral("nowhere"));
        QVERIFY(catalogue::runScript(memory.database(), others));
        QVERIFY(createTermTables(memory.database()));
        QString text = QString::fromUtf8(list);
        text.replace(QStringLiteral("rules: abbey\n"), QString::fromLatin1(wrong));
        const auto written = writeTerms(memory.database(), *readTerms(text.toStdString(), "terms.yaml"));
        QVERIFY(!written);
        QVERIFY2(written.error().contains(QStringLiteral("\"finish\"")), qPrintable(written.error()));
    }
}

void TermDatabaseTest::refusesMainRulesThatAreNoClauses()
{
    Memory memory(QStringLiteral("no clause"));
    QVERIFY(catalogue::runScript(memory.database(), others));
    QVERIFY(createTermTables(memory.database()));
    QString text = QString::fromUtf8(list);
    text.replace(QStringLiteral("main rules: [a]"), QStringLiteral("main rules: [a, b]"));
    const auto written = writeTerms(memory.database(), *readTerms(text.toStdString(), "terms.yaml"));
    QVERIFY(!written);
    QCOMPARE(written.error(), QStringLiteral("a main rule of the term \"monastery\" is no clause: \"b\""));
}

GLOSSATOR_TEST(QCoreApplication, , TermDatabaseTest)
#include "term_database_test.moc"
