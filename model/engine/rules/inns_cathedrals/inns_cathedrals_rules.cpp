// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/rules/inns_cathedrals/inns_cathedrals_rules.h"

#include "model/engine/game.h"
#include "model/engine/setup.h"

namespace glossator::engine::rules {

namespace {

/// Other points for each of what is counted, by another clause.
void revalue(ScoreSheet& sheet, Counted counted, int each, Clause cite)
{
    for (Addend& line : sheet.addends())
        if (line.counted == counted) {
            line.each = static_cast<std::int16_t>(each);
            line.cite = cite;
        }
}

} // namespace

bool InnsCathedralsRules::actsAt(Moment moment) const
{
    return moment == Moment::Sheet || moment == Moment::Annotate;
}

std::vector<FigureKindSpec> InnsCathedralsRules::figureKinds() const
{
    return {{std::string(largeMeepleId),
             2,
             {FeatureKind::City, FeatureKind::Road, FeatureKind::Field, FeatureKind::Monastery}}};
}

void InnsCathedralsRules::bind(const Game& game, std::uint8_t, std::size_t)
{
    m_large = game.figureKind(largeMeepleId).value();
}

void InnsCathedralsRules::setUp(Setup& setup) const
{
    setup.giveEach(largeMeepleId, 1, {PlaceKind::Supply, nobody, none});
}

void InnsCathedralsRules::sheet(const Game& game, const State& state, FeatureId feature, bool final,
                                ScoreSheet& sheet) const
{
    const FeatureKind kind = state.board.node(feature).kind;
    if (final && state.board.isFinished(feature))
        return; // scored early, by a rule that asks for what it is worth at the end
    if (kind == FeatureKind::Road && state.board.hasMark(game.tiles(), feature, innMark))
        revalue(sheet, Counted::Tiles, final ? 0 : 2,
                final ? "exp1-inn-unfinished-zero" : "exp1-inn-finished");
    if (kind == FeatureKind::City && state.board.hasMark(game.tiles(), feature, cathedralMark)) {
        revalue(sheet, Counted::Tiles, final ? 0 : 3,
                final ? "exp1-cathedral-unfinished-zero" : "exp1-cathedral-finished-tiles");
        revalue(sheet, Counted::Pennants, final ? 0 : 3,
                final ? "exp1-cathedral-unfinished-zero" : "exp1-cathedral-finished-pennants");
    }
}

} // namespace glossator::engine::rules
