// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sources/yaml.h"

#include <optional>
#include <set>

namespace glossator::sources {

/// Reads the keys of one mapping, collecting a fault for each that is missing, of the wrong shape or
/// unknown, so that one run tells everything that is wrong with a file.
class MappingReader
{
public:
    /// `what` names the thing described, for messages ("a clause"). A node that is no mapping is a fault.
    MappingReader(const Node& node, std::string what, Faults& faults);

    [[nodiscard]] std::string text(std::string_view key); ///< required scalar
    [[nodiscard]] std::optional<std::string> optionalText(std::string_view key);
    [[nodiscard]] int integer(std::string_view key); ///< required whole number
    [[nodiscard]] std::optional<int> optionalInteger(std::string_view key);
    [[nodiscard]] std::optional<bool> optionalBoolean(std::string_view key); ///< true or false
    [[nodiscard]] std::vector<std::string> texts(std::string_view key);      ///< optional list of scalars
    [[nodiscard]] const Node* node(std::string_view key);                    ///< optional, any shape
    [[nodiscard]] const Node* requiredNode(std::string_view key);
    /// nullptr, and a fault in these words, for what is there and is no mapping.
    [[nodiscard]] const Node* requiredMapping(std::string_view key, std::string what, std::string right);
    /// Place of the key's value, or of the mapping where the key is absent.
    [[nodiscard]] Place placeOf(std::string_view key) const;
    void fault(std::string_view key, std::string what, std::string right = {});
    /// Call last: every key that was never asked for is a fault naming the known keys.
    void finish();

private:
    const Node* scalar(std::string_view key);
    std::optional<int> number(const Node& value);

    const Node& m_node;
    std::string m_what;
    Faults& m_faults;
    std::set<std::string, std::less<>> m_known;
};

} // namespace glossator::sources
