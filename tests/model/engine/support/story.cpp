// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/engine/support/story.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace glossator::support {

using engine::Option;
using engine::Topic;

namespace {

std::string countedName(engine::Counted counted)
{
    static constexpr std::array<std::string_view, 13> names{
        "tiles", "pennants", "monastery", "around",     "cities",     "figures",    "roads",
        "lines", "tokens",   "bonus",     "road tiles", "city tiles", "monasteries"};
    return std::string(names.at(static_cast<std::size_t>(counted)));
}

std::string inWords(const engine::Scored& scored)
{
    std::string text = colourOf(scored.player) + " " + std::to_string(scored.points());
    std::string separator = ": ";
    for (const engine::Addend& addend : scored.sheet.addends()) {
        text += separator + std::to_string(addend.count) + " " + countedName(addend.counted) + " x" +
                std::to_string(addend.each);
        separator = ", ";
    }
    return text;
}

} // namespace

std::string inWords(const engine::Refusal& refusal)
{
    std::string text(toText(refusal.reason));
    std::string separator = " (";
    for (const engine::Clause clause : refusal.cites) {
        text += separator + std::string(clause);
        separator = ", ";
    }
    return refusal.cites.empty() ? text : text + ")";
}

void Story::Notes::hear(const engine::State&, const engine::Event& event)
{
    events.push_back(event);
    cited.insert(event.cites.begin(), event.cites.end());
}

Story::Story(const Scene& scene) : m_game(makeGame(scene.rules))
{
    auto declared = engine::declare(m_game, positionOf(scene, m_game), &m_notes);
    if (declared)
        m_state = std::move(*declared);
    else
        for (const engine::PositionFault& fault : declared.error())
            ADD_FAILURE() << fault.what << " (" << fault.right << ")";
}

Story& Story::tell(std::string_view moves)
{
    for (const std::string& move : split(moves, ';')) {
        const auto refused = m_game.choose(m_state, optionFor(move), &m_notes);
        if (refused) {
            ADD_FAILURE() << "\"" << move << "\" is refused when " << asked()
                          << " is asked: " << support::inWords(*refused);
            break;
        }
    }
    return *this;
}

std::string Story::attempt(std::string_view move)
{
    const auto refused = m_game.choose(m_state, optionFor(move), &m_notes);
    return refused ? support::inWords(*refused) : "allowed";
}

engine::FeatureId Story::featureCalled(std::string_view name, engine::TileId tile) const
{
    if (tile == engine::none)
        return engine::none;
    const engine::PlacedTile& placed = m_state.board.tile(tile);
    const auto& features = m_game.tiles()[placed.kind].kind.features;
    const auto found =
        std::find_if(features.begin(), features.end(), [&](const auto& f) { return f.name == name; });
    return found == features.end()
               ? engine::none
               : static_cast<engine::FeatureId>(placed.firstFeature + (found - features.begin()));
}

Option Story::deployFor(const std::string& move) const
{
    std::vector<std::string> word = words(move.substr(1));
    engine::FigureKind kind = 0;
    if (const auto named = m_game.figureKind(word.at(0))) {
        kind = *named;
        word.erase(word.begin());
    }
    const engine::TileId tile =
        word.size() > 1 ? m_state.board.tileAt(squareAt(word[1])) : m_state.turn.newTile;
    return Option::deploy(kind, featureCalled(word.at(0), tile));
}

Option Story::putFor(const std::vector<std::string>& word) const
{
    const engine::Square square = squareAt(word.at(2));
    if (const auto token = m_game.tokenKind(word.at(1)))
        return Option::putToken(*token, square);
    return Option::putFigure(m_game.figureKind(word.at(1)).value_or(0), square);
}

Option Story::answerFor(std::string_view name) const
{
    const engine::Decision& asked = m_state.decision;
    if (asked.topic != Topic::OfModule)
        return Option::pickAnswer(0);
    const auto names = m_game.module(asked.module).answerNames(asked.code);
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end() && (name == "0" || name == "1"))
        return Option::pickAnswer(name == "1" ? 1 : 0);
    return Option::pickAnswer(static_cast<std::uint8_t>(found - names.begin()));
}

engine::FigureId Story::capturedFor(const std::vector<std::string>& word) const
{
    const engine::TileId tile = m_state.board.tileAt(squareAt(word.at(3)));
    const engine::Place place =
        word.at(2) == "on"
            ? engine::Place{engine::PlaceKind::OnTile, engine::nobody, tile}
            : engine::Place{engine::PlaceKind::OnFeature, engine::nobody, featureCalled(word.at(2), tile)};
    for (std::size_t i = 0; i < m_state.figures.size(); ++i)
        if (m_state.figures[i].owner == playerCalled(word.at(1)) && m_state.figures[i].place == place)
            return static_cast<engine::FigureId>(i);
    return engine::none;
}

engine::FigureId Story::heldBySomebody(engine::Player owner, std::string_view kind) const
{
    for (std::size_t i = 0; i < m_state.figures.size(); ++i)
        if (m_state.figures[i].owner == owner && m_state.figures[i].place.kind == engine::PlaceKind::HeldBy &&
            m_game.figureKinds()[m_state.figures[i].kind].id == kind)
            return static_cast<engine::FigureId>(i);
    return engine::none;
}

Option Story::optionFor(std::string_view move) const
{
    const std::vector<std::string> word = words(move);
    if (word.at(0) == "pass")
        return Option::pass();
    if (word[0] == "draw")
        return Option::draw(m_game.tiles().find(tileCalled(m_game, word.at(1))).value_or(engine::none));
    if (word[0] == "pick")
        return Option::pickTile(m_game.tiles().find(tileCalled(m_game, word.at(1))).value_or(engine::none));
    if (word[0] == "choose")
        return Option::pickPlayer(playerCalled(word.at(1)));
    if (word[0] == "with")
        return Option::pickFigure(static_cast<engine::FigureId>(std::stoi(word.at(1))));
    if (word[0] == "put")
        return putFor(word);
    if (word[0] == "score")
        return Option::scoreTile(squareAt(word.at(1)));
    if (word[0] == "answer")
        return answerFor(move.substr(move.find("answer") + std::string_view("answer ").size()));
    if (word[0] == "capture")
        return Option::pickFigure(capturedFor(word));
    if (word[0] == "release")
        return Option::pickFigure(heldBySomebody(playerCalled(word.at(1)), word.at(2)));
    if (word[0] == "ransom")
        return Option::buyBack(heldBySomebody(m_state.turn.player, word.at(1)));
    if (word[0] == "back") {
        const engine::Player owner = word.size() > 1 ? playerCalled(word[1]) : m_state.turn.player;
        const std::string kind = word.size() > 2 ? word[2] : "abbot";
        for (std::size_t i = 0; i < m_state.figures.size(); ++i)
            if (m_state.figures[i].owner == owner &&
                m_state.figures[i].place.kind == engine::PlaceKind::OnFeature &&
                m_game.figureKinds()[m_state.figures[i].kind].id == kind)
                return Option::takeBack(static_cast<engine::FigureId>(i), m_state.figures[i].place.index);
        return Option::takeBack(engine::none, engine::none);
    }
    if (const auto moved = m_game.figureKind(word[0])) {
        const engine::FeatureId feature =
            featureCalled(word.at(1), m_state.board.tileAt(squareAt(word.at(2))));
        const auto found =
            std::find_if(m_state.figures.begin(), m_state.figures.end(), [&](const auto& figure) {
                return figure.place == engine::Place{engine::PlaceKind::OnFeature, engine::nobody, feature};
            });
        return Option::moveBeside(*moved, static_cast<engine::FigureId>(found - m_state.figures.begin()));
    }
    if (word[0] == "lay")
        return Option::placeTile(m_game.tiles().find(tileCalled(m_game, word.at(1))).value_or(engine::none),
                                 {squareAt(word.at(2)), 0});
    if (word[0][0] == '+')
        return deployFor(std::string(move.substr(move.find('+'))));
    const engine::Turn turn =
        word.size() > 2 ? static_cast<engine::Turn>(std::stoi(word[2])) : engine::Turn{0};
    return Option::placeTile(m_state.turn.tileInHand, {squareAt(word[0]), turn});
}

std::string Story::awards() const
{
    std::string text;
    for (const engine::Event& event : m_notes.events)
        if (const auto* scored = std::get_if<engine::Scored>(&event.what))
            text += (text.empty() ? "" : "; ") + inWords(*scored);
    return text;
}

std::string Story::points() const
{
    std::string text;
    for (engine::Player player = 0; player < m_game.players(); ++player)
        text += (player == 0 ? "" : " ") + colourOf(player) + " " + std::to_string(m_state.points(player));
    return text;
}

int Story::supply(std::string_view colour, std::string_view kind) const
{
    const engine::Player owner = playerCalled(colour);
    return static_cast<int>(
        std::count_if(m_state.figures.begin(), m_state.figures.end(), [&](const auto& figure) {
            return figure.owner == owner && figure.place.kind == engine::PlaceKind::Supply &&
                   m_game.figureKinds()[figure.kind].id == kind;
        }));
}

std::string Story::asked() const
{
    const engine::Decision& decision = m_state.decision;
    const std::string who = decision.who == engine::theTable ? "table" : colourOf(decision.who);
    switch (decision.topic) {
    case Topic::Nothing:
        return "nothing";
    case Topic::DrawTile:
        return who + " draw";
    case Topic::PlaceTile:
        return who + " place";
    case Topic::Wood:
        return who + " wood";
    case Topic::ScoreWith:
        return who + " score with";
    case Topic::PayWith:
        return who + " pay with";
    case Topic::OfModule:
        break;
    }
    return who + " " + std::string(m_game.module(decision.module).topicName(decision.code));
}

engine::Options Story::options() const
{
    engine::Options options;
    m_game.options(m_state, options);
    return options;
}

bool Story::isOffered(std::string_view move) const
{
    const engine::Options all = options();
    return std::find(all.begin(), all.end(), optionFor(move)) != all.end();
}

} // namespace glossator::support
