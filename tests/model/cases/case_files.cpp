// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/cases/case_files.h"

#include "model/cases/case_reader.h"
#include "model/tiles/tile_source_reader.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>

namespace glossator::cases {

namespace {

const std::vector<tiles::TileFile>& tileFiles()
{
    static const std::vector<tiles::TileFile> files = tiles::readTileFolder(GLOSSATOR_TILE_FOLDER).value();
    return files;
}

} // namespace

std::vector<std::string> caseFiles()
{
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(GLOSSATOR_CASE_FOLDER))
        if (entry.path().extension() == ".yaml")
            files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<engine::TileKind> kindsFor(const Case& theCase)
{
    std::vector<engine::TileKind> kinds;
    const auto expansions = theCase.tileExpansions();
    for (const tiles::TileFile& file : tileFiles())
        if (std::find(expansions.begin(), expansions.end(), file.expansion) != expansions.end())
            for (const tiles::TileSource& tile : file.tiles)
                kinds.push_back(tile.kind);
    return kinds;
}

CaseResult runText(const std::string& text)
{
    const auto read = readCase(text, "case.yaml");
    EXPECT_TRUE(read.has_value()) << (read ? "" : read.error().front().text());
    return read ? run(*read, kindsFor(*read)) : CaseResult();
}

std::string faultsOf(const std::string& text)
{
    const auto read = readCase(text, "case.yaml");
    const sources::Faults faults = read ? run(*read, kindsFor(*read)).faults : read.error();
    std::string lines;
    for (const sources::Fault& fault : faults)
        lines += fault.text() + '\n';
    return lines;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result(text);
    const std::size_t at = result.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? result : result.replace(at, from.size(), to);
}

} // namespace glossator::cases
