// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_json.h"

#include "app/cli/case_json.h"
#include "app/cli/event_fields.h"
#include "model/cases/case_words.h"
#include "model/engine/play.h"
#include "model/tiles/tile_words.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using engine::Action;
using engine::PlaceKind;
using engine::State;

namespace {

QString wordOf(PlaceKind kind)
{
    switch (kind) {
    case PlaceKind::Supply:
        return u"supply"_s;
    case PlaceKind::OnFeature:
        return u"feature"_s;
    case PlaceKind::OnTrack:
        return u"track"_s;
    case PlaceKind::BesideTrack:
        return u"beside-track"_s;
    case PlaceKind::Display:
        return u"display"_s;
    case PlaceKind::InFront:
        return u"in-front"_s;
    case PlaceKind::Reserve:
        return u"reserve"_s;
    case PlaceKind::InHand:
        return u"hand"_s;
    case PlaceKind::WithFigure:
        return u"beside-figure"_s;
    case PlaceKind::OnTile:
        return u"tile"_s;
    case PlaceKind::HeldBy:
        return u"prison"_s;
    case PlaceKind::OutOfGame:
        break;
    }
    return u"out-of-game"_s;
}

QString wordOf(Action action)
{
    switch (action) {
    case Action::Draw:
        return u"draw"_s;
    case Action::PlaceTile:
        return u"place-tile"_s;
    case Action::Deploy:
        return u"deploy"_s;
    case Action::TakeBack:
        return u"take-back"_s;
    case Action::Pass:
        return u"pass"_s;
    case Action::PickPlayer:
        return u"pick-player"_s;
    case Action::PickTile:
        return u"pick-tile"_s;
    case Action::MoveBeside:
        return u"move-beside"_s;
    case Action::PickFeature:
        return u"pick-feature"_s;
    case Action::PickAnswer:
        return u"pick-answer"_s;
    case Action::PutToken:
        return u"put-token"_s;
    case Action::PutFigure:
        return u"put-figure"_s;
    case Action::BuyBack:
        return u"buy-back"_s;
    case Action::ScoreTile:
        return u"score-tile"_s;
    case Action::PickFigure:
        break;
    }
    return u"pick-figure"_s;
}

bool isFigure(const State& state, engine::FigureId figure)
{
    return figure >= 0 && static_cast<std::size_t>(figure) < state.figures.size();
}

} // namespace

GameJson::GameJson(const cases::CaseResult& result)
    : m_game(*result.game), m_players(result.players), m_say(result)
{
}

QJsonValue GameJson::player(engine::Player player) const
{
    if (player == engine::theTable)
        return u"table"_s;
    if (player < 0 || static_cast<std::size_t>(player) >= m_players.size())
        return {};
    return toText(cases::word(m_players[static_cast<std::size_t>(player)]));
}

QJsonValue GameJson::tile(engine::KindId kind) const
{
    return kind < 0 || kind >= m_game.tiles().size() ? QJsonValue() : toText(m_game.tiles()[kind].kind.id);
}

QJsonValue GameJson::card(std::uint8_t module, std::uint8_t card) const
{
    const auto names = m_game.module(module).cardNames();
    return card < names.size() ? QJsonValue(toText(names[card])) : QJsonValue();
}

QJsonValue GameJson::feature(const State& state, engine::FeatureId feature) const
{
    if (feature < 0 || static_cast<std::size_t>(feature) >= state.board.features().size())
        return {};
    const engine::FeatureSpec& spec = state.board.spec(m_game.tiles(), feature);
    const engine::PlacedTile& tile = state.board.tile(state.board.node(feature).tile);
    const engine::Square at =
        spec.squares.empty() ? tile.square : state.board.standingSquare(m_game.tiles(), feature);
    return QJsonObject{{u"kind"_s, toText(tiles::word(spec.kind))},
                       {u"name"_s, toText(spec.name)},
                       {u"tile"_s, this->tile(tile.kind)},
                       {u"at"_s, squareJson(at)}};
}

QJsonValue GameJson::figure(const State& state, engine::FigureId figure) const
{
    if (!isFigure(state, figure))
        return {};
    return toText(m_game.figureKinds()[state.figures[static_cast<std::size_t>(figure)].kind].id);
}

QString GameJson::role(const State& state, engine::FigureId figure) const
{
    return toText(m_say.role(state, figure));
}

QJsonValue GameJson::ownerOf(const State& state, engine::FigureId figure) const
{
    return isFigure(state, figure) ? player(state.figures[static_cast<std::size_t>(figure)].owner)
                                   : QJsonValue();
}

QJsonObject GameJson::place(const State& state, const engine::Place& place) const
{
    QJsonObject json{{u"in"_s, wordOf(place.kind)}};
    if (place.player != engine::nobody)
        json.insert(u"player"_s, player(place.player));
    if (place.kind == PlaceKind::OnFeature)
        json.insert(u"feature"_s, feature(state, place.index));
    if (place.kind == PlaceKind::OnTrack)
        json.insert(u"points"_s, place.index);
    if (place.kind == PlaceKind::BesideTrack)
        json.insert(u"space"_s, place.index);
    if (place.kind == PlaceKind::WithFigure) {
        json.insert(u"figure"_s, figure(state, place.index));
        json.insert(u"player"_s, ownerOf(state, place.index));
    }
    if (place.kind == PlaceKind::OnTile) {
        json.insert(u"tile"_s, tile(state.board.tile(place.index).kind));
        json.insert(u"at"_s, squareJson(state.board.tile(place.index).square));
    }
    return json;
}

QJsonObject GameJson::option(const State& state, const engine::Option& option) const
{
    QJsonObject json{{u"action"_s, wordOf(option.action)},
                     {u"text"_s, toText(cases::toEnglish(m_say.option(state, option)))}};
    if (option.kind != engine::none)
        json.insert(u"tile"_s, tile(option.kind));
    if (option.action == Action::PlaceTile) {
        json.insert(u"at"_s, squareJson(option.square));
        json.insert(u"turn"_s, option.turn);
    }
    if ((option.action == Action::Deploy || option.action == Action::PutFigure) &&
        option.figureKind < m_game.figureKinds().size())
        json.insert(u"figure"_s, toText(m_game.figureKinds()[option.figureKind].id));
    const bool isOnTile = option.action == Action::PutToken || option.action == Action::PutFigure ||
                          option.action == Action::ScoreTile;
    if (isOnTile)
        json.insert(u"at"_s, squareJson(option.square));
    if (option.action == Action::PutToken && option.token < m_game.tokenKinds().size())
        json.insert(u"token"_s, token(option.token));
    if (option.action == Action::MoveBeside && option.figureKind < m_game.figureKinds().size())
        json.insert(u"moves"_s, toText(m_game.figureKinds()[option.figureKind].id));
    if (isFigure(state, option.figure)) {
        json.insert(u"figure"_s, figure(state, option.figure));
        json.insert(u"player"_s, ownerOf(state, option.figure));
        json.insert(u"from"_s, place(state, state.figures[static_cast<std::size_t>(option.figure)].place));
    }
    if (option.feature != engine::none)
        json.insert(u"feature"_s, feature(state, option.feature));
    if (option.player != engine::nobody)
        json.insert(u"player"_s, player(option.player));
    return json;
}

QJsonArray GameJson::options(const State& state, const engine::Options& options) const
{
    QJsonArray array;
    for (const engine::Option& each : options)
        array += option(state, each);
    return array;
}

QJsonObject GameJson::decision(const State& state) const
{
    return {{u"about"_s, toText(cases::topicWord(m_game, state.decision))},
            {u"player"_s, player(state.decision.who)},
            {u"text"_s, toText(cases::toEnglish(m_say.decision(state)))}};
}

QJsonValue GameJson::token(engine::TokenKind kind) const
{
    return toText(m_game.tokenKinds()[kind].id);
}

QJsonObject GameJson::tokens(const State& state) const
{
    QJsonObject json;
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        QJsonObject own;
        for (std::size_t kind = 0; kind < m_game.tokenKinds().size(); ++kind)
            if (const int count = state.tokens[m_game.tokenSlot(static_cast<engine::TokenKind>(kind),
                                                                static_cast<engine::Player>(seat))])
                own.insert(toText(m_game.tokenKinds()[kind].id), count);
        if (!own.isEmpty())
            json.insert(toText(cases::word(m_players[seat])), own);
    }
    return json;
}

QJsonObject GameJson::scores(const State& state) const
{
    QJsonObject json;
    for (std::size_t seat = 0; seat < m_players.size(); ++seat)
        json.insert(toText(cases::word(m_players[seat])), state.points(static_cast<engine::Player>(seat)));
    return json;
}

QJsonObject GameJson::event(const State& after, const engine::Event& event) const
{
    QJsonObject json = std::visit(EventFields(*this, after), event.what);
    json.insert(u"event"_s, toText(cases::word(static_cast<cases::EventKind>(event.what.index()))));
    json.insert(u"text"_s, toText(cases::toEnglish(m_say.event(after, event))));
    json.insert(u"cites"_s, citesJson(event.cites));
    return json;
}

} // namespace glossator::cli
