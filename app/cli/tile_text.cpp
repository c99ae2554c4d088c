// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tile_text.h"

#include "model/tiles/tile_words.h"

#include <QJsonArray>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using engine::FeatureSpec;
using engine::Lane;
using engine::Side;
using engine::SquareSpec;
using engine::TileKind;
using tiles::TileSource;

namespace {

constexpr int nameColumn = 6;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString squareName(const TileKind& kind, std::size_t index)
{
    const std::string& name = kind.squares[index].name;
    return name.empty() ? QString::number(index) : text(name);
}

QJsonArray strings(const std::vector<std::string>& texts)
{
    QJsonArray array;
    for (const std::string& each : texts)
        array += text(each);
    return array;
}

QJsonValue laneJson(const TileKind& kind, std::int8_t feature)
{
    return feature == SquareSpec::none ? QJsonValue()
                                       : text(kind.features[static_cast<std::size_t>(feature)].name);
}

QJsonObject squareJson(const TileKind& kind, std::size_t index)
{
    const SquareSpec& square = kind.squares[index];
    QJsonObject edges;
    for (const Side side : engine::allSides) {
        const auto at = static_cast<std::size_t>(side);
        QJsonArray lanes;
        for (const std::int8_t feature : square.lanes[at])
            lanes += laneJson(kind, feature);
        edges.insert(text(tiles::word(side)),
                     QJsonObject{{u"kind"_s, text(tiles::word(square.edges[at]))}, {u"lanes"_s, lanes}});
    }
    return {{u"name"_s, squareName(kind, index)},
            {u"at"_s, QJsonArray{square.offset.x, square.offset.y}},
            {u"edges"_s, edges}};
}

QJsonObject featureJson(const TileKind& kind, const FeatureSpec& feature)
{
    QJsonArray squares;
    for (const std::uint8_t square : feature.squares)
        squares += squareName(kind, square);
    QJsonArray touches;
    for (const std::uint8_t city : feature.touches)
        touches += text(kind.features[city].name);
    return {{u"name"_s, text(feature.name)},
            {u"kind"_s, text(tiles::word(feature.kind))},
            {u"squares"_s, squares},
            {u"pennants"_s, feature.pennants},
            {u"touches"_s, touches},
            {u"ends"_s, strings(feature.innerEnds)},
            {u"marks"_s, strings(feature.marks)}};
}

/// The edges of a square that a feature reaches, half edges by their half: "N EL WR".
QStringList reach(const SquareSpec& square, std::int8_t feature)
{
    QStringList sides;
    for (const Side side : engine::allSides) {
        const auto& [left, centre, right] = square.lanes[static_cast<std::size_t>(side)];
        if (centre == feature || (left == feature && right == feature))
            sides += text(tiles::word(side));
        else if (left == feature || right == feature)
            sides += text(tiles::word(side, left == feature ? Lane::Left : Lane::Right));
    }
    return sides;
}

QString joined(const std::vector<std::string>& words)
{
    QStringList texts;
    for (const std::string& word : words)
        texts += text(word);
    return texts.join(u' ');
}

QString whereOf(const TileKind& kind, std::size_t feature)
{
    QStringList places;
    for (const std::uint8_t square : kind.features[feature].squares) {
        const QString sides = reach(kind.squares[square], static_cast<std::int8_t>(feature)).join(u' ');
        if (kind.squares.size() == 1)
            places += sides;
        else
            places += squareName(kind, square) + (sides.isEmpty() ? QString() : u" ("_s + sides + u')');
    }
    return places.join(u' ');
}

QString featureLine(const TileKind& kind, std::size_t index)
{
    const FeatureSpec& feature = kind.features[index];
    QString line = text(tiles::word(feature.kind));
    if (const QString where = whereOf(kind, index); !where.isEmpty())
        line += u' ' + where;
    if (feature.pennants > 0)
        line += u", %1 %2"_s.arg(feature.pennants).arg(feature.pennants == 1 ? u"pennant"_s : u"pennants"_s);
    QStringList cities;
    for (const std::uint8_t city : feature.touches)
        cities += text(kind.features[city].name);
    if (!cities.isEmpty())
        line += u", touches "_s + cities.join(u' ');
    if (!feature.innerEnds.empty())
        line += u", ends "_s + joined(feature.innerEnds);
    if (!feature.marks.empty())
        line += u", marks "_s + joined(feature.marks);
    return line;
}

void addSquares(Page& page, const TileKind& kind)
{
    for (std::size_t i = 0; i < kind.squares.size(); ++i) {
        QStringList edges;
        for (const Side side : engine::allSides)
            edges += text(tiles::word(side)) + u' ' +
                     text(tiles::word(kind.squares[i].edges[static_cast<std::size_t>(side)]));
        const QString at = u" at [%1, %2]"_s.arg(kind.squares[i].offset.x).arg(kind.squares[i].offset.y);
        const QString label = kind.squares.size() == 1 ? QString() : squareName(kind, i) + at + u": "_s;
        page.paragraph(label + edges.join(u", "_s), wideMargin, 2);
    }
}

} // namespace

QJsonObject tileJson(const TileSource& tile)
{
    QJsonArray squares;
    for (std::size_t i = 0; i < tile.kind.squares.size(); ++i)
        squares += squareJson(tile.kind, i);
    QJsonArray features;
    for (const FeatureSpec& feature : tile.kind.features)
        features += featureJson(tile.kind, feature);
    return {{u"id"_s, text(tile.kind.id)},
            {u"expansion"_s, text(tile.expansion)},
            {u"letter"_s, text(tile.letter)},
            {u"name"_s, text(tile.name)},
            {u"count"_s, tile.kind.count},
            {u"starts"_s, tile.kind.starts},
            {u"confidence"_s, text(tiles::word(tile.confidence))},
            {u"standing"_s, text(tiles::word(tile.standing))},
            {u"marks"_s, strings(tile.kind.marks)},
            {u"shows"_s, strings(tile.shows)},
            {u"note"_s, text(tile.note)},
            {u"squares"_s, squares},
            {u"features"_s, features}};
}

void addTile(Page& page, const TileSource& tile)
{
    QStringList facts;
    if (!tile.name.empty())
        facts += text(tile.name);
    facts += u"%1 %2"_s.arg(tile.kind.count).arg(tile.kind.count == 1 ? u"copy"_s : u"copies"_s);
    if (tile.kind.starts)
        facts += u"one lies out at the start"_s;
    facts += u"shape "_s + text(tiles::word(tile.confidence));
    facts += text(tiles::word(tile.standing));
    page.gap();
    page.paragraph(page.style().strong(text(tile.kind.id)) + u"  "_s + facts.join(u" · "_s), 0, wideMargin);
    addSquares(page, tile.kind);
    for (std::size_t i = 0; i < tile.kind.features.size(); ++i)
        page.entry(text(tile.kind.features[i].name), featureLine(tile.kind, i), nameColumn, wideMargin);
    if (!tile.kind.marks.empty())
        page.paragraph(u"marks "_s + joined(tile.kind.marks), wideMargin);
    if (!tile.note.empty())
        page.paragraph(page.style().faint(text(tile.note)), wideMargin);
}

} // namespace glossator::cli
