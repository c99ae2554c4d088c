// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/feature_phrase.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace glossator::cases {

namespace {

using engine::FeatureKind;

PhraseId phraseOf(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::City:
        return PhraseId::City;
    case FeatureKind::Road:
        return PhraseId::Road;
    case FeatureKind::Field:
        return PhraseId::Field;
    case FeatureKind::Monastery:
        return PhraseId::Monastery;
    case FeatureKind::Garden:
        return PhraseId::Garden;
    case FeatureKind::River:
        return PhraseId::River;
    case FeatureKind::Abbacy:
        return PhraseId::Abbacy;
    case FeatureKind::Area:
        break;
    }
    return PhraseId::Area;
}

/// What is called by what is drawn on it.
struct Marked
{
    FeatureKind kind;
    std::string_view mark;
    PhraseId id;
};
constexpr std::array markedKinds{
    Marked{FeatureKind::Monastery, "shrine", PhraseId::Shrine},
    Marked{FeatureKind::Monastery, "special", PhraseId::SpecialMonastery},
    Marked{FeatureKind::Monastery, "church", PhraseId::Church},
    Marked{FeatureKind::Monastery, "abbey", PhraseId::Abbey},
    Marked{FeatureKind::Area, "wonder", PhraseId::Wonder},
    Marked{FeatureKind::Area, "wheel", PhraseId::Sector},
};

/// The square by which a feature is told: the first that it covers.
std::size_t toldSquare(const engine::FeatureSpec& spec)
{
    return spec.squares.empty() ? 0 : spec.squares.front();
}

bool isStartTile(const engine::CompiledKind& kind, const engine::PlacedTile& placed)
{
    return kind.kind.starts && placed.placedInTurn == 0 && placed.square == engine::Square{};
}

engine::Square squareOnBoard(const engine::Game& game, const engine::State& state, engine::FeatureId feature)
{
    const auto square = static_cast<int>(toldSquare(state.board.spec(game.tiles(), feature)));
    return state.board.squareOf(game.tiles(), state.board.node(feature).tile, square);
}

Phrase wherePhrase(const engine::Game& game, const engine::State& state, engine::FeatureId feature)
{
    const engine::FeatureNode& node = state.board.node(feature);
    const engine::PlacedTile& placed = state.board.tile(node.tile);
    const engine::CompiledKind& kind = game.tiles()[placed.kind];
    if (kind.isSingle() || tiles::isOnlyOfItsKind(kind.kind, node.local)) {
        if (node.tile == state.turn.newTile)
            return Phrase::of(PhraseId::OnNewTile);
        if (isStartTile(kind, placed))
            return Phrase::of(PhraseId::OnStartTile);
    }
    return Phrase::of(PhraseId::AtSquare, {squarePhrase(squareOnBoard(game, state, feature))});
}

std::optional<tiles::FeatureSide> spotOnBoard(const engine::Game& game, const engine::State& state,
                                              engine::FeatureId feature)
{
    const engine::FeatureNode& node = state.board.node(feature);
    const engine::PlacedTile& placed = state.board.tile(node.tile);
    const engine::CompiledKind& kind = game.tiles()[placed.kind];
    if (tiles::isOnlyOfItsKind(kind.kind, node.local))
        return std::nullopt;
    const std::size_t square = toldSquare(kind.kind.features[node.local]);
    return tiles::spotOf(kind.kind, node.local, square, kind.turns.at(placed.turn)[square].lanes);
}

} // namespace

Phrase squarePhrase(engine::Square square)
{
    return Phrase::of(PhraseId::Square,
                      {Phrase::text(std::to_string(square.x)), Phrase::text(std::to_string(square.y))});
}

Phrase featureWord(const engine::FeatureSpec& feature)
{
    for (const auto& [kind, mark, id] : markedKinds)
        if (feature.kind == kind && std::ranges::find(feature.marks, mark) != feature.marks.end())
            return id == PhraseId::Sector ? Phrase::of(id, {Phrase::named(PhraseId::Answer, feature.name)})
                                          : Phrase::of(id);
    return Phrase::of(phraseOf(feature.kind));
}

Phrase featurePhrase(const engine::Game& game, const engine::State& state, engine::FeatureId feature)
{
    const Phrase word = featureWord(state.board.spec(game.tiles(), feature));
    const Phrase where = wherePhrase(game, state, feature);
    const bool isNamed = word.id == PhraseId::Sector;
    const auto spot = isNamed ? std::nullopt : spotOnBoard(game, state, feature);
    if (!spot)
        return Phrase::of(PhraseId::FeatureAt, {word, where});
    const Phrase side = Phrase::of(offset(PhraseId::SpotMiddle, static_cast<int>(*spot)));
    return Phrase::of(PhraseId::FeatureSpotAt, {word, where, side});
}

Phrase writtenFeature(const engine::Game& game, const engine::State& state, engine::FeatureId feature)
{
    const engine::FeatureSpec& spec = state.board.spec(game.tiles(), feature);
    return Phrase::of(PhraseId::FeatureWritten,
                      {Phrase::of(phraseOf(state.board.node(feature).kind)), Phrase::text(spec.name),
                       squarePhrase(squareOnBoard(game, state, feature))});
}

PointedAt pointedAt(const engine::Game& game, const engine::State& state, engine::FeatureId feature)
{
    return {squareOnBoard(game, state, feature), spotOnBoard(game, state, feature)};
}

} // namespace glossator::cases
