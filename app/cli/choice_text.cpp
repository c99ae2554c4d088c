// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/choice_text.h"

#include "app/cli/case_json.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using engine::Action;

namespace {

QString verb(Action action)
{
    switch (action) {
    case Action::Draw:
        return u"draw"_s;
    case Action::PlaceTile:
    case Action::Deploy:
        return u"place"_s;
    case Action::TakeBack:
        return u"take back"_s;
    case Action::MoveBeside:
        return u"move"_s;
    case Action::PutToken:
    case Action::PutFigure:
        return u"put"_s;
    case Action::BuyBack:
        return u"buy back"_s;
    case Action::ScoreTile:
        return u"score"_s;
    case Action::Pass:
        return u"pass"_s;
    case Action::PickPlayer:
    case Action::PickTile:
    case Action::PickFigure:
    case Action::PickFeature:
        break;
    case Action::PickAnswer:
        return u"answer"_s;
    }
    return u"pick"_s;
}

QString figureText(const cases::Choice& choice)
{
    const QString figure =
        choice.figure.empty() ? u"a meeple"_s : u"a figure (%1)"_s.arg(toText(choice.figure));
    return choice.action == Action::PickFigure && choice.figure.empty() ? u"a figure"_s : figure;
}

} // namespace

QString choiceText(const cases::Choice& choice)
{
    QStringList words{verb(choice.action)};
    if (!choice.tile.empty())
        words += toText(choice.tile);
    else if (choice.action == Action::Deploy || choice.action == Action::TakeBack ||
             choice.action == Action::PickFigure || choice.action == Action::PutFigure ||
             choice.action == Action::BuyBack)
        words += figureText(choice);
    else if (choice.action == Action::PutToken)
        words += choice.token.empty() ? u"a token"_s : u"a token (%1)"_s.arg(toText(choice.token));
    else if (choice.action == Action::MoveBeside)
        words += u"the %1 beside the figure"_s.arg(toText(choice.figure));
    else if (choice.action == Action::PlaceTile || choice.action == Action::Draw ||
             choice.action == Action::ScoreTile)
        words += u"the tile"_s;
    if (choice.player)
        words += (choice.action == Action::PickPlayer ? QString() : u"of "_s) +
                 toText(cases::word(*choice.player));
    if (!choice.on.empty())
        words += u"on "_s + toText(choice.on);
    if (choice.at)
        words += u"at [%1, %2]"_s.arg(choice.at->x).arg(choice.at->y);
    if (choice.holder)
        words += u"held by "_s + toText(cases::word(*choice.holder));
    if (choice.turn)
        words += u"turn %1"_s.arg(*choice.turn);
    if (!choice.answer.empty())
        words += toText(choice.answer);
    if (choice.points)
        words += u"on %1 points"_s.arg(*choice.points);
    return words.join(u' ');
}

} // namespace glossator::cli
