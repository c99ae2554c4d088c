// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/values.h"

#include "model/engine/position_limits.h"

#include <algorithm>
#include <charconv>

namespace glossator::cases {

namespace {

using sources::Node;

std::string listOf(std::span<const Colour> colours)
{
    std::string list;
    for (const Colour colour : colours)
        list.append(list.empty() ? "" : ", ").append(word(colour));
    return list;
}

std::string shown(const Node& node)
{
    if (node.isScalar())
        return "\"" + node.text() + "\"";
    return node.isSequence() ? "this list" : "this mapping";
}

} // namespace

void Values::fault(const sources::Place& place, std::string what, std::string right)
{
    m_faults.push_back({place, std::move(what), std::move(right)});
}

std::optional<int> Values::integer(const Node& node)
{
    int value = 0;
    const std::string& text = node.text();
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (node.isScalar() && !text.empty() && error == std::errc() && stop == end)
        return value;
    const bool isHuge = node.isScalar() && error == std::errc::result_out_of_range && stop == end;
    fault(node.place(), shown(node) + (isHuge ? " is too large a number" : " is not a whole number"),
          "write digits, as in 3");
    return std::nullopt;
}

std::optional<int> Values::integer(const Node& node, int least)
{
    const std::optional<int> value = integer(node);
    if (!value || *value >= least)
        return value;
    fault(node.place(), std::to_string(*value) + " is too small",
          "write " + std::to_string(least) + " or more");
    return std::nullopt;
}

std::optional<int> Values::integer(const Node& node, int least, int most)
{
    const std::optional<int> value = integer(node, least);
    if (!value || *value <= most)
        return value;
    fault(node.place(), std::to_string(*value) + " is too large",
          "write " + std::to_string(most) + " or less");
    return std::nullopt;
}

std::optional<Colour> Values::colour(const Node& node)
{
    return word(node, cases::colour, "colour of players", listOf(allColours));
}

std::optional<Colour> Values::player(const Node& node)
{
    const std::optional<Colour> found = colour(node);
    if (!found || std::find(m_players.begin(), m_players.end(), *found) != m_players.end())
        return found;
    fault(node.place(), shown(node) + " does not play in this case", "the players are " + listOf(m_players));
    return std::nullopt;
}

std::optional<engine::Square> Values::square(const Node& node)
{
    if (!node.isSequence() || node.items().size() != 2) {
        fault(node.place(), shown(node) + " is not a square", "write [x, y], as in [1, -2]");
        return std::nullopt;
    }
    const std::optional<int> x = integer(node.items()[0]);
    const std::optional<int> y = integer(node.items()[1]);
    if (!x || !y)
        return std::nullopt;
    if (engine::isTooFar(*x, *y)) {
        fault(node.place(), engine::tooFar(), engine::nearEnough());
        return std::nullopt;
    }
    return engine::Square{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)};
}

std::optional<engine::Turn> Values::turn(const Node& node)
{
    const std::optional<int> value = integer(node);
    if (value && *value >= 0 && *value <= 3)
        return static_cast<engine::Turn>(*value);
    if (value)
        fault(node.place(), std::to_string(*value) + " is no turn of a tile",
              "write 0, 1, 2 or 3 quarter turns clockwise");
    return std::nullopt;
}

std::optional<Name> Values::name(const Node& node)
{
    if (node.isScalar() && !node.text().empty())
        return Name{node.text(), node.place()};
    fault(node.place(), node.isScalar() ? "a name is missing here" : shown(node) + " is not a single name",
          "write one name");
    return std::nullopt;
}

std::vector<Name> Values::names(const Node& node)
{
    std::vector<Name> found;
    if (node.isScalar()) {
        if (auto single = name(node))
            found.push_back(*single);
        return found;
    }
    for (const Node& item : list(node, "names"))
        if (auto one = name(item))
            found.push_back(*one);
    return found;
}

std::span<const Node> Values::list(const Node& node, const std::string& of)
{
    if (node.isSequence())
        return node.items();
    fault(node.place(), shown(node) + " is not a list of " + of,
          "write [one, two], or one a line behind \"- \"");
    return {};
}

} // namespace glossator::cases
