// SPDX-License-Identifier: GPL-3.0-or-later
// Search over the small catalogue: what is found by which words, in which order, and what filters leave out.
#include "model/catalogue/statement.h"
#include "model/search/search.h"
#include "tests/model/search/search_fixture.h"

#include <QtTest>

#include <memory>

using namespace glossator;
using namespace glossator::search;
using catalogue::Language;

namespace {

/// "monk:title-start" for each result.
QString told(const Results& results)
{
    QStringList parts;
    for (const Result& result : results.items)
        parts.append(toString(result.kind) + u':' + result.id + u':' + toString(result.match));
    return parts.join(u' ');
}

QStringList idsOf(const Results& results)
{
    QStringList ids;
    for (const Result& result : results.items)
        ids.append(result.id);
    return ids;
}

QString cutOut(const QString& text, const std::vector<terms::Span>& spans)
{
    QStringList parts;
    for (const terms::Span& span : spans)
        parts.append(text.mid(span.start, span.length));
    return parts.join(u'|');
}

} // namespace

class SearchTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<SearchFixture> m_fixture;

    [[nodiscard]] Results find(const Query& query) const
    {
        const auto found = Search(m_fixture->database()).find(query);
        return found ? *found : Results{{Result{}}, -1, false};
    }

private slots:
    void initTestCase();
    void finds_data();
    void finds();
    void orders_data();
    void orders();
    void rightSpellingComesFirst();
    void marks_data();
    void marks();
    void cutsOutThePassage();
    void eachThingOnce();
    void language_data();
    void language();
    void display();
    void table_data();
    void table();
    void kinds();
    void limit();
    void foundAs();
    void tellsWrongFilters_data();
    void tellsWrongFilters();
    void anyTextIsSafe_data();
    void anyTextIsSafe();
    void longQueriesAreShortened();
    void unreadableCatalogue();
    void attachedCatalogue();
    void anySqliteReadsTheIndex();
};

void SearchTest::initTestCase()
{
    m_fixture = std::make_unique<SearchFixture>(QStringLiteral("small"));
    QCOMPARE(m_fixture->error(), QString());
}

void SearchTest::finds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("id"); ///< among the first five
    const auto line = [](const char* query, const char* id) {
        QTest::addRow("%s -> %s", query, id) << QString::fromUtf8(query) << QString::fromUtf8(id);
    };
    line("monastery", "monastery");
    line("MONASTERY", "monastery");
    line("monasteries", "monastery");
    line("mănăstirilor", "monastery");
    line("manastirilor", "base-monk");
    line("mănăstiri", "monastery"); // being typed
    line("monestirs", "base-monk");
    line("călugărul", "monk");
    line("calugar", "monk");
    line("călugăr", "base-monk");
    line("col·locar", "base-two");
    line("col.locar", "base-two");
    line("coŀlocar", "base-two");
    line("collocar", "base-two");
    line("colloqueu", "base-two");
    line("col·", "base-two");
    line("abadia", "bridge-rule");
    line("l'abadia", "abbey");
    line("l’abadia", "bridge-rule");
    line("d'abadia", "bridge-rule");
    line("rajola", "tile");
    line("two bridge", "base-two");
    line("2 meeples", "base-two");
    line("the bridge", "bridge");
    line("bridge", "bridge");
    line("podul", "bridge");
    line("BR", "bridge");
    line("bridges", "crossing");
    line("red points", "crossing");
    line("space", "space");
    line("scoreboard", "space");
    line("base:A", "base:A");
    line("bg a", "base:A");
    line("the arch", "bridge:arch");
    line("arch", "bridge:arch");
    line("magic portal", "bridge:arch");
    line("monastery tile", "base:A");
    line("pennant", "base:A");
    line("peça monestir", "base:A");
    line("cartonaș mănăstire", "base:A");
    line("base-monk", "base-monk");
    line("BASE-MONK", "base-monk");
    line("base/end", "base/end");
    line("ends nothing zzzz dragon", "base-long");
    line("does a guard stand on the monastery", "bridge-guard");
}

void SearchTest::finds()
{
    QFETCH(QString, query);
    QFETCH(QString, id);
    const Results results = find({query, {}, {}, {}, {}, 5});
    QVERIFY2(idsOf(results).contains(id), qPrintable(told(results)));
}

void SearchTest::orders_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expected"); ///< the beginning of the list
    const auto line = [](const char* query, const char* expected) {
        QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(expected);
    };
    // The exact title, then its other forms, then the longer title, which stands first in the list.
    line(
        "monastery",
        "term:monastery:title section:base/monasteries:title-form term:monastery-garden:title-start clause:");
    line("monast",
         "term:monastery:title-start section:base/monasteries:title-start term:monastery-garden:title-start");
    line("monasteries", "section:base/monasteries:title term:monastery:title-form");
    line("mănăstirilor", "term:monastery:title-form section:base/monasteries:title-form");
    // An article makes no difference, and of equal titles the term comes before the rest.
    line("bridge", "expansion:bridge:title");
    line("end", "section:base/end:title");
    // A title of any rank comes before any text.
    line("monk", "term:monk:title clause:base-monk:text");
    line("cloister", "term:monastery:title");
    line("base-monk", "clause:base-monk:id");
    line("dragon zzzz", "clause:base-long:some-words");
}

void SearchTest::orders()
{
    QFETCH(QString, query);
    QFETCH(QString, expected);
    const QString list = told(find({query, {}, {}, {}, {}, 50}));
    QVERIFY2(list.startsWith(expected), qPrintable(list));
}

void SearchTest::rightSpellingComesFirst()
{
    const auto clauses = [&](const char* text) {
        return idsOf(find({QString::fromUtf8(text), Language::Ro, {}, {ResultKind::Clause}, {}, 50}));
    };
    QCOMPARE(clauses("față"), (QStringList{QStringLiteral("base-face"), QStringLiteral("base-girl")}));
    QCOMPARE(clauses("fața"), (QStringList{QStringLiteral("base-face"), QStringLiteral("base-girl")}));
}

void SearchTest::marks_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("snippet");
    const auto line = [](const char* query, const char* id, const char* title, const char* snippet) {
        QTest::addRow("%s -> %s", query, id) << QString::fromUtf8(query) << QString::fromUtf8(id)
                                             << QString::fromUtf8(title) << QString::fromUtf8(snippet);
    };
    line("manastirilor", "base-monk", "Mănăstirile", "mănăstire");
    line("calug", "base-monk", "", "călugăr");
    line("l'abadia", "bridge-rule", "", "abadia");
    line("collocar", "base-two", "", "col·locar");
    line("two meeples", "base-two", "", "2|meeples");
    line("crossing bridges", "bridge-base", "bridge", "bridge|crosses");
    line("the monks", "base-two", "", "monks");
    line("monastery", "monastery", "monastery", "");
}

void SearchTest::marks()
{
    QFETCH(QString, query);
    QFETCH(QString, id);
    QFETCH(QString, title);
    QFETCH(QString, snippet);
    const Results results = find({query, {}, {}, {}, {}, 50});
    for (const Result& result : results.items) {
        if (result.id != id)
            continue;
        QCOMPARE(cutOut(result.title, result.titleMatches), title);
        QCOMPARE(cutOut(result.snippet.text, result.snippet.matches), snippet);
        return;
    }
    QFAIL(qPrintable(told(results)));
}

void SearchTest::cutsOutThePassage()
{
    const Results results = find({QStringLiteral("dragon"), {}, {}, {}, {}, 5});
    QCOMPARE(idsOf(results), QStringList{QStringLiteral("base-long")});
    const Snippet& snippet = results.items.front().snippet;
    QCOMPARE(cutOut(snippet.text, snippet.matches), QStringLiteral("dragon|dragon"));
    QVERIFY(snippet.cutBefore && snippet.cutAfter);
    QVERIFY(snippet.text.size() <= 200 && snippet.text.size() > 150);
    QVERIFY(!snippet.text.startsWith(u' ') && !snippet.text.endsWith(u' '));
    const QString whole = find({QStringLiteral("base-long"), {}, {}, {}, {}, 1}).items.front().snippet.text;
    QVERIFY(whole.startsWith(QStringLiteral("This long text")));
    QVERIFY(snippet.offset > whole.indexOf(u' '));
}

void SearchTest::eachThingOnce()
{
    QStringList ids = idsOf(find({QStringLiteral("meeple"), {}, {}, {}, {}, 50})); // in three languages
    QVERIFY(ids.contains(QStringLiteral("base-monk")));
    QCOMPARE(ids.removeDuplicates(), 0);
}

void SearchTest::language_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("ro in ro") << QStringLiteral("călugăr") << "ro" << true;
    QTest::newRow("ro in en") << QStringLiteral("călugăr") << "en" << false;
    QTest::newRow("ro in ca") << QStringLiteral("călugăr") << "ca" << false;
    QTest::newRow("en in en") << "monk"
                              << "en" << true;
    QTest::newRow("forms of one language only") << QStringLiteral("monasteries") << "ro" << false;
}

void SearchTest::language()
{
    QFETCH(QString, query);
    QFETCH(QString, language);
    QFETCH(bool, isFound);
    const Results results = find({query, catalogue::languageFromString(language), {}, {}, {}, 50});
    QCOMPARE(!results.items.empty(), isFound);
    for (const Result& result : results.items)
        QCOMPARE(toString(result.language), language);
}

void SearchTest::display()
{
    Query query{QStringLiteral("mănăstire"), {}, {}, {ResultKind::Term}, Language::Ca, 50};
    QCOMPARE(find(query).items.front().title, QStringLiteral("monestir"));
    QCOMPARE(toString(find(query).items.front().language), toString(Language::Ro));
    query.display = {};
    QCOMPARE(find(query).items.front().title, QStringLiteral("mănăstire"));
    // Found in three languages alike: the language of display, or English.
    Query meeple{QStringLiteral("meeple"), {}, {}, {ResultKind::Clause}, Language::Ca, 1};
    QCOMPARE(toString(find(meeple).items.front().language), toString(Language::Ca));
    meeple.display = {};
    QCOMPARE(toString(find(meeple).items.front().language), toString(Language::En));
    // What has no title in the language of display keeps the one it was found with.
    Query fata{QStringLiteral("fata morgana"), {}, {}, {}, Language::En, 1};
    QCOMPARE(find(fata).items.front().title, QStringLiteral("fata morgana"));
}

void SearchTest::table_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("in");
    QTest::addColumn<QString>("out");
    const auto line = [](const char* query, const char* table, const char* in, const char* out) {
        QTest::addRow("%s on %s", query, table) << QString::fromUtf8(query) << QString::fromUtf8(table)
                                                << QString::fromUtf8(in) << QString::fromUtf8(out);
    };
    line("bridge", "bridge", "bridge-rule bridge-base bridge bridge/use", "bridge-guard base-two crossing");
    line("bridge", "base", "base-two", "bridge-rule bridge-guard bridge-base crossing bridge");
    line("bridge", "base,bridge", "base-two bridge-rule bridge-base", "bridge-guard crossing");
    line("bridge", "bridge,guard", "bridge-rule bridge-guard bridge-base crossing", "base-two");
    line("bridge", "guard", "", "bridge-rule bridge-guard bridge-base crossing base-two");
    line("bridge", "BR,gu", "bridge-guard", "base-two");
    line("bridge", " Bridge ", "bridge-rule", "base-two");
    line("monastery", "guard", "monastery", "base-monk base:A");
    line("monastery", "base", "monastery base-monk base:A base/monasteries", "bridge-base");
    line("arch", "bridge", "bridge:arch", "");
    line("arch", "base", "", "bridge:arch");
}

void SearchTest::table()
{
    QFETCH(QString, query);
    QFETCH(QString, table);
    QFETCH(QString, in);
    QFETCH(QString, out);
    const QStringList ids = idsOf(find({query, {}, table.split(u','), {}, {}, 50}));
    for (const QString& id : in.split(u' ', Qt::SkipEmptyParts))
        QVERIFY2(ids.contains(id), qPrintable(id + QStringLiteral(" not in ") + ids.join(u' ')));
    for (const QString& id : out.split(u' ', Qt::SkipEmptyParts))
        QVERIFY2(!ids.contains(id), qPrintable(id + QStringLiteral(" in ") + ids.join(u' ')));
}

void SearchTest::kinds()
{
    const Results results =
        find({QStringLiteral("monastery"), {}, {}, {ResultKind::Tile, ResultKind::Section}, {}, 50});
    QCOMPARE(told(results), QStringLiteral("section:base/monasteries:title-form tile:base:A:text"));
}

void SearchTest::limit()
{
    const Results all = find({QStringLiteral("monastery"), {}, {}, {}, {}, 50});
    const Results two = find({QStringLiteral("monastery"), {}, {}, {}, {}, 2});
    QVERIFY(all.items.size() > 2);
    QCOMPARE(all.total, static_cast<qsizetype>(all.items.size()));
    QCOMPARE(two.total, all.total);
    QCOMPARE(idsOf(two), idsOf(all).mid(0, 2));
}

void SearchTest::foundAs()
{
    const auto first = [&](const char* text) {
        return find({QString::fromUtf8(text), {}, {}, {}, {}, 1}).items.front();
    };
    QCOMPARE(first("rajola").foundAs, QStringLiteral("rajola"));
    QCOMPARE(first("rajola").title, QStringLiteral("peça"));
    QCOMPARE(first("cloister").foundAs, QStringLiteral("cloister"));
    QCOMPARE(first("monastery").foundAs, QString());
    QCOMPARE(first("space").foundAs, QString());
    QCOMPARE(first("BR").foundAs, QStringLiteral("BR"));
}

void SearchTest::tellsWrongFilters_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("limit");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("suggestion");
    const auto unknown = static_cast<int>(QueryFault::Kind::UnknownExpansion);
    const auto limit = static_cast<int>(QueryFault::Kind::BadLimit);
    QTest::newRow("misspelt") << "base,brigde" << 5 << unknown << 1 << "brigde"
                              << "bridge";
    QTest::newRow("misspelt at first") << "gaurd,base" << 5 << unknown << 0 << "gaurd"
                                       << "guard";
    QTest::newRow("nothing near") << "xyzzy" << 5 << unknown << 0 << "xyzzy"
                                  << "";
    QTest::newRow("empty entry") << "base," << 5 << unknown << 1 << ""
                                 << "";
    QTest::newRow("limit 0") << "base" << 0 << limit << 0 << "0"
                             << "";
    QTest::newRow("limit below 0") << "base" << -3 << limit << 0 << "-3"
                                   << "";
}

void SearchTest::tellsWrongFilters()
{
    QFETCH(QString, table);
    QFETCH(int, limit);
    QFETCH(int, kind);
    QFETCH(int, position);
    QFETCH(QString, value);
    QFETCH(QString, suggestion);
    const auto found = Search(m_fixture->database())
                           .find({QStringLiteral("monastery"), {}, table.split(u','), {}, {}, limit});
    QVERIFY(!found);
    const QueryFault expected{static_cast<QueryFault::Kind>(kind), position, value, suggestion};
    QVERIFY2(found.error() == expected, qPrintable(found.error().message()));
    QVERIFY(found.error().message().contains(value));
    QVERIFY(found.error().message().contains(suggestion));
}

void SearchTest::anyTextIsSafe_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             " ",
                             "\t\n",
                             "\"",
                             "\"\"",
                             "'",
                             "foo\"",
                             "\"foo",
                             "'; DROP TABLE search_index; --",
                             "*",
                             "a*",
                             "^a",
                             "-a",
                             "+a",
                             "a AND",
                             "AND",
                             "OR",
                             "NOT",
                             "NEAR(a b)",
                             "a NOT b",
                             "title:a",
                             "{title} : a",
                             "(a",
                             "a)",
                             "((((",
                             "%",
                             "_",
                             "\\",
                             "a\\\"b",
                             "🐉",
                             "🐉 monk",
                             "·",
                             "l·l",
                             "\u0306",
                             "ŀ",
                             "<b>monk</b>",
                             "{",
                             "[[base-monk]]",
                             "?1",
                             ":key",
                             "@x",
                             "$y",
                             "1e99"})
        QTest::newRow(*text == '\0' ? "nothing" : text) << QString::fromUtf8(text);
    QTest::newRow("NUL") << QString(QChar(u'\0')) + QStringLiteral("monk");
    QTest::newRow("half a pair") << QString(QChar(0xD83D));
    QTest::newRow("other half") << QString(QChar(0xDC09)) + QStringLiteral("monk") + QChar(0xD83D);
    QTest::newRow("no character") << QString(QChar(0xFFFF));
    QTest::newRow("10000 letters") << QString(10000, u'm');
    QTest::newRow("10000 quotes") << QString(10000, u'"');
    QTest::newRow("10000 brackets") << QString(10000, u'(');
    QTest::newRow("5000 words") << QStringLiteral("m ").repeated(5000);
    QTest::newRow("1000 marks") << QStringLiteral("a") + QString(1000, QChar(0x0306));
}

void SearchTest::anyTextIsSafe()
{
    QFETCH(QString, text);
    const auto found = Search(m_fixture->database()).find({text, {}, {}, {}, {}, 50});
    QVERIFY2(found, found ? "" : qPrintable(found.error().message()));
    for (const Result& result : found->items)
        QVERIFY(!result.id.isEmpty());
}

void SearchTest::longQueriesAreShortened()
{
    QStringList words;
    for (int i = 0; i < 100; ++i)
        words.append(QStringLiteral("w%1").arg(i));
    QVERIFY(find({words.join(u' '), {}, {}, {}, {}, 5}).shortened);
    QVERIFY(find({QString(10000, u'm'), {}, {}, {}, {}, 5}).shortened);
    QVERIFY(!find({QStringLiteral("monk"), {}, {}, {}, {}, 5}).shortened);
    QVERIFY(!find({QStringLiteral("monk ").repeated(50), {}, {}, {}, {}, 5}).shortened);
}

void SearchTest::unreadableCatalogue()
{
    QSqlDatabase empty = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("empty"));
    empty.setDatabaseName(QStringLiteral(":memory:"));
    QVERIFY(empty.open());
    const auto found = Search(empty).find({QStringLiteral("monk"), {}, {}, {}, {}, 5});
    QVERIFY(!found);
    QVERIFY(found.error().kind == QueryFault::Kind::Unreadable);
    QVERIFY2(found.error().message().contains(QStringLiteral("no such table")),
             qPrintable(found.error().message()));
}

/// The desktop opens the user's database and attaches the catalogue to it.
void SearchTest::attachedCatalogue()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("small.catalogue"));
    QCOMPARE(SearchFixture(QStringLiteral("file"), file).error(), QString());
    QSqlDatabase user = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("user"));
    user.setConnectOptions(QStringLiteral("QSQLITE_OPEN_URI"));
    user.setDatabaseName(QStringLiteral(":memory:"));
    QVERIFY(user.open());
    QVERIFY(catalogue::runScript(
        user, QStringLiteral("ATTACH 'file:%1?immutable=1&mode=ro' AS catalogue").arg(file)));
    const auto found = Search(user).find({QStringLiteral("mănăstirilor"), {}, {}, {}, {}, 1});
    QVERIFY2(found, found ? "" : qPrintable(found.error().message()));
    QCOMPARE(idsOf(*found), QStringList{QStringLiteral("monastery")});
}

/// No tokenizer of ours is needed: plain SQL finds folded words.
void SearchTest::anySqliteReadsTheIndex()
{
    catalogue::Statement row(
        m_fixture->database(),
        QStringLiteral("SELECT d.id FROM search_index i JOIN search_document d ON d.document = "
                       "i.rowid WHERE search_index MATCH 'body_forms: manastire' AND d.kind = 'clause'"));
    QVERIFY(row.next());
    QCOMPARE(row.text(0), QStringLiteral("base-monk"));
}

QTEST_GUILESS_MAIN(SearchTest)
#include "search_test.moc"
