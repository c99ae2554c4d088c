// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/figure.h"
#include "model/engine/tile_kind.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <array>
#include <string>
#include <vector>

namespace glossator::pictures {

/// A tile of the board, or the ghost of one when it is less than opaque.
struct PlacedTile
{
    const engine::TileKind* kind = nullptr;
    engine::Square square; ///< of the tile's first square
    engine::Turn turn = 0;
    std::uint32_t seed = 0; ///< variety of the print
    double opacity = 1.0;
    bool operator==(const PlacedTile&) const = default;

    /// In board coordinates.
    [[nodiscard]] QPointF middle() const;
};

/// A figure on the board. Board coordinates: one square is 1.0, square (x, y) covers (x, y)-(x+1, y+1).
struct Piece
{
    Figure figure = Figure::Meeple;
    int player = 0;
    Pose pose = Pose::Standing;
    QPointF at;
    double scale = 1.0;
    double opacity = 1.0;
    bool operator==(const Piece&) const = default;
};

/// Tokens that stand on a tile, one on the other.
struct TokenStack
{
    QPointF at; ///< middle of the lowest one, in board coordinates
    int count = 0;
    std::string kind = {}; ///< id of the tokens
    bool operator==(const TokenStack&) const = default;

    /// Of wood, where the others are counters that lie flat.
    [[nodiscard]] bool isOfBlocks() const;
    /// How much higher each further token stands, and how high the whole is, in squares.
    [[nodiscard]] double step() const;
    [[nodiscard]] double height() const { return step() * count; }
};

/// Why something glows.
enum class HighlightStyle : std::uint8_t { Involved, Scored, Refused, Option };

/// A feature of a placed tile that glows from its own outline.
struct Highlight
{
    std::size_t tile = 0; ///< index into BoardScene::tiles
    int feature = 0;
    HighlightStyle style = HighlightStyle::Involved;
    double strength = 1.0; ///< 0 to 1, for fading
    bool operator==(const Highlight&) const = default;
};

/// A square of the board with a frame: where a tile may go, or may not.
struct SquareMark
{
    engine::Square square;
    HighlightStyle style = HighlightStyle::Option;
    double strength = 1.0;
    std::array<bool, 4> edges{}; ///< by engine::Side, those on which it depends
    bool operator==(const SquareMark&) const = default;
};

/// What a label tells. Points are large; a sentence must leave something of the board.
enum class LabelKind : std::uint8_t { Points, Refusal, Note };

/// Words on the board, such as "+4".
struct BoardLabel
{
    QString text;
    QPointF at;      ///< its middle, in board coordinates
    int player = -1; ///< its colour, or none
    double opacity = 1.0;
    LabelKind kind = LabelKind::Points;
    QString detail{}; ///< in smaller letters behind the words, such as "3×2 + 2"
    /// In board coordinates: words stand beside these squares, not on them; points where they are to be, and
    /// beside it only where they would cover it.
    QRectF uncovered{};
    QString inFewWords{};        ///< said instead of what would take many lines, if there is anything
    QString detailInWords{};     ///< instead of the detail where there is room for it
    QString reason{};            ///< what more there is to say of it, for who asks
    std::vector<QRectF> parts{}; ///< of what it tells of, in board coordinates: it rather hides none of these
    double line = 0;             ///< pixels, the width of words that are not laid as they would be
    bool operator==(const BoardLabel&) const = default;
};

/// Everything on the table, as values; who fills it in knows the rules, the picture does not.
struct BoardScene
{
    std::vector<PlacedTile> tiles;
    std::vector<TokenStack> stacks;
    std::vector<Piece> pieces;
    std::vector<Highlight> highlights;
    std::vector<SquareMark> squares;
    std::vector<BoardLabel> labels;
    std::vector<QRectF> symbols; ///< printed on tiles, in board coordinates: points leave them uncovered
    QRectF numbered; ///< the squares whose columns and rows are numbered, above and to the left, if any
    bool operator==(const BoardScene&) const = default;
};

} // namespace glossator::pictures
