// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/event_matcher.h"

#include "model/engine/play.h"

#include <algorithm>
#include <set>

namespace glossator::cases {

namespace {

using engine::PlaceKind;

template <typename Value, typename Other>
bool fits(const std::optional<Value>& wanted, const Other& got)
{
    return !wanted || *wanted == got;
}

bool fitsAddends(const std::optional<std::vector<AddendName>>& wanted, const engine::ScoreSheet& sheet)
{
    if (!wanted)
        return true;
    const auto got = sheet.addends();
    return std::equal(wanted->begin(), wanted->end(), got.begin(), got.end(),
                      [](const auto& a, const auto& b) {
                          return a.counted == b.counted && a.count == b.count && a.each == b.each;
                      });
}

} // namespace

/// Compares the fields of one event, by its kind; a visitor of engine::Event::What.
class FieldMatcher
{
public:
    FieldMatcher(const EventMatcher& matcher, const EventName& wanted, const RunEvent& happened)
        : m_matcher(matcher), m_wanted(wanted), m_happened(happened), m_state(happened.after)
    {
    }
    bool operator()(const engine::GameBegan&) const { return true; }
    bool operator()(const engine::TurnBegan& event) const
    {
        return m_matcher.isPlayer(m_wanted.player, event.player) && fits(m_wanted.number, event.number) &&
               fits(m_wanted.part, event.part + 1);
    }
    bool operator()(const engine::PhaseBegan& event) const { return fits(m_wanted.phase, event.phase); }
    bool operator()(const engine::TileDrawn& event) const
    {
        return m_matcher.isPlayer(m_wanted.player, event.player) &&
               m_matcher.isTile(m_wanted.tile, event.kind);
    }
    bool operator()(const engine::TileDiscarded& event) const
    {
        return m_matcher.isTile(m_wanted.tile, event.kind);
    }
    bool operator()(const engine::TilePlaced& event) const
    {
        const engine::PlacedTile& placed = m_state.board.tile(event.tile);
        return m_matcher.isPlayer(m_wanted.player, event.player) &&
               m_matcher.isTile(m_wanted.tile, placed.kind) && fits(m_wanted.at, placed.square) &&
               (!m_wanted.turn || m_matcher.m_names.looksAlike(placed.kind, *m_wanted.turn, placed.turn));
    }
    bool operator()(const engine::TileMoved& event) const
    {
        return m_matcher.isTile(m_wanted.tile, event.kind) && moves(event.from, event.to);
    }
    bool operator()(const engine::FigureDeployed& event) const
    {
        return isFigure(event.figure) &&
               m_matcher.isFeature(m_wanted.at, m_wanted.on, event.feature, m_state) &&
               (m_wanted.role.empty() ||
                m_wanted.role == engine::roleOf(m_matcher.m_game, m_state, event.figure));
    }
    bool operator()(const engine::FigureMoved& event) const
    {
        return isFigure(event.figure) && moves(event.from, event.to);
    }
    bool operator()(const engine::FeatureFinished& event) const
    {
        return m_matcher.isFeature(m_wanted.at, m_wanted.on, event.feature, m_state);
    }
    bool operator()(const engine::Scored&) const
    {
        return !m_wanted.score || m_matcher.matches(*m_wanted.score, m_happened);
    }
    bool operator()(const engine::Withheld& event) const
    {
        return m_matcher.isPlayer(m_wanted.player, event.player) &&
               m_matcher.isFeature(m_wanted.at, m_wanted.on, event.feature, m_state);
    }
    bool operator()(const engine::RoundEnded& event) const { return fits(m_wanted.round, event.round); }
    bool operator()(const engine::TileActivated& event) const
    {
        const engine::PlacedTile& placed = m_state.board.tile(event.tile);
        return m_matcher.isPlayer(m_wanted.player, event.player) &&
               m_matcher.isTile(m_wanted.tile, placed.kind) && fits(m_wanted.at, placed.square);
    }
    bool operator()(const engine::CardTurned& event) const
    {
        return m_matcher.isPlayer(m_wanted.player, event.player) &&
               m_matcher.isCard(m_wanted.card, event.module, event.card) && fits(m_wanted.isUp, event.isUp);
    }
    bool operator()(const engine::TokensMoved& event) const
    {
        return m_matcher.isPlayer(m_wanted.player, event.to == engine::nobody ? event.from : event.to) &&
               (m_wanted.token.empty() || m_matcher.m_game.tokenKinds()[event.kind].id == m_wanted.token) &&
               fits(m_wanted.count, event.count) &&
               (!m_wanted.at ||
                (event.tile != engine::none && m_state.board.tileAt(*m_wanted.at) == event.tile));
    }
    bool operator()(const engine::Paid& event) const
    {
        return m_matcher.isPlayer(m_wanted.player, event.payer.player) &&
               m_matcher.isPlayer(m_wanted.receiver, event.receiver.player) &&
               fits(m_wanted.points, event.points());
    }
    bool operator()(const engine::Chosen& event) const
    {
        return m_matcher.isPlayer(m_wanted.player, event.by) && isChoice(event.option);
    }
    bool operator()(const engine::Refused& event) const
    {
        return m_matcher.isPlayer(m_wanted.player, event.player) && isChoice(event.option) &&
               fits(m_wanted.reason, event.reason);
    }
    bool operator()(const engine::GameEnded& event) const
    {
        if (!m_wanted.winners)
            return true;
        std::vector<engine::Player> wanted;
        for (const Colour colour : *m_wanted.winners)
            wanted.push_back(m_matcher.m_names.player(colour));
        return std::is_permutation(wanted.begin(), wanted.end(), event.winners.begin(), event.winners.end());
    }

private:
    [[nodiscard]] bool moves(const engine::Place& from, const engine::Place& to) const
    {
        return (!m_wanted.from || m_matcher.isAt(*m_wanted.from, from, m_state)) &&
               (!m_wanted.to || m_matcher.isAt(*m_wanted.to, to, m_state));
    }
    [[nodiscard]] bool isFigure(engine::FigureId id) const
    {
        const engine::Figure& figure = m_state.figures[static_cast<std::size_t>(id)];
        return m_matcher.isPlayer(m_wanted.player, figure.owner) &&
               (m_wanted.figure.empty() || m_matcher.m_game.figureKinds()[figure.kind].id == m_wanted.figure);
    }
    [[nodiscard]] bool isChoice(const engine::Option& option) const
    {
        return !m_wanted.choice ||
               ChoiceFinder(m_matcher.m_game, m_matcher.m_names, m_state).matches(*m_wanted.choice, option);
    }

    const EventMatcher& m_matcher;
    const EventName& m_wanted;
    const RunEvent& m_happened;
    const engine::State& m_state;
};

bool EventMatcher::matches(const EventName& wanted, const RunEvent& happened) const
{
    return static_cast<std::size_t>(wanted.kind) == happened.event.what.index() &&
           citesAll(happened.event.cites, wanted.cites) &&
           std::visit(FieldMatcher(*this, wanted, happened), happened.event.what);
}

bool EventMatcher::matches(const ScoreName& wanted, const RunEvent& happened) const
{
    const auto* scored = std::get_if<engine::Scored>(&happened.event.what);
    if (scored == nullptr || !isPlayer(wanted.player, scored->player) ||
        !fits(wanted.points, scored->points()) || !fits(wanted.from, scored->from) ||
        !fits(wanted.to, scored->to) || !fitsAddends(wanted.addends, scored->sheet) ||
        !citesAll(happened.event.cites, wanted.cites) ||
        !isFeature(wanted.at, wanted.on, scored->feature, happened.after))
        return false;
    return (!wanted.round || wanted.round->matches(scored->when)) &&
           (!wanted.majority || isMajority(*wanted.majority, scored->majority)) &&
           (!wanted.winners || haveWon(*wanted.winners, scored->majority));
}

bool EventMatcher::isMajority(const std::map<Colour, int>& wanted, std::span<const engine::Share> got) const
{
    std::map<engine::Player, int> shares;
    for (const auto& [colour, strength] : wanted)
        shares[m_names.player(colour)] = strength;
    return shares.size() == got.size() &&
           std::all_of(got.begin(), got.end(), [&](const engine::Share& share) {
               const auto found = shares.find(share.player);
               return found != shares.end() && found->second == share.strength;
           });
}

bool EventMatcher::haveWon(const std::vector<Colour>& wanted, std::span<const engine::Share> got) const
{
    std::set<engine::Player> expected;
    for (const Colour colour : wanted)
        expected.insert(m_names.player(colour));
    std::set<engine::Player> winners;
    for (const engine::Share& share : got)
        if (share.wins)
            winners.insert(share.player);
    return expected == winners;
}

bool EventMatcher::isAt(const PlaceName& wanted, const engine::Place& place, const engine::State& state) const
{
    if (wanted.kind != place.kind)
        return false;
    if (place.kind == PlaceKind::OnFeature)
        return isFeature(wanted.at, wanted.on, place.index, state);
    if (place.kind == PlaceKind::WithFigure)
        return isBeside(wanted, state.figures[static_cast<std::size_t>(place.index)], state);
    if (place.kind == PlaceKind::OnTile)
        return !wanted.at || state.board.tileAt(*wanted.at) == place.index;
    return isPlayer(wanted.player, place.player) && fits(wanted.index, static_cast<int>(place.index));
}

bool EventMatcher::isBeside(const PlaceName& wanted, const engine::Figure& figure,
                            const engine::State& state) const
{
    if (figure.place.kind != PlaceKind::OnFeature)
        return false;
    const bool isTile =
        !wanted.at || state.board.tileAt(*wanted.at) == state.board.node(figure.place.index).tile;
    return isTile && isFeature(wanted.at, wanted.on, figure.place.index, state);
}

bool EventMatcher::isPlayer(std::optional<Colour> wanted, engine::Player player) const
{
    return !wanted || m_names.player(*wanted) == player;
}

bool EventMatcher::isTile(const std::string& wanted, engine::KindId kind) const
{
    return wanted.empty() || m_game.tiles()[kind].kind.id == wanted;
}

bool EventMatcher::isCard(const std::string& wanted, std::uint8_t module, std::uint8_t card) const
{
    const auto names = m_game.module(module).cardNames();
    return wanted.empty() || (card < names.size() && names[card] == wanted);
}

bool EventMatcher::isFeature(const std::optional<engine::Square>& at, const std::string& on,
                             engine::FeatureId feature, const engine::State& state) const
{
    if (!at && on.empty())
        return true;
    if (feature == engine::none)
        return false;
    const engine::TileId tile = at ? state.board.tileAt(*at) : state.board.node(feature).tile;
    if (tile == engine::none)
        return false;
    bool reaches = false;
    state.board.forEachPart(
        feature, [&](engine::FeatureId part) { reaches = reaches || state.board.node(part).tile == tile; });
    if (on.empty() || !reaches)
        return reaches;
    const auto named =
        at ? m_names.features(state, *at, on) : m_names.features(state, tile, engine::none, on);
    return named && std::any_of(named->begin(), named->end(), [&](engine::FeatureId id) {
               return state.board.rootOf(id) == state.board.rootOf(feature);
           });
}

bool citesAll(const engine::Citations& cites, const std::vector<Name>& wanted)
{
    return std::all_of(wanted.begin(), wanted.end(), [&](const Name& name) {
        return std::find(cites.begin(), cites.end(), name.text) != cites.end();
    });
}

} // namespace glossator::cases
