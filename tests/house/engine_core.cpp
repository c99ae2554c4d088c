// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/engine_core.h"

#include "tests/house/code_text.h"

#include <algorithm>
#include <array>

namespace glossator::house {

namespace {

/// Words that only an expansion brings to the table.
constexpr std::array<std::string_view, 67> expansionWords{
    "abbey",  "abbot",   "acrobat",  "alhambra", "anniversary", "arrow",      "barn",       "bazaar",
    "bridge", "builder", "castle",   "catapult", "cathedral",   "cemetery",   "circus",     "crop",
    "crown",  "dragon",  "fairy",    "ferry",    "festival",    "flea",       "flier",      "flock",
    "fruit",  "ghost",   "gold",     "goods",    "harvest",     "hill",       "inn",        "labyrinth",
    "mage",   "magic",   "market",   "mayor",    "message",     "messenger",  "monument",   "phantom",
    "pig",    "plague",  "portal",   "princess", "prisoner",    "ransom",     "ringmaster", "robber",
    "rose",   "sheep",   "shepherd", "shrine",   "siege",       "stonehenge", "teacher",    "tent",
    "toll",   "tower",   "trader",   "tunnel",   "vineyard",    "wagon",      "watchtower", "wheel",
    "witch",  "wolf",    "wonder"};

bool namesExpansion(std::string word)
{
    const auto known = [](const std::string& w) {
        return std::ranges::find(expansionWords, w) != expansionWords.end();
    };
    if (known(word))
        return true;
    if (word.ends_with('s'))
        word.pop_back();
    return known(word);
}

} // namespace

Faults coreWordFaults(const SourceFile& file)
{
    if (!file.isCpp() || !file.isIn("model/engine/") || file.isIn("model/engine/rules/"))
        return {};
    Faults faults;
    int number = 0;
    for (const std::string& line : linesOf(withoutComments(file.text))) {
        ++number;
        for (const std::string& word : wordsOf(line))
            if (namesExpansion(word))
                faults.push_back({file.path, number, "the core names an expansion: " + word});
    }
    return faults;
}

} // namespace glossator::house
