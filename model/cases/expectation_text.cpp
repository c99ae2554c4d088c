// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/expectation_text.h"

#include "model/cases/name_finder.h"

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
        .add("cites", award.cites)
        .text();
}

std::string toText(const EventName& event)
{
    FieldText fields;
    fields.add("player", event.player)
        .add("number", event.number)
        .add("phase", event.phase ? std::string(word(*event.phase)) : std::string())
        .add("tile", event.tile)
        .add("figure", event.figure)
        .add("at", event.at)
        .add("on", event.on)
        .add("reason", event.reason ? std::string(engine::toText(*event.reason)) : std::string())
        .add("cites", event.cites);
    const std::string details = event.score ? toText(*event.score) : fields.text();
    return std::string(word(event.kind)) + " " + details;
}

} // namespace glossator::cases
