// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/event_names.h"

namespace glossator::cases {

namespace {

using Fault = std::optional<NameFault>;

/// The first of some faults, if any.
Fault first(std::initializer_list<Fault> faults)
{
    for (const Fault& fault : faults)
        if (fault)
            return fault;
    return std::nullopt;
}

} // namespace

Fault EventNames::faultOf(const EventName& event) const
{
    Fault own = first({faultOfTile(event.tile), faultOfFigure(event.figure), faultOfToken(event.token),
                       faultOfFeature(event.at, event.on), event.from ? faultOf(*event.from) : std::nullopt,
                       event.to ? faultOf(*event.to) : std::nullopt});
    if (own)
        return own;
    if (event.score)
        return faultOfFeature(event.score->at, event.score->on);
    if (!event.choice)
        return std::nullopt;
    return first({faultOfTile(event.choice->tile), faultOfFigure(event.choice->figure),
                  faultOfToken(event.choice->token), faultOfFeature(event.choice->at, event.choice->on)});
}

Fault EventNames::faultOf(const PlaceName& place) const
{
    return faultOfFeature(place.at, place.on);
}

Fault EventNames::faultOfFigure(const std::string& figure) const
{
    if (figure.empty())
        return std::nullopt;
    const auto kind = m_names.figureKind(figure);
    return kind ? std::nullopt : Fault(kind.error());
}

Fault EventNames::faultOfToken(const std::string& token) const
{
    if (token.empty())
        return std::nullopt;
    const auto kind = m_names.tokenKind(token);
    return kind ? std::nullopt : Fault(kind.error());
}

Fault EventNames::faultOfTile(const std::string& tile) const
{
    if (tile.empty())
        return std::nullopt;
    const auto kind = m_names.tile(tile);
    return kind ? std::nullopt : Fault(kind.error());
}

Fault EventNames::faultOfFeature(const std::optional<engine::Square>& at, const std::string& on) const
{
    if (on.empty())
        return std::nullopt;
    if (at) {
        const auto named = m_names.features(m_state, *at, on);
        return named ? std::nullopt : Fault(named.error());
    }
    for (int kind = 0; kind < m_game.tiles().size(); ++kind)
        if (!featuresNamed(m_game.tiles()[static_cast<engine::KindId>(kind)].kind, engine::none, on).empty())
            return std::nullopt;
    return NameFault{"no tile of this game has a feature \"" + on + "\"",
                     "write the name of a feature, or a kind as in road"};
}

} // namespace glossator::cases
