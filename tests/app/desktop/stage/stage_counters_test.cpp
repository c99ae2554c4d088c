// SPDX-License-Identifier: GPL-3.0-or-later
// Counters that lie on tiles of the board.
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/loaded_case.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <algorithm>

namespace glossator::desktop {

/// A flock beside its shepherd is to be counted.
void StageViewTest::countersLieClearOfFigures()
{
    constexpr double counter = 0.221; ///< squares across
    constexpr double shepherd = 0.34;
    int together = 0;
    pictures::TileShapes shapes;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY2(loaded, qPrintable(info.id));
        const pictures::BoardSceneBuilder builder(*loaded->result.game, {0, 1, 2, 3}, shapes);
        for (const cases::RunStep& run : loaded->result.steps) {
            const pictures::BoardScene scene = builder.board(run.state);
            std::vector<QRectF> taken;
            for (const pictures::Piece& piece : scene.pieces)
                taken.emplace_back(piece.at - QPointF(shepherd, shepherd) / 2, QSizeF(shepherd, shepherd));
            for (const pictures::TokenStack& stack : scene.stacks) {
                if (stack.isOfBlocks())
                    continue;
                const QRectF lies(stack.at - QPointF(counter, counter) / 2, QSizeF(counter, counter));
                for (const QRectF& other : taken)
                    QVERIFY2(!other.intersects(lies), qPrintable(info.id));
                taken.push_back(lies);
                ++together;
            }
        }
    }
    QVERIFY(together > 20);
}

void StageViewTest::aCounterFliesToWhereItLies()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("exp9-flock-grows-and-comes-home"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    int landed = 0;
    for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
        const auto& events = loaded->result.steps[static_cast<std::size_t>(step)].events;
        for (int index = 0; index < static_cast<int>(events.size()); ++index)
            for (const TokenFlight& flight : choreographer.at({step, BeatKind::Event, index, 0.5}).tokens) {
                if (flight.to.where != Spot::Where::Board)
                    continue;
                ++landed;
                const auto stacks = choreographer.resting(step).still.board.stacks;
                QVERIFY(std::ranges::any_of(stacks, [&](const pictures::TokenStack& stack) {
                    return stack.kind == flight.kind && stack.at == flight.to.board;
                }));
            }
    }
    QVERIFY(landed > 0);
}

} // namespace glossator::desktop
