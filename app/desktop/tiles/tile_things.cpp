// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_things.h"

#include "model/terms/folding.h"
#include "model/tiles/tile_words.h"
#include "model/wording/tile_wording.h"

#include <numeric>

namespace glossator::desktop {

namespace {

using terms::Folding;
using wording::TileWording;

/// "arrow:add-meeple:E" -> "arrow", which is the id of a term.
QString termOfMark(const std::string& mark)
{
    return QString::fromStdString(mark).section(u':', 0, 0);
}

QString termOfKind(engine::FeatureKind kind)
{
    const auto word =
        kind == engine::FeatureKind::Area ? std::string_view("special-area") : tiles::word(kind);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

int pennantsOn(const tiles::TileSource& tile)
{
    return std::accumulate(tile.kind.features.begin(), tile.kind.features.end(), 0,
                           [](int sum, const engine::FeatureSpec& f) { return sum + f.pennants; });
}

QStringList wordsOf(const terms::Term& term)
{
    QStringList wordings;
    for (const auto language : catalogue::allLanguages) {
        const terms::TermWording& wording = term.wording(language);
        wordings << wording.preferred << wording.variants << wording.deprecated;
    }
    return terms::looseKey(wordings.join(u' ')).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

TileThings::TileThings(terms::TermBase terms, terms::NumberWords numbers, terms::EverydayGroups groups)
    : m_terms(std::move(terms)), m_numbers(std::move(numbers)), m_groups(std::move(groups))
{
}

std::vector<TileThing> TileThings::of(const tiles::TileSource& tile) const
{
    tiles::TileSource numbered = tile;
    numbered.letter.clear(); // "I" is a word of its own, and the number before it would count what it means
    std::vector<TileThing> things{thing(TileWording::title(numbered), {QStringLiteral("tile")}),
                                  thing(TileWording::standing(tile.standing)),
                                  thing(TileWording::squares(static_cast<int>(tile.kind.squares.size())))};
    for (const engine::FeatureSpec& feature : tile.kind.features)
        things.push_back(thingOf(feature));
    if (const int pennants = pennantsOn(tile); pennants > 0) {
        things.push_back(thing(TileWording::pennants(pennants), {QStringLiteral("pennant")}));
        things.back().number = pennants;
    }
    for (const std::string& mark : tile.kind.marks)
        things.push_back(thing(TileWording::mark(mark), {termOfMark(mark)}));
    for (const std::string& shown : tile.shows)
        things.push_back(thing({}, {termOfMark(shown)}));
    return things;
}

TileThing TileThings::thing(const QString& wording, const QStringList& terms) const
{
    TileThing thing;
    addWords(wording, thing);
    for (const QString& term : terms)
        addTerm(term, thing);
    return thing;
}

TileThing TileThings::thingOf(const engine::FeatureSpec& feature) const
{
    TileThing thing = this->thing(TileWording::kind(feature.kind), {termOfKind(feature.kind)});
    for (const std::string& mark : feature.marks) {
        addWords(TileWording::mark(mark), thing);
        addTerm(termOfMark(mark), thing);
    }
    return thing;
}

/// A number in the wording is that of the words behind it: "2 pennants", "crossing on two levels".
void TileThings::addWords(const QString& wording, TileThing& thing) const
{
    const auto loose = Folding(Folding::Level::Loose).words(wording);
    const auto letters = Folding(Folding::Level::Letters).words(wording);
    int number = 1;
    for (std::size_t i = 0; i < loose.size() && i < letters.size(); ++i) {
        const bool mayCount = i + 1 < loose.size() && (i > 0 || loose[i].text.front().isDigit());
        if (const int counted = mayCount ? m_numbers.of(loose[i].text).value_or(0) : 0; counted > 0)
            number = counted;
        else
            thing.words.push_back({loose[i].text, letters[i].text, number});
    }
}

void TileThings::addTerm(const QString& term, TileThing& thing) const
{
    thing.synonyms += synonyms(term);
    if (const terms::Term* known = m_terms.find(term))
        thing.everyday += m_groups.wordsFor(*known);
}

/// The words for a term; its id itself where it is none.
const QStringList& TileThings::synonyms(const QString& term) const
{
    auto known = m_synonyms.find(term);
    if (known == m_synonyms.end()) {
        const terms::Term* found = m_terms.find(term);
        known = m_synonyms.insert(term, found != nullptr ? wordsOf(*found) : term.split(u'-'));
    }
    return *known;
}

} // namespace glossator::desktop
