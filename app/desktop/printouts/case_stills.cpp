// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/case_stills.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/printouts/case_composer.h"
#include "app/desktop/stage/film_maker.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/pictures/square_numbers.h"
#include "model/cases/describe.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace glossator::desktop {

namespace {

// In points.
constexpr double largestOnBoard = 62;
constexpr double numberSize = 7; ///< beside the board
constexpr double stageText = 6;
constexpr double lowestStage = 0.62; ///< times its width
constexpr double around = 0.5;       ///< squares around the board, where the numbers are

bool isPlayedBeside(const StageNeeds& needs)
{
    return needs.shelf.displayed > 0 || needs.shelf.cardPiles > 0 || needs.shelf.figures > 0 ||
           needs.inFront > 0 || needs.tokens > 0 || !needs.waitedAt.empty();
}

/// Without what every step changes, and what its words tell as well.
StageStill essence(StageStill still)
{
    still.shelf.hand = nullptr;
    still.shelf.pile = 0;
    for (PlayerCard& card : still.cards)
        card.hasTurn = card.decides = card.isLit = card.isRefused = false;
    return still;
}

} // namespace

std::unique_ptr<CaseStills> CaseStills::of(const Library& library, const QString& id)
{
    auto loaded = loadCase(library.catalogue, library.tiles, id);
    if (!loaded || loaded->result.game == nullptr || loaded->result.steps.empty())
        return nullptr;
    return std::unique_ptr<CaseStills>(new CaseStills(library, std::move(*loaded)));
}

CaseStills::CaseStills(const Library& library, LoadedCase loaded)
    : m_case(std::move(loaded)), m_wording(&library.tiles),
      m_picture(pictures::Printing::Parchment, Typefaces::control(numberSize * composedUnits, Sizing::Paper)),
      m_choreographer(m_case.result, m_picture.cache().shapes(), m_wording),
      m_bounds(m_choreographer.bounds())
{
    if (const StageNeeds needs = m_choreographer.needs(); isPlayedBeside(needs))
        setStage(needs);
}

CaseStills::~CaseStills() = default;

void CaseStills::setStage(const StageNeeds& needs)
{
    m_stage = std::make_unique<StageCanvas>();
    m_stage->setPalette(paperPalette());
    m_stage->setFont(Typefaces::control(stageText * composedUnits, Sizing::Paper));
    m_stage->setTable(m_bounds, playerNames(), needs);
}

QStringList CaseStills::playerNames() const
{
    const cases::Describer describer(m_case.result);
    QStringList names;
    for (int seat = 0; seat < m_case.result.game->players(); ++seat)
        names += m_wording.sentence(describer.player(static_cast<engine::Player>(seat)));
    return names;
}

bool CaseStills::areAlike(int step, int other) const
{
    const StageStill one = essence(m_choreographer.resting(step).still);
    const StageStill two = essence(m_choreographer.resting(other).still);
    return areWhole() ? one == two : one.board == two.board;
}

QSize CaseStills::sizeIn(QSizeF room)
{
    if (!areWhole())
        return viewIn(room).viewport.size().toSize();
    const int width = static_cast<int>(room.width());
    if (m_best.width() != width)
        m_best = pictureSize(*m_stage, width, 0, {});
    const double highest = std::max(room.height(), lowestStage * width);
    return {width, std::min(m_best.height(), static_cast<int>(highest))};
}

pictures::BoardView CaseStills::viewIn(QSizeF room) const
{
    const QRectF squares = m_bounds.adjusted(-around, -around, around, around);
    auto view = pictures::BoardView::fitting(squares, QRectF({0, 0}, room), largestOnBoard * composedUnits);
    view.viewport.setHeight(std::ceil(squares.height() * view.squareSize));
    return view.snapped(1);
}

QImage CaseStills::still(int step, QSizeF room)
{
    return areWhole() ? stage(step, room) : board(step, room);
}

QImage CaseStills::stage(int step, QSizeF room)
{
    m_stage->setPicture(m_choreographer.resting(step));
    return stageImage(*m_stage, {}, sizeIn(room), 0, {});
}

QImage CaseStills::board(int step, QSizeF room)
{
    const pictures::BoardView view = viewIn(room);
    const pictures::BoardScene scene = m_choreographer.resting(step).still.board;
    QImage image(view.viewport.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    m_picture.paint(painter, scene, view);
    pictures::SquareNumbers numbers(pictures::paletteOf(pictures::Printing::Parchment), m_picture.labelFont(),
                                    view);
    numbers.keepOff(scene.pieces);
    numbers.paint(painter, m_bounds, scene.squares, image.rect());
    return image;
}

} // namespace glossator::desktop
