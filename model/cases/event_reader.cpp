// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/event_reader.h"

#include "model/cases/case_words.h"
#include "model/cases/choice_reader.h"
#include "model/cases/place_reader.h"

#include <charconv>

namespace glossator::cases {

namespace {

using sources::Node;

/// A whole number at the front of a text, which is cut off.
std::optional<int> cutNumber(std::string_view& text)
{
    int value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
    return value;
}

/// "4 tiles x 1"
std::optional<AddendName> parseAddend(std::string_view text)
{
    const auto count = cutNumber(text);
    const auto times = text.rfind(" x ");
    if (!count || times == std::string_view::npos || !text.starts_with(' '))
        return std::nullopt;
    const auto what = counted(text.substr(1, times == 0 ? 0 : times - 1));
    std::string_view rest = text.substr(times + 3);
    const auto each = cutNumber(rest);
    if (!what || !each || !rest.empty())
        return std::nullopt;
    return AddendName{*what, *count, *each, {}};
}

std::vector<AddendName> readAddends(const Node& node, Values& values)
{
    std::vector<AddendName> addends;
    for (const Node& item : values.list(node, "addends")) {
        auto addend = parseAddend(item.text());
        if (!addend) {
            values.fault(item.place(), "\"" + item.text() + "\" is no addend",
                         "write \"4 tiles x 1\"; what can be counted: " + countedWords());
            continue;
        }
        addend->place = item.place();
        addends.push_back(*addend);
    }
    return addends;
}

std::map<Colour, int> readMajority(const Node& node, Values& values)
{
    std::map<Colour, int> majority;
    if (!node.isMapping())
        values.fault(node.place(), "a majority is written by player", "write {red: 2, blue: 1}");
    for (const auto& [key, value] : node.entries()) {
        const auto player = values.player(key);
        const auto strength = values.integer(value, 0);
        if (player && strength)
            majority[*player] = *strength;
    }
    return majority;
}

std::optional<std::vector<Colour>> readWinners(Fields& fields)
{
    const Node* node = fields.node("winners");
    if (node == nullptr)
        return std::nullopt;
    std::vector<Colour> winners;
    for (const Node& item : fields.values().list(*node, "winners"))
        if (const auto player = fields.values().player(item))
            winners.push_back(*player);
    return winners;
}

ScoreName readAwardFields(Fields& fields)
{
    ScoreName award;
    award.place = fields.place();
    award.player = fields.player("player");
    award.points = fields.integer("points");
    award.from = fields.integer("from", 0);
    award.to = fields.integer("to", 0);
    award.at = fields.square("at");
    award.on = fields.text("on");
    if (const Node* node = fields.node("addends"))
        award.addends = readAddends(*node, fields.values());
    if (const Node* node = fields.node("majority"))
        award.majority = readMajority(*node, fields.values());
    award.winners = readWinners(fields);
    if (const Node* node = fields.node("round"))
        award.round = fields.values().word(*node, roundName, "round", roundNameWords());
    return award;
}

void readMove(Fields& fields, EventName& event)
{
    if (const Node* node = fields.node("from"))
        event.from = readPlaceIn(*node, fields.values());
    if (const Node* node = fields.node("to"))
        event.to = readPlaceIn(*node, fields.values());
}

void readFeature(Fields& fields, EventName& event)
{
    event.at = fields.square("at");
    event.on = fields.text("on");
}

/// The fields of each kind of event.
void readEventFields(Fields& fields, EventName& event)
{
    Values& values = fields.values();
    switch (event.kind) {
    case EventKind::GameBegan:
        return;
    case EventKind::TurnBegan:
        event.player = fields.player("player");
        event.number = fields.integer("number", 1);
        event.part = fields.integer("part", 1);
        return;
    case EventKind::PhaseBegan:
        if (const Node* node = fields.node("phase"))
            event.phase = values.word(*node, phase, "phase", phaseWords());
        return;
    case EventKind::TileDrawn:
        event.player = fields.player("player");
        event.tile = fields.text("tile");
        return;
    case EventKind::TileDiscarded:
        event.tile = fields.text("tile");
        return;
    case EventKind::TilePlaced:
        event.player = fields.player("player");
        event.tile = fields.text("tile");
        event.at = fields.square("at");
        event.turn = fields.turn("turn");
        return;
    case EventKind::TileMoved:
        event.tile = fields.text("tile");
        return readMove(fields, event);
    case EventKind::FigureDeployed:
        event.role = fields.text("role");
        [[fallthrough]];
    case EventKind::FigureMoved:
        event.player = fields.player("player");
        event.figure = fields.text("figure");
        return event.kind == EventKind::FigureMoved ? readMove(fields, event) : readFeature(fields, event);
    case EventKind::FeatureFinished:
        return readFeature(fields, event);
    case EventKind::Scored:
        event.score = readAwardFields(fields);
        return;
    case EventKind::Withheld:
        event.player = fields.player("player");
        return readFeature(fields, event);
    case EventKind::RoundEnded:
        if (const Node* node = fields.node("round"))
            event.round = values.word(*node, round, "round", roundWords());
        return;
    case EventKind::TileActivated:
        event.player = fields.player("player");
        event.tile = fields.text("tile");
        event.at = fields.square("at");
        return;
    case EventKind::CardTurned:
        event.player = fields.player("player");
        event.card = fields.text("card");
        event.isUp = fields.boolean("up");
        return;
    case EventKind::TokensMoved:
        event.player = fields.player("player");
        event.token = fields.text("token");
        event.count = fields.integer("count", 1);
        event.at = fields.square("on tile");
        return;
    case EventKind::Paid:
        event.player = fields.player("player");
        event.receiver = fields.player("receiver");
        event.points = fields.integer("points", 0);
        return;
    case EventKind::Refused:
        if (const Node* node = fields.node("reason"))
            event.reason = values.word(*node, reason, "reason", reasonWords());
        [[fallthrough]];
    case EventKind::Chosen:
        event.player = fields.player("player");
        event.choice = readChoice(fields);
        return;
    case EventKind::GameEnded:
        event.winners = readWinners(fields);
        return;
    }
}

EventName eventOf(EventKind kind, const sources::Place& place)
{
    EventName event;
    event.kind = kind;
    event.place = place;
    return event;
}

/// An event is one key, its kind, with its fields; `cites` stands beside the key.
std::optional<EventName> readEvent(const Node& node, Values& values)
{
    if (node.isScalar()) {
        const auto kind = values.word(node, eventKind, "kind of event", eventKindWords());
        return kind ? std::optional(eventOf(*kind, node.place())) : std::nullopt;
    }
    std::optional<EventName> event;
    Fields fields(node, "an event", values);
    std::vector<Name> cites = fields.names("cites");
    for (const auto& [key, value] : node.entries()) {
        const auto kind = eventKind(key.text());
        if (!kind)
            continue;
        if (event)
            values.fault(key.place(), "two kinds of event stand in one entry", "make an entry of each");
        (void)fields.node(key.text());
        event = eventOf(*kind, key.place());
        if (value.isScalar() && value.text().empty())
            continue;
        Fields inner(value, "\"" + key.text() + "\"", values);
        readEventFields(inner, *event);
        inner.finish();
    }
    fields.finish();
    if (event)
        event->cites = std::move(cites);
    else if (node.isMapping())
        values.fault(node.place(), "no kind of event is named here", "write one of: " + eventKindWords());
    return event;
}

} // namespace

std::vector<EventName> readEvents(const Node& node, Values& values)
{
    std::vector<EventName> events;
    for (const Node& item : values.list(node, "events"))
        if (auto event = readEvent(item, values))
            events.push_back(std::move(*event));
    return events;
}

std::vector<ScoreName> readAwards(const Node& node, Values& values)
{
    std::vector<ScoreName> awards;
    for (const Node& item : values.list(node, "awards")) {
        Fields fields(item, "an award", values);
        awards.push_back(readAwardFields(fields));
        awards.back().cites = fields.names("cites");
        fields.finish();
    }
    return awards;
}

std::optional<RefusalName> readRefusal(const Node& node, Values& values)
{
    Fields fields(node, "a refused choice", values);
    RefusalName refusal;
    const auto choice = readChoice(fields);
    if (!choice && node.isMapping())
        values.fault(node.place(), "no choice is named here", "write one of: " + choiceKeys());
    if (const Node* why = fields.node("reason"))
        refusal.reason = values.word(*why, reason, "reason", reasonWords());
    refusal.cites = fields.names("cites");
    fields.finish();
    if (!choice)
        return std::nullopt;
    refusal.choice = *choice;
    return refusal;
}

} // namespace glossator::cases
