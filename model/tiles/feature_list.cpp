// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/feature_list.h"

#include <algorithm>

namespace glossator::tiles {

namespace {

constexpr std::size_t mostFeatures = 100; // a lane holds the index of a feature in a signed byte

std::vector<std::string> texts(const std::vector<PlacedWord>& words)
{
    std::vector<std::string> result;
    for (const PlacedWord& word : words)
        result.push_back(word.text);
    return result;
}

} // namespace

FeatureList::FeatureList(const sources::Node* features, sources::Faults& faults)
{
    if (features == nullptr)
        return;
    if (!features->isMapping() || features->entries().size() > mostFeatures) {
        faults.push_back({features->place(),
                          "features are at most " + std::to_string(mostFeatures) + " lines",
                          "write one line a feature, as in \"c1: city N E\""});
        return;
    }
    for (const auto& [name, text] : features->entries())
        if (auto line = readFeatureLine(name, text, faults))
            m_lines.push_back(std::move(*line));
}

std::vector<engine::FeatureSpec> FeatureList::specs(sources::Faults& faults) const
{
    std::vector<engine::FeatureSpec> result;
    for (const FeatureLine& line : m_lines)
        result.push_back(spec(line, faults));
    return result;
}

std::optional<std::size_t> FeatureList::find(std::string_view name) const
{
    const auto found =
        std::find_if(m_lines.begin(), m_lines.end(), [&](const auto& l) { return l.name == name; });
    return found == m_lines.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(found - m_lines.begin()));
}

std::string FeatureList::names() const
{
    std::string list;
    for (const FeatureLine& line : m_lines)
        list += (list.empty() ? "" : ", ") + line.name;
    return list;
}

engine::FeatureSpec FeatureList::spec(const FeatureLine& line, sources::Faults& faults) const
{
    engine::FeatureSpec feature;
    feature.kind = line.kind;
    feature.name = line.name;
    feature.pennants = static_cast<std::uint8_t>(line.pennants);
    feature.marks = texts(line.marks);
    feature.innerEnds = texts(line.ends);
    for (const PlacedWord& city : line.touches)
        if (const auto index = find(city.text))
            feature.touches.push_back(static_cast<std::uint8_t>(*index));
        else
            faults.push_back({city.place,
                              line.name + " touches \"" + city.text + "\", which is no feature here",
                              "one of " + names()});
    return feature;
}

} // namespace glossator::tiles
