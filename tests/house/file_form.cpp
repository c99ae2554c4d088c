// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/file_form.h"

#include "tests/house/code_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

namespace glossator::house {

namespace {

/// Files that are one table, where a split would only hide it. Name each with its path.
constexpr std::array<std::string_view, 0> tables{};

std::string_view licenceFor(const SourceFile& file)
{
    const bool isText =
        file.path.ends_with(".yaml") || file.path.ends_with(".yml") || file.path.ends_with(".po");
    const bool isCatalogue = file.isIn("resources/") || file.isIn("i18n/");
    return isText && isCatalogue ? "SPDX-License-Identifier: CC-BY-SA-4.0"
                                 : "SPDX-License-Identifier: GPL-3.0-or-later";
}

bool hasAny(std::string_view text, std::span<const std::string_view> words)
{
    return std::ranges::any_of(words, [&](auto word) { return text.find(word) != std::string_view::npos; });
}

/// Whether a line of code makes letters bold: by a name, by a number, or by markup that is bold of itself,
/// such as a heading without a weight.
bool isBold(std::string line)
{
    constexpr std::array<std::string_view, 5> tags{"<b>", "<b ", "<strong", "<th>", "<th "};
    constexpr std::array<std::string_view, 6> headings{"<h1", "<h2", "<h3", "<h4", "<h5", "<h6"};
    constexpr std::array<std::string_view, 9> weights{
        "font-weight:bold", "font-weight:6", "font-weight:7", "font-weight:8",    "font-weight:9",
        "setbold(t",        "qfont::bold",   "qfont::black",  "qfont::extrabold",
    };
    std::ranges::transform(line, line.begin(), [](unsigned char each) { return std::tolower(each); });
    if (hasAny(line, tags))
        return true;
    const bool isHeading = hasAny(line, headings);
    std::erase_if(line, [](unsigned char each) { return std::isspace(each) != 0; });
    return hasAny(line, weights) || (isHeading && line.find("font-weight:") == std::string::npos);
}

bool isFixture(const SourceFile& file)
{
    return file.isIn("tests/") && !file.isCpp() && !file.path.ends_with("CMakeLists.txt");
}

} // namespace

Faults licenceFaults(const SourceFile& file)
{
    if (isFixture(file) || file.path.ends_with(".ts")) // Qt Linguist keeps no comments
        return {};
    const auto lines = linesOf(file.text);
    const auto wanted = licenceFor(file);
    const auto head = std::min<std::size_t>(lines.size(), 2);
    for (std::size_t i = 0; i < head; ++i)
        if (lines[i].find(wanted) != std::string::npos)
            return {};
    return {{file.path, 1, "the first two lines lack " + std::string(wanted)}};
}

Faults lengthFaults(const SourceFile& file)
{
    if (!file.isCpp() || std::ranges::find(tables, file.path) != tables.end())
        return {};
    const auto count = static_cast<int>(linesOf(file.text).size());
    if (count <= longestCppFile)
        return {};
    return {{file.path, 0, std::to_string(count) + " lines; at most " + std::to_string(longestCppFile)}};
}

Faults endFaults(const SourceFile& file)
{
    if (isFixture(file) || file.text.empty() || file.text.ends_with('\n'))
        return {};
    return {{file.path, static_cast<int>(linesOf(file.text).size()), "the last line has no end"}};
}

Faults apostropheFaults(const SourceFile& file)
{
    if (!file.path.ends_with(".ts"))
        return {};
    Faults faults;
    bool isTranslation = false;
    const auto lines = linesOf(file.text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        isTranslation = isTranslation || lines[i].find("<translation") != std::string::npos;
        const bool isStraight =
            lines[i].find('\'') != std::string::npos || lines[i].find("&apos;") != std::string::npos;
        if (isTranslation && isStraight)
            faults.push_back({file.path, static_cast<int>(i) + 1, "a straight apostrophe; write \u2019"});
        isTranslation = isTranslation && lines[i].find("</translation>") == std::string::npos;
    }
    return faults;
}

Faults boldFaults(const SourceFile& file)
{
    if (!file.isIn("app/") || !file.isCpp())
        return {};
    Faults faults;
    const auto lines = linesOf(withoutComments(file.text));
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (isBold(std::string(lines[i])))
            faults.push_back(
                {file.path, static_cast<int>(i) + 1, "bold letters; see app/desktop/look/strong.h"});
    return faults;
}

} // namespace glossator::house
