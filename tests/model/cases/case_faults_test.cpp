// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/cases/case_files.h"
#include "tests/model/cases/good_case.h"

#include <gtest/gtest.h>

using namespace glossator::cases;

namespace {

/// One way to spoil a line of the good case, and how the first fault begins.
struct BadCase
{
    const char* name;
    const char* from;
    const char* to;
    const char* fault;
};

void PrintTo(const BadCase& bad, std::ostream* out)
{
    *out << bad.name;
}

std::string nameOf(const testing::TestParamInfo<BadCase>& info)
{
    return info.param.name;
}

} // namespace

class CaseFaults : public testing::TestWithParam<BadCase>
{
};

TEST_P(CaseFaults, NamePlaceAndRemedy)
{
    const std::string faults = faultsOf(replaced(goodCase, GetParam().from, GetParam().to));
    EXPECT_EQ(faults.substr(0, std::string(GetParam().fault).size()), GetParam().fault) << faults;
}

/// A new game without rules that lay tiles out.
TEST(CaseFaults, NameTheTileThatNobodyLaysOut)
{
    EXPECT_EQ(faultsOf("id: case\ntitle: A game\nexpansions: [base]\nplayers: [red, blue]\n"
                       "start: new game\ndisplay: [base:D]\n"
                       "steps:\n  - caption: Red and Blue begin.\nproves: [base-setup-tile-count]\n"),
              "case.yaml:6:11: the tile \"base:D\" is not laid out by any expansion of this game\n");
}

/// What begins on the track stands on one space of it.
TEST(CaseFaults, NameTheFigureThatStandsInTwoPlaces)
{
    EXPECT_EQ(faultsOf("id: case\ntitle: A game\nexpansions: [base, messages-1]\nplayers: [red, blue]\n"
                       "position:\n  tiles:\n    - {tile: base:D, at: [0, 0]}\n  figures:\n"
                       "    - {player: red, figure: messenger, track: 3}\n"
                       "    - {player: red, figure: messenger, track: 5}\n  pile: [base:U]\n"
                       "steps:\n  - caption: Red has one messenger.\nproves: [base-place-edge-match]\n"),
              "case.yaml:10:8: the player has no further messenger on the track; declare fewer figures\n");
}

TEST(CaseFaults, GoodCaseHasNone)
{
    EXPECT_EQ(faultsOf(std::string(goodCase)), "");
}

INSTANTIATE_TEST_SUITE_P(
    Head, CaseFaults,
    testing::Values(
        BadCase{"empty_title", "title: A road is finished",
                "title:", "case.yaml:2:1: a name is missing here; write one name"},
        BadCase{"no_title", "title: A road is finished\n", "",
                "case.yaml:1:1: a case has no \"title\"; add the key \"title\""},
        BadCase{"other_id", "id: case", "id: road",
                "case.yaml:1:5: the id \"road\" is not the file's name; write \"case\", or name the file "
                "road.yaml"},
        BadCase{
            "bad_id", "id: case", "id: My Case",
            "case.yaml:1:5: \"My Case\" is no id of a case; write lower-case letters, digits and hyphens"},
        BadCase{"unknown_key", "steps:", "stops:", "case.yaml:1:1: a case has no \"steps\""},
        BadCase{"unknown_expansion", "[base]", "[base, moon]",
                "case.yaml:3:20: the engine has no rules for the expansion \"moon\"; it knows base, abbot"},
        BadCase{"unknown_colour", "[red, blue]", "[red, mauve]",
                "case.yaml:4:16: \"mauve\" is no colour of players; write one of: red, blue, green"},
        BadCase{"colour_twice", "[red, blue]", "[red, blue, red]", "case.yaml:4:22: \"red\" plays twice"},
        BadCase{"one_player", "[red, blue]", "[blue]", "case.yaml:4:11: a game has 2 to 6 players"},
        BadCase{"unknown_switch", "players:", "switches: {moon: full}\nplayers:",
                "case.yaml:4:12: there is no switch \"moon\" in this game; its expansions have none"},
        BadCase{
            "unknown_reading", "expansions: [base]",
            "expansions: [base, wonders-of-humanity]\nswitches: {two-wonders: maybe}",
            "case.yaml:4:25: the switch \"two-wonders\" has no reading \"maybe\"; its readings are off, on"},
        BadCase{"two_starts", "position:", "start: new game\nposition:",
                "case.yaml:5:8: a case starts from a position or from a new game"},
        BadCase{"unknown_start",
                "steps:", "start: old game\nsteps:", "case.yaml:13:8: \"old game\" is no start"},
        BadCase{"key_twice", "players: [red, blue]", "players: [red, blue]\nplayers: [red, blue]",
                "case.yaml:5:1: "}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    Position, CaseFaults,
    testing::Values(
        BadCase{"unknown_tile", "base:D", "base:Z", "case.yaml:7:8: the game has no tile \"base:Z\""},
        BadCase{"no_square", "base:D, at: [0, 0]", "base:D",
                "case.yaml:7:8: a tile has no \"at\"; add the key \"at\""},
        BadCase{"three_numbers", "base:D, at: [0, 0]", "base:D, at: [0, 0, 0]",
                "case.yaml:7:27: this list is not a square; write [x, y], as in [1, -2]"},
        BadCase{"bad_number", "base:D, at: [0, 0]", "base:D, at: [0, up]",
                "case.yaml:7:30: \"up\" is not a whole number"},
        BadCase{"far_away", "base:D, at: [0, 0]", "base:D, at: [0, 40000]",
                "case.yaml:7:27: this square is too far away; stay within 500 squares of [0, 0]"},
        BadCase{"just_too_far", "base:D, at: [0, 0]", "base:D, at: [-501, 0]",
                "case.yaml:7:27: this square is too far away; stay within 500 squares of [0, 0]"},
        BadCase{"bad_turn", "at: [-1, 0]}", "at: [-1, 0], turn: 4}",
                "case.yaml:8:41: 4 is no turn of a tile; write 0, 1, 2 or 3 quarter turns clockwise"},
        BadCase{"edge_differs", "at: [-1, 0]}", "at: [-1, 0], turn: 1}",
                "case.yaml:8:8: an edge of the tile at [-1, 0] does not match its neighbour"},
        BadCase{"square_taken", "at: [-1, 0]}", "at: [0, 0]}", "case.yaml:8:8: the square [0, 0] is taken"},
        BadCase{"apart", "at: [-1, 0]}", "at: [-3, 0]}",
                "case.yaml:8:8: this tile does not hang together with the others"},
        BadCase{"too_many", "    - {tile: base:W, at: [-1, 0]}",
                "    - {tile: base:X, at: [-1, 0]}\n    - {tile: base:X, at: [1, 0]}",
                "case.yaml:9:8: there are only 1 of the tile \"base:X\""},
        BadCase{"display_without_rules", "  pile:", "  display: [base:U]\n  pile:",
                "case.yaml:12:13: no rule of this game lays the tile \"base:U\" there; leave it in the pile"},
        BadCase{"reserve_without_rules", "  pile:", "  reserve: {red: [base:U]}\n  pile:",
                "case.yaml:12:19: no rule of this game lays the tile \"base:U\" there"},
        BadCase{"pairs_without_rules", "at: [0, 0], on: road}", "beside: 10}",
                "case.yaml:10:8: no rule of this game puts a meeple there; put it on a feature"},
        BadCase{"other_player", "{player: blue, at", "{player: green, at",
                "case.yaml:10:16: \"green\" does not play in this case; the players are red, blue"},
        BadCase{"no_feature", "on: road}", "on: castle}",
                "case.yaml:10:8: the tile base:D has no feature \"castle\"; its features are c1 (city), r1 "
                "(road)"},
        BadCase{"which_field", "on: road}", "on: field}",
                "case.yaml:10:8: \"field\" is not one feature here"},
        BadCase{"no_tile_there", "at: [0, 0], on: road", "at: [5, 5], on: road",
                "case.yaml:10:8: no tile lies at [5, 5]"},
        BadCase{"nowhere", "at: [0, 0], on: road", "figure: meeple",
                "case.yaml:10:8: it is not said where this figure is"},
        BadCase{"two_places", "at: [0, 0], on: road", "at: [0, 0], on: road, beside: 10",
                "case.yaml:10:8: a figure is in two places"},
        BadCase{"unknown_figure", "player: blue, at", "player: blue, figure: king, at",
                "case.yaml:10:8: no such figure or player is in this game"},
        BadCase{"figure_on_finished", "    - {tile: base:W, at: [-1, 0]}",
                "    - {tile: base:W, at: [-1, 0]}\n    - {tile: base:W, at: [1, 0]}",
                "case.yaml:11:8: \"r1\" is finished, so no figure stands on it any more"},
        BadCase{"negative_score", "{red: 3, blue: 8}\n  pile", "{red: -3}\n  pile",
                "case.yaml:11:17: -3 is too small; write 0 or more"},
        BadCase{"pile_too_large", "[base:W, base:U]", "[base:C, base:C]",
                "case.yaml:12:18: the pile has no further tile \"base:C\""},
        BadCase{"too_large_supply", "  pile:", "  supplies: {blue: 8}\n  pile:",
                "case.yaml:12:20: only 6 are left in the supply, not 8"},
        BadCase{"figures_without_end", "at: [0, 0], on: road}", "at: [0, 0], on: road, count: 2000000000}",
                "case.yaml:10:51: 2000000000 is too large; write 20 or less"},
        BadCase{"number_beyond_all", "at: [0, 0], on: road}", "at: [0, 0], on: road, count: 99999999999}",
                "case.yaml:10:51: \"99999999999\" is too large a number"},
        BadCase{"space_beyond_the_track", "at: [0, 0], on: road}", "beside: 50}",
                "case.yaml:10:30: 50 is too large; write 49 or less"},
        BadCase{"pair_beyond_the_track", "  pile:", "  pairs: {red: 50}\n  pile:",
                "case.yaml:12:16: 50 is too large; write 49 or less"},
        BadCase{"score_beyond_all", "{red: 3, blue: 8}\n  pile", "{red: 10000}\n  pile",
                "case.yaml:11:17: 10000 is too large; write 9999 or less"},
        BadCase{"supply_beyond_all", "  pile:", "  supplies: {blue: {meeple: 2000000000}}\n  pile:",
                "case.yaml:12:29: 2000000000 is too large; write 20 or less"},
        BadCase{"turn_beyond_all", "  pile:", "  turn number: 10000\n  pile:",
                "case.yaml:12:16: 10000 is too large; write 9999 or less"},
        BadCase{"unknown_position_key",
                "  pile:", "  piles:", "case.yaml:12:3: unknown key \"piles\" in a position"}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    Steps, CaseFaults,
    testing::Values(
        BadCase{
            "unknown_step_key", "  - pass:", "  - skip:",
            "case.yaml:19:5: unknown key \"skip\" in a step; known keys: answer, back to, buy back, caption"},
        BadCase{"two_choices", "  - pass:", "  - pass:\n    meeple: city",
                "case.yaml:19:5: a step has more than one choice; make a step of each"},
        BadCase{"does_nothing", "  - pass:", "  - {}\n  - pass:", "case.yaml:"},
        BadCase{"refused_placement", "at: [1, 0]}\n    caption", "at: [1, 0], turn: 3}\n    caption",
                "case.yaml:14:13: cannot place base:W at [1, 0], turn 3: edge does not match "
                "(base-place-edge-match); "
                "the decision is: Red places base:W; options: "},
        BadCase{"no_placement", "place: {at: [1, 0]}", "place: {tile: base:W}",
                "case.yaml:14:13: it is not said where the tile goes; add at: [x, y]"},
        BadCase{"wrong_decision", "  - pass:", "  - pick tile: base:W",
                "case.yaml:19:16: cannot pick base:W: this decision is about something else "
                "(base-turn-three-steps); the "
                "decision is: Red may place a figure; options: "},
        BadCase{"unknown_feature", "  - pass:", "  - meeple: moon",
                "case.yaml:19:13: the tile base:W has no feature \"moon\"; its features are r1 (road), r2 "
                "(road)"},
        BadCase{"unknown_event", "      scored:\n", "      events: [tile eaten]\n      scored:\n",
                "case.yaml:21:16: \"tile eaten\" is no kind of event; write one of: game began, turn began"},
        BadCase{"unknown_addend", "3 tiles x 1", "3 apples x 1",
                "case.yaml:22:47: \"3 apples x 1\" is no addend; write \"4 tiles x 1\""},
        BadCase{"unknown_reason", "  - pass:", "  - refused: {meeple: road, reason: too late}\n  - pass:",
                "case.yaml:19:37: \"too late\" is no reason; write one of: nothing is to be decided"},
        BadCase{"refuse_nothing", "  - pass:", "  - refused: {reason: feature occupied}\n  - pass:",
                "case.yaml:19:15: no choice is named here"},
        BadCase{"misspelt_figure_refused", "  - pass:", "  - refused: {take back: abott}\n  - pass:",
                "case.yaml:19:26: the game has no figure \"abott\"; its figures are meeple"},
        BadCase{"misspelt_figure_not_available",
                "  - pass:", "  - refused: {take back: abott, reason: not available}\n  - pass:",
                "case.yaml:19:26: the game has no figure \"abott\"; its figures are meeple"},
        BadCase{"misspelt_feature_refused",
                "  - pass:", "  - refused: {take back: {at: [0, 0], on: raod}}\n  - pass:",
                "case.yaml:19:27: the tile base:D has no feature \"raod\"; its features are c1 (city)"},
        BadCase{"misspelt_figure_picked", "  - pass:", "  - pick figure: {figure: abott}",
                "case.yaml:19:19: the game has no figure \"abott\"; its figures are meeple"},
        BadCase{"back_and_choice", "  - pass:", "  - pass:\n    back to: 1",
                "case.yaml:20:14: a step either goes back or does something else; make a step of each"},
        BadCase{"back_to_nowhere", "  - pass:", "  - back to: the end\n  - pass:",
                "case.yaml:19:14: \"the end\" is no step; write start, or the number of an earlier step"},
        BadCase{"back_to_itself", "  - pass:", "  - back to: 2\n  - pass:",
                "case.yaml:19:14: no step 2 comes before this one; write start, or a number from 1 to 1"},
        BadCase{"back_at_once", "steps:\n", "steps:\n  - back to: 1\n",
                "case.yaml:14:14: no step 1 comes before this one; write \"back to: start\""},
        BadCase{"unproven", "proves: [base-road-score]", "proves: [base-city-score]",
                "case.yaml:23:10: no event of the run cites base-city-score"},
        BadCase{"not_shown", "proves: [base-road-score]",
                "proves: [base-road-score]\nshows: {base-road-example: [base-road-score, base-city-score]}",
                "case.yaml:24:46: no event of the run cites base-city-score; the example base-road-example "
                "is not "
                "shown without it"}),
    nameOf);
