// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/event_fields.h"

#include "app/cli/case_json.h"
#include "model/cases/case_words.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonArray addendsJson(const engine::ScoreSheet& sheet)
{
    QJsonArray array;
    for (const engine::Addend& addend : sheet.addends())
        array += QJsonObject{{u"counted"_s, toText(cases::word(addend.counted))},
                             {u"count"_s, addend.count},
                             {u"each"_s, addend.each},
                             {u"points"_s, addend.points()},
                             {u"cites"_s, toText(addend.cite)}};
    return array;
}

} // namespace

QJsonObject EventFields::operator()(const engine::GameBegan&) const
{
    return {};
}

QJsonObject EventFields::operator()(const engine::TurnBegan& event) const
{
    return {
        {u"player"_s, m_json.player(event.player)}, {u"number"_s, event.number}, {u"part"_s, event.part + 1}};
}

QJsonObject EventFields::operator()(const engine::PhaseBegan& event) const
{
    return {{u"phase"_s, toText(cases::word(event.phase))}};
}

QJsonObject EventFields::operator()(const engine::TileDrawn& event) const
{
    return {{u"player"_s, m_json.player(event.player)}, {u"tile"_s, m_json.tile(event.kind)}};
}

QJsonObject EventFields::operator()(const engine::TileDiscarded& event) const
{
    return {{u"tile"_s, m_json.tile(event.kind)}};
}

QJsonObject EventFields::operator()(const engine::TilePlaced& event) const
{
    const engine::PlacedTile& tile = m_state.board.tile(event.tile);
    return {{u"player"_s, m_json.player(event.player)},
            {u"tile"_s, m_json.tile(tile.kind)},
            {u"at"_s, squareJson(tile.square)},
            {u"turn"_s, tile.turn}};
}

QJsonObject EventFields::operator()(const engine::TileMoved& event) const
{
    return {{u"tile"_s, m_json.tile(event.kind)},
            {u"from"_s, m_json.place(m_state, event.from)},
            {u"to"_s, m_json.place(m_state, event.to)}};
}

QJsonObject EventFields::operator()(const engine::FigureDeployed& event) const
{
    return {{u"player"_s, m_json.ownerOf(m_state, event.figure)},
            {u"figure"_s, m_json.figure(m_state, event.figure)},
            {u"feature"_s, m_json.feature(m_state, event.feature)},
            {u"role"_s, m_json.role(m_state, event.figure)}};
}

QJsonObject EventFields::operator()(const engine::FigureMoved& event) const
{
    return {{u"player"_s, m_json.ownerOf(m_state, event.figure)},
            {u"figure"_s, m_json.figure(m_state, event.figure)},
            {u"from"_s, m_json.place(m_state, event.from)},
            {u"to"_s, m_json.place(m_state, event.to)}};
}

QJsonObject EventFields::operator()(const engine::FeatureFinished& event) const
{
    return {{u"feature"_s, m_json.feature(m_state, event.feature)}};
}

QJsonObject EventFields::operator()(const engine::Scored& event) const
{
    QJsonArray majority;
    for (const engine::Share& share : event.majority)
        majority += QJsonObject{{u"player"_s, m_json.player(share.player)},
                                {u"strength"_s, share.strength},
                                {u"wins"_s, share.wins}};
    return {{u"player"_s, m_json.player(event.player)},
            {u"points"_s, event.points()},
            {u"from"_s, event.from},
            {u"to"_s, event.to},
            {u"feature"_s, m_json.feature(m_state, event.feature)},
            {u"addends"_s, addendsJson(event.sheet)},
            {u"majority"_s, majority},
            {u"round"_s, roundJson(event.when)}};
}

QJsonObject EventFields::operator()(const engine::Withheld& event) const
{
    return {{u"player"_s, m_json.player(event.player)},
            {u"feature"_s, m_json.feature(m_state, event.feature)}};
}

QJsonObject EventFields::operator()(const engine::RoundEnded& event) const
{
    return {{u"round"_s, toText(cases::word(event.round))}};
}

QJsonObject EventFields::operator()(const engine::TileActivated& event) const
{
    const engine::PlacedTile& tile = m_state.board.tile(event.tile);
    return {{u"player"_s, m_json.player(event.player)},
            {u"tile"_s, m_json.tile(tile.kind)},
            {u"at"_s, squareJson(tile.square)}};
}

QJsonObject EventFields::operator()(const engine::CardTurned& event) const
{
    return {{u"player"_s, m_json.player(event.player)},
            {u"card"_s, m_json.card(event.module, event.card)},
            {u"up"_s, event.isUp}};
}

QJsonObject EventFields::operator()(const engine::TokensMoved& event) const
{
    QJsonObject json{{u"token"_s, m_json.token(event.kind)},
                     {u"count"_s, event.count},
                     {u"from"_s, m_json.player(event.from)},
                     {u"to"_s, m_json.player(event.to)}};
    if (event.tile != engine::none)
        json.insert(u"at"_s, squareJson(m_state.board.tile(event.tile).square));
    return json;
}

QJsonObject EventFields::operator()(const engine::Paid& event) const
{
    return {{u"player"_s, m_json.player(event.payer.player)},
            {u"figure"_s, m_json.figure(m_state, event.payer.figure)},
            {u"from"_s, event.payer.from},
            {u"to"_s, event.payer.to},
            {u"points"_s, event.points()},
            {u"receiver"_s, QJsonObject{{u"player"_s, m_json.player(event.receiver.player)},
                                        {u"figure"_s, m_json.figure(m_state, event.receiver.figure)},
                                        {u"from"_s, event.receiver.from},
                                        {u"to"_s, event.receiver.to}}}};
}

QJsonObject EventFields::operator()(const engine::Chosen& event) const
{
    return {{u"player"_s, m_json.player(event.by)}, {u"option"_s, m_json.option(m_state, event.option)}};
}

QJsonObject EventFields::operator()(const engine::Refused& event) const
{
    return {{u"player"_s, m_json.player(event.player)},
            {u"option"_s, m_json.option(m_state, event.option)},
            {u"reason"_s, toText(engine::toText(event.reason))}};
}

QJsonObject EventFields::operator()(const engine::GameEnded& event) const
{
    QJsonArray winners;
    for (const engine::Player player : event.winners)
        winners += m_json.player(player);
    return {{u"winners"_s, winners}};
}

} // namespace glossator::cli
