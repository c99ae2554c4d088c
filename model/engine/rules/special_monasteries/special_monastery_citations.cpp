// SPDX-License-Identifier: GPL-3.0-or-later
// The clauses that events of a game with special monasteries follow.
#include "model/engine/play.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/on_the_tiles.h"
#include "model/engine/rules/special_monasteries/special_monastery_rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace glossator::engine::rules {

namespace {

/// What each box says of itself.
constexpr std::array<std::pair<std::string_view, std::array<Clause, 2>>, 3> boxClauses{{
    {"monasteries-germany", {"mger-setup-six-tiles", "mger-setup-base-monasteries"}},
    {"monasteries-netherlands-belgium", {"mnlb-setup-six-tiles", "mnlb-same-rules"}},
    {"japanese-buildings", {"jap-setup-six-tiles", "jap-same-rules"}},
}};

/// Whether a tile lies farther along the row or the column, behind a gap.
bool hasTileBehindGap(const Game& game, const State& state, Square middle)
{
    std::size_t inLine = 0;
    for (std::size_t tile = 0; tile < state.board.tiles().size(); ++tile) {
        const auto id = static_cast<TileId>(tile);
        const auto squares = game.tiles()[state.board.tile(id).kind].kind.squares.size();
        for (std::size_t i = 0; i < squares; ++i) {
            const Square square = state.board.squareOf(game.tiles(), id, static_cast<int>(i));
            inLine += square != middle && (square.x == middle.x || square.y == middle.y) ? 1 : 0;
        }
    }
    return inLine > unbrokenLines(state, middle).size();
}

} // namespace

void SpecialMonasteryRules::annotate(const Game& game, const State& state, Event& event) const
{
    if (std::holds_alternative<GameBegan>(event.what))
        for (const auto& [box, clauses] : boxClauses)
            if (box == m_box)
                event.cites.insert(event.cites.end(), clauses.begin(), clauses.end());
    if (const auto* deployed = std::get_if<FigureDeployed>(&event.what))
        if (isOurs(state, deployed->feature))
            citeDeployed(game, state, *deployed, event.cites);
    if (const auto* finished = std::get_if<FeatureFinished>(&event.what))
        if (isOurs(state, finished->feature))
            citeFinished(game, state, finished->feature, event.cites);
    if (const auto* scored = std::get_if<Scored>(&event.what))
        if (scored->feature != none && isOurs(state, scored->feature))
            citeScored(game, state, *scored, event.cites);
}

void SpecialMonasteryRules::cite(const Game& game, const State& state, const Option& option,
                                 Refusal& refusal) const
{
    if (refusal.reason == Reason::FeatureOccupied && option.action == Action::Deploy &&
        isOtherTaken(game, state, option.feature))
        add(refusal.cites, {"mger-one-feature"});
}

void SpecialMonasteryRules::citeDeployed(const Game& game, const State& state, const FigureDeployed& what,
                                         Citations& cites) const
{
    const FeatureKind kind = state.board.node(what.feature).kind;
    if (plainKind(kind) != FeatureKind::Monastery)
        return;
    add(cites, {"mger-two-ways", kind == FeatureKind::Abbacy ? Clause("mger-abbot") : Clause("mger-monk")});
    if (m_box != "monasteries-germany")
        add(cites, {m_box == "japanese-buildings" ? Clause("jap-same-rules") : Clause("mnlb-same-rules")});
    const Figure& figure = state.figures[static_cast<std::size_t>(what.figure)];
    if (kind == FeatureKind::Abbacy && game.kindOf(figure).id != "meeple")
        add(cites, {"mger-which-figures"});
}

/// The abbot stays where monks would be scored.
void SpecialMonasteryRules::citeFinished(const Game& game, const State& state, FeatureId feature,
                                         Citations& cites) const
{
    if (state.board.node(feature).kind == FeatureKind::Monastery && isOtherTaken(game, state, feature))
        add(cites, {"mger-abbot-stays"});
}

void SpecialMonasteryRules::citeScored(const Game& game, const State& state, const Scored& what,
                                       Citations& cites) const
{
    const FeatureKind kind = state.board.node(what.feature).kind;
    if (kind == FeatureKind::Monastery)
        add(cites, {"mger-monk"});
    if (kind != FeatureKind::Abbacy)
        return;
    if (state.phase == Phase::Final)
        add(cites, {"mger-abbot-at-the-end"});
    if (hasTileBehindGap(game, state, state.board.standingSquare(game.tiles(), what.feature)))
        add(cites, {"mger-abbot-gap"});
}

} // namespace glossator::engine::rules
