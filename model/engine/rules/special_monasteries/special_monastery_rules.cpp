// SPDX-License-Identifier: GPL-3.0-or-later
// The two places in a special monastery, who may go there, and what an abbot is worth.
#include "model/engine/rules/special_monasteries/special_monastery_rules.h"

#include "model/engine/play.h"
#include "model/engine/rules/on_the_tiles.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr std::string_view specialMark = "special";
constexpr std::string_view baseBox = "base";

bool isSpecial(const FeatureSpec& feature)
{
    return feature.kind == FeatureKind::Monastery &&
           std::ranges::find(feature.marks, specialMark) != feature.marks.end();
}

bool hasMonastery(const TileKind& kind)
{
    return std::ranges::find(kind.features, FeatureKind::Monastery, &FeatureSpec::kind) !=
           kind.features.end();
}

/// Gives every special monastery of a tile its abbot's place.
void addAbbacies(TileKind& kind)
{
    const std::vector<FeatureSpec> printed = kind.features;
    for (const FeatureSpec& feature : printed)
        if (isSpecial(feature)) {
            FeatureSpec abbacy = feature;
            abbacy.kind = FeatureKind::Abbacy;
            abbacy.name += "-abbot";
            kind.features.push_back(std::move(abbacy));
        }
}

} // namespace

bool SpecialMonasteryRules::actsAt(Moment moment) const
{
    return moment == Moment::Veto || moment == Moment::Sheet || moment == Moment::Annotate;
}

/// The monasteries of the base game stay in their box (mger-setup-base-monasteries).
void SpecialMonasteryRules::prepareTiles(std::vector<TileKind>& kinds) const
{
    for (TileKind& kind : kinds) {
        if (kind.box == m_box)
            addAbbacies(kind);
        if (kind.box == baseBox && hasMonastery(kind))
            kind.count = 0;
    }
}

void SpecialMonasteryRules::bind(const Game& game, std::uint8_t, std::size_t)
{
    m_isOurs.clear();
    for (int kind = 0; kind < game.tiles().size(); ++kind) {
        const TileKind& printed = game.tiles()[static_cast<KindId>(kind)].kind;
        m_isOurs.push_back(printed.box == m_box &&
                           std::ranges::find(printed.features, FeatureKind::Abbacy, &FeatureSpec::kind) !=
                               printed.features.end());
    }
}

std::string_view SpecialMonasteryRules::roleOn(const FeatureSpec& feature) const
{
    return feature.kind == FeatureKind::Abbacy ? "abbot" : std::string_view();
}

bool SpecialMonasteryRules::mayVeto(const State& state) const
{
    return state.decision.topic == Topic::Wood;
}

/// A monastery is one feature, whichever of its places is taken.
std::optional<Refusal> SpecialMonasteryRules::veto(const Game& game, const State& state,
                                                   const Option& option) const
{
    if (option.action != Action::Deploy || !isOtherTaken(game, state, option.feature))
        return {};
    return Refusal{Reason::FeatureOccupied, {}};
}

bool SpecialMonasteryRules::isOtherTaken(const Game& game, const State& state, FeatureId feature) const
{
    if (!isOurs(state, feature))
        return false;
    const FeatureId other = otherPlace(game, state, feature);
    return other != none && state.board.isOccupiedFeature(other);
}

void SpecialMonasteryRules::sheet(const Game& game, const State& state, FeatureId feature, bool /*final*/,
                                  ScoreSheet& sheet) const
{
    if (state.board.node(feature).kind != FeatureKind::Abbacy || !isOurs(state, feature))
        return;
    const Square middle = state.board.standingSquare(game.tiles(), feature);
    sheet.add(Counted::Monastery, 1, 1, "mger-abbot-itself");
    sheet.add(Counted::Tiles, static_cast<int>(unbrokenLines(state, middle).size()), 1, "mger-abbot-lines");
}

std::vector<std::string> SpecialMonasteryRules::faults(const Game& game, const State& state) const
{
    std::vector<std::string> found;
    for (std::size_t i = 0; i < state.board.features().size(); ++i)
        if (const auto feature = static_cast<FeatureId>(i);
            state.board.node(feature).kind == FeatureKind::Abbacy && state.board.isOccupiedFeature(feature) &&
            isOtherTaken(game, state, feature))
            found.emplace_back("a monk and an abbot stand in one monastery; declare only one of them");
    return found;
}

} // namespace glossator::engine::rules
