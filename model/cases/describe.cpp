// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/describe.h"

#include "model/cases/event_phrase.h"
#include "model/cases/feature_phrase.h"
#include "model/engine/play.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace glossator::cases {

namespace {

using engine::Action;
using engine::PlaceKind;

bool isOnBoard(const engine::State& state, engine::FeatureId feature)
{
    return feature >= 0 && static_cast<std::size_t>(feature) < state.board.features().size();
}

/// Questions of modules that have a sentence of their own.
constexpr std::array<std::pair<std::string_view, PhraseId>, 27> topics{{
    {"recipient", PhraseId::DecisionRecipient},
    {"wonder", PhraseId::DecisionWonder},
    {"capture", PhraseId::DecisionCapture},
    {"exchange", PhraseId::DecisionExchange},
    {"which token", PhraseId::DecisionToken},
    {"flock", PhraseId::DecisionFlock},
    {"which fruit", PhraseId::DecisionFruit},
    {"fruit action", PhraseId::DecisionFruitAction},
    {"which value", PhraseId::DecisionFruitValue},
    {"sale", PhraseId::DecisionSale},
    {"tunnel", PhraseId::DecisionTunnel},
    {"which colour", PhraseId::DecisionColour},
    {"which follower", PhraseId::DecisionFollower},
    {"message", PhraseId::DecisionMessage},
    {"which feature", PhraseId::DecisionMessageFeature},
    {"which message", PhraseId::DecisionWhichMessage},
    {"robber", PhraseId::DecisionRobber},
    {"rob now", PhraseId::DecisionRob},
    {"tile", PhraseId::DecisionWhichTile},
    {"symbol", PhraseId::DecisionSymbol},
    {"arrow", PhraseId::DecisionArrow},
    {"extra turn", PhraseId::DecisionExtraTurn},
    {"place beside", PhraseId::DecisionPlaceBeside},
    {"remove one", PhraseId::DecisionRemoveOne},
    {"crop circle", PhraseId::DecisionCropCircle},
    {"animal", PhraseId::DecisionAnimal},
    {"abbey", PhraseId::DecisionAbbey},
}};

} // namespace

Describer::Describer(const engine::Game& game, std::vector<Colour> players)
    : m_game(game), m_players(std::move(players))
{
}

Describer::Describer(const CaseResult& result)
    : m_game(*result.game), m_players(result.players), m_names(result.names)
{
}

Describer Describer::forCaseFile(const engine::Game& game, std::vector<Colour> players)
{
    Describer describer(game, std::move(players));
    describer.m_isForCaseFile = true;
    return describer;
}

Phrase Describer::event(const engine::State& after, const engine::Event& event) const
{
    return std::visit(EventPhrase(*this, after), event.what);
}

Phrase Describer::option(const engine::State& state, const engine::Option& option) const
{
    switch (option.action) {
    case Action::Draw:
        return Phrase::of(PhraseId::OptionDraw, {tile(option.kind)});
    case Action::PlaceTile:
        return Phrase::counted(PhraseId::OptionPlaceTile, option.turn,
                               {tile(option.kind), squarePhrase(option.square)});
    case Action::Deploy:
        if (!isOnBoard(state, option.feature))
            return Phrase::of(PhraseId::OptionDeployNowhere, {figureKind(option.figureKind)});
        return Phrase::of(PhraseId::OptionDeploy,
                          {figureKind(option.figureKind), feature(state, option.feature)});
    case Action::TakeBack:
        if (option.figure == engine::none)
            return Phrase::of(PhraseId::OptionTakeBackNone);
        return Phrase::of(PhraseId::OptionTakeBack,
                          {figure(state, option.figure), feature(state, option.feature)});
    case Action::Pass:
        return Phrase::of(PhraseId::OptionPass);
    case Action::PickPlayer:
        return Phrase::of(PhraseId::OptionPickPlayer, {player(option.player)});
    case Action::PickTile:
        return Phrase::of(PhraseId::OptionPickTile, {tile(option.kind)});
    case Action::PickFeature:
        return Phrase::of(PhraseId::OptionPickFeature, {feature(state, option.feature)});
    case Action::PickAnswer:
        return answer(state, option.answer);
    case Action::PutToken:
    case Action::PutFigure:
    case Action::ScoreTile:
        return onTile(state, option);
    case Action::BuyBack:
    case Action::PickFigure:
    case Action::MoveBeside:
        break;
    }
    const bool known = option.figure >= 0 && static_cast<std::size_t>(option.figure) < state.figures.size();
    const engine::Figure chosen =
        known ? state.figures[static_cast<std::size_t>(option.figure)] : engine::Figure{};
    const engine::Place where = chosen.place;
    if (option.action == Action::MoveBeside)
        return Phrase::of(PhraseId::OptionMoveBeside, {figureKind(option.figureKind), player(chosen.owner),
                                                       figure(state, option.figure), place(state, where)});
    if (option.action == Action::BuyBack)
        return Phrase::of(PhraseId::OptionBuyBack, {figure(state, option.figure), player(where.player)});
    return Phrase::of(PhraseId::OptionPickFigure, {figure(state, option.figure), place(state, where)});
}

Phrase Describer::onTile(const engine::State& state, const engine::Option& option) const
{
    const engine::TileId id = state.board.tileAt(option.square);
    const Phrase where = id == engine::none ? Phrase::of(PhraseId::Nobody) : tile(state.board.tile(id).kind);
    if (option.action == Action::ScoreTile)
        return Phrase::of(PhraseId::OptionScoreTile, {where, squarePhrase(option.square)});
    if (option.action == Action::PutFigure)
        return Phrase::of(PhraseId::OptionPutFigure,
                          {figureKind(option.figureKind), where, squarePhrase(option.square)});
    return Phrase::of(PhraseId::OptionPutToken, {token(option.token), where, squarePhrase(option.square)});
}

Phrase Describer::answer(const engine::State& state, std::uint8_t answer) const
{
    const engine::Decision& asked = state.decision;
    const bool isAsked = asked.topic == engine::Topic::OfModule;
    const auto names =
        isAsked ? m_game.module(asked.module).answerNames(asked.code) : std::span<const std::string_view>{};
    const std::string name = answer < names.size() ? std::string(names[answer]) : std::string();
    return Phrase::of(PhraseId::OptionPickAnswer, {Phrase::named(PhraseId::Answer, name)});
}

Phrase Describer::card(std::uint8_t module, std::uint8_t card) const
{
    const auto names = m_game.module(module).cardNames();
    return Phrase::named(PhraseId::Answer, card < names.size() ? std::string(names[card]) : std::string());
}

Phrase Describer::decision(const engine::State& state) const
{
    const engine::Decision& decision = state.decision;
    const Phrase who = player(decision.who);
    switch (decision.topic) {
    case engine::Topic::Nothing:
        return Phrase::of(PhraseId::DecisionNone);
    case engine::Topic::DrawTile:
        return Phrase::of(PhraseId::DecisionDraw, {player(state.turn.player)});
    case engine::Topic::PlaceTile:
        return Phrase::of(PhraseId::DecisionPlace, {who, tile(state.turn.tileInHand)});
    case engine::Topic::Wood:
        return Phrase::of(PhraseId::DecisionWood, {who});
    case engine::Topic::ScoreWith:
        return Phrase::of(PhraseId::DecisionScoreWith, {who});
    case engine::Topic::PayWith:
        return Phrase::of(PhraseId::DecisionPayWith, {who});
    case engine::Topic::OfModule:
        break;
    }
    const std::string name(topicWord(m_game, decision));
    for (const auto& [topic, phrase] : topics)
        if (name == topic)
            return Phrase::of(phrase, {who});
    return Phrase::of(PhraseId::DecisionOther, {who, Phrase::named(PhraseId::Answer, name)});
}

Phrase Describer::reason(engine::Reason reason) const
{
    const PhraseId id = offset(PhraseId::ReasonNoDecision, static_cast<int>(reason));
    if (id < PhraseId::Count)
        return Phrase::of(id);
    return Phrase::text(std::string(engine::toText(reason)));
}

Phrase Describer::place(const engine::State& state, const engine::Place& place) const
{
    switch (place.kind) {
    case PlaceKind::Supply:
        if (place.player == engine::nobody)
            return Phrase::of(PhraseId::BesideBoard);
        return Phrase::of(PhraseId::InSupply, {player(place.player)});
    case PlaceKind::OnFeature:
        return Phrase::of(PhraseId::OnFeature, {feature(state, place.index)});
    case PlaceKind::OnTrack:
        return Phrase::counted(PhraseId::OnTrack, place.index);
    case PlaceKind::BesideTrack:
        return Phrase::counted(PhraseId::BesideTrack, place.index);
    case PlaceKind::Display:
        return Phrase::of(PhraseId::InDisplay);
    case PlaceKind::InFront:
        return Phrase::of(PhraseId::InFrontOf, {player(place.player)});
    case PlaceKind::Reserve:
        return Phrase::of(PhraseId::InReserve, {player(place.player)});
    case PlaceKind::InHand:
        return Phrase::of(PhraseId::InHand, {player(place.player)});
    case PlaceKind::WithFigure:
        return Phrase::of(
            PhraseId::WithFigure,
            {player(state.figures[static_cast<std::size_t>(place.index)].owner), figure(state, place.index)});
    case PlaceKind::OnTile: {
        const engine::PlacedTile& placed = state.board.tile(place.index);
        return Phrase::of(PhraseId::OnTile, {tile(placed.kind), squarePhrase(placed.square)});
    }
    case PlaceKind::HeldBy:
        return Phrase::of(PhraseId::HeldBy, {player(place.player)});
    case PlaceKind::OutOfGame:
        break;
    }
    return Phrase::of(PhraseId::OutOfGame);
}

Phrase Describer::feature(const engine::State& state, engine::FeatureId feature) const
{
    if (!isOnBoard(state, feature))
        return Phrase::of(PhraseId::ReasonNoSuchFeature);
    return m_isForCaseFile ? writtenFeature(m_game, state, feature) : featurePhrase(m_game, state, feature);
}

Phrase Describer::figureKind(engine::FigureKind kind) const
{
    if (kind >= m_game.figureKinds().size())
        return Phrase::of(PhraseId::ReasonNoSuchFigure);
    const std::string& id = m_game.figureKinds()[kind].id;
    std::string name = id;
    std::replace(name.begin(), name.end(), '-', ' ');
    for (PhraseId known = PhraseId::Meeple; known < PhraseId::OtherFigure; known = offset(known, 1))
        if (englishTemplate(known, 1) == name)
            return Phrase::of(known);
    return Phrase::named(PhraseId::OtherFigure, id);
}

Phrase Describer::token(engine::TokenKind kind) const
{
    if (kind >= m_game.tokenKinds().size())
        return Phrase::of(PhraseId::Nobody);
    const std::string& id = m_game.tokenKinds()[kind].id;
    std::string name = id;
    std::replace(name.begin(), name.end(), '-', ' ');
    for (PhraseId known = PhraseId::Wine; known < PhraseId::OtherToken; known = offset(known, 1))
        if (englishTemplate(known, 1) == name)
            return Phrase::of(known);
    return Phrase::named(PhraseId::OtherToken, id);
}

Phrase Describer::figure(const engine::State& state, engine::FigureId figure) const
{
    if (figure < 0 || static_cast<std::size_t>(figure) >= state.figures.size())
        return Phrase::of(PhraseId::ReasonNoSuchFigure);
    return figureKind(state.figures[static_cast<std::size_t>(figure)].kind);
}

Phrase Describer::round(engine::Round round) const
{
    return Phrase::of(offset(PhraseId::RoundTurnStart, static_cast<int>(round)));
}

Phrase Describer::round(const engine::PartOfRound& moment) const
{
    if (moment.part == engine::RoundPart::Whole)
        return round(moment.round);
    const auto part = static_cast<int>(moment.part) - static_cast<int>(engine::RoundPart::Before);
    return Phrase::of(PhraseId::PartOfRound,
                      {round(moment.round), Phrase::of(offset(PhraseId::RoundBefore, part))});
}

std::optional<Phrase> Describer::round(const engine::State& state) const
{
    if (const auto found = m_game.roundIn(state))
        return round(*found);
    return std::nullopt;
}

std::optional<Phrase> Describer::round(const engine::State& state, const engine::Event& event) const
{
    const auto* scored = std::get_if<engine::Scored>(&event.what);
    if (scored == nullptr || !scored->when || !m_game.roundIn(state))
        return std::nullopt;
    return round(*scored->when);
}

std::string_view Describer::role(const engine::State& state, engine::FigureId figure) const
{
    const std::string_view role = engine::roleOf(m_game, state, figure);
    if (role.empty() || !m_names)
        return role;
    const engine::FeatureId place = state.figures[static_cast<std::size_t>(figure)].place.index;
    const engine::FeatureKind kind = state.board.node(place).kind;
    const bool isSpecial = role != m_game.roleOn(engine::plainFeature(kind));
    const std::string_view asked = m_names->on(kind);
    return isSpecial || asked.empty() ? role : asked;
}

Phrase Describer::player(engine::Player player) const
{
    if (player == engine::theTable)
        return Phrase::of(PhraseId::Table);
    if (player < 0 || static_cast<std::size_t>(player) >= m_players.size())
        return Phrase::of(PhraseId::Nobody);
    return Phrase::of(offset(PhraseId::Red, static_cast<int>(m_players[static_cast<std::size_t>(player)])));
}

Phrase Describer::tile(engine::KindId kind) const
{
    if (kind < 0 || kind >= m_game.tiles().size())
        return Phrase::of(PhraseId::Nobody);
    return Phrase::named(PhraseId::Tile, m_game.tiles()[kind].kind.id);
}

std::string_view topicWord(const engine::Game& game, const engine::Decision& decision)
{
    switch (decision.topic) {
    case engine::Topic::Nothing:
        return "none";
    case engine::Topic::DrawTile:
        return "draw";
    case engine::Topic::PlaceTile:
        return "place";
    case engine::Topic::Wood:
        return "wood";
    case engine::Topic::ScoreWith:
        return "score with";
    case engine::Topic::PayWith:
        return "pay with";
    case engine::Topic::OfModule:
        break;
    }
    return game.module(decision.module).topicName(decision.code);
}

} // namespace glossator::cases
