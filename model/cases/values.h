// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/declared.h"
#include "model/sources/yaml.h"

namespace glossator::cases {

/// Reads single values of a case file and notes a fault for each that cannot be what it should be.
class Values
{
public:
    /// `faults` must outlive the reader.
    explicit Values(sources::Faults& faults) : m_faults(faults) {}

    /// From now on only these colours are players.
    void seat(std::vector<Colour> players) { m_players = std::move(players); }
    [[nodiscard]] sources::Faults& faults() { return m_faults; }
    void fault(const sources::Place& place, std::string what, std::string right = {});

    [[nodiscard]] std::optional<int> integer(const sources::Node& node);
    /// Not below `least`.
    [[nodiscard]] std::optional<int> integer(const sources::Node& node, int least);
    [[nodiscard]] std::optional<int> integer(const sources::Node& node, int least, int most);
    [[nodiscard]] std::optional<Colour> colour(const sources::Node& node);
    /// A colour that sits at the table.
    [[nodiscard]] std::optional<Colour> player(const sources::Node& node);
    [[nodiscard]] std::optional<engine::Square> square(const sources::Node& node);
    [[nodiscard]] std::optional<engine::Turn> turn(const sources::Node& node);
    /// A scalar that is not empty.
    [[nodiscard]] std::optional<Name> name(const sources::Node& node);
    /// One scalar, or a list of them.
    [[nodiscard]] std::vector<Name> names(const sources::Node& node);
    /// The items of a list; for anything else a fault that says what the list is of.
    [[nodiscard]] std::span<const sources::Node> list(const sources::Node& node, const std::string& of);

    /// One word of an enumeration.
    template <typename Value>
    [[nodiscard]] std::optional<Value> word(const sources::Node& node,
                                            std::optional<Value> (*read)(std::string_view),
                                            const std::string& what, const std::string& known)
    {
        const std::optional<Value> value = node.isScalar() ? read(node.text()) : std::nullopt;
        if (!value)
            fault(node.place(), "\"" + node.text() + "\" is no " + what, "write one of: " + known);
        return value;
    }

private:
    sources::Faults& m_faults;
    std::vector<Colour> m_players;
};

} // namespace glossator::cases
