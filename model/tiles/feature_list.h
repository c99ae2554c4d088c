// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tiles/feature_line.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace glossator::tiles {

/// The features of a tile as written, in order, with their names resolved. Where they lie is put in
/// afterwards by layOutSquare or layOutSquares.
class FeatureList
{
public:
    /// Reads a mapping from names to lines; nullptr stands for a tile without features.
    FeatureList(const sources::Node* features, sources::Faults& faults);

    [[nodiscard]] const std::vector<FeatureLine>& lines() const { return m_lines; }
    /// The features, as many as lines and in the same order; they cover no squares yet.
    [[nodiscard]] std::vector<engine::FeatureSpec> specs(sources::Faults& faults) const;
    [[nodiscard]] std::optional<std::size_t> find(std::string_view name) const;
    /// All names, for messages: "c1, f1".
    [[nodiscard]] std::string names() const;

private:
    [[nodiscard]] engine::FeatureSpec spec(const FeatureLine& line, sources::Faults& faults) const;

    std::vector<FeatureLine> m_lines;
};

} // namespace glossator::tiles
