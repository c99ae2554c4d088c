// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sources/place.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace glossator::sources {

/// One node of a YAML document as a value that knows its place; it outlives the parser.
class Node
{
public:
    enum class Kind { Scalar, Sequence, Mapping };
    using Entry = std::pair<Node, Node>; ///< key (a scalar) and value

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] bool isScalar() const { return m_kind == Kind::Scalar; }
    [[nodiscard]] bool isSequence() const { return m_kind == Kind::Sequence; }
    [[nodiscard]] bool isMapping() const { return m_kind == Kind::Mapping; }
    [[nodiscard]] const Place& place() const { return m_place; }
    /// The text of a scalar, as written and unfolded; empty for the other kinds.
    [[nodiscard]] const std::string& text() const { return m_text; }
    /// True when the scalar stood in quotes or was a block, so that it means text and nothing else.
    [[nodiscard]] bool isQuoted() const { return m_quoted; }
    [[nodiscard]] std::span<const Node> items() const { return m_items; }
    [[nodiscard]] std::span<const Entry> entries() const;
    /// The value of a key of a mapping, or nullptr.
    [[nodiscard]] const Node* find(std::string_view key) const;

    static Node scalar(Place place, std::string text, bool quoted);
    static Node sequence(Place place, std::vector<Node> items);
    static Node mapping(Place place, std::vector<Entry> entries);

private:
    Kind m_kind = Kind::Scalar;
    bool m_quoted = false;
    Place m_place;
    std::string m_text;
    std::vector<Node> m_items;
    std::vector<Entry> m_entries;
};

/// Parses one YAML document. Syntax errors and duplicate keys are faults with their places; an empty
/// document is a fault as well. `file` only names the text in places.
tl::expected<Node, Faults> parseYaml(std::string_view text, const std::string& file);

/// Reads a file and parses it; an unreadable file is a fault.
tl::expected<Node, Faults> readYaml(const std::string& path);

} // namespace glossator::sources
