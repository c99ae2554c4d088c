// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tile_marks.h"

#include <algorithm>
#include <array>
#include <span>

namespace glossator::tiles {

namespace {

using Words = std::span<const std::string_view>;

constexpr std::array<std::string_view, 8> cityMarks{"cathedral", "princess", "besieged", "darmstadtium",
                                                    "wine",      "grain",    "cloth",    "pointed"};
constexpr std::array<std::string_view, 4> roadMarks{"inn", "well", "labyrinth", "tunnel"};
constexpr std::array<std::string_view, 1> fieldMarks{"pig-herd"};
constexpr std::array<std::string_view, 4> monasteryMarks{"shrine", "church", "special", "abbey"};
constexpr std::array<std::string_view, 4> areaMarks{"wonder", "wheel", "one-crown", "two-crowns"};
constexpr std::array<std::string_view, 16> endsOfRoads{
    "village",       "city",        "monastery",    "tower",         "volcano",     "lake",
    "fair",          "bazaar",      "circus-space", "acrobat-space", "crop-circle", "stone",
    "tunnel-portal", "unspecified", "wonder",       "wheel"};
constexpr std::array<std::string_view, 26> plainTileMarks{
    "volcano",       "dragon",       "magic-portal",   "tower-foundation", "bazaar",
    "hill",          "vineyard",     "circus-space",   "acrobat-space",    "gold",
    "mage-witch",    "robber-bag",   "fruit-tree",     "festival",         "fair",
    "plague-source", "ferry-lake",   "count-quarters", "baba-yaga-hut",    "solovei-razboynik",
    "vodyanoy",      "river-source", "river-lake",     "over-under",       "set:1",
    "set:2"};

/// A mark with values: its name and the words allowed at each place behind it.
struct ValueMark
{
    std::string_view name;
    std::span<const std::string_view> first;
    std::span<const std::string_view> second; ///< empty: the mark has one value
};

constexpr std::array<std::string_view, 9> directions{"N", "NE", "E", "SE", "S", "SW", "W", "NW", "NWSE"};
constexpr std::array<std::string_view, 4> sideWords{"N", "E", "S", "W"};
constexpr std::array<std::string_view, 8> halves{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
constexpr std::array<std::string_view, 3> crops{"road", "field", "city"};
constexpr std::array<std::string_view, 5> watched{"road", "city", "monastery", "pennant", "meeple"};
constexpr std::array<std::string_view, 3> pointCounts{"1", "2", "3"};
constexpr std::array<std::string_view, 3> arrows{"add-meeple", "place-meeple", "extra-turn"};
constexpr std::array<ValueMark, 7> valueMarks{{{"flying-machine", directions, {}},
                                               {"wind-rose", directions, {}},
                                               {"crop-circle", crops, {}},
                                               {"closed", halves, {}},
                                               {"watchtower", watched, pointCounts},
                                               {"arrow", arrows, sideWords},
                                               {"wheel", pointCounts, {}}}};

bool contains(Words words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::string list(Words words)
{
    std::string text;
    for (const std::string_view word : words)
        text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

Words marksOf(engine::FeatureKind kind)
{
    switch (kind) {
    case engine::FeatureKind::City:
        return cityMarks;
    case engine::FeatureKind::Road:
        return roadMarks;
    case engine::FeatureKind::Field:
        return fieldMarks;
    case engine::FeatureKind::Monastery:
        return monasteryMarks;
    case engine::FeatureKind::Area:
        return areaMarks;
    case engine::FeatureKind::Garden:
    case engine::FeatureKind::River:
    case engine::FeatureKind::Abbacy:
        break;
    }
    return {};
}

/// Takes the words up to the next colon off the front of the text.
std::string_view takeWord(std::string_view& text)
{
    const std::size_t colon = text.find(':');
    const std::string_view word = text.substr(0, colon);
    text = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
    return word;
}

bool fits(const ValueMark& form, std::string_view mark)
{
    if (mark.ends_with(':') || takeWord(mark) != form.name || !contains(form.first, takeWord(mark)))
        return false;
    return form.second.empty() ? mark.empty() : contains(form.second, mark);
}

} // namespace

bool isFeatureMark(engine::FeatureKind kind, std::string_view mark)
{
    return contains(marksOf(kind), mark);
}

bool isTileMark(std::string_view mark)
{
    return contains(plainTileMarks, mark) ||
           std::any_of(valueMarks.begin(), valueMarks.end(),
                       [&](const ValueMark& form) { return fits(form, mark); });
}

bool isRoadEnd(std::string_view place)
{
    return contains(endsOfRoads, place);
}

std::string featureMarks(engine::FeatureKind kind)
{
    return list(marksOf(kind));
}

std::string tileMarks()
{
    std::string text = list(plainTileMarks);
    for (const ValueMark& form : valueMarks)
        text.append(", ").append(form.name).append(":...");
    return text;
}

std::string roadEnds()
{
    return list(endsOfRoads);
}

} // namespace glossator::tiles
