// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/describe.h"
#include "tests/model/cases/case_files.h"
#include "tests/model/cases/good_case.h"

#include <gtest/gtest.h>
#include <set>

using namespace glossator;
using namespace glossator::cases;

TEST(Describe, SaysWhatHappened)
{
    const CaseResult result = runText(std::string(goodCase));
    const Describer say(*result.game, result.players);
    std::vector<std::string> said;
    for (const RunEvent& event : result.steps[2].events)
        said.push_back(toEnglish(say.event(event.after, event.event)));
    EXPECT_EQ(said, (std::vector<std::string>{
                        "Red chooses: pass",
                        "Score",
                        "Finished: the east road at [-1, 0]",
                        "Blue scores 3: 3 tiles x 1; majority Blue 1",
                        "Blue's meeple moves from the road on the starting tile to the supply of Blue",
                        "Blue begins turn 2",
                        "Draw a tile",
                        "Blue draws base:U",
                        "Place the tile",
                    }));
}

/// msg-round-3-post; where no rule looks at the rounds, nobody is told about them.
TEST(Describe, SaysTheRoundOfScoring)
{
    const CaseResult result = runText(std::string(goodCase));
    const Describer say(*result.game, result.players);
    EXPECT_EQ(toEnglish(say.round(engine::Round::OfItsOwn)), "a scoring round of its own");
    using engine::RoundPart;
    const auto inThree = [&](RoundPart part) {
        return toEnglish(say.round(engine::PartOfRound{engine::Round::Features, part}));
    };
    EXPECT_EQ(inThree(RoundPart::Whole), "scoring round 3");
    EXPECT_EQ(inThree(RoundPart::Before), "scoring round 3 · before the features");
    EXPECT_EQ(inThree(RoundPart::Features), "scoring round 3 · the features");
    EXPECT_EQ(inThree(RoundPart::After), "scoring round 3 · after the features");
    EXPECT_EQ(inThree(RoundPart::Last), "scoring round 3 · the circus");
    EXPECT_EQ(inThree(RoundPart::End), "scoring round 3 · at its end");
    EXPECT_FALSE(say.round(result.steps[0].state));
}

TEST(Describe, SaysOptionsAndDecisions)
{
    const CaseResult result = runText(std::string(goodCase));
    const Describer say(*result.game, result.players);
    EXPECT_EQ(toEnglish(say.decision(result.steps[0].state)), "Red places base:W");
    EXPECT_EQ(toEnglish(say.option(result.steps[0].state, *result.steps[1].option)),
              "place base:W at [1, 0], turn 0");
    EXPECT_EQ(toEnglish(say.option(result.steps[1].state, engine::Option::pass())), "pass");
    EXPECT_EQ(toEnglish(say.reason(engine::Reason::EdgeDiffers)), "edge does not match");
}

/// Reasons of refusals have the engine's own words.
TEST(Describe, KnowsEveryReason)
{
    const CaseResult result = runText(std::string(goodCase));
    const Describer say(*result.game, result.players);
    for (int i = 0; engine::toText(static_cast<engine::Reason>(i)) != "not allowed"; ++i) {
        const auto reason = static_cast<engine::Reason>(i);
        EXPECT_EQ(toEnglish(say.reason(reason)), engine::toText(reason));
        EXPECT_NE(say.reason(reason).id, PhraseId::Verbatim) << "give it a phrase of its own";
    }
}

/// What is not there is said, not looked up: no description can crash.
TEST(Describe, SurvivesNamesOfNothing)
{
    const CaseResult result = runText(std::string(goodCase));
    const Describer say(*result.game, result.players);
    const engine::State& state = result.steps[0].state;
    EXPECT_EQ(toEnglish(say.option(state, engine::Option::deploy(200, -1))),
              "place a figure (no such figure)");
    EXPECT_EQ(toEnglish(say.option(state, engine::Option::pickFigure(999))),
              "pick the no such figure on out of the game");
    EXPECT_EQ(toEnglish(say.player(9)), "Nobody");
    EXPECT_EQ(toEnglish(say.player(engine::theTable)), "Chance");
}

TEST(Phrase, FillsGapsAndCounts)
{
    EXPECT_EQ(toEnglish(Phrase::counted(PhraseId::CountedTiles, 1)), "1 tile");
    EXPECT_EQ(toEnglish(Phrase::counted(PhraseId::CountedTiles, 4)), "4 tiles");
    EXPECT_EQ(toEnglish(Phrase::of(PhraseId::List, {Phrase::of(PhraseId::Red), Phrase::of(PhraseId::Blue)})),
              "Red, Blue");
}

/// Nothing is said with a gap left open: each sentence asks for gaps from %1 on without a hole.
TEST(Phrase, EverySentenceNumbersItsGaps)
{
    for (int i = 0; i < static_cast<int>(PhraseId::Count); ++i) {
        const std::string sentence(englishTemplate(static_cast<PhraseId>(i), 2));
        std::set<char> gaps;
        for (std::size_t at = sentence.find('%'); at != std::string::npos; at = sentence.find('%', at + 1))
            if (sentence[at + 1] != 'n')
                gaps.insert(sentence[at + 1]);
        char next = '1';
        for (const char gap : gaps)
            EXPECT_EQ(gap, next++) << sentence;
    }
}
