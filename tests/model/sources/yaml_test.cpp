// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sources/mapping_reader.h"

#include <gtest/gtest.h>

using namespace glossator::sources;

TEST(Yaml, NodesKnowTheirPlaces)
{
    const auto root = parseYaml("a: 1\nb:\n  - x\n  - [y, 'z']\n", "f.yaml");
    ASSERT_TRUE(root);
    EXPECT_EQ(root->find("a")->place().text(), "f.yaml:1:4");
    const Node& list = *root->find("b");
    EXPECT_EQ(list.items()[0].place().text(), "f.yaml:3:5");
    EXPECT_EQ(list.items()[1].items()[1].place().text(), "f.yaml:4:9");
    EXPECT_TRUE(list.items()[1].items()[1].isQuoted());
    EXPECT_FALSE(list.items()[0].isQuoted());
}

struct BadYaml
{
    const char* name;
    const char* text;
    int line;
};

class BadYamlTest : public testing::TestWithParam<BadYaml>
{
};

TEST_P(BadYamlTest, IsAFaultAtItsLine)
{
    const auto root = parseYaml(GetParam().text, "bad.yaml");
    ASSERT_FALSE(root);
    EXPECT_EQ(root.error().front().place.file, "bad.yaml");
    EXPECT_EQ(root.error().front().place.line, GetParam().line);
    EXPECT_FALSE(root.error().front().what.empty());
}

INSTANTIATE_TEST_SUITE_P(All, BadYamlTest,
                         testing::Values(BadYaml{"empty", "", 1},
                                         BadYaml{"duplicate", "a: 1\nb: 2\na: 3\n", 3},
                                         BadYaml{"unterminated", "a: 1\nb: \"never ends\n", 2},
                                         BadYaml{"bracket", "a: [1, 2\nb: 3\n", 3}),
                         [](const auto& param) { return std::string(param.param.name); });

TEST(MappingReader, TellsEveryFaultOfAMapping)
{
    const auto root = parseYaml("count: many\nlist: 3\nextra: 1\n", "f.yaml");
    ASSERT_TRUE(root);
    Faults faults;
    MappingReader reader(*root, "a thing", faults);
    EXPECT_EQ(reader.integer("count"), 0);
    EXPECT_TRUE(reader.texts("list").empty());
    EXPECT_EQ(reader.text("name"), "");
    reader.finish();
    ASSERT_EQ(faults.size(), 4U);
    EXPECT_EQ(faults[0].text(), "f.yaml:1:8: \"many\" is not a whole number; write digits, as in 3");
    EXPECT_EQ(faults[1].place.line, 2);
    EXPECT_EQ(faults[2].what, "a thing has no \"name\"");
    EXPECT_EQ(faults[3].text(),
              "f.yaml:3:1: unknown key \"extra\" in a thing; known keys: count, list, name");
}

TEST(Yaml, AFolderIsToldAsOne)
{
    const auto read = readYaml(testing::TempDir());
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().front().what, "this is a folder");
}

/// The library that reads has nothing to say besides.
TEST(Yaml, WhatIsNoTextIsToldInOneWay)
{
    testing::internal::CaptureStderr();
    const auto read = parseYaml("\xff\xfe\x01garbage: [", "broken.yaml");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
    ASSERT_FALSE(read);
    EXPECT_FALSE(read.error().empty());
}

TEST(Yaml, AnUnreadableFileIsAFault)
{
    const auto root = readYaml("/nonexistent/file.yaml");
    ASSERT_FALSE(root);
    EXPECT_EQ(root.error().front().place.text(), "/nonexistent/file.yaml");
}
