// SPDX-License-Identifier: GPL-3.0-or-later
// The list of terms: what is read, and every fault at its place.
#include "model/terms/term_reader.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace glossator;
using namespace glossator::terms;

namespace {

const QString goodTerm = QStringLiteral("terms:\n"
                                        "  - id: tile\n"
                                        "    domain: component\n"
                                        "    part: noun\n"
                                        "    en: {preferred: tile}\n"
                                        "    ro: {preferred: cartonaș, deprecated: [dală]}\n"
                                        "    ca: {preferred: peça, variants: [fitxa], deprecated: [rajola]}\n"
                                        "    standing: attested\n"
                                        "    rules: abbot/garden\n"
                                        "    note: {en: A note., ro: O notă., ca: Una nota.}\n"
                                        "    new role names: [tile]\n"
                                        "    main rules: [abbot-garden-score, abbot-only]\n");

tl::expected<std::vector<Term>, sources::Faults> read(const QString& text)
{
    return readTerms(text.toStdString(), "terms.yaml");
}

} // namespace

class TermReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryKey();
    void tellsFaults_data();
    void tellsFaults();
    void tellsAllFaultsAtOnce();
    void tellsRepetitionWithBothPlaces();
};

void TermReaderTest::readsEveryKey()
{
    const auto terms = read(goodTerm);
    QVERIFY(terms);
    Term expected;
    expected.id = QStringLiteral("tile");
    expected.domain = TermDomain::Component;
    expected.part = PartOfSpeech::Noun;
    expected.wordings = {
        TermWording{QStringLiteral("tile"), {}, {}},
        TermWording{QStringLiteral("cartonaș"), {}, {QStringLiteral("dală")}},
        TermWording{QStringLiteral("peça"), {QStringLiteral("fitxa")}, {QStringLiteral("rajola")}}};
    expected.standing = TermStanding::Attested;
    expected.notes = {QStringLiteral("A note."), QStringLiteral("O notă."), QStringLiteral("Una nota.")};
    expected.rules = {QStringLiteral("abbot"), QStringLiteral("garden")};
    expected.mainRules = {QStringLiteral("abbot-garden-score"), QStringLiteral("abbot-only")};
    expected.newRoleNames = {QStringLiteral("tile")};
    QCOMPARE(*terms, std::vector<Term>{expected});
}

void TermReaderTest::tellsFaults_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("said");
    const auto line = [](const char* from, const char* to, const char* place, const char* said) {
        QTest::newRow(to) << QString::fromUtf8(from) << QString::fromUtf8(to) << QString::fromUtf8(place)
                          << QString::fromUtf8(said);
    };
    line("terms:\n  -", "terms: tile\nx:\n  -", "terms.yaml:1:8", "are a list");
    line("id: tile", "id: Tile", "terms.yaml:2:9", "is no id");
    line("id: tile", "id: a--b", "terms.yaml:2:9", "is no id");
    line("  - id: tile\n    domain", "  - domain", "terms.yaml:2:5", "has no \"id\"");
    line("component", "components", "terms.yaml:3:13", "unknown domain");
    line("part: noun", "part: nuon", "terms.yaml:4:11", "unknown part");
    line(", ca: Una nota.", "", "terms.yaml:10:12", "has no \"ca\"");
    line("{en: A note., ro: O notă., ca: Una nota.}", "A note.", "terms.yaml:10:11", "keys and values");
    line("O notă", "O ţară", "terms.yaml:10:29", "cedilla");
    line("abbot/garden", "abbot/", "terms.yaml:9:12", "no box and no section");
    line("attested", "sure", "terms.yaml:8:15", "unknown standing");
    line("    en: {preferred: tile}\n", "", "terms.yaml:2:5", "has no \"en\"");
    line("{preferred: tile}", "tile", "terms.yaml:5:9", "keys and values");
    line("{preferred: tile}", "{variants: [tile]}", "terms.yaml:5:10", "has no \"preferred\"");
    line("{preferred: tile}", "{preferred: \"\"}", "terms.yaml:5:21", "is empty");
    line("{preferred: tile}", "{preferred: \"tile \"}", "terms.yaml:5:21", "spaces too many");
    line("{preferred: tile}", "{preferred: \"land  tile\"}", "terms.yaml:5:21", "spaces too many");
    line("{preferred: tile}", "{preferred: \"ti\\tle\"}", "terms.yaml:5:21", "control character");
    line("{preferred: tile}", "{preferred: tile, varians: [a]}", "terms.yaml:5:27",
         "unknown key \"varians\"");
    line("{preferred: tile}", "{preferred: tile, variants: tiles}", "terms.yaml:5:37", "is a list");
    line("{preferred: tile}", "{preferred: tile, variants: [piece, tile]}", "terms.yaml:5:45",
         "already a wording");
    line("cartonaș,", "cartonaş,", "terms.yaml:6:21", "cedilla");
    line("cartonaș,", "cartonas\u0326,", "terms.yaml:6:21", "NFC");
    line("[rajola]", "[raŀlola]", "terms.yaml:7:59", "geminated l");
    line("[rajola]", "[ral.lola]", "terms.yaml:7:59", "geminated l");
    line("    note", "    remark", "terms.yaml:10:5", "unknown key \"remark\"");
    line("    note", "    domain", "terms.yaml:10:5", "duplicate key");
    line("[tile]", "[tlie]", "terms.yaml:11:22", "no term \"tlie\"");
    line("[tile]", "tile", "terms.yaml:11:21", "is a list");
    line("[tile]", "[tile]\n    context: {en: {behind: [the]}}", "terms.yaml:12:20",
         "unknown key \"behind\"");
    line("[tile]", "[tile]\n    context: the", "terms.yaml:12:14", "keys and values");
    line("[tile]", "[tile]\n    kind of: tlie", "terms.yaml:12:14", "no term \"tlie\"");
    line("[tile]", "[tile]\n    kind of: tile", "terms.yaml:12:14", "one of itself");
}

void TermReaderTest::tellsFaults()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, place);
    QFETCH(QString, said);
    QString text = goodTerm;
    text.replace(text.indexOf(from), from.size(), to);
    const auto terms = read(text);
    QVERIFY(!terms);
    QStringList told;
    for (const sources::Fault& fault : terms.error())
        told.append(QString::fromStdString(fault.text()));
    const bool isTold = std::any_of(told.begin(), told.end(), [&](const QString& fault) {
        return fault.startsWith(place + u':') && fault.contains(said);
    });
    QVERIFY2(isTold, qPrintable(told.join(u'\n')));
}

void TermReaderTest::tellsAllFaultsAtOnce()
{
    QString text = goodTerm;
    text.replace(QStringLiteral("component"), QStringLiteral("thing"));
    text.replace(QStringLiteral("noun"), QStringLiteral("word"));
    text.replace(QStringLiteral("attested"), QStringLiteral("sure"));
    const auto terms = read(text);
    QVERIFY(!terms);
    QCOMPARE(terms.error().size(), std::size_t{3});
}

void TermReaderTest::tellsRepetitionWithBothPlaces()
{
    const auto terms = read(goodTerm + QString(goodTerm).remove(QStringLiteral("terms:\n")));
    QVERIFY(!terms);
    QCOMPARE(terms.error().size(), std::size_t{1});
    QCOMPARE(
        QString::fromStdString(terms.error().front().text()),
        QStringLiteral("terms.yaml:13:9: the term \"tile\" stands here twice; join the two; the first is at "
                       "terms.yaml:2:9"));
}

GLOSSATOR_TEST(QCoreApplication, , TermReaderTest)
#include "term_reader_test.moc"
