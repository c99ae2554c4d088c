// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/case_stills.h"

#include "app/desktop/look/typefaces.h"
#include "app/desktop/printouts/case_composer.h"
#include "app/pictures/square_numbers.h"

#include <QPainter>

#include <cmath>

namespace glossator::desktop {

namespace {

// In points.
constexpr double largestOnBoard = 62;
constexpr double numberSize = 7; ///< beside the board
constexpr double around = 0.5;   ///< squares around the board, where the numbers are

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
    const pictures::BoardView view = viewIn(room);
    const pictures::BoardScene scene = m_choreographer.resting(step).still.board;
    QImage image(view.viewport.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter board(&image);
    m_picture.paint(board, scene, view);
    pictures::SquareNumbers(pictures::paletteOf(pictures::Printing::Parchment), m_picture.labelFont(), view)
        .paint(board, m_bounds, scene.squares, image.rect());
    return image;
}

} // namespace glossator::desktop
