// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/play.h"
#include "model/engine/rules/clause_table.h"
#include "model/engine/rules/traders_builders/trade_goods.h"
#include "model/engine/rules/traders_builders/traders_builders_rules.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

/// What there is to say about single tiles of the box.
struct TileNote
{
    std::string_view tile;
    Clause clause;
};
constexpr std::array<TileNote, 2> tileNotes{{
    {"traders-and-builders:24", "exp2-tile-bridge"},
    {"traders-and-builders:20", "exp2-tile-monastery"},
}};

} // namespace

/// The clauses that follow from one event; a visitor of Event::What.
class TradersBuildersRules::Annotator
{
public:
    Annotator(const TradersBuildersRules& rules, const Game& game, const State& state, Citations& cites)
        : m_rules(rules), m_game(game), m_state(state), m_cites(cites)
    {
    }

    void operator()(const GameBegan&) const
    {
        cite({"exp2-setup-twenty-four-tiles", "exp2-setup-shuffle", "exp2-setup-builder-pig",
              "exp2-setup-tokens"});
    }
    void operator()(const TilePlaced& placed) const
    {
        const PlacedTile& tile = m_state.board.tile(placed.tile);
        for (const TileNote& note : tileNotes)
            if (m_game.tiles()[tile.kind].kind.id == note.tile)
                cite({note.clause});
        if (placed.player == nobody || m_rules.isSecondPart(m_state))
            return;
        const FeatureId extended = m_rules.extendedBy(m_state, placed.tile, placed.player);
        if (extended == none)
            return;
        cite({"exp2-double-trigger"});
        if (m_state.board.isFinished(extended))
            cite({"exp2-double-finishing-tile"});
        if (m_rules.hasBroughtBefore(m_state, placed.player))
            cite({"exp2-double-every-turn"});
    }
    void operator()(const PhaseBegan& began) const
    {
        if (began.phase == Phase::Score && m_rules.hasEarnedPart(m_state))
            cite({"exp2-double-first-part"});
        if (began.phase == Phase::Final)
            citeGoodsWithoutOwner();
    }
    void operator()(const TurnBegan&) const
    {
        if (!m_rules.isSecondPart(m_state))
            return;
        cite({"exp2-double-second-part"});
        if (!m_rules.isOnBoard(m_state, m_rules.m_builder, m_state.turn.player))
            cite({"exp2-double-builder-gone"});
    }
    void operator()(const FigureDeployed& deployed) const
    {
        const Figure& figure = m_state.figures[static_cast<std::size_t>(deployed.figure)];
        if (figure.kind == m_rules.m_pig)
            cite({"exp2-pig-instead", "exp2-pig-new-tile", "exp2-pig-own-farmer"});
        if (figure.kind != m_rules.m_builder)
            return;
        cite({"exp2-builder-instead", "exp2-builder-new-tile", "exp2-builder-road-or-city",
              "exp2-builder-own-meeple", "exp2-double-later-tile"});
        if (isSharedWithOthers(figure))
            cite({"exp2-builder-others-allowed"});
        if (m_state.board.isFinished(deployed.feature))
            cite({"exp2-builder-fn-finished-feature"});
        if (m_rules.isSecondPart(m_state))
            cite({"exp2-double-builder-again"});
    }
    /// What a module gives no clauses of its own comes home because its feature is scored.
    void operator()(const FigureMoved& moved) const
    {
        const Figure& figure = m_state.figures[static_cast<std::size_t>(moved.figure)];
        const bool isHome = moved.from.kind == PlaceKind::OnFeature && moved.to.kind == PlaceKind::Supply;
        if (!isHome || !m_cites.empty())
            return;
        if (figure.kind == m_rules.m_builder && m_state.phase == Phase::Score)
            cite({"exp2-builder-returns"});
        if (figure.kind == m_rules.m_pig && m_state.phase == Phase::Final)
            cite({"exp2-pig-stays"});
    }
    void operator()(const Scored& scored) const
    {
        if (scored.feature == none || scored.majority.empty())
            return;
        bool hasBuilder = false;
        for (const Share& share : scored.majority)
            hasBuilder = hasBuilder || has(m_rules.m_builder, share, scored);
        const auto hasPig = [&](const Share& share) { return has(m_rules.m_pig, share, scored); };
        const auto winsWithout = [&](const Share& share) { return share.wins && !hasPig(share); };
        const auto winsWith = [&](const Share& share) { return share.wins && hasPig(share); };
        if (hasBuilder)
            cite({"exp2-builder-no-majority"});
        if (std::ranges::any_of(scored.majority, hasPig))
            cite({"exp2-pig-no-majority"});
        if (std::ranges::any_of(scored.majority, winsWith) &&
            std::ranges::any_of(scored.majority, winsWithout))
            cite({"exp2-pig-tie"});
    }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    void cite(std::initializer_list<Clause> clauses) const { add(m_cites, clauses); }
    [[nodiscard]] bool has(FigureKind kind, const Share& share, const Scored& scored) const
    {
        return m_rules.findOn(m_state, kind, share.player, scored.feature) != none;
    }
    [[nodiscard]] bool isSharedWithOthers(const Figure& builder) const
    {
        return std::ranges::any_of(m_state.figures, [&](const Figure& figure) {
            return figure.owner != builder.owner && standsOn(m_state, figure, builder.place.index);
        });
    }
    /// At the end: symbols in cities that nobody finished, and kinds that nobody has.
    void citeGoodsWithoutOwner() const
    {
        for (const FeatureNode& node : m_state.board.features())
            if (node.kind == FeatureKind::City && !m_state.board.isFinished(node.root) &&
                m_rules.hasGoods(m_game, m_state, node.root)) {
                cite({"exp2-final-goods-unfinished"});
                break;
            }
        for (std::size_t i = 0; i < tradeGoods.size(); ++i)
            if (m_rules.mostOf(m_game, m_state, static_cast<TokenKind>(m_rules.m_firstGood + i)) == 0)
                return cite({"exp2-final-goods-fn-none"});
    }

    const TradersBuildersRules& m_rules;
    const Game& m_game;
    const State& m_state;
    Citations& m_cites;
};

void TradersBuildersRules::annotate(const Game& game, const State& state, Event& event) const
{
    std::visit(Annotator(*this, game, state, event.cites), event.what);
}

void TradersBuildersRules::cite(const Game&, const State&, const Option& option, Refusal& refusal) const
{
    if (option.action != Action::Deploy || (option.figureKind != m_builder && option.figureKind != m_pig))
        return;
    const bool isBuilder = option.figureKind == m_builder;
    switch (refusal.reason) {
    case Reason::NoFollower:
        refusal.cites.emplace_back(isBuilder ? "exp2-builder-own-meeple" : "exp2-pig-own-farmer");
        break;
    case Reason::WrongFeatureKind:
        refusal.cites.emplace_back(isBuilder ? "exp2-builder-road-or-city" : "exp2-pig-new-tile");
        break;
    case Reason::NotOnNewTile:
        refusal.cites.emplace_back(isBuilder ? "exp2-builder-new-tile" : "exp2-pig-new-tile");
        break;
    default:
        break;
    }
}

} // namespace glossator::engine::rules
