// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/wonders/wonder_rules.h"

#include "model/engine/play.h"
#include "model/engine/setup.h"

#include <algorithm>

namespace glossator::engine::rules {

namespace {

constexpr int firstPairSpace = 10;

const std::array<SwitchSpec, 2>& switches()
{
    static const std::array<SwitchSpec, 2> specs{{
        {"wonder-effect-from", {"next-turn", "placement"}},
        {"two-wonders", {"off", "on"}},
    }};
    return specs;
}

/// The display of the game: the wonders named in the setup, or as many as there are places.
std::vector<KindId> displayed(const Game& game, const WonderLookup& wonders, int wanted)
{
    std::vector<KindId> kinds;
    for (int w = 0; w < wonderCount; ++w) {
        const KindId kind = wonders.kindOf(static_cast<Wonder>(w));
        const auto& names = game.display();
        const bool named =
            std::find(names.begin(), names.end(), wonderTileIds[static_cast<std::size_t>(w)]) != names.end();
        if (kind != none && (named || (names.empty() && static_cast<int>(kinds.size()) < wanted)))
            kinds.push_back(kind);
    }
    return kinds;
}

} // namespace

std::span<const SwitchSpec> wonderSwitches()
{
    return switches();
}

WonderRules::WonderRules(const SwitchReadings& readings)
    : m_worksAtOnce(readingOf(readings, switches()[0]) == 1),
      m_twoWonders(readingOf(readings, switches()[1]) == 1)
{
}

bool WonderRules::actsAt(Moment moment) const
{
    switch (moment) {
    case Moment::BeforeDraw:
    case Moment::TileDrawn:
    case Moment::PileEmpty:
    case Moment::TilePlaced:
    case Moment::FigureDeployed:
    case Moment::Veto:
    case Moment::FeatureFinished:
    case Moment::FeatureScored:
    case Moment::RoundEnds:
    case Moment::FinalScoring:
    case Moment::Annotate:
        return true;
    default:
        return false;
    }
}

void WonderRules::bind(const Game& game, std::uint8_t number, std::size_t firstWord)
{
    m_number = number;
    m_firstWord = firstWord;
    m_meeple = game.figureKind("meeple").value_or(0);
    m_wonders = WonderLookup(game.tiles());
}

/// Eight meeples of the base game become nine (ten in the variant): one leaves the supply and joins the
/// new one beside the track, and in the variant another new one waits at the start space.
void WonderRules::setUp(Setup& setup) const
{
    for (Figure& figure : setup.state().figures)
        if (figure.kind == m_meeple && figure.place.kind == PlaceKind::Supply) {
            const Player owner = figure.owner;
            const bool done =
                std::any_of(setup.state().figures.begin(), setup.state().figures.end(), [&](const Figure& f) {
                    return f.owner == owner && f.place.kind == PlaceKind::BesideTrack;
                });
            if (!done)
                figure.place = {PlaceKind::BesideTrack, nobody, firstPairSpace};
        }
    setup.giveEach("meeple", 1, {PlaceKind::BesideTrack, nobody, firstPairSpace});
    if (m_twoWonders)
        setup.giveEach("meeple", 1, {PlaceKind::BesideTrack, nobody, 0});
    for (int w = 0; w < wonderCount; ++w)
        if (const KindId kind = m_wonders.kindOf(static_cast<Wonder>(w)); kind != none)
            setup.takeFromPile(kind);
    const int wanted = setup.game().players() * (m_twoWonders ? 2 : 1);
    for (const KindId kind : displayed(setup.game(), m_wonders, wanted))
        setup.layAside(kind, {PlaceKind::Display, nobody, none});
}

void WonderRules::run(Play& play, const Task& task) const
{
    switch (static_cast<Step>(task.code)) {
    case Step::Gain:
        return gain(play);
    case Step::ChooseTile:
        return askForTile(play);
    case Step::FinalEffect:
        return finalEffect(play, static_cast<Wonder>(task.value));
    }
}

std::string_view WonderRules::topicName(std::uint8_t code) const
{
    switch (static_cast<Question>(code)) {
    case Question::Recipient:
        return "recipient";
    case Question::WhichWonder:
        return "wonder";
    case Question::WhichTile:
        break;
    }
    return "tile";
}

std::vector<std::string> WonderRules::faults(const Game& game, const State& state) const
{
    std::vector<std::string> found;
    for (int w = 0; w < wonderCount; ++w) {
        const auto wonder = static_cast<Wonder>(w);
        if (m_wonders.tileOf(state, wonder) != none &&
            m_wonders.ownerOf(game.tiles(), state, wonder) == nobody)
            found.push_back(std::string(wonderTileIds[static_cast<std::size_t>(w)]) +
                            " lies on the board without a marker meeple on its area");
    }
    const int pairs = pairSpace(state);
    if (std::any_of(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
            return figure.place.kind == PlaceKind::BesideTrack && figure.place.index != pairs &&
                   figure.place.index != 0;
        }))
        found.emplace_back("the pairs of meeples wait beside different spaces of the track");
    for (Player player = 0; player < game.players(); ++player)
        if (m_wonders.waitingFor(state, player) != none && findInSupply(state, player, m_meeple) == none)
            found.emplace_back("a wonder waits for a player who has no meeple in the supply to mark it");
    return found;
}

} // namespace glossator::engine::rules
