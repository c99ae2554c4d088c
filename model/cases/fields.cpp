// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/fields.h"

namespace glossator::cases {

Fields::Fields(const sources::Node& node, std::string what, Values& values)
    : m_reader(node, what, values.faults()), m_values(values), m_place(node.place()), m_what(std::move(what))
{
}

std::string Fields::text(std::string_view key)
{
    const sources::Node* found = node(key);
    const std::optional<Name> name = found == nullptr ? std::nullopt : m_values.name(*found);
    return name ? name->text : std::string();
}

std::optional<int> Fields::integer(std::string_view key)
{
    const sources::Node* found = node(key);
    return found == nullptr ? std::nullopt : m_values.integer(*found);
}

std::optional<int> Fields::integer(std::string_view key, int least)
{
    const sources::Node* found = node(key);
    return found == nullptr ? std::nullopt : m_values.integer(*found, least);
}

std::optional<int> Fields::integer(std::string_view key, int least, int most)
{
    const sources::Node* found = node(key);
    return found == nullptr ? std::nullopt : m_values.integer(*found, least, most);
}

std::optional<Colour> Fields::player(std::string_view key)
{
    const sources::Node* found = node(key);
    return found == nullptr ? std::nullopt : m_values.player(*found);
}

std::optional<engine::Square> Fields::square(std::string_view key)
{
    const sources::Node* found = node(key);
    return found == nullptr ? std::nullopt : m_values.square(*found);
}

std::optional<engine::Turn> Fields::turn(std::string_view key)
{
    const sources::Node* found = node(key);
    return found == nullptr ? std::nullopt : m_values.turn(*found);
}

std::vector<Name> Fields::names(std::string_view key)
{
    const sources::Node* found = node(key);
    return found == nullptr ? std::vector<Name>{} : m_values.names(*found);
}

std::optional<Name> Fields::requiredName(std::string_view key)
{
    const sources::Node* found = required(key);
    return found == nullptr ? std::nullopt : m_values.name(*found);
}

std::optional<engine::Square> Fields::requiredSquare(std::string_view key)
{
    const sources::Node* found = required(key);
    return found == nullptr ? std::nullopt : m_values.square(*found);
}

std::optional<Colour> Fields::requiredPlayer(std::string_view key)
{
    const sources::Node* found = required(key);
    return found == nullptr ? std::nullopt : m_values.player(*found);
}

std::optional<int> Fields::requiredInteger(std::string_view key, int least)
{
    const sources::Node* found = required(key);
    return found == nullptr ? std::nullopt : m_values.integer(*found, least);
}

} // namespace glossator::cases
