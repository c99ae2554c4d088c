// SPDX-License-Identifier: GPL-3.0-or-later
// Towers: building, who is in reach, prisoners, the ransom, and what a payment does to the messages.
#include "model/engine/play.h"
#include "tests/model/engine/rules/ruling.h"

using namespace glossator;
using rules_test::Forbidden;
using rules_test::Ruling;
using support::Scene;
using support::Story;

namespace tower_test {

namespace {

const support::Rules withTower{.expansions = {"exp-4-tower"}};
const support::Rules withMessages{.expansions = {"exp-4-tower", "messages-1"}};
const support::Rules withBuilder{.expansions = {"exp-4-tower", "exp-2-traders-builders"}};
const support::Rules withLarge{.expansions = {"exp-4-tower", "exp-1-inns-cathedrals"}};
const support::Rules withWonders{.wonders = true, .expansions = {"exp-4-tower"}};

/// A road of three tiles from a village in the west to a tower foundation in the east, where it goes on.
const std::string road = "W -1,0; D 0,0; tower:06 1,0";

/// Blue's highwayman is beside the tower, Red's two tiles away, and Red draws a tile that goes elsewhere.
Scene besideTheTower(int height)
{
    Scene scene{.rules = withTower, .tiles = road, .figures = "blue r1 0,0; red f3 -1,0", .draws = "E; E; E"};
    if (height > 0)
        scene.piles = "tower-piece 1,0 " + std::to_string(height);
    return scene;
}

/// Blue holds a meeple of Red's.
Scene withPrisoner(const support::Rules& rules, std::vector<int> scores)
{
    return {.rules = rules,
            .tiles = "D 0,0; E 0,-1 turn 2",
            .figures = "red held blue",
            .draws = "V; V; V; V",
            .scores = std::move(scores)};
}

const std::vector<Forbidden>& forbidden()
{
    static const std::vector<Forbidden> all{
        {"exp4-build-foundation", besideTheTower(0), "0,-1 turn 2", "put tower-piece 0,0",
         "not available (base-meeple-may-place, exp4-build-foundation)"},
        {"exp4-top-needs-piece", besideTheTower(0), "0,-1 turn 2", "put meeple 1,0",
         "not available (base-meeple-may-place, exp4-top-needs-piece)"},
        {"exp4-capture-lines", besideTheTower(0), "0,-1 turn 2; put tower-piece 1,0", "capture red f3 -1,0",
         "out of reach (exp4-capture-lines)"},
        {"exp4-ransom-too-few", withPrisoner(withTower, {2, 5}), "0,1", "ransom meeple",
         "too few points (base-meeple-may-place, exp4-ransom-too-few)"},
        {"exp4-ransom-own-turn",
         {.rules = withTower,
          .tiles = "D 0,0; E 0,-1 turn 2",
          .figures = "red held blue; red held blue",
          .draws = "V; V",
          .scores = {9, 0}},
         "0,1; ransom meeple",
         "ransom meeple",
         "the step is used up (base-meeple-may-place, exp4-ransom-own-turn)"},
    };
    return all;
}

class TowerRefusals : public ::testing::TestWithParam<Forbidden>
{
};
TEST_P(TowerRefusals, areCited)
{
    rules_test::prove(GetParam());
}
INSTANTIATE_TEST_SUITE_P(Rules, TowerRefusals, ::testing::ValuesIn(forbidden()),
                         rules_test::nameOf<Forbidden>);

int pieces(const Story& story, std::string_view colour)
{
    const auto kind = story.game().tokenKind("tower-piece").value();
    return story.state().tokens[story.game().tokenSlot(kind, support::playerCalled(colour))];
}

int heldBy(const Story& story, std::string_view holder, std::string_view owner)
{
    int count = 0;
    for (const engine::Figure& figure : story.state().figures)
        count += figure.owner == support::playerCalled(owner) &&
                 figure.place.kind == engine::PlaceKind::HeldBy &&
                 figure.place.player == support::playerCalled(holder);
    return count;
}

TEST(Tower, givesPiecesByTheNumberOfPlayers) // exp4-setup-pieces
{
    for (const auto& [players, each] : {std::pair{2, 10}, {3, 9}, {4, 7}, {5, 6}, {6, 5}}) {
        const engine::Game game = support::makeGame({.players = players, .expansions = {"exp-4-tower"}});
        const engine::State state = game.begin();
        const auto kind = game.tokenKind("tower-piece").value();
        for (engine::Player player = 0; player < players; ++player)
            EXPECT_EQ(state.tokens[game.tokenSlot(kind, player)], each) << players << " players";
        EXPECT_EQ(state.tokens[game.tokenSlot(kind, engine::nobody)], 30 - each * players);
    }
}

TEST(Tower, takesPrisoners) // exp4-capture-prisoner
{
    Story story(besideTheTower(0));
    story.tell("0,-1 turn 2; put tower-piece 1,0");
    EXPECT_EQ(story.asked(), "red capture");
    EXPECT_EQ(pieces(story, "red"), 9);
    story.tell("capture blue r1 0,0");
    EXPECT_EQ(heldBy(story, "red", "blue"), 1);
    EXPECT_EQ(story.supply("blue"), 6);
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_TRUE(story.cited().contains("exp4-capture-prisoner"));
}

TEST(Tower, sendsOwnMeeplesHome) // exp4-capture-own-home
{
    Story story(besideTheTower(1));
    story.tell("0,-1 turn 2; put tower-piece 1,0; capture red f3 -1,0");
    EXPECT_EQ(story.supply("red"), 7);
    EXPECT_EQ(heldBy(story, "red", "red"), 0);
}

TEST(Tower, letsItsBuilderCaptureNobody) // exp4-capture-optional
{
    Story story(besideTheTower(0));
    story.tell("0,-1 turn 2; put tower-piece 1,0; pass");
    EXPECT_EQ(story.supply("blue"), 6);
    EXPECT_TRUE(story.cited().contains("exp4-capture-optional"));
}

/// Whether blue's meeple there can be captured when Red puts another piece on a tower of some height.
struct Range
{
    std::string tiles;
    std::string meeple;
    std::string tower;
    int height;
    bool isInReach;
};

void PrintTo(const Range& range, std::ostream* out)
{
    *out << range.meeple << " from " << range.tower << ", " << range.height + 1;
}

const std::string row = "W -1,0; D 0,0; D 1,0; tower:06 2,0";
/// Around an empty square at 1,0, between the tower in the west and the tile in the east.
const std::string gap = "tower:02 0,0; E 0,1 turn 2; E 1,1 turn 2; E 2,1 turn 2; E 2,0";

const std::vector<Range>& ranges()
{
    static const std::vector<Range> all{
        {row, "r2 2,0", "2,0", 0, true},  {row, "r1 1,0", "2,0", 0, true},   {row, "r1 0,0", "2,0", 0, false},
        {row, "r1 0,0", "2,0", 1, true},  {row, "r1 -1,0", "2,0", 1, false}, {row, "r1 -1,0", "2,0", 2, true},
        {gap, "c1 2,0", "0,0", 0, false}, {gap, "c1 2,0", "0,0", 1, true},   {gap, "c1 1,1", "0,0", 3, false},
        {gap, "f1 0,1", "0,0", 0, true},
    };
    return all;
}

class TowerRange : public ::testing::TestWithParam<Range>
{
};
TEST_P(TowerRange, isCountedInSquares) // exp4-capture-lines, -gaps, -own-tile
{
    const Range& range = GetParam();
    Scene scene{.rules = withTower, .tiles = range.tiles, .figures = "blue " + range.meeple, .draws = "V; V"};
    if (range.height > 0)
        scene.piles = "tower-piece " + range.tower + " " + std::to_string(range.height);
    Story story(scene);
    engine::Options placements = story.options();
    ASSERT_FALSE(placements.empty());
    ASSERT_FALSE(story.game().refusal(story.state(), placements.front()));
    const engine::Square at = placements.front().square;
    story.tell(std::to_string(at.x) + "," + std::to_string(at.y) + " turn " +
               std::to_string(placements.front().turn));
    story.tell("put tower-piece " + range.tower);
    EXPECT_EQ(story.asked(), range.isInReach ? "red capture" : "blue place");
    if (range.isInReach) {
        EXPECT_TRUE(story.isOffered("capture blue " + range.meeple));
    }
}
INSTANTIATE_TEST_SUITE_P(Squares, TowerRange, ::testing::ValuesIn(ranges()));

TEST(Tower, exchangesPrisonersAtOnce) // exp4-exchange-at-once
{
    Scene scene = besideTheTower(0);
    scene.figures += "; red held blue";
    Story story(scene);
    story.tell("0,-1 turn 2; put tower-piece 1,0; capture blue r1 0,0");
    EXPECT_EQ(heldBy(story, "red", "blue"), 0);
    EXPECT_EQ(heldBy(story, "blue", "red"), 0);
    EXPECT_EQ(story.supply("blue"), 7);
    EXPECT_EQ(story.supply("red"), 6);
    EXPECT_EQ(story.asked(), "blue place");
}

TEST(Tower, asksWhichPrisonerComesHome) // exp4-exchange-fn-which
{
    Scene scene = besideTheTower(0);
    scene.rules = withLarge;
    scene.figures += "; red held blue; red large-meeple held blue; red held blue";
    Story story(scene);
    story.tell("0,-1 turn 2; put tower-piece 1,0; capture blue r1 0,0");
    EXPECT_EQ(story.asked(), "red exchange");
    EXPECT_EQ(story.options().size(), 2U);
    story.tell("release red large-meeple");
    EXPECT_EQ(story.supply("red", "large-meeple"), 1);
    EXPECT_EQ(heldBy(story, "blue", "red"), 2);
    EXPECT_TRUE(story.cited().contains("exp4-exchange-fn-which"));
}

TEST(Tower, closesUnderAMeeple) // exp4-top-closes
{
    Story story(besideTheTower(2));
    story.tell("0,-1 turn 2; put meeple 1,0");
    EXPECT_EQ(story.supply("red"), 5);
    EXPECT_EQ(story.asked(), "blue place");
    story.tell("0,1 turn 2");
    EXPECT_EQ(story.attempt("put tower-piece 1,0"), "not available (base-meeple-may-place, exp4-top-closes)");
    EXPECT_EQ(story.attempt("put meeple 1,0"), "not available (base-meeple-may-place, exp4-top-closes)");
}

TEST(Tower, isOutOfPieces) // exp4-build-own-piece
{
    Scene scene = besideTheTower(1);
    scene.tokens = "red tower-piece 0";
    Story story(scene);
    story.tell("0,-1 turn 2");
    EXPECT_EQ(story.attempt("put tower-piece 1,0"),
              "supply empty (base-meeple-may-place, exp4-build-own-piece)");
}

TEST(Tower, returnsWhoeverIsRansomed) // exp4-ransom-three-points, -captor, -free-at-once
{
    Story story(withPrisoner(withTower, {3, 5}));
    story.tell("0,1; ransom meeple");
    EXPECT_EQ(story.points(), "red 0 blue 8");
    EXPECT_EQ(story.supply("red"), 7);
    EXPECT_EQ(story.asked(), "red wood");
}

TEST(Tower, letsBothPickTheFigureOfAPayment) // exp4-ransom-fn-one-figure
{
    Story story(withPrisoner(withMessages, {9, 5}));
    story.tell("0,1; ransom meeple");
    EXPECT_EQ(story.asked(), "blue pay with"); // Red's messenger cannot pay
    EXPECT_EQ(story.options().size(), 2U);
    const auto second = engine::scoringFigures(story.state(), 1).back();
    story.tell("with " + std::to_string(second));
    EXPECT_EQ(story.points(), "red 6 blue 8");
    EXPECT_EQ(story.state().figures[static_cast<std::size_t>(second)].place.index, 3);
}

TEST(Tower, cannotBePaidByTwoFigures) // exp4-ransom-fn-one-figure
{
    Scene scene = withPrisoner(withMessages, {2, 5});
    scene.figures += "; red messenger track 2";
    Story story(scene);
    story.tell("0,1");
    EXPECT_EQ(story.attempt("ransom meeple"),
              "too few points (base-meeple-may-place, exp4-ransom-too-few, exp4-ransom-fn-one-figure)");
}

TEST(Tower, paysWithoutMessage) // msg-fn-payments-no-round, msg-fn-backward-ignored
{
    Story story(withPrisoner(withMessages, {13, 7}));
    story.tell("0,1; ransom meeple");
    story.tell("with " + std::to_string(engine::scoringFigures(story.state(), 1).front()));
    EXPECT_EQ(story.points(), "red 10 blue 10");
    EXPECT_EQ(story.asked(), "red wood");
    story.tell("pass");
    EXPECT_EQ(story.asked(), "blue place");
    EXPECT_TRUE(story.cited().contains("msg-fn-backward-ignored"));
    for (const engine::Event& event : story.events()) {
        EXPECT_FALSE(std::holds_alternative<engine::CardTurned>(event.what));
        EXPECT_FALSE(std::holds_alternative<engine::RoundEnded>(event.what));
    }
}

TEST(Tower, isPaidOnceInADoubleTurn) // msg-fn-once-ransom
{
    Scene scene{.rules = withBuilder,
                .tiles = "W -1,0; D 0,0",
                .figures = "red r1 0,0; red builder r1 -1,0; red held blue; red held blue",
                .draws = "D; V; V",
                .scores = {9, 0}};
    Story story(scene);
    story.tell("1,0; ransom meeple; pass; 1,1");
    EXPECT_EQ(story.asked(), "red wood");
    EXPECT_EQ(story.attempt("ransom meeple"),
              "the step is used up (base-meeple-may-place, exp4-ransom-own-turn, msg-fn-once-ransom)");
}

TEST(Tower, seesAWonderAsOneTile) // woh-x-exp4-one-tile, -capture-anywhere, -marker-safe
{
    Story story({.rules = withWonders,
                 .tiles = "W -1,0; D 0,0; tower:06 1,0; stonehenge 2,0; E 5,0",
                 .figures = "red w 2,0; red home; red home; blue c1 4,0; blue c1 5,0",
                 .draws = "E; E; E"});
    story.tell("0,-1 turn 2; put tower-piece 1,0");
    EXPECT_EQ(story.attempt("capture red w 2,0"), "not available (woh-x-exp4-marker-safe)");
    EXPECT_EQ(story.attempt("capture blue c1 5,0"), "out of reach (exp4-capture-lines, woh-x-exp4-one-tile)");
    story.tell("capture blue c1 4,0");
    EXPECT_EQ(heldBy(story, "red", "blue"), 1);
    EXPECT_TRUE(story.cited().contains("woh-x-exp4-capture-anywhere"));
    EXPECT_TRUE(story.cited().contains("woh-x-exp4-one-tile"));
}

TEST(Tower, takesNoRansomBetweenTheTwoMeeplesOfAWonder) // exp4-ransom-fn-moment
{
    Scene scene = withPrisoner(withWonders, {13, 6});
    scene.figures += "; red home; red home; blue beside 15; blue beside 15";
    scene.aside = "alhambra before red; tikal display";
    Story story(scene);
    story.tell("1,-3");
    EXPECT_TRUE(story.isOffered("ransom meeple"));
    story.tell("+c1");
    EXPECT_FALSE(story.isOffered("ransom meeple"));
    EXPECT_TRUE(story.attempt("ransom meeple").starts_with("the step is used up (exp4-ransom-fn-moment"));
}

} // namespace

} // namespace tower_test
