// SPDX-License-Identifier: GPL-3.0-or-later
// Where figures stand on the boards of all cases: on their features, and apart from each other.
#include "app/desktop/look/scaled_font.h"
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/pictures/board_scene_builder.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <cmath>

namespace glossator::desktop {

namespace {

double distance(const pictures::Piece& a, const pictures::Piece& b)
{
    return std::hypot(a.at.x() - b.at.x(), a.at.y() - b.at.y());
}

/// A figure and where it stands.
struct Seen
{
    engine::Place place;
    pictures::Piece piece;
};

std::vector<Seen> onFeatures(const pictures::BoardSceneBuilder& builder, const engine::State& state)
{
    std::vector<Seen> seen;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].place.kind == engine::PlaceKind::OnFeature)
            seen.push_back({state.figures[i].place, builder.piece(state, static_cast<engine::FigureId>(i))});
    return seen;
}

/// Those that could be put there, one at a time.
std::vector<Seen> triedOn(const pictures::BoardSceneBuilder& builder, const cases::RunStep& step)
{
    std::vector<Seen> seen;
    for (const engine::Option& option : step.options) {
        const engine::Place place{engine::PlaceKind::OnFeature, engine::nobody, option.feature};
        if (option.action == engine::Action::Deploy && option.feature != engine::none)
            seen.push_back(
                {place, builder.tried(step.state, {option.figureKind, step.state.decision.who, place})});
    }
    return seen;
}

} // namespace

/// The first as its feature has room, each that comes to others no more beside it than on it, and none so
/// near to another that its head is hidden.
void StageViewTest::figuresStandOnWhatTheyAreOn()
{
    constexpr double mostOutside = 0.65; ///< of a figure
    constexpr double leastApart = 0.22;  ///< squares
    pictures::TileShapes shapes;
    int besideOthers = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const pictures::BoardSceneBuilder builder(*loaded->result.game, {0, 1, 2, 3, 4, 5}, shapes);
        for (const cases::RunStep& step : loaded->result.steps) {
            const std::vector<Seen> standing = onFeatures(builder, step.state);
            std::vector<Seen> all = standing;
            std::ranges::copy(triedOn(builder, step), std::back_inserter(all));
            for (const Seen& figure : all) {
                if (std::ranges::count(standing, figure.place, &Seen::place) == 0)
                    continue;
                ++besideOthers;
                const double outside = builder.roomOn(step.state, figure.place.index).outside(figure.piece);
                QVERIFY2(outside <= mostOutside,
                         qPrintable(QStringLiteral("%1: %2").arg(info.id).arg(outside)));
            }
            for (std::size_t i = 0; i < standing.size(); ++i)
                for (std::size_t other = 0; other < i; ++other)
                    QVERIFY2(distance(standing[i].piece, standing[other].piece) >= leastApart,
                             qPrintable(info.id));
        }
    }
    QVERIFY(besideOthers > 100);
}

/// As the fairy is, who hid half of the meeple that she stood beside.
void StageViewTest::figuresStandBesideWhomTheyAreWith()
{
    constexpr double leastApart = 0.24; ///< squares
    constexpr double uncovered = 0.36;
    pictures::TileShapes shapes;
    int all = 0;
    int clear = 0;
    for (const catalogue::CaseInfo& info : m_catalogue->cases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, info.id);
        QVERIFY(loaded);
        const pictures::BoardSceneBuilder builder(*loaded->result.game, {0, 1, 2, 3, 4, 5}, shapes);
        for (const cases::RunStep& step : loaded->result.steps)
            for (engine::FigureId i = 0; i < static_cast<engine::FigureId>(step.state.figures.size()); ++i) {
                const engine::Place& place = step.state.figures[static_cast<std::size_t>(i)].place;
                if (place.kind != engine::PlaceKind::WithFigure)
                    continue;
                const double apart =
                    distance(builder.piece(step.state, i), builder.piece(step.state, place.index));
                QVERIFY2(apart >= leastApart, qPrintable(info.id));
                ++all;
                clear += apart >= uncovered ? 1 : 0;
            }
    }
    QVERIFY(all > 20);
    QVERIFY2(clear > all / 2, qPrintable(QStringLiteral("%1 of %2").arg(clear).arg(all)));
}

/// mger-row-with-a-gap: the place of the abbot alone would be a disc in the grass.
void StageViewTest::theMonasteryOfAnAbbotIsLit()
{
    const auto loaded = loadCase(*m_catalogue, m_tiles, QStringLiteral("mger-row-with-a-gap"));
    QVERIFY(loaded);
    pictures::TileShapes shapes;
    const Choreographer choreographer(loaded->result, shapes, wording::PhraseWording(&m_tiles));
    const pictures::BoardScene board = choreographer.resting(2).still.board;
    const auto lit = [&](engine::Square square, engine::FeatureKind kind) {
        return std::ranges::any_of(board.highlights, [&](const pictures::Highlight& light) {
            const pictures::PlacedTile& tile = board.tiles[light.tile];
            return tile.square == square && light.style == pictures::HighlightStyle::Scored &&
                   tile.kind->features[static_cast<std::size_t>(light.feature)].kind == kind;
        });
    };
    QVERIFY(lit({0, 1}, engine::FeatureKind::Abbacy) && lit({0, 1}, engine::FeatureKind::Monastery));
    QVERIFY2(!lit({1, 1}, engine::FeatureKind::Abbacy), "a monk's monastery is lit alone");
}

void StageViewTest::theBoardIsLargeOnALowStage_data()
{
    QTest::addColumn<double>("text");
    QTest::addColumn<QSizeF>("stage");
    QTest::newRow("100 %") << 1.0 << QSizeF(860, 540);
    QTest::newRow("150 %") << 1.5 << QSizeF(1206, 464);
    QTest::newRow("200 %") << 2.0 << QSizeF(1190, 416);
}

/// As it is in a window of 1280 x 800 pixels: however many figures wait beside the track of how many players,
/// the squares have most of the height.
void StageViewTest::theBoardIsLargeOnALowStage()
{
    QFETCH(const double, text);
    QFETCH(const QSizeF, stage);
    StageNeeds needs{5, {}, 0, 0, {8, 2}, 60};
    needs.waitedAt = {25};
    StageCanvas canvas;
    canvas.setFont(scaledFont(canvas.font(), text));
    canvas.setTable({0, 0, 5, 5}, {"Red", "Blue", "Green", "Yellow", "Black"}, needs);
    canvas.resize(stage.toSize());
    (void)canvas.grab(); // it hears of its size
    QVERIFY(canvas.layout().rect().contains(canvas.layout().track()));
    QVERIFY(canvas.layout().card(4).right() < canvas.layout().track().left());
    const double board = canvas.boardSizeIn(stage.toSize()).height();
    QVERIFY2(board >= stage.height() / 2, qPrintable(QString::number(board)));
}

/// A window may be dragged so low that no height is left for it.
void StageViewTest::aStageMayBeAsLowAsItGets()
{
    StageNeeds needs{2};
    needs.board = {4, 5};
    for (const double height : {0.0, 8.0, 16.0, 17.0, 40.0})
        QVERIFY(StageLayout({0, 0, 900, height}, needs).track().width() <= 900);
}

} // namespace glossator::desktop
