// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/values.h"
#include "model/sources/mapping_reader.h"

namespace glossator::cases {

/// The keys of one mapping of a case file, read as what they mean. A key that is not there gives nothing.
class Fields
{
public:
    /// `what` names the thing described, for messages.
    Fields(const sources::Node& node, std::string what, Values& values);

    [[nodiscard]] const sources::Node* node(std::string_view key) { return m_reader.node(key); }
    [[nodiscard]] const sources::Node* required(std::string_view key) { return m_reader.requiredNode(key); }
    [[nodiscard]] bool has(std::string_view key) { return node(key) != nullptr; }
    [[nodiscard]] std::string text(std::string_view key); ///< empty where it is not there
    [[nodiscard]] std::optional<int> integer(std::string_view key);
    [[nodiscard]] std::optional<int> integer(std::string_view key, int least);
    [[nodiscard]] std::optional<int> integer(std::string_view key, int least, int most);
    [[nodiscard]] std::optional<bool> boolean(std::string_view key) { return m_reader.optionalBoolean(key); }
    [[nodiscard]] std::optional<Colour> player(std::string_view key);
    [[nodiscard]] std::optional<engine::Square> square(std::string_view key);
    [[nodiscard]] std::optional<engine::Turn> turn(std::string_view key);
    [[nodiscard]] std::vector<Name> names(std::string_view key);
    [[nodiscard]] std::optional<Name> requiredName(std::string_view key);
    [[nodiscard]] std::optional<engine::Square> requiredSquare(std::string_view key);
    [[nodiscard]] std::optional<Colour> requiredPlayer(std::string_view key);
    [[nodiscard]] std::optional<int> requiredInteger(std::string_view key, int least);

    [[nodiscard]] Values& values() { return m_values; }
    [[nodiscard]] const sources::Place& place() const { return m_place; }
    [[nodiscard]] const std::string& what() const { return m_what; }
    /// Call last: every key that was never asked for is a fault naming the known keys.
    void finish() { m_reader.finish(); }

private:
    sources::MappingReader m_reader;
    Values& m_values;
    sources::Place m_place;
    std::string m_what;
};

} // namespace glossator::cases
