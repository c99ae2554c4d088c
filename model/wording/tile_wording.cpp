// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/tile_wording.h"

#include "model/tiles/tile_title.h"
#include "model/wording/said_in.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace glossator::wording {

namespace {

struct MarkWord
{
    std::string_view mark;
    const char* word;
};

constexpr std::array<MarkWord, 58> markWords{{
    {"inn", QT_TRANSLATE_NOOP("TileWording", "inn")},
    {"cathedral", QT_TRANSLATE_NOOP("TileWording", "cathedral")},
    {"princess", QT_TRANSLATE_NOOP("TileWording", "princess")},
    {"besieged", QT_TRANSLATE_NOOP("TileWording", "besieged")},
    {"darmstadtium", QT_TRANSLATE_NOOP("TileWording", "Darmstadtium")},
    {"wine", QT_TRANSLATE_NOOP("TileWording", "wine")},
    {"grain", QT_TRANSLATE_NOOP("TileWording", "grain")},
    {"cloth", QT_TRANSLATE_NOOP("TileWording", "cloth")},
    {"pointed", QT_TRANSLATE_NOOP("TileWording", "pointed")},
    {"well", QT_TRANSLATE_NOOP("TileWording", "well")},
    {"labyrinth", QT_TRANSLATE_NOOP("TileWording", "labyrinth")},
    {"tunnel", QT_TRANSLATE_NOOP("TileWording", "tunnel")},
    {"pig-herd", QT_TRANSLATE_NOOP("TileWording", "pig herd")},
    {"shrine", QT_TRANSLATE_NOOP("TileWording", "shrine")},
    {"church", QT_TRANSLATE_NOOP("TileWording", "church")},
    {"special", QT_TRANSLATE_NOOP("TileWording", "special monastery")},
    {"abbey", QT_TRANSLATE_NOOP("TileWording", "abbey")},
    {"wonder", QT_TRANSLATE_NOOP("TileWording", "wonder")},
    {"wheel", QT_TRANSLATE_NOOP("TileWording", "wheel")},
    {"one-crown", QT_TRANSLATE_NOOP("TileWording", "1 crown space")},
    {"two-crowns", QT_TRANSLATE_NOOP("TileWording", "2 crown spaces")},
    {"volcano", QT_TRANSLATE_NOOP("TileWording", "volcano")},
    {"dragon", QT_TRANSLATE_NOOP("TileWording", "dragon")},
    {"magic-portal", QT_TRANSLATE_NOOP("TileWording", "magic portal")},
    {"tower-foundation", QT_TRANSLATE_NOOP("TileWording", "tower foundation")},
    {"bazaar", QT_TRANSLATE_NOOP("TileWording", "bazaar")},
    {"hill", QT_TRANSLATE_NOOP("TileWording", "hill")},
    {"vineyard", QT_TRANSLATE_NOOP("TileWording", "vineyard")},
    {"circus-space", QT_TRANSLATE_NOOP("TileWording", "circus space")},
    {"acrobat-space", QT_TRANSLATE_NOOP("TileWording", "acrobat space")},
    {"gold", QT_TRANSLATE_NOOP("TileWording", "gold")},
    {"mage-witch", QT_TRANSLATE_NOOP("TileWording", "mage and witch")},
    {"robber-bag", QT_TRANSLATE_NOOP("TileWording", "robber")},
    {"festival", QT_TRANSLATE_NOOP("TileWording", "festival")},
    {"fair", QT_TRANSLATE_NOOP("TileWording", "fair")},
    {"fruit-tree", QT_TRANSLATE_NOOP("TileWording", "fruit-bearing tree")},
    {"plague-source", QT_TRANSLATE_NOOP("TileWording", "plague source")},
    {"ferry-lake", QT_TRANSLATE_NOOP("TileWording", "ferry lake")},
    {"count-quarters", QT_TRANSLATE_NOOP("TileWording", "quarters of the Count")},
    {"baba-yaga-hut", QT_TRANSLATE_NOOP("TileWording", "hut of Baba Yaga")},
    {"solovei-razboynik", QT_TRANSLATE_NOOP("TileWording", "Solovei Razboynik")},
    {"vodyanoy", QT_TRANSLATE_NOOP("TileWording", "Vodyanoy")},
    {"river-source", QT_TRANSLATE_NOOP("TileWording", "source of the river")},
    {"river-lake", QT_TRANSLATE_NOOP("TileWording", "lake of the river")},
    {"over-under", QT_TRANSLATE_NOOP("TileWording", "crossing on two levels")},
    {"garden", QT_TRANSLATE_NOOP("TileWording", "garden")},
    {"village", QT_TRANSLATE_NOOP("TileWording", "village")},
    {"flying-machine", QT_TRANSLATE_NOOP("TileWording", "flying machine")},
    {"wind-rose", QT_TRANSLATE_NOOP("TileWording", "wind rose")},
    {"crop-circle", QT_TRANSLATE_NOOP("TileWording", "crop circle")},
    {"watchtower", QT_TRANSLATE_NOOP("TileWording", "watchtower")},
    {"arrow", QT_TRANSLATE_NOOP("TileWording", "arrow")},
    {"arrow:add-meeple", QT_TRANSLATE_NOOP("TileWording", "arrow “Add meeple”")},
    {"arrow:place-meeple", QT_TRANSLATE_NOOP("TileWording", "arrow “Place meeple”")},
    {"arrow:extra-turn", QT_TRANSLATE_NOOP("TileWording", "arrow “Extra turn”")},
    {"closed", QT_TRANSLATE_NOOP("TileWording", "closed edge")},
    {"set:1", QT_TRANSLATE_NOOP("TileWording", "Set 1")},
    {"set:2", QT_TRANSLATE_NOOP("TileWording", "Set 2")},
}};

/// By tiles::FeatureSide; each stands beside the name of a feature that lies there.
constexpr std::array sideWords{
    QT_TRANSLATE_NOOP("TileWording", "middle"),
    QT_TRANSLATE_NOOP("TileWording", "north"),
    QT_TRANSLATE_NOOP("TileWording", "north-north-east"),
    QT_TRANSLATE_NOOP("TileWording", "north-east"),
    QT_TRANSLATE_NOOP("TileWording", "east-north-east"),
    QT_TRANSLATE_NOOP("TileWording", "east"),
    QT_TRANSLATE_NOOP("TileWording", "east-south-east"),
    QT_TRANSLATE_NOOP("TileWording", "south-east"),
    QT_TRANSLATE_NOOP("TileWording", "south-south-east"),
    QT_TRANSLATE_NOOP("TileWording", "south"),
    QT_TRANSLATE_NOOP("TileWording", "south-south-west"),
    QT_TRANSLATE_NOOP("TileWording", "south-west"),
    QT_TRANSLATE_NOOP("TileWording", "west-south-west"),
    QT_TRANSLATE_NOOP("TileWording", "west"),
    QT_TRANSLATE_NOOP("TileWording", "west-north-west"),
    QT_TRANSLATE_NOOP("TileWording", "north-west"),
    QT_TRANSLATE_NOOP("TileWording", "north-north-west"),
    QT_TRANSLATE_NOOP("TileWording", "north-east corner"),
    QT_TRANSLATE_NOOP("TileWording", "south-east corner"),
    QT_TRANSLATE_NOOP("TileWording", "south-west corner"),
    QT_TRANSLATE_NOOP("TileWording", "north-west corner"),
    QT_TRANSLATE_NOOP("TileWording", "north-south"),
    QT_TRANSLATE_NOOP("TileWording", "east-west"),
    QT_TRANSLATE_NOOP("TileWording", "first"),
    QT_TRANSLATE_NOOP("TileWording", "second"),
    QT_TRANSLATE_NOOP("TileWording", "third"),
    QT_TRANSLATE_NOOP("TileWording", "last"),
};
static_assert(sideWords.size() == static_cast<std::size_t>(tiles::FeatureSide::Last) + 1);

/// Names of the areas that have one.
constexpr std::array areaNames{
    MarkWord{"fortune", QT_TRANSLATE_NOOP("TileWording", "Fortune")},
    MarkWord{"taxes", QT_TRANSLATE_NOOP("TileWording", "Taxes")},
    MarkWord{"famine", QT_TRANSLATE_NOOP("TileWording", "Famine")},
    MarkWord{"storm", QT_TRANSLATE_NOOP("TileWording", "Storm")},
    MarkWord{"inquisition", QT_TRANSLATE_NOOP("TileWording", "Inquisition")},
    MarkWord{"plague", QT_TRANSLATE_NOOP("TileWording", "Plague")},
};

/// A tile that has a name of its own.
struct NamedTile
{
    std::string_view name; ///< as the catalogue has it
    const char* title;
    const char* inSentence;
};
constexpr std::array namedTiles{
    NamedTile{"Notre-Dame", QT_TRANSLATE_NOOP("TileWording", "Notre-Dame"), "Notre-Dame"},
    NamedTile{"Stonehenge", QT_TRANSLATE_NOOP("TileWording", "Stonehenge"), "Stonehenge"},
    NamedTile{"Circus Maximus", QT_TRANSLATE_NOOP("TileWording", "Circus Maximus"), "Circus Maximus"},
    NamedTile{"Alhambra", QT_TRANSLATE_NOOP("TileWording", "Alhambra"), "Alhambra"},
    NamedTile{"Abu Simbel", QT_TRANSLATE_NOOP("TileWording", "Abu Simbel"), "Abu Simbel"},
    NamedTile{"Tikal", QT_TRANSLATE_NOOP("TileWording", "Tikal"), "Tikal"},
    NamedTile{"Angkor Wat", QT_TRANSLATE_NOOP("TileWording", "Angkor Wat"), "Angkor Wat"},
    NamedTile{"Terracotta Army", QT_TRANSLATE_NOOP("TileWording", "Terracotta Army"),
              QT_TRANSLATE_NOOP("TileWording", "the Terracotta Army")},
    NamedTile{"The Wheel of Fortune", QT_TRANSLATE_NOOP("TileWording", "The Wheel of Fortune"),
              QT_TRANSLATE_NOOP("TileWording", "the Wheel of Fortune")},
    NamedTile{"The abbey", QT_TRANSLATE_NOOP("TileWording", "Abbey"),
              QT_TRANSLATE_NOOP("TileWording", "the abbey")},
};

bool isNumber(const QString& letter)
{
    return std::ranges::all_of(letter, [](QChar character) { return character.isDigit(); });
}

/// A word that begins with a capital by itself.
QString inSentence(const QString& word)
{
    return word.left(1).toLower() + word.mid(1);
}

} // namespace

QString TileWording::kind(engine::FeatureKind kind)
{
    switch (kind) {
    case engine::FeatureKind::City:
        return tr("City");
    case engine::FeatureKind::Road:
        return tr("Road");
    case engine::FeatureKind::Field:
        return tr("Field");
    case engine::FeatureKind::Monastery:
        return tr("Monastery");
    case engine::FeatureKind::Garden:
        return tr("Garden");
    case engine::FeatureKind::River:
        return tr("River");
    case engine::FeatureKind::Area:
        return tr("Special area");
    case engine::FeatureKind::Abbacy:
        return tr("Abbot’s place");
    }
    return {};
}

/// What is called by what is drawn on it bears that name.
QString TileWording::kindOf(const engine::FeatureSpec& feature)
{
    static constexpr std::array names{"shrine", "special", "church", "abbey", "wonder"};
    if (feature.kind == engine::FeatureKind::Monastery || feature.kind == engine::FeatureKind::Area)
        for (const char* name : names)
            if (std::ranges::find(feature.marks, name) != feature.marks.end()) {
                const QString word = plainMark(QLatin1String(name), nullptr);
                return word.left(1).toUpper() + word.mid(1);
            }
    return kind(feature.kind);
}

QString TileWording::feature(const engine::TileKind& tile, std::size_t feature, engine::Turn turn)
{
    const auto* area = std::ranges::find(areaNames, tile.features[feature].name, &MarkWord::mark);
    if (tile.features[feature].kind == engine::FeatureKind::Area && area != areaNames.end())
        return tr(area->word);
    const QString name = kindOf(tile.features[feature]);
    const auto spot = tiles::spotOf(tile, feature);
    //: %1 is a feature, "City"; %2 its side of the tile, "north-east"
    return spot ? tr("%1, %2").arg(name, side(tiles::turned(*spot, turn))) : name;
}

QString TileWording::side(tiles::FeatureSide side)
{
    return tr(sideWords.at(static_cast<std::size_t>(side)));
}

QString TileWording::squares(int count, const QTranslator* in)
{
    return said(in, QT_TR_N_NOOP("%n square(s)"), count);
}

QString TileWording::pennants(int count)
{
    return tr("%n pennant(s)", nullptr, count);
}

QString TileWording::copies(int count)
{
    return tr("%n copy(ies)", nullptr, count);
}

QString TileWording::touches(const engine::TileKind& tile, const engine::FeatureSpec& feature,
                             engine::Turn turn)
{
    QStringList cities;
    for (const std::uint8_t city : feature.touches) {
        const QString name = TileWording::feature(tile, city, turn);
        cities << inSentence(name);
    }
    //: %1 lists the cities beside a field
    return cities.isEmpty() ? QString() : tr("beside %1").arg(cities.join(QStringLiteral(", ")));
}

QString TileWording::facts(const engine::TileKind& tile, const engine::FeatureSpec& feature,
                           engine::Turn turn)
{
    QStringList facts{squares(static_cast<int>(feature.squares.size()))};
    if (feature.pennants > 0)
        facts << pennants(feature.pennants);
    for (const std::string& mark : feature.marks)
        facts << TileWording::mark(mark);
    if (const QString beside = touches(tile, feature, turn); !beside.isEmpty())
        facts << beside;
    return facts.join(QStringLiteral(" · "));
}

QString TileWording::contents(const tiles::TileSource& tile)
{
    QStringList things;
    for (const engine::FeatureSpec& feature : tile.kind.features)
        things << inShort(feature);
    for (const std::string& mark : tile.kind.marks)
        things << TileWording::mark(mark);
    for (const std::string& shown : tile.shows)
        if (std::ranges::find(markWords, shown, &MarkWord::mark) != markWords.end())
            things << TileWording::mark(shown);
    things.removeDuplicates();
    return things.join(QStringLiteral(" · "));
}

/// "City, pennant".
QString TileWording::inShort(const engine::FeatureSpec& feature)
{
    const QString name = kindOf(feature);
    QStringList words{name};
    if (feature.pennants > 0)
        words << pennants(feature.pennants);
    for (const std::string& mark : feature.marks)
        if (const QString word = TileWording::mark(mark); word.compare(name, Qt::CaseInsensitive) != 0)
            words << word;
    return words.join(QStringLiteral(", "));
}

QString TileWording::title(const tiles::TileSource& tile, const QTranslator* in)
{
    const tiles::TileTitle title = tiles::titleOf(tile);
    if (const auto* named = std::ranges::find(namedTiles, title.name, &NamedTile::name);
        named != namedTiles.end())
        return said(in, named->title);
    const QString letter = TileWording::letter(tile);
    //: %1 the letter of a tile, %2 what is drawn on it and on no other of the letter
    return title.drawn.empty() ? said(in, QT_TR_NOOP("Tile %1")).arg(letter)
                               : said(in, QT_TR_NOOP("Tile %1, %2")).arg(letter, mark(title.drawn, in));
}

QString TileWording::letter(const tiles::TileSource& tile)
{
    const QString number = QString::fromStdString(tiles::titleOf(tile).letter);
    const QString printed = QString::fromStdString(tile.letter);
    return number.isEmpty() || printed.isEmpty() || printed == number
               ? number
               : QStringLiteral("%1 (%2)").arg(number, printed);
}

/// What sets a tile apart, or what lies on it beside fields: two things at most, within a sentence.
QString TileWording::inBrief(const tiles::TileSource& tile)
{
    constexpr qsizetype most = 2;
    QStringList special;
    QStringList plain;
    for (const engine::FeatureSpec& feature : tile.kind.features) {
        for (const std::string& mark : feature.marks)
            special << TileWording::mark(mark);
        if (feature.kind != engine::FeatureKind::Field && feature.kind != engine::FeatureKind::Abbacy)
            plain << inSentence(kindOf(feature));
    }
    for (const std::string& mark : tile.kind.marks)
        special << TileWording::mark(mark);
    QStringList& things = special.isEmpty() ? plain : special;
    if (things.isEmpty())
        things << inSentence(kind(engine::FeatureKind::Field));
    things.removeDuplicates();
    return things.mid(0, most).join(QStringLiteral(", "));
}

QString TileWording::titleInSentence(const tiles::TileSource& tile)
{
    const tiles::TileTitle title = tiles::titleOf(tile);
    if (const auto* named = std::ranges::find(namedTiles, title.name, &NamedTile::name);
        named != namedTiles.end())
        return tr(named->inSentence);
    const QString letter = TileWording::letter(tile);
    if (title.drawn.empty() && isNumber(letter))
        //: in a sentence; %1 the number of a tile, %2 what is on it
        return tr("tile %1 (%2)").arg(letter, inBrief(tile));
    if (title.drawn.empty())
        //: in a sentence
        return tr("tile %1").arg(letter);
    //: in a sentence; %1 the letter of a tile, %2 what is drawn on it and on no other of the letter
    return tr("tile %1, %2").arg(letter, mark(title.drawn));
}

QString TileWording::confidence(tiles::Confidence confidence)
{
    switch (confidence) {
    case tiles::Confidence::Certain:
        return tr("certain");
    case tiles::Confidence::High:
        return tr("high");
    case tiles::Confidence::Medium:
        return tr("medium");
    case tiles::Confidence::Derived:
        return tr("derived from the rules");
    case tiles::Confidence::DerivedUnsupported:
        return tr("derived, without support");
    }
    return {};
}

QString TileWording::standing(tiles::Standing standing, const QTranslator* in)
{
    return said(in, standing == tiles::Standing::Schematic ? QT_TR_NOOP("schematic")
                                                           : QT_TR_NOOP("as published"));
}

QString TileWording::plainMark(const QString& name, const QTranslator* in)
{
    const auto* found = std::find_if(markWords.begin(), markWords.end(),
                                     [&](const MarkWord& m) { return name.toStdString() == m.mark; });
    return found == markWords.end() ? name : said(in, found->word);
}

QString TileWording::mark(const std::string& mark, const QTranslator* in)
{
    const QString whole = QString::fromStdString(mark);
    const QString one = whole.section(QLatin1Char(':'), 0, 1); // of several with the same name
    if (std::ranges::find(markWords, one.toStdString(), &MarkWord::mark) != markWords.end())
        return plainMark(one, in);
    return plainMark(whole.section(QLatin1Char(':'), 0, 0), in);
}

QString TileWording::said(const QTranslator* in, const char* words, int count)
{
    return in == nullptr ? tr(words, nullptr, count) : saidIn(*in, "TileWording", words, count);
}

} // namespace glossator::wording
