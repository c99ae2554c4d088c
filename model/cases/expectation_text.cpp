// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/expectation_text.h"

#include "model/cases/choice_reader.h"
#include "model/cases/name_finder.h"
#include "model/cases/place_reader.h"

namespace glossator::cases {

namespace {

/// Puts fields together as a flow mapping: "{player: red, points: 4}".
class FieldText
{
public:
    FieldText& add(std::string_view key, const std::string& value)
    {
        if (!value.empty())
            m_text.append(m_text.empty() ? "" : ", ").append(key).append(": ").append(value);
        return *this;
    }
    FieldText& add(std::string_view key, const std::optional<int>& value)
    {
        return add(key, value ? std::to_string(*value) : std::string());
    }
    FieldText& add(std::string_view key, const std::optional<Colour>& value)
    {
        return add(key, value ? std::string(word(*value)) : std::string());
    }
    FieldText& add(std::string_view key, const std::optional<engine::Square>& value)
    {
        return add(key, value ? toText(*value) : std::string());
    }
    FieldText& add(std::string_view key, const std::vector<Name>& names)
    {
        std::vector<std::string> texts;
        for (const Name& name : names)
            texts.push_back(name.text);
        return add(key, texts.empty() ? std::string() : "[" + joined(texts) + "]");
    }
    [[nodiscard]] bool isEmpty() const { return m_text.empty(); }
    [[nodiscard]] std::string text() const { return "{" + m_text + "}"; }

private:
    std::string m_text;
};

std::string addendTexts(const std::optional<std::vector<AddendName>>& addends)
{
    if (!addends)
        return {};
    std::vector<std::string> texts;
    for (const AddendName& addend : *addends)
        texts.push_back(std::to_string(addend.count) + " " + std::string(word(addend.counted)) + " x " +
                        std::to_string(addend.each));
    return "[" + (texts.empty() ? std::string() : joined(texts)) + "]";
}

std::string majorityText(const std::optional<std::map<Colour, int>>& majority)
{
    if (!majority)
        return {};
    FieldText text;
    for (const auto& [colour, strength] : *majority)
        text.add(word(colour), std::optional(strength));
    return text.text();
}

std::string colourTexts(const std::optional<std::vector<Colour>>& colours)
{
    if (!colours)
        return {};
    std::vector<std::string> texts;
    for (const Colour colour : *colours)
        texts.emplace_back(word(colour));
    return "[" + (texts.empty() ? std::string() : joined(texts)) + "]";
}

std::optional<int> number(const std::optional<engine::Turn>& turn)
{
    return turn ? std::optional<int>(*turn) : std::nullopt;
}

/// What stands behind the key of a choice.
std::string valueText(const Choice& choice)
{
    switch (choice.action) {
    case engine::Action::Draw:
    case engine::Action::PickTile:
        return choice.tile;
    case engine::Action::PickPlayer:
        return choice.player ? std::string(word(*choice.player)) : std::string();
    default:
        break;
    }
    if (choice.action == engine::Action::MoveBeside && choice.at)
        return FieldText()
            .add("figure", choice.figure)
            .add("beside", FieldText().add("at", choice.at).add("on", choice.on).text())
            .text();
    const bool isOnTile = choice.isOnTile || choice.action == engine::Action::PutToken ||
                          choice.action == engine::Action::PutFigure ||
                          choice.action == engine::Action::ScoreTile;
    const FieldText fields =
        FieldText()
            .add("tile", choice.tile)
            .add("token", choice.token)
            .add("player", choice.player)
            .add("figure", choice.figure)
            .add(isOnTile ? "on tile" : "at", choice.at)
            .add(choice.action == engine::Action::BuyBack ? "from" : "held by", choice.holder)
            .add("in", std::string(choice.isInSupply ? "supply" : ""))
            .add("on", choice.on)
            .add("turn", number(choice.turn))
            .add("points", choice.points)
            .add("answer", choice.answer);
    return fields.isEmpty() ? std::string() : fields.text();
}

std::string placeText(const std::optional<PlaceName>& place)
{
    if (!place)
        return {};
    switch (place->kind) {
    case engine::PlaceKind::OnFeature:
        return FieldText().add("at", place->at).add("on", place->on).text();
    case engine::PlaceKind::OnTile:
        return FieldText().add("on tile", place->at).text();
    case engine::PlaceKind::WithFigure:
        return FieldText().add("beside", FieldText().add("at", place->at).add("on", place->on).text()).text();
    case engine::PlaceKind::OnTrack:
        return FieldText().add("track", place->index).text();
    case engine::PlaceKind::BesideTrack:
        return FieldText().add("beside", place->index).text();
    case engine::PlaceKind::InFront:
        return FieldText().add("in front of", place->player).text();
    case engine::PlaceKind::Reserve:
        return FieldText().add("reserve of", place->player).text();
    case engine::PlaceKind::HeldBy:
        return FieldText().add("held by", place->player).text();
    default:
        return FieldText().add("in", std::string(roughPlaceWord(place->kind))).text();
    }
}

void addChoice(const std::optional<Choice>& choice, FieldText& fields)
{
    if (!choice)
        return;
    const std::string value = valueText(*choice);
    const bool isPass = choice->action == engine::Action::Pass;
    fields.add(choiceKey(choice->action), !value.empty() ? value : isPass ? "true" : "any");
}

} // namespace

std::string joined(const std::vector<std::string>& items)
{
    std::string list;
    for (const std::string& item : items)
        list.append(list.empty() ? "" : ", ").append(item);
    return list.empty() ? "none" : list;
}

std::string sortedList(std::vector<std::string> items)
{
    std::sort(items.begin(), items.end());
    return joined(items);
}

std::string quoted(std::string_view text)
{
    return "\"" + std::string(text) + "\"";
}

std::string toText(const ScoreName& award)
{
    return FieldText()
        .add("player", award.player)
        .add("points", award.points)
        .add("from", award.from)
        .add("to", award.to)
        .add("at", award.at)
        .add("on", award.on)
        .add("addends", addendTexts(award.addends))
        .add("majority", majorityText(award.majority))
        .add("winners", colourTexts(award.winners))
        .add("round", award.round ? word(*award.round) : std::string())
        .add("cites", award.cites)
        .text();
}

std::string toText(const EventName& event)
{
    const std::string kind = std::string(word(event.kind)) + " ";
    if (event.score) {
        ScoreName award = *event.score;
        award.cites.insert(award.cites.end(), event.cites.begin(), event.cites.end());
        return kind + toText(award);
    }
    FieldText fields;
    fields.add("player", event.player);
    addChoice(event.choice, fields);
    fields.add("number", event.number)
        .add("part", event.part)
        .add("round", event.round ? std::string(word(*event.round)) : std::string())
        .add("card", event.card)
        .add("token", event.token)
        .add("count", event.count)
        .add("receiver", event.receiver)
        .add("points", event.points)
        .add("phase", event.phase ? std::string(word(*event.phase)) : std::string())
        .add("tile", event.tile)
        .add("figure", event.figure)
        .add(event.kind == EventKind::TokensMoved ? "on tile" : "at", event.at)
        .add("turn", number(event.turn))
        .add("on", event.on)
        .add("from", placeText(event.from))
        .add("to", placeText(event.to))
        .add("reason", event.reason ? std::string(engine::toText(*event.reason)) : std::string())
        .add("winners", colourTexts(event.winners))
        .add("cites", event.cites);
    return kind + fields.text();
}

} // namespace glossator::cases
