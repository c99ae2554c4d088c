// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/board.h"
#include "model/engine/figure.h"

#include <vector>

namespace glossator::engine {

/// What a choice does.
enum class Action : std::uint8_t {
    Draw,        ///< the table draws a tile of `kind`
    PlaceTile,   ///< the tile in hand goes to `square` with `turn`
    Deploy,      ///< a figure of `figureKind` from the supply goes on `feature`
    TakeBack,    ///< `figure` leaves its feature and scores it
    Pass,        ///< nothing more in this step
    PickPlayer,  ///< `player` is chosen
    PickTile,    ///< the tile kind `kind` that lies aside is chosen
    PickFigure,  ///< `figure` is chosen
    PickFeature, ///< `feature` is chosen
    PickAnswer,  ///< `answer`, one of those that the asking module names, is chosen
    MoveBeside,  ///< a figure of `figureKind`, neutral or own, is put beside `figure`
    PutToken,    ///< an own token of kind `token` goes on the tile whose first square is `square`
    PutFigure,   ///< a figure of `figureKind` from the supply goes on that tile, on none of its features
    BuyBack,     ///< `figure` is bought back from the player who holds it
    ScoreTile ///< what stands on the tile whose first square is `square`, on none of its features, is scored
};

/// One thing that can be chosen at a decision, as plain data. Fields that an action does not use keep
/// their defaults, so that equal choices compare equal.
struct Option
{
    Action action = Action::Pass;
    Turn turn = 0;
    FigureKind figureKind = 0;
    std::uint8_t answer = 0;
    TokenKind token = 0;
    Player player = nobody;
    Square square;
    KindId kind = none;
    FeatureId feature = none;
    FigureId figure = none;
    bool operator==(const Option&) const = default;

    static Option draw(KindId kind);
    static Option placeTile(KindId kind, Placement where)
    {
        Option option;
        option.action = Action::PlaceTile;
        option.kind = kind;
        option.square = where.square;
        option.turn = where.turn;
        return option;
    }
    static Option deploy(FigureKind figureKind, FeatureId feature);
    static Option takeBack(FigureId figure, FeatureId feature);
    static Option pass() { return {}; }
    static Option pickPlayer(Player player);
    static Option pickTile(KindId kind);
    static Option pickFigure(FigureId figure);
    static Option moveBeside(FigureKind figureKind, FigureId figure);
    static Option pickFeature(FeatureId feature);
    static Option pickAnswer(std::uint8_t answer);
    static Option putToken(TokenKind token, Square square);
    static Option putFigure(FigureKind figureKind, Square square);
    static Option buyBack(FigureId figure);
    static Option scoreTile(Square square);
};

using Options = std::vector<Option>;

} // namespace glossator::engine
