// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/choice_finder.h"

#include "model/engine/play.h"

#include <algorithm>

namespace glossator::cases {

namespace {

using engine::Action;
using engine::Option;
using engine::PlaceKind;
using engine::Reason;

constexpr engine::FigureKind noFigureKind = 255;

tl::unexpected<NameFault> fault(std::string what, std::string right)
{
    return tl::unexpected(NameFault{std::move(what), std::move(right)});
}

} // namespace

Found<Option> ChoiceFinder::option(const Choice& choice, std::optional<Reason> refusedFor) const
{
    switch (choice.action) {
    case Action::Draw:
        return draw(choice);
    case Action::PlaceTile:
        return placement(choice);
    case Action::Deploy:
        return deploy(choice, refusedFor);
    case Action::TakeBack:
        return takeBack(choice, refusedFor);
    case Action::Pass:
        return Option::pass();
    case Action::PickPlayer:
        return Option::pickPlayer(choice.player ? m_names.player(*choice.player) : engine::nobody);
    case Action::PickTile:
        return draw(choice).map([](const Option& option) { return Option::pickTile(option.kind); });
    case Action::MoveBeside:
        return moveBeside(choice);
    case Action::PickFigure:
        return pickFigure(choice);
    case Action::PickFeature:
        return pickFeature(choice);
    case Action::PutToken:
    case Action::PutFigure:
        return put(choice);
    case Action::BuyBack:
        return buyBack(choice, refusedFor);
    case Action::ScoreTile:
        return squareOfTile(choice).map([](engine::Square square) { return Option::scoreTile(square); });
    case Action::PickAnswer:
        break;
    }
    return pickAnswer(choice);
}

Found<Option> ChoiceFinder::draw(const Choice& choice) const
{
    return m_names.tile(choice.tile).map([](engine::KindId kind) { return Option::draw(kind); });
}

Found<Option> ChoiceFinder::placement(const Choice& choice) const
{
    if (!choice.at)
        return fault("it is not said where the tile goes", "add at: [x, y]");
    engine::KindId kind = m_state.turn.tileInHand;
    if (!choice.tile.empty()) {
        const auto named = m_names.tile(choice.tile);
        if (!named)
            return tl::unexpected(named.error());
        kind = *named;
    }
    return Option::placeTile(kind, {*choice.at, choice.turn.value_or(0)});
}

Found<std::vector<engine::FeatureId>> ChoiceFinder::features(const Choice& choice) const
{
    if (choice.on.empty())
        return fault("it is not said on which feature", "add on: the name or the kind of a feature");
    if (choice.at)
        return m_names.features(m_state, *choice.at, choice.on);
    if (m_state.turn.newTile == engine::none)
        return fault("no tile was placed in this turn, so the square is needed", "add at: [x, y]");
    return m_names.features(m_state, m_state.turn.newTile, engine::none, choice.on);
}

Found<Option> ChoiceFinder::deploy(const Choice& choice, std::optional<Reason> refusedFor) const
{
    auto kind = m_names.figureKind(choice.figure.empty() ? "meeple" : choice.figure);
    if (!kind && refusedFor == Reason::NoSuchFigure)
        kind = noFigureKind;
    if (!kind)
        return tl::unexpected(kind.error());
    const auto candidates = features(choice);
    auto feature = candidates ? m_names.only(m_state, *candidates, choice.on)
                              : Found<engine::FeatureId>(tl::unexpected(candidates.error()));
    if (!feature && refusedFor == Reason::NoSuchFeature)
        feature = engine::FeatureId{engine::none};
    return feature.map([&](engine::FeatureId id) { return Option::deploy(*kind, id); });
}

bool ChoiceFinder::isMeant(const Choice& choice, const engine::Figure& figure, PlaceKind where) const
{
    const engine::Player owner = choice.player ? m_names.player(*choice.player) : m_state.decision.who;
    if (figure.place.kind != where || figure.owner != owner)
        return false;
    if (choice.points && figure.place.index != *choice.points)
        return false;
    if (choice.holder && figure.place.player != m_names.player(*choice.holder))
        return false;
    const auto& kinds = m_game.figureKinds();
    return choice.figure.empty() || kinds[figure.kind].id == choice.figure;
}

Found<engine::FigureId> ChoiceFinder::figure(const Choice& choice, PlaceKind where) const
{
    for (std::size_t i = 0; i < m_state.figures.size(); ++i)
        if (isMeant(choice, m_state.figures[i], where) &&
            matchesFigure(choice, static_cast<engine::FigureId>(i)))
            return static_cast<engine::FigureId>(i);
    return fault("the player has no such figure there", "name the figure, its square and its feature");
}

std::optional<NameFault> ChoiceFinder::unknownName(const Choice& choice,
                                                   std::optional<Reason> refusedFor) const
{
    if (!choice.figure.empty() && refusedFor != Reason::NoSuchFigure)
        if (const auto kind = m_names.figureKind(choice.figure); !kind)
            return kind.error();
    if (!choice.on.empty() && refusedFor != Reason::NoSuchFeature)
        if (const auto named = features(choice); !named)
            return named.error();
    return std::nullopt;
}

Found<Option> ChoiceFinder::takeBack(const Choice& choice, std::optional<Reason> refusedFor) const
{
    if (auto wrong = unknownName(choice, refusedFor))
        return tl::unexpected(std::move(*wrong));
    const auto found = figure(choice, PlaceKind::OnFeature);
    if (found)
        return Option::takeBack(*found, m_state.figures[static_cast<std::size_t>(*found)].place.index);
    if (refusedFor)
        return Option::takeBack(engine::none, engine::none);
    return tl::unexpected(found.error());
}

Found<Option> ChoiceFinder::pickFigure(const Choice& choice) const
{
    const PlaceKind where = choice.holder                     ? PlaceKind::HeldBy
                            : choice.isInSupply               ? PlaceKind::Supply
                            : choice.isOnTile                 ? PlaceKind::OnTile
                            : choice.at || !choice.on.empty() ? PlaceKind::OnFeature
                                                              : PlaceKind::OnTrack;
    if (auto wrong = unknownName(choice, std::nullopt))
        return tl::unexpected(std::move(*wrong));
    return figure(choice, where).map([](engine::FigureId id) { return Option::pickFigure(id); });
}

Found<engine::Square> ChoiceFinder::squareOfTile(const Choice& choice) const
{
    if (!choice.at)
        return fault("it is not said on which tile", "add on tile: [x, y]");
    const engine::TileId tile = m_state.board.tileAt(*choice.at);
    if (tile == engine::none)
        return fault("no tile lies there", "name a square of a tile of the board");
    return m_state.board.tile(tile).square;
}

Found<Option> ChoiceFinder::put(const Choice& choice) const
{
    const auto square = squareOfTile(choice);
    if (!square)
        return tl::unexpected(square.error());
    if (choice.action == Action::PutFigure)
        return m_names.figureKind(choice.figure).map([&](engine::FigureKind kind) {
            return Option::putFigure(kind, *square);
        });
    return m_names.tokenKind(choice.token).map([&](engine::TokenKind kind) {
        return Option::putToken(kind, *square);
    });
}

/// Where a refusal is expected, the figure may stand anywhere.
Found<Option> ChoiceFinder::buyBack(const Choice& choice, std::optional<Reason> refusedFor) const
{
    if (auto wrong = unknownName(choice, std::nullopt))
        return tl::unexpected(std::move(*wrong));
    const auto found = figure(choice, PlaceKind::HeldBy);
    if (!found && refusedFor)
        return Option::buyBack(engine::none);
    return found.map([](engine::FigureId id) { return Option::buyBack(id); });
}

bool ChoiceFinder::isBeside(const Choice& choice, engine::FigureId figure) const
{
    const engine::Place& place = m_state.figures[static_cast<std::size_t>(figure)].place;
    if (place.kind != PlaceKind::OnFeature)
        return false;
    if (choice.at && m_state.board.node(place.index).tile != m_state.board.tileAt(*choice.at))
        return false;
    if (choice.on.empty())
        return true;
    const auto named = features(choice);
    return named && std::find(named->begin(), named->end(), place.index) != named->end();
}

/// Several figures on one feature: some may be no meeples, and of those that are alike one is offered.
void ChoiceFinder::keepOffered(engine::FigureKind kind, std::vector<engine::FigureId>& figures) const
{
    engine::Options options;
    m_game.options(m_state, options);
    const auto isOffered = [&](engine::FigureId figure) {
        return std::find(options.begin(), options.end(), Option::moveBeside(kind, figure)) != options.end();
    };
    if (std::any_of(figures.begin(), figures.end(), isOffered))
        std::erase_if(figures, [&](engine::FigureId figure) { return !isOffered(figure); });
    else
        std::erase_if(figures,
                      [&](engine::FigureId figure) { return engine::firstAlike(m_state, figure) != figure; });
}

Found<Option> ChoiceFinder::moveBeside(const Choice& choice) const
{
    const auto kind = m_names.figureKind(choice.figure);
    if (!kind)
        return tl::unexpected(kind.error());
    if (auto wrong = unknownName(choice, std::nullopt))
        return tl::unexpected(std::move(*wrong));
    std::vector<engine::FigureId> found;
    for (std::size_t i = 0; i < m_state.figures.size(); ++i)
        if (choice.at && isBeside(choice, static_cast<engine::FigureId>(i)))
            found.push_back(static_cast<engine::FigureId>(i));
    if (found.size() > 1 && !choice.on.empty())
        keepOffered(*kind, found);
    if (found.size() == 1)
        return Option::moveBeside(*kind, found.front());
    return fault(found.empty() ? "no figure stands there" : "several figures stand on this tile",
                 "name the square and the feature on which the figure stands");
}

/// A question is about a printed feature or about all that is joined to it.
bool ChoiceFinder::isOffered(const Option& option) const
{
    engine::Options offered;
    m_game.options(m_state, offered);
    return std::ranges::find(offered, option) != offered.end();
}

Found<Option> ChoiceFinder::pickFeature(const Choice& choice) const
{
    const auto candidates = features(choice);
    if (!candidates)
        return tl::unexpected(candidates.error());
    return m_names.only(m_state, *candidates, choice.on).map([&](engine::FeatureId id) {
        const Option whole = Option::pickFeature(m_state.board.rootOf(id));
        return !isOffered(Option::pickFeature(id)) && isOffered(whole) ? whole : Option::pickFeature(id);
    });
}

Found<Option> ChoiceFinder::pickAnswer(const Choice& choice) const
{
    const std::vector<std::string_view> names = answers();
    const auto found = std::find(names.begin(), names.end(), choice.answer);
    if (found != names.end())
        return Option::pickAnswer(static_cast<std::uint8_t>(found - names.begin()));
    std::string list;
    for (const std::string_view name : names)
        list.append(list.empty() ? "" : ", ").append(name);
    return fault("\"" + choice.answer + "\" is no answer to this question",
                 names.empty() ? "this question has no named answers" : "the answers are " + list);
}

std::vector<std::string_view> ChoiceFinder::answers() const
{
    const engine::Decision& asked = m_state.decision;
    if (asked.topic != engine::Topic::OfModule)
        return {};
    const auto names = m_game.module(asked.module).answerNames(asked.code);
    return {names.begin(), names.end()};
}

} // namespace glossator::cases
