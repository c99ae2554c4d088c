// SPDX-License-Identifier: GPL-3.0-or-later
// Terms in running text, with a few word forms written out here: which rule finds or passes over them.
#include "model/terms/term_recogniser.h"
#include "tests/test_program.h"

#include <QtTest>

#include <optional>

using namespace glossator;
using namespace glossator::terms;
using catalogue::Language;

namespace {

Term term(const char* id, PartOfSpeech part, const char* preferred, const QStringList& variants = {},
          const QStringList& deprecated = {})
{
    Term result;
    result.id = QString::fromUtf8(id);
    result.part = part;
    result.wordings[0] = {QString::fromUtf8(preferred), variants, deprecated};
    return result;
}

Term among(Term term, const TermContext& context)
{
    term.contexts[0] = context;
    return term;
}

Term box(const char* id, const char* name)
{
    Term result = term(id, PartOfSpeech::Title, name);
    result.domain = TermDomain::Expansion;
    return result;
}

std::vector<Term> someTerms()
{
    using Part = PartOfSpeech;
    return {term("tile", Part::Noun, "tile", {}, {QStringLiteral("card")}),
            term("start-tile", Part::NounPhrase, "starting tile", {QStringLiteral("start tile")}),
            term("track-space", Part::NounPhrase, "space (on the scoreboard)"),
            term("grid-space", Part::NounPhrase, "space (for a tile)"),
            term("road", Part::Noun, "road"),
            term("road-end", Part::NounPhrase, "end of the road"),
            term("place", Part::Verb, "place"),
            term("robber", Part::Noun, "robber"),
            term("robbers-box", Part::Title, "Exp. 6 - The robbers"),
            term("robbers-title", Part::Title, "The robbers"),
            box("traders-title", "Traders and robbers"),
            term("phase-title", Part::Title, "Place a tile"),
            term("tower-title", Part::Title, "The Tower"),
            term("tower", Part::Noun, "tower"),
            term("alhambra", Part::ProperName, "Alhambra"),
            among(term("count", Part::Noun, "count"), {{QStringLiteral("the")}, {}, {}}),
            among(term("turn", Part::Noun, "turn"),
                  {{},
                   {QStringLiteral("to")},
                   {QStringLiteral("it"), QStringLiteral("over"), QStringLiteral("up")}}),
            term("double-turn", Part::NounPhrase, "double turn"),
            term("message-7", Part::CardName, "One tile", {QStringLiteral("message 7")})};
}

WordForms someForms()
{
    WordForms result;
    const auto add = [&](const char* form, const char* lemma) {
        result.add(QString::fromUtf8(form), QString::fromUtf8(lemma));
    };
    add("tiles", "tile");
    add("spaces", "space");
    add("roads", "road");
    add("placed", "place");
    add("placed", "placed");
    add("robbers", "robber");
    add("cards", "card");
    add("alhambras", "alhambra");
    add("émigrés", "tile");
    return result;
}

/// "tiles=tile; spaces=track-space+grid-space": what was found, as it stands in the text.
QString told(const QString& text, const std::vector<Occurrence>& found)
{
    QStringList result;
    for (const Occurrence& occurrence : found) {
        QStringList concepts;
        for (const Reading& reading : occurrence.readings)
            concepts.append(reading.conceptId);
        result.append(text.mid(occurrence.span.start, occurrence.span.length) + u'=' + concepts.join(u'+'));
    }
    return result.join(QStringLiteral("; "));
}

} // namespace

class RecogniserTest : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void tellsStanding();
    void ownsNothingOfItsSources();
};

void RecogniserTest::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto line = [](const char* text, const char* expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    line("", "");
    line("Nothing here.", "");
    line("a tile", "tile=tile");
    line("TILES", "TILES=tile");
    line("tiled tilework", "");
    line("placed tiles", "placed=place; tiles=tile");
    line("two starting tiles and a tile", "starting tiles=start-tile; tile=tile");
    line("Start tile", "Start tile=start-tile");
    line("They were starting. Tiles lie there.", "Tiles=tile");
    line("starting-tile", "starting-tile=start-tile");
    line("starting\u00A0tile", "starting\u00A0tile=start-tile");
    line("the spaces", "spaces=track-space+grid-space");
    line("end of the road", "end of the road=road-end");
    line("end of the roads", "end of the roads=road-end");
    line("end of a road", "road=road");
    line("roadtile", "");
    line("the count moves", "count=count");
    line("Count", "Count=count");
    line("They count as one. The sides, count them", "");
    line("Then the, count them", ""); // behind another part of the sentence
    line("your turn", "turn=turn");
    line("turn it over", "");
    line("you have to turn", "");
    line("in your turn. It is over", "turn=turn");
    line("a double turn over it", "double turn=double-turn");
    line("some emigres", "emigres=tile");
    line("Take The Tower now", "The Tower=tower-title");
    line("Take the tower now", "tower=tower");
    line("The Tower is here", "The Tower=tower-title");
    line("The robbers", "The robbers=robbers-title");
    line("The robbers move on.", "robbers=robber");
    line("We add The robbers to it.", "The robbers=robbers-title");
    line("We add roads, The robbers and a tile.", "roads=road; The robbers=robbers-title; tile=tile");
    line("The box: The robbers move on.", "robbers=robber");
    line("We add roads, Traders and robbers and a tile.",
         "roads=road; Traders and robbers=traders-title; tile=tile");
    line("Traders and robbers has a tile.", "Traders and robbers=traders-title; tile=tile");
    line("The traders and robbers move on.", "robbers=robber");
    line("Place a tile there.", "Place=place; tile=tile");
    line("Exp. 6 - The robbers", "Exp. 6 - The robbers=robbers-box");
    line("Alhambras and alhambra", "Alhambras=alhambra");
    line("draw one tile", "tile=tile");
    line("One tile may count twice.", "tile=tile");
    line("One tile", "One tile=message-7");
    line("Message 7: One tile. Draw", "Message 7=message-7; One tile=message-7");
    line("what “One tile” says", "One tile=message-7");
    line("what “one tile” says", "tile=tile");
    line("You turn up One tile now", "One tile=message-7");
    line("for message 7 too", "message 7=message-7");
    line("🐉 tile 🐉", "tile=tile");
}

void RecogniserTest::finds()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const TermRecogniser recogniser(someTerms(), Language::En, someForms());
    QCOMPARE(told(text, recogniser.find(text)), expected);
}

void RecogniserTest::tellsStanding()
{
    const TermRecogniser recogniser(someTerms(), Language::En, someForms());
    QStringList standings;
    for (const Occurrence& occurrence : recogniser.find(u"cards, start tiles, starting tiles"))
        standings.append(toString(occurrence.readings.front().standing));
    QCOMPARE(standings.join(u' '), QStringLiteral("deprecated variant preferred"));
}

void RecogniserTest::ownsNothingOfItsSources()
{
    std::vector<Term> list = someTerms();
    std::optional<TermRecogniser> recogniser(std::in_place, list, Language::En, someForms());
    list.clear();
    const TermRecogniser copy = *recogniser;
    recogniser.reset();
    QCOMPARE(told(QStringLiteral("roads"), copy.find(u"roads")), QStringLiteral("roads=road"));
}

GLOSSATOR_TEST(QCoreApplication, , RecogniserTest)
#include "recogniser_test.moc"
