// SPDX-License-Identifier: GPL-3.0-or-later
// What the stage tells of all cases, in the three languages: nothing in it is a name of the data.
#include "app/desktop/shell/interface_language.h"
#include "app/desktop/stage/clause_names.h"
#include "app/desktop/stage/loaded_case.h"
#include "app/desktop/stage/steps_model.h"
#include "model/cases/describe.h"
#include "model/wording/phrase_wording.h"
#include "model/wording/tile_wording.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/app/desktop/compiled_tiles.h"
#include "tests/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>

namespace glossator::desktop {

using catalogue::Language;

class ToldCasesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tellsNoNamesOfData_data() { addLanguages(); }
    void tellsNoNamesOfData();
    void tellsFeaturesAsPlayersDo_data();
    void tellsFeaturesAsPlayersDo();
    void coloursHaveTheirArticleInCatalan();
    void refusalsTakeTheInfinitiveInRomanian();
    void whatCountsOnceIsToldByItsPoints_data() { addLanguages(); }
    void whatCountsOnceIsToldByItsPoints();
    void everyTileHasAName_data() { addLanguages(); }
    void everyTileHasAName();
    void everyAnswerHasAWord_data();
    void everyAnswerHasAWord();
    void clausesGoByTheirFirstSentence();

private:
    static void addLanguages();
    /// Everything that can be told of a case: captions aside, which are the catalogue's.
    static QStringList toldOf(const cases::CaseResult& result, const wording::PhraseWording& wording);
    /// Calls with every run of the catalogue.
    void forEachCase(const std::function<void(const QString& id, const cases::CaseResult&)>& visit) const;

    std::optional<catalogue::Catalogue> m_catalogue;
    tiles::TileCatalogue m_tiles;
    InterfaceLanguage m_language;
};

void ToldCasesTest::initTestCase()
{
    m_catalogue.emplace(compiledCatalogue());
    m_tiles = compiledTiles(*m_catalogue);
}

void ToldCasesTest::addLanguages()
{
    QTest::addColumn<Language>("language");
    for (const Language language : catalogue::allLanguages)
        QTest::newRow(qPrintable(toString(language))) << language;
}

QStringList ToldCasesTest::toldOf(const cases::CaseResult& result, const wording::PhraseWording& wording)
{
    QStringList told;
    const cases::Describer describer(result);
    for (const cases::RunStep& step : result.steps) {
        for (const cases::RunEvent& run : step.events)
            told << wording.sentence(describer.event(run.after, run.event));
        for (const engine::Option& option : step.options)
            told << wording.sentence(describer.option(step.state, option));
        for (const cases::Attempt& attempt : step.attempts)
            told << wording.sentence(describer.option(step.state, attempt.option));
        told << wording.sentence(describer.decision(step.state));
    }
    StepsModel steps;
    steps.setResult(&result, wording, {});
    for (int row = 0; row < steps.rowCount(); ++row)
        told << steps.index(row).data().toString();
    return told;
}

void ToldCasesTest::forEachCase(
    const std::function<void(const QString&, const cases::CaseResult&)>& visit) const
{
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY2(loaded && loaded->result.game, qPrintable(info.id));
        visit(info.id, loaded->result);
    }
}

/// No ids of tiles and clauses, no names that features have in case files, no gap left open.
void ToldCasesTest::tellsNoNamesOfData()
{
    QFETCH(Language, language);
    m_language.set(language);
    const wording::PhraseWording wording(&m_tiles);
    const QStringList ids = m_catalogue->clauseIds();
    const QSet<QString> clauses(ids.begin(), ids.end());
    static const QRegularExpression ofData(
        QStringLiteral("[a-z0-9-]+:[A-Za-z0-9_-]+|\\b[a-z]\\d{1,2}\\b|\\bf[nesw]\\b|_|%"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression hyphened(QStringLiteral("[a-z0-9]+(-[a-z0-9]+)+"));
    QSet<QString> seen;
    forEachCase([&](const QString& id, const cases::CaseResult& result) {
        for (const QString& text : toldOf(result, wording)) {
            if (seen.contains(text))
                continue;
            seen += text;
            QVERIFY2(!ofData.match(text).hasMatch(), qPrintable(id + QStringLiteral(": ") + text));
            for (auto words = hyphened.globalMatch(text); words.hasNext();)
                QVERIFY2(!clauses.contains(words.next().captured()), qPrintable(id + u' ' + text));
        }
    });
    QVERIFY(seen.size() > 1000);
}

void ToldCasesTest::tellsFeaturesAsPlayersDo_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("said");
    const auto row = [](Language language, const char* id, const char* said) {
        QTest::newRow(said) << language << QString::fromLatin1(id) << QString::fromUtf8(said);
    };
    row(Language::En, "base-one-tile-three-roles", "road on the tile just placed");
    row(Language::Ro, "base-one-tile-three-roles", "drum pe cartonașul tocmai plasat");
    row(Language::Ca, "base-one-tile-three-roles", "camí a la peça que s’acaba de col·locar");
    row(Language::En, "ann-classic-role-names", "east road on the tile just placed");
    row(Language::Ro, "ann-classic-role-names", "drum din est, pe cartonașul tocmai plasat");
    row(Language::Ca, "ann-classic-role-names", "camí de l’est, a la peça que s’acaba de col·locar");
    row(Language::En, "exp6-heretic-wins-a-challenge", "shrine at column");
    row(Language::Ro, "exp6-heretic-wins-a-challenge", "lăcaș de cult în coloana");
    row(Language::Ca, "exp6-heretic-wins-a-challenge", "santuari a la columna");
}

void ToldCasesTest::tellsFeaturesAsPlayersDo()
{
    QFETCH(Language, language);
    QFETCH(QString, id);
    QFETCH(QString, said);
    m_language.set(language);
    const auto loaded = loadCase(*m_catalogue, m_tiles, id);
    QVERIFY(loaded);
    const QString told = toldOf(loaded->result, wording::PhraseWording(&m_tiles)).join(u'\n');
    QVERIFY2(told.contains(said), qPrintable(told));
}

/// It melts with the word before it: "del Vermell", "al Blau".
void ToldCasesTest::coloursHaveTheirArticleInCatalan()
{
    m_language.set(Language::Ca);
    const wording::PhraseWording wording(&m_tiles);
    static const QRegularExpression bare(
        QStringLiteral("(?<!el |El |del |al |pel )(Vermell|Blau|Verd|Groc|Negre|Rosa)\\b"));
    static const QRegularExpression apart(QStringLiteral("\\b(de|a|per) els?\\b"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression inWord(QStringLiteral("çals? ")); // of "comença el torn"
    int players = 0;
    forEachCase([&](const QString& id, const cases::CaseResult& result) {
        for (const QString& text : toldOf(result, wording)) {
            players += text.contains(QStringLiteral("el Vermell")) ? 1 : 0;
            QVERIFY2(!bare.match(text).hasMatch(), qPrintable(id + u' ' + text));
            QVERIFY2(!apart.match(text).hasMatch(), qPrintable(id + u' ' + text));
            QVERIFY2(!inWord.match(text).hasMatch(), qPrintable(id + u' ' + text));
        }
    });
    QVERIFY(players > 100);
}

/// "Roșu nu poate plasa", where the list of options has "plasează".
void ToldCasesTest::refusalsTakeTheInfinitiveInRomanian()
{
    m_language.set(Language::Ro);
    const wording::PhraseWording wording(&m_tiles);
    static const QRegularExpression refused(QStringLiteral("^\\w+ nu poate (\\w+)"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    static const QStringList infinitives{
        QStringLiteral("plasa"), QStringLiteral("lua"),        QStringLiteral("alege"),
        QStringLiteral("pune"),  QStringLiteral("muta"),       QStringLiteral("spune"),
        QStringLiteral("trage"), QStringLiteral("răscumpăra"), QStringLiteral("evalua")};
    QSet<QString> verbs;
    forEachCase([&](const QString& id, const cases::CaseResult& result) {
        for (const QString& text : toldOf(result, wording))
            if (const auto match = refused.match(text); match.hasMatch()) {
                verbs += match.captured(1);
                QVERIFY2(infinitives.contains(match.captured(1)), qPrintable(id + u' ' + text));
            }
    });
    QVERIFY(verbs.size() > 3);
}

/// A monastery is worth 1 point for its own tile, and not 1 × 1; a bonus of 3 is not 1 × 3.
void ToldCasesTest::whatCountsOnceIsToldByItsPoints()
{
    QFETCH(Language, language);
    m_language.set(language);
    const wording::PhraseWording wording(&m_tiles);
    const auto addend = [&](engine::Counted counted, int each) {
        const auto what = static_cast<cases::PhraseId>(static_cast<int>(cases::PhraseId::CountedTiles) +
                                                       static_cast<int>(counted));
        return wording.say(
            cases::Phrase::counted(cases::PhraseId::Addend, each, {cases::Phrase::counted(what, 1)}));
    };
    const QString bonus = addend(engine::Counted::Bonus, 3);
    QVERIFY2(bonus.contains(u'3') && !bonus.contains(u'1') && !bonus.contains(u'×'), qPrintable(bonus));
    const QString own = addend(engine::Counted::Monastery, 1);
    QVERIFY2(own.contains(u'1') && !own.contains(u'×'), qPrintable(own));
    QVERIFY(addend(engine::Counted::Cities, 3).endsWith(QStringLiteral(" × 3")));
}

/// A name of its own is translated, or the same in all languages; a tile without one goes by its letter.
void ToldCasesTest::everyTileHasAName()
{
    QFETCH(Language, language);
    m_language.set(language);
    static const QStringList same{QStringLiteral("Notre-Dame"),     QStringLiteral("Stonehenge"),
                                  QStringLiteral("Circus Maximus"), QStringLiteral("Alhambra"),
                                  QStringLiteral("Abu Simbel"),     QStringLiteral("Tikal"),
                                  QStringLiteral("Angkor Wat")};
    for (const tiles::TileFile& file : m_tiles.files())
        for (const tiles::TileSource& tile : file.tiles) {
            const QString title = wording::TileWording::title(tile);
            QVERIFY2(!title.contains(u':') && !title.contains(u'_'), qPrintable(title));
            const QString name = QString::fromStdString(tile.name);
            QVERIFY2(language == Language::En || name.isEmpty() || title != name || same.contains(name),
                     qPrintable(title));
        }
}

void ToldCasesTest::everyAnswerHasAWord_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("ro") << Language::Ro;
    QTest::newRow("ca") << Language::Ca;
}

/// Where a name stands for a translation, it stands there in English.
void ToldCasesTest::everyAnswerHasAWord()
{
    QFETCH(Language, language);
    m_language.set(language);
    const wording::PhraseWording wording(&m_tiles);
    const std::function<void(const cases::Phrase&)> check = [&](const cases::Phrase& phrase) {
        using cases::PhraseId;
        if (phrase.id == PhraseId::Answer || phrase.id == PhraseId::OtherFigure ||
            phrase.id == PhraseId::OtherToken) {
            const QString name = QString::fromStdString(phrase.verbatim);
            bool isNumber = false;
            name.toInt(&isNumber);
            QVERIFY2(isNumber || wording.say(phrase) != name, qPrintable(name));
        }
        for (const cases::Phrase& gap : phrase.gaps)
            check(gap);
    };
    forEachCase([&](const QString&, const cases::CaseResult& result) {
        const cases::Describer describer(result);
        for (const cases::RunStep& step : result.steps) {
            for (const cases::RunEvent& run : step.events)
                check(describer.event(run.after, run.event));
            for (const engine::Option& option : step.options)
                check(describer.option(step.state, option));
            check(describer.decision(step.state));
        }
    });
}

/// The chips of the list show words, cut where they have no more room; the id stays for who asks by it.
void ToldCasesTest::clausesGoByTheirFirstSentence()
{
    m_language.set(Language::En);
    const ClauseNames names([this](const QString& id) {
        const auto clause = m_catalogue->clause(id);
        return clause ? clause->text.source() : QString();
    });
    StepsModel steps;
    steps.setClauseNames(&names);
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("base-one-tile-three-roles"));
    QVERIFY(loaded);
    steps.setResult(&loaded->result, wording::PhraseWording(&m_tiles), {});
    int chips = 0;
    for (int row = 0; row < steps.rowCount(); ++row) {
        const QStringList ids = steps.index(row).data(StepsModel::CitesRole).toStringList();
        const QStringList shown = steps.index(row).data(StepsModel::CiteNamesRole).toStringList();
        QCOMPARE(shown.size(), ids.size());
        for (qsizetype i = 0; i < ids.size(); ++i, ++chips) {
            QVERIFY2(shown[i] != ids[i] && !shown[i].contains(u'…'), qPrintable(shown[i]));
            QVERIFY(names.toolTip(ids[i]).contains(ids[i]));
        }
    }
    QVERIFY(chips > 3);
    QCOMPARE(names.headline(QStringLiteral("nothing-known")), QStringLiteral("nothing-known"));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, ToldCasesTest)
#include "told_cases_test.moc"
