// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/event_phrase.h"

#include "model/cases/feature_phrase.h"

namespace glossator::cases {

namespace {

Phrase listOf(std::vector<Phrase> items)
{
    return Phrase::of(PhraseId::List, std::move(items));
}

/// With their clauses for who writes a case.
Phrase addends(const engine::ScoreSheet& sheet, bool withClauses)
{
    std::vector<Phrase> lines;
    for (const engine::Addend& addend : sheet.addends()) {
        const PhraseId what = offset(PhraseId::CountedTiles, static_cast<int>(addend.counted));
        std::vector<Phrase> gaps{Phrase::counted(what, addend.count)};
        if (withClauses)
            gaps.push_back(Phrase::named(PhraseId::Clause, std::string(addend.cite)));
        lines.push_back(Phrase::counted(withClauses ? PhraseId::AddendWritten : PhraseId::Addend, addend.each,
                                        std::move(gaps)));
    }
    return listOf(std::move(lines));
}

} // namespace

Phrase EventPhrase::ownerOf(engine::FigureId figure) const
{
    return m_say.player(m_state.figures[static_cast<std::size_t>(figure)].owner);
}

Phrase EventPhrase::operator()(const engine::GameBegan&) const
{
    return Phrase::of(PhraseId::GameBegan);
}

Phrase EventPhrase::operator()(const engine::TurnBegan& event) const
{
    if (event.part > 0)
        return Phrase::counted(PhraseId::TurnGoesOn, event.part + 1, {m_say.player(event.player)});
    return Phrase::counted(PhraseId::TurnBegan, event.number, {m_say.player(event.player)});
}

Phrase EventPhrase::operator()(const engine::PhaseBegan& event) const
{
    return Phrase::of(PhraseId::PhaseBegan,
                      {Phrase::of(offset(PhraseId::PhaseSetup, static_cast<int>(event.phase)))});
}

Phrase EventPhrase::operator()(const engine::TileDrawn& event) const
{
    return Phrase::of(PhraseId::TileDrawn, {m_say.player(event.player), m_say.tile(event.kind)});
}

Phrase EventPhrase::operator()(const engine::TileDiscarded& event) const
{
    return Phrase::of(PhraseId::TileDiscarded, {m_say.tile(event.kind)});
}

Phrase EventPhrase::operator()(const engine::TilePlaced& event) const
{
    const engine::PlacedTile& placed = m_state.board.tile(event.tile);
    if (event.player == engine::nobody)
        return Phrase::counted(PhraseId::TileLaidOut, placed.turn,
                               {m_say.tile(placed.kind), squarePhrase(placed.square)});
    return Phrase::counted(
        PhraseId::TilePlaced, placed.turn,
        {m_say.player(event.player), m_say.tile(placed.kind), squarePhrase(placed.square)});
}

Phrase EventPhrase::operator()(const engine::TileMoved& event) const
{
    return Phrase::of(PhraseId::TileMoved, {m_say.tile(event.kind), m_say.place(m_state, event.from),
                                            m_say.place(m_state, event.to)});
}

Phrase EventPhrase::operator()(const engine::FigureDeployed& event) const
{
    std::vector<Phrase> gaps{ownerOf(event.figure), m_say.figure(m_state, event.figure),
                             m_say.feature(m_state, event.feature)};
    const std::string_view role = m_say.role(m_state, event.figure);
    if (role.empty())
        return Phrase::of(PhraseId::FigureDeployed, std::move(gaps));
    gaps.push_back(Phrase::named(PhraseId::Answer, std::string(role)));
    return Phrase::of(PhraseId::FollowerDeployed, std::move(gaps));
}

Phrase EventPhrase::operator()(const engine::FigureMoved& event) const
{
    if (m_state.figures[static_cast<std::size_t>(event.figure)].owner == engine::nobody)
        return Phrase::of(PhraseId::NeutralMoved,
                          {m_say.figure(m_state, event.figure), m_say.place(m_state, event.from),
                           m_say.place(m_state, event.to)});
    return Phrase::of(PhraseId::FigureMoved,
                      {ownerOf(event.figure), m_say.figure(m_state, event.figure),
                       m_say.place(m_state, event.from), m_say.place(m_state, event.to)});
}

Phrase EventPhrase::operator()(const engine::FeatureFinished& event) const
{
    return Phrase::of(PhraseId::FeatureFinished, {m_say.feature(m_state, event.feature)});
}

Phrase EventPhrase::operator()(const engine::Scored& event) const
{
    const Phrase who = m_say.player(event.player);
    if (event.sheet.addends().empty())
        return Phrase::of(PhraseId::ScoredNothing, {who});
    if (event.majority.empty())
        return Phrase::counted(PhraseId::Scored, event.points(),
                               {who, addends(event.sheet, m_say.isForCaseFile())});
    std::vector<Phrase> shares;
    for (const engine::Share& share : event.majority)
        shares.push_back(Phrase::counted(PhraseId::Share, share.strength, {m_say.player(share.player)}));
    return Phrase::counted(PhraseId::ScoredMajority, event.points(),
                           {who, addends(event.sheet, m_say.isForCaseFile()), listOf(std::move(shares))});
}

Phrase EventPhrase::operator()(const engine::Withheld& event) const
{
    const Phrase who = m_say.player(event.player);
    if (event.feature == engine::none)
        return Phrase::of(PhraseId::Withheld, {who});
    return Phrase::of(PhraseId::WithheldFor, {who, m_say.feature(m_state, event.feature)});
}

Phrase EventPhrase::operator()(const engine::RoundEnded& event) const
{
    return Phrase::of(PhraseId::RoundEnded, {m_say.round(event.round)});
}

Phrase EventPhrase::operator()(const engine::TileActivated& event) const
{
    const engine::PlacedTile& placed = m_state.board.tile(event.tile);
    return Phrase::of(PhraseId::TileActivated,
                      {m_say.player(event.player), m_say.tile(placed.kind), squarePhrase(placed.square)});
}

Phrase EventPhrase::operator()(const engine::CardTurned& event) const
{
    return Phrase::of(event.isUp ? PhraseId::CardTurnedUp : PhraseId::CardTurnedDown,
                      {m_say.player(event.player), m_say.card(event.module, event.card)});
}

Phrase EventPhrase::operator()(const engine::TokensMoved& event) const
{
    const Phrase token = m_say.token(event.kind);
    if (event.tile != engine::none) {
        const engine::PlacedTile& lying = m_state.board.tile(event.tile);
        const Phrase tile = m_say.tile(lying.kind);
        const Phrase square = squarePhrase(lying.square);
        const engine::Player who = event.fromTile ? event.to : event.from;
        if (who == engine::nobody)
            return Phrase::counted(event.fromTile ? PhraseId::TokensLifted : PhraseId::TokensLaid,
                                   event.count, {token, tile, square});
        return Phrase::counted(event.fromTile ? PhraseId::TokensTakenFrom : PhraseId::TokensPut, event.count,
                               {m_say.player(who), token, tile, square});
    }
    if (event.from == engine::nobody)
        return Phrase::counted(PhraseId::TokensTaken, event.count, {m_say.player(event.to), token});
    if (event.to == engine::nobody)
        return Phrase::counted(PhraseId::TokensReturned, event.count, {m_say.player(event.from), token});
    return Phrase::counted(PhraseId::TokensMoved, event.count,
                           {m_say.player(event.from), m_say.player(event.to), token});
}

Phrase EventPhrase::operator()(const engine::Paid& event) const
{
    return Phrase::counted(PhraseId::Paid, event.points(),
                           {m_say.player(event.payer.player), m_say.player(event.receiver.player)});
}

Phrase EventPhrase::operator()(const engine::Chosen& event) const
{
    return Phrase::of(PhraseId::Chosen, {m_say.player(event.by), m_say.option(m_state, event.option)});
}

Phrase EventPhrase::operator()(const engine::Refused& event) const
{
    return Phrase::of(PhraseId::Refused, {m_say.player(event.player), m_say.option(m_state, event.option),
                                          m_say.reason(event.reason)});
}

Phrase EventPhrase::operator()(const engine::GameEnded& event) const
{
    std::vector<Phrase> winners;
    for (const engine::Player player : event.winners)
        winners.push_back(m_say.player(player));
    return Phrase::of(PhraseId::GameEnded, {listOf(std::move(winners))});
}

} // namespace glossator::cases
