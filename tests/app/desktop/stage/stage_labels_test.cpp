// SPDX-License-Identifier: GPL-3.0-or-later
// Points on the board: each is read whole, on boards of all sizes.
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/pictures/label_painter.h"
#include "tests/app/desktop/stage/stage_view_test.h"

namespace glossator::desktop {

namespace {

/// The plates of labels, and what they must leave uncovered.
struct Laid
{
    Laid(const std::vector<pictures::BoardLabel>& labels, const pictures::BoardView& view, const QFont& font)
    {
        const pictures::LabelPainter painter(pictures::paletteOf(pictures::Printing::Parchment), font);
        const std::vector<QPointF> centres = painter.spread(labels, view);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            plates.push_back(painter.boundsOf(labels[i], centres[i], view.squareSize));
            figures.emplace_back(view.toView(labels[i].uncovered.topLeft()),
                                 view.toView(labels[i].uncovered.bottomRight()));
        }
    }

    std::vector<QRectF> plates;
    std::vector<QRectF> figures;
};

} // namespace

void StageViewTest::pointsAtRestCoverNoOthers_data()
{
    QTest::addColumn<int>("letters");
    QTest::addColumn<QSize>("stage");
    QTest::newRow("usual text") << 13 << QSize(860, 530);
    QTest::newRow("large text") << 26 << QSize(1180, 400);
}

/// Neither these nor the figures that earned them, also where squares are small.
void StageViewTest::pointsAtRestCoverNoOthers()
{
    QFETCH(const int, letters);
    QFETCH(const QSize, stage);
    StageCanvas canvas;
    QFont font = canvas.font();
    font.setPixelSize(letters);
    canvas.setFont(font);
    canvas.resize(stage);
    (void)canvas.grab(); // it hears of its size
    pictures::TileShapes shapes;
    int several = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
        canvas.setTable(choreographer.bounds(), {}, choreographer.needs());
        const QRectF room = canvas.layout().board().adjusted(-0.01, -0.01, 0.01, 0.01);
        for (int step = 0; step < static_cast<int>(loaded->result.steps.size()); ++step) {
            canvas.setPicture(choreographer.resting(step));
            const auto& labels = canvas.picture().still.board.labels;
            const Laid laid(labels, canvas.view(), font);
            const QByteArray where = QStringLiteral("%1, step %2").arg(info.id).arg(step).toUtf8();
            several += labels.size() > 1 ? 1 : 0;
            for (std::size_t i = 0; i < labels.size(); ++i) {
                if (labels[i].kind != pictures::LabelKind::Points)
                    continue;
                QVERIFY2(room.contains(laid.plates[i]), where);
                for (std::size_t other = 0; other < labels.size(); ++other) {
                    QVERIFY2(!laid.plates[i].intersects(laid.figures[other]), where);
                    QVERIFY2(other == i || !laid.plates[i].intersects(laid.plates[other]), where);
                }
            }
        }
        canvas.clear();
    }
    QVERIFY(several > 100);
}

} // namespace glossator::desktop
