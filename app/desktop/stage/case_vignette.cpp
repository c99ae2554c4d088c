// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_vignette.h"

#include "app/desktop/look/accessible_role.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/stage/choreographer.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

namespace glossator::desktop {

namespace {

constexpr double margin = 0.25; ///< squares around the board
constexpr double largestSquare = 210;
constexpr int highest = 840;

} // namespace

CaseVignette::CaseVignette(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("caseVignette"));
    setProperty(accessibleRoleProperty, static_cast<int>(QAccessible::Graphic));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setMaximumHeight(highest);
}

void CaseVignette::setCase(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles,
                           const QString& id)
{
    m_scene = {};
    m_case.reset();
    m_catalogue = catalogue;
    m_tiles = tiles;
    m_id = id;
    update();
}

void CaseVignette::paintEvent(QPaintEvent*)
{
    play();
    if (m_scene.tiles.empty())
        return;
    m_picture.setPrinting(printingFor(palette()));
    const QRectF board = pictures::BoardPicture::boundsOf(m_scene).adjusted(-margin, -margin, margin, margin);
    auto view =
        pictures::BoardView::fitting(board, QRectF(rect()), largestSquare).snapped(devicePixelRatioF());
    view.viewport = view.toView(board).toAlignedRect();
    view.centre = board.center();
    QPainter painter(this);
    m_picture.paint(painter, m_scene, view);
}

void CaseVignette::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
}

void CaseVignette::play()
{
    if (m_case || m_catalogue == nullptr || m_tiles == nullptr)
        return;
    auto loaded = loadCase(*m_catalogue, *m_tiles, m_id);
    if (!loaded)
        return;
    m_case = std::make_unique<LoadedCase>(std::move(*loaded));
    const cases::CaseResult& result = m_case->result;
    if (result.game == nullptr || result.steps.empty())
        return;
    const pictures::BoardSceneBuilder builder(*result.game, pictureColours(result.players),
                                              m_picture.cache().shapes());
    m_scene = builder.board(result.steps.front().state);
}

} // namespace glossator::desktop
