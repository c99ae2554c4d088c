// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/feature_line.h"

#include "model/tiles/tile_marks.h"
#include "model/tiles/tile_words.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace glossator::tiles {

namespace {

using Words = std::vector<PlacedWord>;

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view clauseForms =
    "\"1 pennant\", \"touches c1\", \"ends village\", \"marks inn\" or \"enclosed\"";
constexpr int mostPennants = 9;

sources::Place placeAt(const sources::Node& text, std::size_t offset)
{
    sources::Place place = text.place();
    place.column += static_cast<int>(offset) + (text.isQuoted() ? 1 : 0);
    return place;
}

/// The words between two offsets of a text.
Words wordsOf(const sources::Node& text, std::size_t from, std::size_t to)
{
    const std::string_view all = std::string_view(text.text()).substr(0, to);
    Words words;
    for (std::size_t start = all.find_first_not_of(blanks, from); start != std::string_view::npos;) {
        const std::size_t end = std::min(all.find_first_of(blanks, start), all.size());
        words.push_back({std::string(all.substr(start, end - start)), placeAt(text, start)});
        start = all.find_first_not_of(blanks, end);
    }
    return words;
}

/// The words of each clause; clauses stand between commas.
std::vector<Words> clausesOf(const sources::Node& text)
{
    std::vector<Words> clauses;
    for (std::size_t from = 0; from <= text.text().size();) {
        const std::size_t to = std::min(text.text().find(',', from), text.text().size());
        clauses.push_back(wordsOf(text, from, to));
        from = to + 1;
    }
    return clauses;
}

void append(Words& words, const Words& clause)
{
    words.insert(words.end(), clause.begin() + 1, clause.end());
}

bool readPennants(const Words& clause, int& pennants)
{
    const std::string& text = clause.front().text;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), pennants);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    return isNumber && pennants > 0 && pennants <= mostPennants && clause.size() == 2 &&
           clause[1].text == (pennants == 1 ? "pennant" : "pennants");
}

bool readClause(const Words& clause, FeatureLine& line)
{
    const std::string& first = clause.front().text;
    if (first == "enclosed" && clause.size() == 1)
        return line.enclosed = true;
    if (clause.size() < 2)
        return false;
    if (first == "touches")
        append(line.touches, clause);
    else if (first == "ends")
        append(line.ends, clause);
    else if (first == "marks")
        append(line.marks, clause);
    else
        return readPennants(clause, line.pennants);
    return true;
}

void checkWords(const FeatureLine& line, sources::Faults& faults)
{
    for (const PlacedWord& end : line.ends)
        if (!isRoadEnd(end.text))
            faults.push_back({end.place, "no road ends at \"" + end.text + "\"", "one of " + roadEnds()});
    for (const PlacedWord& mark : line.marks)
        if (!isFeatureMark(line.kind, mark.text))
            faults.push_back({mark.place,
                              "\"" + mark.text + "\" is no mark of a " + std::string(word(line.kind)),
                              "one of " + featureMarks(line.kind)});
}

void readClauses(const std::vector<Words>& clauses, FeatureLine& line, sources::Faults& faults)
{
    for (std::size_t i = 1; i < clauses.size(); ++i)
        if (clauses[i].empty())
            faults.push_back(
                {line.place, line.name + " has nothing behind a comma", "write " + std::string(clauseForms)});
        else if (!readClause(clauses[i], line))
            faults.push_back({clauses[i].front().place,
                              "\"" + clauses[i].front().text + "\" does not start a part of a feature",
                              "write " + std::string(clauseForms)});
}

} // namespace

std::vector<PlacedWord> placedWords(const sources::Node& text)
{
    return wordsOf(text, 0, text.text().size());
}

std::optional<FeatureLine> readFeatureLine(const sources::Node& name, const sources::Node& text,
                                           sources::Faults& faults)
{
    FeatureLine line{name.text(), text.place(), {}, {}, 0, {}, {}, {}, false};
    const std::vector<Words> clauses = clausesOf(text);
    const std::string kind = clauses.front().empty() ? std::string() : clauses.front().front().text;
    if (const auto known = featureKind(kind)) {
        line.kind = *known;
    } else {
        faults.push_back(
            {text.place(), "\"" + kind + "\" is no kind of feature", "one of " + featureKindWords()});
        return std::nullopt;
    }
    append(line.where, clauses.front());
    readClauses(clauses, line, faults);
    checkWords(line, faults);
    return line;
}

} // namespace glossator::tiles
