// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_reader.h"
#include "model/cases/case_words.h"
#include "model/cases/choice_reader.h"
#include "model/engine/rules/registry.h"
#include "tests/model/cases/case_files.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

using namespace glossator;
using namespace glossator::cases;

namespace {

std::string readme()
{
    const std::ifstream stream(GLOSSATOR_CASE_FOLDER "/README.md");
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// What stands between "```yaml" and "```".
std::vector<std::string> examples()
{
    const std::string text = readme();
    const std::string open = "```yaml\n";
    std::vector<std::string> found;
    for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at + 1)) {
        const std::size_t begin = at + open.size();
        found.push_back(text.substr(begin, text.find("```", begin) - begin));
    }
    return found;
}

std::string indented(const std::string& block, const std::string& by)
{
    std::istringstream lines(block);
    std::string result;
    for (std::string line; std::getline(lines, line);)
        result += by + line + '\n';
    return result;
}

/// Puts a piece of a case into a whole one, so that it can be read.
std::string completed(const std::string& block)
{
    const std::string head = "id: case\ntitle: T\nexpansions: [base]\nplayers: [red, blue, green]\n";
    const std::string steps = "steps:\n  - caption: C\n";
    if (block.starts_with("position:"))
        return head + block + steps;
    if (block.starts_with("steps:"))
        return head + "start: new game\n" + block;
    return head + "start: new game\n" + steps + indented(block, "    ");
}

std::vector<std::string> listed(const std::string& words)
{
    std::vector<std::string> found;
    for (std::size_t begin = 0; begin < words.size();) {
        const std::size_t end = std::min(words.find(", ", begin), words.size());
        found.push_back(words.substr(begin, end - begin));
        begin = end + 2;
    }
    return found;
}

void expectWords(const std::vector<std::string>& words)
{
    const std::string text = readme();
    for (const std::string& word : words)
        EXPECT_NE(text.find("`" + word), std::string::npos) << "the page does not tell \"" << word << '"';
}

} // namespace

/// Whoever writes a case from that page alone must be able to trust it.
TEST(CasesPage, ItsFirstCasePasses)
{
    const std::string first = examples().at(0);
    const auto read = readCase(first, "my-case.yaml");
    ASSERT_TRUE(read.has_value()) << read.error().front().text();
    for (const sources::Fault& fault : run(*read, kindsFor(*read)).faults)
        ADD_FAILURE() << fault.text();
}

TEST(CasesPage, ItsPiecesCanBeRead)
{
    const auto blocks = examples();
    ASSERT_GE(blocks.size(), 6U);
    for (std::size_t i = 1; i < blocks.size(); ++i) {
        const auto read = readCase(completed(blocks[i]), "case.yaml");
        EXPECT_TRUE(read.has_value()) << blocks[i] << (read ? "" : read.error().front().text());
    }
}

TEST(CasesPage, TellsEveryWord)
{
    expectWords(listed(reasonWords()));
    expectWords(listed(eventKindWords()));
    expectWords(listed(phaseWords()));
    expectWords(listed(choiceKeys()));
    for (const std::string& round : listed(roundNameWords()))
        if (!round.ends_with(" end") || round == "3 end") // every round has an end
            expectWords({round});
    for (const char* counted :
         {"tiles", "pennants", "monastery", "surrounding tiles", "cities", "figures", "roads", "lines",
          "bonus", "tiles with a road", "tiles with a city", "monasteries"})
        expectWords({counted});
}

/// The keys are those that a fault lists for a wrong one.
TEST(CasesPage, TellsEveryKey)
{
    const auto keysIn = [](const std::string& text) {
        const std::string faults = faultsOf(text);
        const std::string marker = "known keys: ";
        const std::size_t at = faults.find(marker);
        EXPECT_NE(at, std::string::npos) << faults;
        const std::size_t begin = at + marker.size();
        return at == std::string::npos ? "" : faults.substr(begin, faults.find('\n', begin) - begin);
    };
    const std::string head = "id: case\ntitle: T\nexpansions: [base]\nplayers: [red, blue]\n";
    expectWords(listed(keysIn(head + "start: new game\nsteps:\n  - caption: C\nmoon: 1\n")));
    expectWords(listed(keysIn(head + "start: new game\nsteps:\n  - caption: C\n    moon: 1\n")));
    expectWords(listed(keysIn(head + "start: new game\nsteps:\n  - caption: C\n    expect: {moon: 1}\n")));
    const std::string text = readme();
    for (const std::string& key :
         listed(keysIn(head + "position: {tiles: [], moon: 1}\nsteps:\n  - caption: C\n")))
        EXPECT_NE(text.find("\n  " + key + ":"), std::string::npos) << key;
}

TEST(CasesPage, TellsEverySwitch)
{
    for (const engine::rules::ModuleInfo& module : engine::rules::all()) {
        expectWords({std::string(module.id)});
        for (const engine::SwitchSpec& spec : module.switches()) {
            expectWords({std::string(spec.id)});
            if (!spec.isPublished) // the clause that tells so
                expectWords({std::string(spec.about)});
            for (const std::string_view reading : spec.readings)
                expectWords({std::string(reading)});
        }
    }
}

/// The lists of tiles name every kind with its number of copies and every feature.
TEST(CasesPage, ListsTheTiles)
{
    const std::string text = readme();
    Case both;
    both.expansions = {{"base", {}}, {"wonders-of-humanity", {}}};
    for (const engine::TileKind& kind : kindsFor(both)) {
        const bool single = kind.squares.size() == 1;
        const std::size_t at = text.find((single ? "\n| `" : "\n- `") + kind.id + "` ");
        ASSERT_NE(at, std::string::npos) << kind.id;
        const std::size_t end = text.find(single ? "\n" : "\n- `", at + 1);
        const std::string entry = text.substr(at, end - at);
        if (single) {
            EXPECT_NE(entry.find("| " + std::to_string(kind.count) + " |"), std::string::npos) << kind.id;
        }
        for (const engine::FeatureSpec& feature : kind.features)
            EXPECT_NE(entry.find("`" + feature.name + "`"), std::string::npos)
                << kind.id << ' ' << feature.name;
    }
}
