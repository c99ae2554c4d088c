// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the options that are offered a pattern means.
#include "model/cases/choice_finder.h"
#include "model/engine/play.h"

#include <algorithm>

namespace glossator::cases {

namespace {

using engine::Action;
using engine::Option;
using engine::PlaceKind;

} // namespace

bool ChoiceFinder::matchesTile(const Choice& pattern, engine::KindId kind) const
{
    if (pattern.tile.empty())
        return true;
    return kind >= 0 && kind < m_game.tiles().size() && m_game.tiles()[kind].kind.id == pattern.tile;
}

bool ChoiceFinder::matchesFeature(const Choice& pattern, engine::FeatureId feature) const
{
    if (feature < 0 || static_cast<std::size_t>(feature) >= m_state.board.features().size())
        return !pattern.at && pattern.on.empty();
    if (pattern.on.empty())
        return !pattern.at || m_state.board.node(feature).tile == m_state.board.tileAt(*pattern.at);
    const auto named = features(pattern);
    return named && std::any_of(named->begin(), named->end(), [&](engine::FeatureId id) {
               return m_state.board.rootOf(id) == m_state.board.rootOf(feature);
           });
}

bool ChoiceFinder::matchesFigure(const Choice& pattern, engine::FigureId figure) const
{
    if (figure < 0 || static_cast<std::size_t>(figure) >= m_state.figures.size())
        return false;
    const engine::Place& place = m_state.figures[static_cast<std::size_t>(figure)].place;
    if (pattern.holder &&
        (place.kind != PlaceKind::HeldBy || place.player != m_names.player(*pattern.holder)))
        return false;
    if (pattern.isInSupply)
        return place.kind == PlaceKind::Supply;
    if (pattern.isOnTile)
        return place.kind == PlaceKind::OnTile && m_state.board.tileAt(*pattern.at) == place.index;
    if (!pattern.at && pattern.on.empty())
        return true;
    return place.kind == PlaceKind::OnFeature && matchesFeature(pattern, place.index);
}

bool ChoiceFinder::isOnTileAt(const Choice& pattern, engine::Square square) const
{
    const engine::Board& board = m_state.board;
    return !pattern.at || (board.isOccupied(square) && board.tileAt(*pattern.at) == board.tileAt(square));
}

bool ChoiceFinder::matches(const Choice& pattern, const Option& option) const
{
    if (pattern.action != option.action)
        return false;
    const auto figureIs = [&](engine::FigureKind kind) {
        const auto& kinds = m_game.figureKinds();
        return pattern.figure.empty() || (kind < kinds.size() && kinds[kind].id == pattern.figure);
    };
    switch (option.action) {
    case Action::Draw:
    case Action::PickTile:
        return matchesTile(pattern, option.kind);
    case Action::PlaceTile:
        return matchesTile(pattern, option.kind) && (!pattern.at || *pattern.at == option.square) &&
               (!pattern.turn || m_names.looksAlike(option.kind, *pattern.turn, option.turn));
    case Action::Deploy:
        return figureIs(option.figureKind) && matchesFeature(pattern, option.feature);
    case Action::Pass:
        return true;
    case Action::PickPlayer:
        return !pattern.player || m_names.player(*pattern.player) == option.player;
    case Action::MoveBeside:
        return figureIs(option.figureKind) && option.figure >= 0 && isBeside(pattern, option.figure);
    case Action::PickFeature:
        return matchesFeature(pattern, option.feature);
    case Action::PutToken:
        return (pattern.token.empty() || (option.token < m_game.tokenKinds().size() &&
                                          m_game.tokenKinds()[option.token].id == pattern.token)) &&
               isOnTileAt(pattern, option.square);
    case Action::PutFigure:
        return figureIs(option.figureKind) && isOnTileAt(pattern, option.square);
    case Action::ScoreTile:
        return isOnTileAt(pattern, option.square);
    case Action::PickAnswer: {
        const std::vector<std::string_view> names = answers();
        return pattern.answer.empty() ||
               (option.answer < names.size() && names[option.answer] == pattern.answer);
    }
    case Action::TakeBack:
    case Action::BuyBack:
    case Action::PickFigure:
        break;
    }
    if (option.figure < 0)
        return !pattern.player && !pattern.points && pattern.figure.empty();
    const auto& chosen = m_state.figures[static_cast<std::size_t>(option.figure)];
    return figureIs(chosen.kind) && (!pattern.player || m_names.player(*pattern.player) == chosen.owner) &&
           (!pattern.points || chosen.place.index == *pattern.points) &&
           matchesFigure(pattern, option.figure);
}

std::optional<NameFault> ChoiceFinder::patternFault(const Choice& pattern) const
{
    if (!pattern.tile.empty())
        if (const auto tile = m_names.tile(pattern.tile); !tile)
            return tile.error();
    if (!pattern.token.empty())
        if (const auto token = m_names.tokenKind(pattern.token); !token)
            return token.error();
    if (!pattern.answer.empty())
        if (const auto answer = pickAnswer(pattern); !answer)
            return answer.error();
    if (!engine::suits(m_state.decision.topic, pattern.action))
        return NameFault{"no such choice belongs to this decision",
                         "say what the decision is about; \"decision\" expects it"};
    return unknownName(pattern, std::nullopt);
}

} // namespace glossator::cases
