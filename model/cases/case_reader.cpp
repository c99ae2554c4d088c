// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case_reader.h"

#include "model/cases/choice_reader.h"
#include "model/cases/event_reader.h"
#include "model/cases/expectation_reader.h"
#include "model/cases/position_reader.h"

#include <algorithm>

namespace glossator::cases {

namespace {

using sources::Node;

constexpr std::size_t fewestPlayers = 2;
constexpr std::string_view newGame = "new game";
constexpr std::string_view opening = "start"; ///< in "back to"

std::string stemOf(const std::string& file)
{
    const auto slash = file.rfind('/');
    std::string name = slash == std::string::npos ? file : file.substr(slash + 1);
    constexpr std::string_view suffix = ".yaml";
    if (name.ends_with(suffix))
        name.resize(name.size() - suffix.size());
    return name;
}

bool isId(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

/// Reads one case key by key.
class Reader
{
public:
    Reader(const Node& root, std::string file, sources::Faults& faults)
        : m_values(faults), m_fields(root, "a case", m_values)
    {
        m_case.file = std::move(file);
        m_case.place = root.place();
    }

    Case read()
    {
        readHead();
        readTable();
        readStart();
        readSteps();
        readClaims();
        m_fields.finish();
        return std::move(m_case);
    }

private:
    void readHead()
    {
        if (const auto id = m_fields.requiredName("id")) {
            m_case.id = id->text;
            const std::string stem = stemOf(m_case.file);
            if (!isId(id->text))
                m_values.fault(id->place, "\"" + id->text + "\" is no id of a case",
                               "write lower-case letters, digits and hyphens");
            else if (id->text != stem)
                m_values.fault(id->place, "the id \"" + id->text + "\" is not the file's name",
                               "write \"" + stem + "\", or name the file " + id->text + ".yaml");
        }
        if (const auto title = m_fields.requiredName("title"))
            m_case.title = {"case:" + m_case.id + ":title", title->text, title->place};
    }

    void readTable()
    {
        if (m_fields.required("expansions") != nullptr)
            m_case.expansions = m_fields.names("expansions");
        m_case.tilesFrom = m_fields.names("tiles from");
        m_case.display = m_fields.names("display");
        if (const Node* switches = m_fields.node("switches"))
            readSwitches(*switches);
        if (const Node* players = m_fields.required("players"))
            readPlayers(*players);
        m_values.seat(m_case.players);
    }

    void readSwitches(const Node& node)
    {
        if (!node.isMapping())
            m_values.fault(node.place(), "switches are written with their readings",
                           "write {switch: reading}");
        for (const auto& [key, value] : node.entries())
            if (const auto reading = m_values.name(value))
                m_case.switches.emplace_back(Name{key.text(), key.place()}, *reading);
    }

    void readPlayers(const Node& node)
    {
        for (const Node& item : m_values.list(node, "colours")) {
            const auto colour = m_values.colour(item);
            if (!colour)
                continue;
            if (std::find(m_case.players.begin(), m_case.players.end(), *colour) != m_case.players.end())
                m_values.fault(item.place(), "\"" + item.text() + "\" plays twice", "name each colour once");
            else
                m_case.players.push_back(*colour);
        }
        if (m_case.players.size() < fewestPlayers)
            m_values.fault(node.place(), "a game has 2 to 6 players",
                           "name their colours in the order of play");
    }

    void readStart()
    {
        const Node* position = m_fields.node("position");
        const Node* start = m_fields.node("start");
        if (start != nullptr && start->text() != newGame)
            m_values.fault(start->place(), "\"" + start->text() + "\" is no start",
                           "write \"new game\", or a position");
        if ((position == nullptr) == (start == nullptr))
            m_values.fault(start != nullptr ? start->place() : m_case.place,
                           "a case starts from a position or from a new game",
                           "write either \"position:\" or \"start: new game\"");
        if (position != nullptr)
            m_case.position = readPosition(*position, m_values);
        if (position != nullptr && !m_case.display.empty())
            m_values.fault(m_case.display.front().place, "a position has a display of its own",
                           "write \"display\" within \"position\"");
    }

    void readSteps()
    {
        const Node* steps = m_fields.required("steps");
        if (steps == nullptr)
            return;
        for (const Node& item : m_values.list(*steps, "steps"))
            m_case.steps.push_back(readStep(item));
    }

    Step readStep(const Node& node)
    {
        Step step;
        step.place = node.place();
        if (node.isScalar() && node.text() == "pass") {
            step.kind = StepKind::Choose;
            step.choice.place = node.place();
            return step;
        }
        Fields fields(node, "a step", m_values);
        readAct(fields, step);
        if (const auto caption = fields.node("caption"))
            readCaption(*caption, step);
        if (const Node* expect = fields.node("expect"))
            step.expectations = readExpectations(*expect, m_values);
        if (step.kind == StepKind::Look && !step.caption && step.expectations.empty() && node.isMapping() &&
            !fields.has("expect"))
            m_values.fault(node.place(), "this step does nothing",
                           "write a caption, expectations, or a choice: " + choiceKeys() +
                               "; or refused, or back to");
        fields.finish();
        return step;
    }

    void readAct(Fields& fields, Step& step)
    {
        if (const auto choice = readChoice(fields)) {
            step.kind = StepKind::Choose;
            step.choice = *choice;
        }
        if (const Node* refused = fields.node("refused"))
            readRefused(*refused, step);
        if (const Node* back = fields.node("back to"))
            readBack(*back, step);
    }

    void readRefused(const Node& node, Step& step)
    {
        if (step.kind == StepKind::Choose)
            m_values.fault(node.place(), "a step either makes a choice or has one refused",
                           "make a step of each, or write \"refused\" within \"expect\"");
        step.kind = StepKind::Refuse;
        if (auto refusal = readRefusal(node, m_values))
            step.refusal = std::move(*refusal);
    }

    void readBack(const Node& node, Step& step)
    {
        if (step.kind != StepKind::Look)
            m_values.fault(node.place(), "a step either goes back or does something else",
                           "make a step of each");
        step.kind = StepKind::Back;
        step.choice.place = node.place();
        if (node.isScalar() && node.text() == opening)
            return;
        const bool isNumber =
            node.isScalar() && !node.text().empty() &&
            std::all_of(node.text().begin(), node.text().end(), [](char c) { return c >= '0' && c <= '9'; });
        if (!isNumber)
            m_values.fault(node.place(), "\"" + node.text() + "\" is no step",
                           "write start, or the number of an earlier step");
        else if (const auto number = m_values.integer(node, 1))
            step.backTo = *number;
    }

    void readCaption(const Node& node, Step& step)
    {
        if (const auto text = m_values.name(node))
            step.caption = Segment{"case:" + m_case.id + ":caption:" + std::to_string(++m_captions),
                                   text->text, text->place};
    }

    void readClaims()
    {
        m_case.proves = m_fields.names("proves");
        const Node* shows = m_fields.node("shows");
        if (shows == nullptr)
            return;
        if (!shows->isMapping())
            m_values.fault(shows->place(), "\"shows\" names examples with the clauses that they illustrate",
                           "write {example: [clause, clause]}");
        for (const auto& [key, value] : shows->entries()) {
            Showing showing{{key.text(), key.place()}, m_values.names(value)};
            if (showing.clauses.empty())
                m_values.fault(value.place(), "the example illustrates no clause",
                               "name at least one clause");
            m_case.shows.push_back(std::move(showing));
        }
    }

    Values m_values;
    Fields m_fields;
    Case m_case;
    int m_captions = 0;
};

tl::expected<Case, sources::Faults> readTree(const Node& root, const std::string& file)
{
    sources::Faults faults;
    Case result = Reader(root, file, faults).read();
    if (!faults.empty())
        return tl::unexpected(faults);
    return result;
}

} // namespace

tl::expected<Case, sources::Faults> readCase(std::string_view text, const std::string& file)
{
    const auto root = sources::parseYaml(text, file);
    if (!root)
        return tl::unexpected(root.error());
    return readTree(*root, file);
}

tl::expected<Case, sources::Faults> readCaseFile(const std::string& path)
{
    const auto root = sources::readYaml(path);
    if (!root)
        return tl::unexpected(root.error());
    return readTree(*root, path);
}

} // namespace glossator::cases
