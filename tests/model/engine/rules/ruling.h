// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/engine/support/story.h"

#include <gtest/gtest.h>

namespace glossator::rules_test {

/// A clause, a scene in which it matters, what is done, and the points that must come of it. The events
/// must cite the clause.
struct Ruling
{
    std::string clause;
    support::Scene scene;
    std::string moves;
    std::string awards; ///< Story::awards
};

/// A clause, a scene, what is done before, and a choice that is refused with this answer.
struct Forbidden
{
    std::string clause;
    support::Scene scene;
    std::string moves;
    std::string attempt;
    std::string answer; ///< Story::attempt
};

inline void PrintTo(const Ruling& ruling, std::ostream* out)
{
    *out << ruling.clause << ": " << ruling.scene.tiles << " / " << ruling.moves;
}
inline void PrintTo(const Forbidden& forbidden, std::ostream* out)
{
    *out << forbidden.clause << ": " << forbidden.scene.tiles << " / " << forbidden.attempt;
}

/// "base_road_score_3": clause and number of the line.
template <class Line>
std::string nameOf(const ::testing::TestParamInfo<Line>& info)
{
    std::string name = info.param.clause + "_" + std::to_string(info.index);
    for (char& letter : name)
        letter = letter == '-' ? '_' : letter;
    return name;
}

inline void prove(const Ruling& ruling)
{
    support::Story story(ruling.scene);
    story.tell(ruling.moves);
    EXPECT_EQ(story.awards(), ruling.awards);
    EXPECT_TRUE(story.cited().contains(ruling.clause)) << "no event cites " << ruling.clause;
}

inline void prove(const Forbidden& forbidden)
{
    support::Story story(forbidden.scene);
    story.tell(forbidden.moves);
    const engine::State before = story.state();
    EXPECT_EQ(story.attempt(forbidden.attempt), forbidden.answer);
    EXPECT_TRUE(story.state() == before) << "a refused choice changed the state";
    EXPECT_TRUE(story.cited().contains(forbidden.clause)) << "the refusal does not cite " << forbidden.clause;
}

/// A tile that fits nowhere but beside its like: water on every side, or a field to the south.
inline engine::TileKind tileOfWater(const std::string& id, int count, bool withField)
{
    engine::TileKind kind;
    kind.id = id;
    kind.count = count;
    kind.squares.resize(1);
    engine::SquareSpec& square = kind.squares[0];
    square.edges.fill(engine::EdgeKind::River);
    square.lanes.fill({-1, -1, -1});
    if (!withField)
        return kind;
    square.edges[2] = engine::EdgeKind::Field;
    square.lanes[2] = {0, 0, 0};
    kind.features.push_back({engine::FeatureKind::Field, "f1", {0}, 0, {}, {}, {}});
    return kind;
}

} // namespace glossator::rules_test
