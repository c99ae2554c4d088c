// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/cases/case_files.h"
#include "tests/model/cases/good_case.h"

#include <gtest/gtest.h>

using namespace glossator::cases;

namespace {

/// An expectation that does not hold behind the last step, and what is said: what came out, what was
/// expected. It stands on line 21 of the case.
struct Unmet
{
    const char* name;
    const char* expectation;
    const char* said;
};

void PrintTo(const Unmet& unmet, std::ostream* out)
{
    *out << unmet.name;
}

std::string nameOf(const testing::TestParamInfo<Unmet>& info)
{
    return info.param.name;
}

std::string withExpectation(const char* expectation)
{
    return replaced(goodCase, "      scored:\n", std::string("      ") + expectation + "\n      scored:\n");
}

} // namespace

class UnmetExpectation : public testing::TestWithParam<Unmet>
{
};

TEST_P(UnmetExpectation, ShowsExpectedAgainstGot)
{
    const std::string faults = faultsOf(withExpectation(GetParam().expectation));
    EXPECT_NE(faults.find(GetParam().said), std::string::npos) << faults;
    EXPECT_TRUE(faults.starts_with("case.yaml:21:")) << faults;
}

class MetExpectation : public testing::TestWithParam<const char*>
{
};

TEST_P(MetExpectation, HasNoFault)
{
    EXPECT_EQ(faultsOf(withExpectation(GetParam())), "");
}

INSTANTIATE_TEST_SUITE_P(
    Unmet, UnmetExpectation,
    testing::Values(
        Unmet{"decision_about", "decision: {about: wood}",
              "the decision is about \"place\": Blue places base:U; expected \"wood\""},
        Unmet{"decision_player", "decision: {player: red}", "the decision is taken by Blue; expected Red"},
        Unmet{"decision_none", "decision: none", "there is a decision: Blue places base:U; expected none"},
        Unmet{"options", "options: [{place: {at: [2, 0], turn: 1}}]", "offered as well: place base:U at"},
        Unmet{"offered", "offered: [{place: {at: [7, 7]}}]", "this is not offered; offered: place base:U at"},
        Unmet{"not_offered", "not offered: [{place: {at: [2, 0]}}]",
              "this is offered; expected it not to be"},
        Unmet{"not_offered_at_another_decision", "not offered: [pass, {meeple: any}]",
              "no such choice belongs to this decision"},
        Unmet{"option_count", "option count: 1", "the number of options is "},
        Unmet{"refused_allowed", "refused: [{place: {at: [2, 0], turn: 1}}]",
              "the engine allows this: place base:U at [2, 0], turn 1; expected it to be refused"},
        Unmet{"refused_reason", "refused: [{place: {at: [0, 0]}, reason: touches no tile}]",
              "refused because: square occupied; expected: touches no tile"},
        Unmet{"refused_cites", "refused: [{place: {at: [0, 0]}, cites: [base-place-edge-match]}]",
              "the refusal (square occupied) does not cite base-place-edge-match; it cites "
              "base-place-empty-square"},
        Unmet{
            "scored_among", "scored among: [{player: red}]",
            "scored: Blue scores 3: 3 tiles x 1 (base-road-score); majority Blue 1; expected {player: red}"},
        Unmet{"scored_points", "scored among: [{player: blue, points: 4}]",
              "expected {player: blue, points: 4}"},
        Unmet{"scored_addends", "scored among: [{addends: [3 tiles x 2]}]",
              "expected {addends: [3 tiles x 2]}"},
        Unmet{"scored_majority", "scored among: [{majority: {blue: 2}}]", "expected {majority: {blue: 2}}"},
        Unmet{"scored_winners", "scored among: [{winners: [red, blue]}]", "expected {winners: [red, blue]}"},
        Unmet{"scored_no_winners", "scored among: [{winners: []}]", "expected {winners: []}"},
        Unmet{"scored_cites", "scored among: [{cites: [base-city-score]}]",
              "expected {cites: [base-city-score]}"},
        Unmet{"scored_feature", "scored among: [{at: [-1, 0], on: r2}]", "expected {at: [-1, 0], on: r2}"},
        Unmet{"events", "events: [tile discarded]", "expected here tile discarded {}"},
        Unmet{"events_turn", "events: [{tile placed: {at: [1, 0], turn: 3}}]",
              "expected here tile placed {at: [1, 0], turn: 3}"},
        Unmet{"events_moved", "events: [{figure moved: {from: {at: [0, 0], on: city}, to: {in: supply}}}]",
              "expected here figure moved {from: {at: [0, 0], on: city}, to: {in: supply}}"},
        Unmet{"events_parked", "events: [{figure moved: {from: {in: box}, to: {beside: 10}}}]",
              "expected here figure moved {from: {in: box}, to: {beside: 10}}"},
        Unmet{"events_tile_moved", "events: [{tile moved: {from: {in: display}, to: {in front of: red}}}]",
              "expected here tile moved {from: {in: display}, to: {in front of: red}}"},
        Unmet{"events_chosen", "events: [{chosen: {player: red, place: {at: [1, 0], turn: 2}}}]",
              "expected here chosen {player: red, place: {at: [1, 0], turn: 2}}"},
        Unmet{"events_chosen_any", "events: [{chosen: {meeple: any}}]", "expected here chosen {meeple: any}"},
        Unmet{"events_chosen_pass", "events: [{chosen: {player: blue, pass: }}]",
              "expected here chosen {player: blue, pass: true}"},
        Unmet{"events_chosen_tile", "events: [{chosen: {draw: base:U}}]",
              "expected here chosen {draw: base:U}"},
        Unmet{"events_chosen_player", "events: [{chosen: {pick player: blue}}]",
              "expected here chosen {pick player: blue}"},
        Unmet{"events_refused", "events: [{refused: {meeple: road, reason: supply empty}}]",
              "expected here refused {meeple: {on: road}, reason: supply empty}"},
        Unmet{"events_ended", "events: [{game ended: {winners: [red, blue]}}]",
              "expected here game ended {winners: [red, blue]}"},
        Unmet{"events_cites", "events: [{scored: {points: 3}, cites: [base-city-score]}]",
              "expected here scored {points: 3, cites: [base-city-score]}"},
        Unmet{"events_order", "events: [scored, feature finished]", "expected here feature finished {}"},
        Unmet{"only_events", "only events: [chosen]", "expected 1 events and no more"},
        Unmet{
            "not_events", "not events: [tile discarded, {scored: {player: blue}, cites: [base-road-score]}]",
            "this happened: Blue scores 3: 3 tiles x 1 (base-road-score); majority Blue 1; expected no event "
            "like scored {player: blue, cites: [base-road-score]}"},
        Unmet{"not_events_misspelt_tile", "not events: [{tile drawn: {tile: base:Y}}]",
              "the game has no tile \"base:Y\"; as in base:A"},
        Unmet{"not_events_misspelt_figure", "not events: [{figure moved: {figure: abott}}]",
              "the game has no figure \"abott\"; its figures are meeple"},
        Unmet{"not_events_misspelt_kind", "not events: [{figure deployed: {on: raod}}]",
              "no tile of this game has a feature \"raod\""},
        Unmet{"not_events_misspelt_feature", "not events: [{feature finished: {at: [0, 0], on: raod}}]",
              "the tile base:D has no feature \"raod\""},
        Unmet{"not_events_misspelt_place", "not events: [{figure moved: {to: {at: [0, 0], on: raod}}}]",
              "the tile base:D has no feature \"raod\""},
        Unmet{"not_events_misspelt_award", "not events: [{scored: {at: [0, 0], on: raod}}]",
              "the tile base:D has no feature \"raod\""},
        Unmet{"not_events_misspelt_choice", "not events: [{chosen: {meeple: raod}}]",
              "no tile of this game has a feature \"raod\""},
        Unmet{
            "not_cites", "not cites: [base-city-score, base-road-score]",
            "this step cites base-road-score: Blue scores 3: 3 tiles x 1 (base-road-score); majority Blue 1; "
            "expected it not to"},
        Unmet{"cites", "cites: [base-city-score]", "this step does not cite base-city-score; it cites "},
        Unmet{"scores", "scores: {red: 4}", "the score of Red is 3; expected 4"},
        Unmet{"feature_size", "features: [{at: [0, 0], on: road, size: 4}]",
              "the road r1 at [0, 0]: its size is 3; expected 4"},
        Unmet{"feature_open", "features: [{at: [0, 0], on: city, open ends: 2}]",
              "the number of its open ends is 1; expected 2"},
        Unmet{"feature_finished", "features: [{at: [0, 0], on: city, finished: true}]",
              "that it is finished is false; expected true"},
        Unmet{"feature_figures", "features: [{at: [0, 0], on: road, figures: [blue meeple]}]",
              "stand: none; expected blue meeple"},
        Unmet{"feature_unknown", "features: [{at: [0, 0], on: garden}]",
              "the tile base:D has no feature \"garden\""},
        Unmet{"supplies", "supplies: {blue: 6}",
              "the number of each meeple in the supply of Blue is 7; expected 6"},
        Unmet{"supplies_figure", "supplies: {blue: {abbot: 1}}",
              "the game has no figure \"abbot\"; its figures are meeple"},
        Unmet{"figures", "figures: [{player: blue, at: [0, 0], on: road}]",
              "the number of such figures there is 0; expected 1"},
        Unmet{"figures_misspelt", "figures: [{player: blue, figure: abott, in: box, count: 0}]",
              "the game has no figure \"abott\"; its figures are meeple"},
        Unmet{"figures_misspelt_feature", "figures: [{player: blue, at: [0, 0], on: raod, count: 0}]",
              "the tile base:D has no feature \"raod\""},
        Unmet{"tiles", "tiles: [{tile: base:W, at: [2, 0]}]",
              "at [2, 0] lies no tile; expected base:W, turn 0"},
        Unmet{"empty", "empty: [[1, 0]]", "a tile lies at [1, 0]; expected an empty square"},
        Unmet{"display", "display: [base:W]", "there lie: none; expected base:W"},
        Unmet{"pile_size", "pile: {size: 3}", "the size of the pile is 0; expected 3"},
        Unmet{"pile_counts", "pile: {counts: {base:W: 1}}",
              "the number of base:W in the pile is 0; expected 1"},
        Unmet{"turn_player", "turn: {player: red}", "it is the turn of Blue; expected Red"},
        Unmet{"turn_number", "turn: {number: 5}", "the number of the turn is 2; expected 5"},
        Unmet{"turn_phase", "turn: {phase: wood}", "the phase is place; expected wood"},
        Unmet{"turn_round", "turn: {round: 3 after}", "the round of scoring is 1C; expected 3 after"},
        Unmet{"turn_round_word", "turn: {round: 2 after}",
              "\"2 after\" is no round; write one of: 1A, 1B, 1C, 2"},
        Unmet{"award_round", "scored among: [{player: blue, round: 3 after}]", "round: 3 after"},
        Unmet{"turn_hand", "turn: {in hand: none}", "the tile in hand is base:U; expected none"},
        Unmet{"over", "over: true", "the game goes on; expected it to be over"},
        Unmet{"winners", "winners: [red]", "the game goes on; expected it to be over"}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    Met, MetExpectation,
    testing::Values(
        "decision: {player: blue, about: place}",
        "offered: [{place: {at: [2, 0], turn: 3}}, {place: {tile: base:U}}]", "options: [{place: any}]",
        "not offered: [{place: {at: [0, 0]}}]",
        "refused: [{place: {at: [0, 0]}, reason: square occupied, cites: [base-place-empty-square]}]",
        "refused: [{place: {tile: base:X, at: [2, 0]}, reason: another tile is to be placed}]",
        "refused: [{pass: , reason: this decision is about something else, cites: "
        "[base-place-must-place]}]",
        "scored among: [{player: blue, from: 8, to: 11, at: [-1, 0], on: r1, majority: {blue: 1}}]",
        "events: [{phase began: {phase: score}}, {feature finished: {at: [0, 0], on: road}}, scored]",
        "events: [{scored: {player: blue, points: 3}, cites: [base-road-score, "
        "base-score-any-players-turn]}]",
        "events: [{chosen: {player: red, pass: }}, {turn began: {player: blue, number: 2}}]",
        "events: [{figure moved: {player: blue, figure: meeple, from: {at: [0, 0], on: r1}, to: {in: "
        "supply}}}]",
        "events: [{tile drawn: {player: blue, tile: base:U}}]", "scored among: [{winners: [blue]}]",
        "not cites: [base-city-score]",
        "not events: [tile discarded, {scored: {player: red}}, {figure deployed: {on: road}}]",
        "not events: [{feature finished: {at: [0, 0], on: city}}, {chosen: {meeple: road}}]",
        "cites: [base-road-finished, base-score-meeple-returns]",
        "features: [{at: [0, 0], on: r1, size: 3, open ends: 0, finished: true, figures: []}]",
        "features: [{at: [0, 0], on: city, size: 1, open ends: 1, pennants: 0}]",
        "supplies: {red: 7, blue: {meeple: 7}}",
        "figures: [{player: blue, track: 11}, {in: supply, count: 14}]",
        "tiles: [{tile: base:W, at: [1, 0]}]", "empty: [[2, 0], [0, 1]]", "display: []",
        "in front: {red: []}", "pile: {size: 0, counts: {base:U: 0}}", "scores: {red: 3, blue: 11}",
        "turn: {player: blue, number: 2, phase: place, in hand: base:U}", "over: false", "turn: {round: 1C}",
        "scored among: [{player: blue, round: 3 features}]", "events: [{scored: {round: \"3\"}}]"));
