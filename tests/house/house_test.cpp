// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/breaking_table.h"
#include "tests/house/engine_core.h"
#include "tests/house/file_form.h"
#include "tests/house/folder_circles.h"
#include "tests/house/layers.h"
#include "tests/house/listed_tests.h"
#include "tests/house/top_level.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace glossator::house;

namespace {

/// The project's own files, each held against one rule.
class House : public testing::Test
{
protected:
    template <typename Rule>
    void expectKept(Rule rule) const
    {
        for (const SourceFile& file : m_files)
            for (const Fault& fault : rule(file))
                ADD_FAILURE() << fault.path << ":" << fault.line << ": " << fault.what;
    }

    std::vector<SourceFile> m_files = readTree(GLOSSATOR_ROOT);
};

} // namespace

TEST_F(House, IsSeenAsAWhole)
{
    for (const char* path : {"CMakeLists.txt", "model/engine/geometry.h", "model/sources/yaml.cpp",
                             "resources/catalogue/expansions.yaml", "i18n/glossator_ca.ts",
                             "tests/house/house_test.cpp", "tests/breaking/wonders-of-humanity.tsv"})
        EXPECT_TRUE(std::ranges::any_of(m_files, [&](const SourceFile& f) { return f.path == path; }))
            << path;
}

TEST_F(House, LayersPointDownOnly)
{
    expectKept(layerFaults);
}

TEST_F(House, FoldersOfTheWindowNeedOneAnotherInNoCircle)
{
    for (const Fault& fault : folderCircleFaults(m_files))
        ADD_FAILURE() << fault.path << ":" << fault.line << ": " << fault.what;
}

TEST_F(House, LayersLinkOnlyWhatTheyMay)
{
    expectKept(linkFaults);
}

TEST_F(House, TheEnginesCoreNamesNoExpansion)
{
    expectKept(coreWordFaults);
}

TEST_F(House, EveryLineEnds)
{
    expectKept(endFaults);
}

TEST_F(House, TheWindowHasCurvedApostrophes)
{
    expectKept(apostropheFaults);
}

TEST_F(House, TheWindowAsksForNoLettersThatItsTypefacesLack)
{
    expectKept(boldFaults);
}

TEST_F(House, EveryFileNamesItsLicence)
{
    expectKept(licenceFaults);
}

TEST_F(House, NoFileIsTooLong)
{
    expectKept(lengthFaults);
}

TEST_F(House, WhatTheTablesBreakIsStillThere)
{
    expectKept([&](const SourceFile& file) { return breakingFaults(file, m_files); });
}

TEST_F(House, EveryTestIsRun)
{
    expectKept([&](const SourceFile& file) { return listedFaults(file, m_files); });
}

TEST_F(House, TheTopLevelIsTheGivenOne)
{
    for (const Fault& fault : topLevelFaults(topLevelOf(GLOSSATOR_ROOT)))
        ADD_FAILURE() << fault.path << " " << fault.what;
}
