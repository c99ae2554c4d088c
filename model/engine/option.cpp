// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/option.h"

namespace glossator::engine {

Option Option::draw(KindId kind)
{
    Option option;
    option.action = Action::Draw;
    option.kind = kind;
    return option;
}

Option Option::deploy(FigureKind figureKind, FeatureId feature)
{
    Option option;
    option.action = Action::Deploy;
    option.figureKind = figureKind;
    option.feature = feature;
    return option;
}

Option Option::takeBack(FigureId figure, FeatureId feature)
{
    Option option;
    option.action = Action::TakeBack;
    option.figure = figure;
    option.feature = feature;
    return option;
}

Option Option::pickPlayer(Player player)
{
    Option option;
    option.action = Action::PickPlayer;
    option.player = player;
    return option;
}

Option Option::pickTile(KindId kind)
{
    Option option;
    option.action = Action::PickTile;
    option.kind = kind;
    return option;
}

Option Option::pickFigure(FigureId figure)
{
    Option option;
    option.action = Action::PickFigure;
    option.figure = figure;
    return option;
}

Option Option::moveBeside(FigureKind figureKind, FigureId figure)
{
    Option option;
    option.action = Action::MoveBeside;
    option.figureKind = figureKind;
    option.figure = figure;
    return option;
}

Option Option::pickFeature(FeatureId feature)
{
    Option option;
    option.action = Action::PickFeature;
    option.feature = feature;
    return option;
}

Option Option::pickAnswer(std::uint8_t answer)
{
    Option option;
    option.action = Action::PickAnswer;
    option.answer = answer;
    return option;
}

Option Option::putToken(TokenKind token, Square square)
{
    Option option;
    option.action = Action::PutToken;
    option.token = token;
    option.square = square;
    return option;
}

Option Option::putFigure(FigureKind figureKind, Square square)
{
    Option option;
    option.action = Action::PutFigure;
    option.figureKind = figureKind;
    option.square = square;
    return option;
}

Option Option::buyBack(FigureId figure)
{
    Option option;
    option.action = Action::BuyBack;
    option.figure = figure;
    return option;
}

Option Option::scoreTile(Square square)
{
    Option option;
    option.action = Action::ScoreTile;
    option.square = square;
    return option;
}

} // namespace glossator::engine
