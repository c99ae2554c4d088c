// SPDX-License-Identifier: GPL-3.0-or-later
// The rules themselves: each finds a planted violation, and lets its innocent neighbour pass.
#include "tests/house/breaking_table.h"
#include "tests/house/code_text.h"
#include "tests/house/engine_core.h"
#include "tests/house/file_form.h"
#include "tests/house/folder_circles.h"
#include "tests/house/layers.h"
#include "tests/house/listed_tests.h"
#include "tests/house/top_level.h"

#include <gtest/gtest.h>

using namespace glossator::house;

namespace {

struct Planted
{
    const char* path;
    const char* line;
    bool isFault;
};

void PrintTo(const Planted& planted, std::ostream* out)
{
    *out << planted.path << ": " << planted.line;
}

Faults faultsOf(Faults (*rule)(const SourceFile&), const Planted& planted)
{
    return rule({planted.path, "// first line\n" + std::string(planted.line) + "\n"});
}

class Includes : public testing::TestWithParam<Planted>
{
};

class CoreWords : public testing::TestWithParam<Planted>
{
};

class Links : public testing::TestWithParam<Planted>
{
};

constexpr Planted includes[] = {
    {"model/engine/a.h", "#include \"model/engine/b.h\"", false},
    {"model/engine/rules/a.h", "#include \"model/engine/b.h\"", false},
    {"model/engine/a.h", "#include \"model/cases/b.h\"", true},
    {"model/engine/a.h", "#include \"model/sources/b.h\"", true},
    {"model/engine/a.h", "#include \"b.h\"", true},
    {"model/engine/a.h", "#include \"../engine/b.h\"", true},
    {"model/engine/a.h", "#include <QString>", true},
    {"model/engine/a.h", "#include <QtCore/QString>", true},
    {"model/engine/a.h", "#include <qglobal.h>", true},
    {"model/engine/a.h", "  #  include <fstream>", true},
    {"model/engine/a.h", "#include <chrono>", true},
    {"model/engine/a.h", "#include <random>", true},
    {"model/engine/a.h", "#include <vector>", false},
    {"model/engine/a.h", "// #include <QString>", false},
    {"model/sources/a.cpp", "#include \"model/engine/b.h\"", true},
    {"model/sources/a.cpp", "#include <fstream>", false},
    {"model/terms/a.cpp", "#include \"model/catalogue/b.h\"", false},
    {"model/catalogue/a.cpp", "#include \"model/terms/b.h\"", true},
    {"model/catalogue/a.cpp", "#include \"model/engine/geometry.h\"", true},
    {"model/catalogue/a.cpp", "#include <QSqlQuery>", false},
    {"model/search/a.cpp", "#include \"model/engine/b.h\"", true},
    {"model/tiles/a.cpp", "#include \"model/engine/tile_kind.h\"", false},
    {"model/tiles/a.cpp", "#include \"model/engine/board.h\"", true},
    {"model/cases/a.cpp", "#include \"model/engine/board.h\"", false},
    {"model/cases/a.cpp", "#include \"model/search/b.h\"", true},
    {"model/cases/a.cpp", "#include <QFile>", true},
    {"model/tiles/a.cpp", "#include \"app/pictures/b.h\"", true},
    {"app/pictures/a.cpp", "#include \"app/desktop/b.h\"", true},
    {"app/cli/a.cpp", "#include \"app/desktop/b.h\"", true},
    {"app/compiler/a.cpp", "#include \"app/pictures/b.h\"", true},
    {"app/desktop/a.cpp", "#include \"app/cli/b.h\"", true},
    {"app/desktop/a.cpp", "#include \"app/pictures/b.h\"", false},
    {"app/desktop/a.cpp", "#include \"a.moc\"", false},
    {"tests/model/engine/a.cpp", "#include \"app/cli/b.h\"", true},
};

constexpr Planted coreWords[] = {
    {"model/engine/turn.cpp", "enum class Phase { PlaceTile, ScoreWonder };", true},
    {"model/engine/turn.cpp", "if (tile.hasInn())", true},
    {"model/engine/turn.cpp", "int abbot_count = 0;", true},
    {"model/engine/turn.cpp", "const auto stonehenges = 2;", true},
    {"model/engine/turn.cpp", "cites(\"message-tile\");", true},
    {"model/engine/turn.cpp", "int inner = beginning(); /* the wonder", false},
    {"model/engine/turn.cpp", "next(); // a wonder may follow", false},
    {"model/engine/rules/wonders.cpp", "struct WonderRules {};", false},
    {"model/tiles/a.cpp", "struct WonderTile {};", false},
};

constexpr Planted links[] = {
    {"model/engine/CMakeLists.txt", "target_link_libraries(e PUBLIC Qt6::Core)", true},
    {"model/engine/CMakeLists.txt", "target_link_libraries(e PUBLIC tl::expected)", false},
    {"model/catalogue/CMakeLists.txt", "target_link_libraries(c PUBLIC Qt6::Sql)", false},
    {"model/catalogue/CMakeLists.txt", "target_link_libraries(c PUBLIC Qt6::Widgets)", true},
};

} // namespace

TEST_P(Includes, AreJudgedByLayer)
{
    EXPECT_EQ(faultsOf(layerFaults, GetParam()).size(), GetParam().isFault);
}
INSTANTIATE_TEST_SUITE_P(Planted, Includes, testing::ValuesIn(includes));

TEST_P(CoreWords, AreFoundOutsideComments)
{
    EXPECT_EQ(faultsOf(coreWordFaults, GetParam()).size(), GetParam().isFault);
}
INSTANTIATE_TEST_SUITE_P(Planted, CoreWords, testing::ValuesIn(coreWords));

TEST_P(Links, AreJudgedByLayer)
{
    EXPECT_EQ(faultsOf(linkFaults, GetParam()).size(), GetParam().isFault);
}
INSTANTIATE_TEST_SUITE_P(Planted, Links, testing::ValuesIn(links));

TEST(PlantedFault, IsSeenInACircleOfFolders)
{
    const SourceFile look{"app/desktop/look/a.h", "#include \"app/desktop/tiles/b.h\"\n"};
    const SourceFile tiles{"app/desktop/tiles/b.h", "#include \"app/desktop/stage/c.h\"\n"};
    const SourceFile stage{"app/desktop/stage/c.h", "\n#include \"app/desktop/look/a.h\"\n"};
    const SourceFile shell{"app/desktop/shell/d.h", "#include \"app/desktop/look/a.h\"\n"};
    EXPECT_TRUE(folderCircleFaults({look, tiles, shell}).empty());
    const Faults faults = folderCircleFaults({look, tiles, stage, shell});
    ASSERT_EQ(faults.size(), 3U);
    EXPECT_EQ(faults.back().path, stage.path);
    EXPECT_EQ(faults.back().line, 2);
}

TEST(PlantedFault, NamesItsLine)
{
    const SourceFile file{"model/engine/a.h", "#pragma once\n\n#include <QString>\n"};
    const Faults expected{{"model/engine/a.h", 3, "model/engine/ may not use Qt: <QString>"}};
    EXPECT_EQ(layerFaults(file), expected);
}

TEST(Comments, AreBlankedAndStringsStay)
{
    EXPECT_EQ(withoutComments("a // b\nc"), "a     \nc");
    EXPECT_EQ(withoutComments("a /* b\n */ c"), "a     \n    c");
    EXPECT_EQ(withoutComments(R"(f("//x", '"'); // y)"), R"(f("//x", '"');     )");
    EXPECT_EQ(withoutComments("1'000; // y"), "1'000;     ");
}

TEST(Licence, IsCalledForByTheKindOfFile)
{
    const std::string gpl = "SPDX-License-Identifier: GPL-3.0-or-later\n";
    const std::string ccBySa = "# SPDX-License-Identifier: CC-BY-SA-4.0\n";
    EXPECT_TRUE(licenceFaults({"model/a.h", "// " + gpl}).empty());
    EXPECT_EQ(licenceFaults({"model/a.h", "#pragma once\n"}).size(), 1U);
    EXPECT_EQ(licenceFaults({"model/a.h", "\n\n// " + gpl}).size(), 1U);
    EXPECT_EQ(licenceFaults({"model/CMakeLists.txt", ""}).size(), 1U);
    EXPECT_TRUE(licenceFaults({"resources/catalogue/a.yaml", ccBySa}).empty());
    EXPECT_EQ(licenceFaults({"resources/catalogue/a.yaml", "# " + gpl}).size(), 1U);
    EXPECT_EQ(licenceFaults({"i18n/catalogue/ro.po", "msgid \"\"\n"}).size(), 1U);
}

TEST(Length, EndsAtTheLimit)
{
    const auto file = [](int lines) {
        std::string text;
        for (int i = 0; i < lines; ++i)
            text += "x\n";
        return SourceFile{"model/a.cpp", text};
    };
    EXPECT_TRUE(lengthFaults(file(longestCppFile)).empty());
    EXPECT_EQ(lengthFaults(file(longestCppFile + 1)).size(), 1U);
}

TEST(LastLine, HasAnEnd)
{
    EXPECT_TRUE(endFaults({"model/a.cpp", "int a;\n"}).empty());
    EXPECT_TRUE(endFaults({"tests/app/cut-off.yaml", "steps:\n  - capt"}).empty());
    EXPECT_EQ(endFaults({"model/a.cpp", "int a;\nint b;"}).size(), 1U);
}

TEST(Apostrophe, IsCurvedInTranslations)
{
    const std::string source = "<source>abbot's place</source>\n";
    EXPECT_TRUE(apostropheFaults({"i18n/a.ts", source + "<translation>l\u2019abat</translation>\n"}).empty());
    EXPECT_EQ(apostropheFaults({"i18n/a.ts", source + "<translation>l'abat</translation>\n"}).size(), 1U);
    const SourceFile plural{"i18n/a.ts",
                            "<translation>\n<numerusform>d&apos;or</numerusform>\n</translation>\n" + source};
    ASSERT_EQ(apostropheFaults(plural).size(), 1U);
    EXPECT_EQ(apostropheFaults(plural).front().line, 2);
    EXPECT_TRUE(apostropheFaults({"model/a.cpp", "<translation>l'abat</translation>\n"}).empty());
}

TEST(BoldLetters, AreSeenInCodeOnly)
{
    EXPECT_EQ(boldFaults({"app/a.cpp", "int a;\nauto b = \"<b>%1</b>\";\n"}).size(), 1U);
    EXPECT_EQ(boldFaults({"app/a.cpp", "font.setBold(true);\n"}).size(), 1U);
    for (const char* line :
         {"<b class='x'>", "<strong>", "font-weight:bold", "font-weight: bold", "Font-Weight : bolder",
          "font-weight:600", "font-weight: 700", "font-weight:900", "QFont::Bold", "QFont::ExtraBold",
          "QFont::Black", "setBold( true)", "<th>", "<th align='left'>", "<h1>", "<h6 style='color: %1'>"})
        EXPECT_EQ(boldFaults({"app/a.cpp", std::string(line) + '\n'}).size(), 1U) << line;
    for (const char* line : {"<h3 style='font-weight: %1'>", "font-weight:%1", "font-weight:400", "<body>",
                             "#include <thread>", "std::vector<Thing>", "QFont::DemiBold", "setBold(false)"})
        EXPECT_TRUE(boldFaults({"app/a.cpp", std::string(line) + '\n'}).empty()) << line;
    EXPECT_TRUE(boldFaults({"app/a.cpp", "auto b = \"<br>\"; // not <b>\n"}).empty());
    EXPECT_TRUE(boldFaults({"tests/a.cpp", "auto b = \"<b>%1</b>\";\n"}).empty());
}

TEST(TopLevel, NeitherMoreNorLess)
{
    std::vector<std::string> names{".ci",
                                   ".git",
                                   "CMakeLists.txt",
                                   "CMakePresets.json",
                                   "CONTRIBUTING.md",
                                   "LICENSE",
                                   "README.md",
                                   "app",
                                   "build",
                                   "dev",
                                   "i18n",
                                   "model",
                                   "packaging",
                                   "resources",
                                   "tests"};
    EXPECT_TRUE(topLevelFaults(names).empty());
    names.back() = "scripts";
    const Faults expected{{"tests", 0, "is missing at the top level"},
                          {"scripts", 0, "does not belong at the top level"}};
    EXPECT_EQ(topLevelFaults(names), expected);
}

TEST(BreakingTable, RowsFindTheirTextExactlyOnce)
{
    const std::vector<SourceFile> tree{{"model/a.cpp", "if (x)\n    return 3;\nif (y)\n    return 4;\n"}};
    const auto faultsIn = [&](const std::string& row) {
        return breakingFaults({"tests/breaking/a.tsv", "# a comment\n\n" + row + "\n"}, tree);
    };
    EXPECT_TRUE(faultsIn("Pays 2\tmodel/a.cpp\treturn 3\treturn 2").empty());
    EXPECT_TRUE(faultsIn("Pays nothing\tmodel/a.cpp\tif (x)\\n    return 3;").empty());
    for (const char* row : {"Pays 2\tmodel/a.cpp\treturn 5\treturn 2", "Stops\tmodel/a.cpp\treturn\tbreak",
                            "Pays 2\tmodel/b.cpp\treturn 3\treturn 2", "Pays 2\tmodel/a.cpp",
                            "Pays 3\tmodel/a.cpp\treturn 3\treturn 3", "Pays 2\tmodel/a.cpp\t\treturn 2",
                            "Pays 2\tmodel/a.cpp\treturn 3\treturn 2\tmore"})
        EXPECT_EQ(faultsIn(row).size(), 1U) << row;
    const Faults expected{{"tests/breaking/a.tsv", 3, "there is no file model/b.cpp"}};
    EXPECT_EQ(faultsIn("Pays 2\tmodel/b.cpp\treturn 3\treturn 2"), expected);
}

TEST(ListedTests, AreNamedHereOrAbove)
{
    const SourceFile test{"tests/app/desktop/reader/page_find_test.cpp", ""};
    const auto faultsWith = [&](const char* path, const char* list) {
        return listedFaults(test, {test, {path, list}}).size();
    };
    EXPECT_EQ(faultsWith("tests/app/desktop/CMakeLists.txt", "add(reader\n    TESTS find page_find terms)\n"),
              0U);
    EXPECT_EQ(faultsWith("tests/app/desktop/reader/CMakeLists.txt", "add(a page_find_test.cpp)\n"), 0U);
    EXPECT_EQ(faultsWith("tests/app/desktop/CMakeLists.txt", "add(reader\n    TESTS find page terms)\n"), 1U);
    EXPECT_EQ(faultsWith("tests/app/desktop/pair/CMakeLists.txt", "add(pair TESTS page_find)\n"), 1U);
    EXPECT_TRUE(listedFaults({"tests/app/desktop/reader/told.cpp", ""}, {}).empty());
}
