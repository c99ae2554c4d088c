// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_words.h"

#include <algorithm>
#include <array>

namespace glossator::tiles {

namespace {

using engine::EdgeKind;
using engine::FeatureKind;
using engine::Lane;
using engine::Side;

template <typename Value>
struct Word
{
    Value value;
    std::string_view text;
};

constexpr std::array featureKinds{
    Word{FeatureKind::City, "city"},           Word{FeatureKind::Road, "road"},
    Word{FeatureKind::River, "river"},         Word{FeatureKind::Field, "field"},
    Word{FeatureKind::Monastery, "monastery"}, Word{FeatureKind::Garden, "garden"},
    Word{FeatureKind::Area, "area"},           Word{FeatureKind::Abbacy, "abbacy"},
};
constexpr std::array edgeKinds{
    Word{EdgeKind::City, "city"},   Word{EdgeKind::Road, "road"},     Word{EdgeKind::Field, "field"},
    Word{EdgeKind::River, "river"}, Word{EdgeKind::Closed, "closed"}, Word{EdgeKind::Any, "any"},
};
constexpr std::array sides{Word{Side::North, "N"}, Word{Side::East, "E"}, Word{Side::South, "S"},
                           Word{Side::West, "W"}};
constexpr std::array confidences{
    Word{Confidence::Certain, "certain"},
    Word{Confidence::High, "high"},
    Word{Confidence::Medium, "medium"},
    Word{Confidence::Derived, "derived"},
    Word{Confidence::DerivedUnsupported, "derived-unsupported"},
};
constexpr std::array standings{Word{Standing::Ruled, "ruled"}, Word{Standing::Schematic, "schematic"}};

template <typename Words>
auto valueOf(const Words& words, std::string_view text)
{
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& w) { return w.text == text; });
    return found == words.end() ? std::nullopt : std::optional(found->value);
}

template <typename Words, typename Value>
std::string_view textOf(const Words& words, Value value)
{
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& w) { return w.value == value; });
    return found == words.end() ? std::string_view("internal") : found->text;
}

template <typename Words>
std::string listOf(const Words& words)
{
    std::string list;
    for (const auto& entry : words)
        list.append(list.empty() ? "" : ", ").append(entry.text);
    return list;
}

} // namespace

std::optional<FeatureKind> featureKind(std::string_view text)
{
    return valueOf(featureKinds, text);
}

std::optional<EdgeKind> edgeKind(std::string_view text)
{
    return valueOf(edgeKinds, text);
}

std::optional<Side> side(std::string_view text)
{
    return valueOf(sides, text);
}

std::optional<Port> port(std::string_view text)
{
    const auto at = side(text.substr(0, 1));
    if (!at || text.size() > 2)
        return std::nullopt;
    if (text.size() == 1)
        return Port{*at, std::nullopt};
    if (text[1] != 'L' && text[1] != 'R')
        return std::nullopt;
    return Port{*at, text[1] == 'L' ? Lane::Left : Lane::Right};
}

std::optional<Confidence> confidence(std::string_view text)
{
    return valueOf(confidences, text);
}

std::optional<Standing> standing(std::string_view text)
{
    return valueOf(standings, text);
}

std::string_view word(FeatureKind kind)
{
    return textOf(featureKinds, kind);
}

std::string_view word(EdgeKind kind)
{
    return textOf(edgeKinds, kind);
}

std::string_view word(Side at)
{
    return textOf(sides, at);
}

std::string_view word(Confidence value)
{
    return textOf(confidences, value);
}

std::string_view word(Standing value)
{
    return textOf(standings, value);
}

std::string word(Side at, Lane lane)
{
    std::string text(word(at));
    return lane == Lane::Centre ? text : text + (lane == Lane::Left ? 'L' : 'R');
}

bool isName(std::string_view text)
{
    return !text.empty() && text != "-" && text.find_first_of(" \t\r\n,") == std::string_view::npos;
}

std::string featureKindWords()
{
    return listOf(featureKinds);
}

std::string edgeKindWords()
{
    return listOf(edgeKinds);
}

std::string confidenceWords()
{
    return listOf(confidences);
}

std::string standingWords()
{
    return listOf(standings);
}

} // namespace glossator::tiles
