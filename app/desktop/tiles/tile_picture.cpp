// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tiles/tile_picture.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/tip_lines.h"
#include "model/wording/tile_wording.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace glossator::desktop {

namespace {

constexpr double margin = 10.0; ///< pixels around the tile
constexpr double largestSquare = 420.0;
constexpr std::array onKeys{Qt::Key_Right, Qt::Key_Down};
constexpr std::array backKeys{Qt::Key_Left, Qt::Key_Up};
constexpr Qt::Key turnKey = Qt::Key_R;

} // namespace

TilePicture::TilePicture(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("tilePicture"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int TilePicture::heightForWidth(int width) const
{
    return std::min(width, static_cast<int>(largestSquare + 2 * margin));
}

void TilePicture::setTile(const tiles::TileSource* tile)
{
    m_tile = tile;
    m_feature = -1;
    m_scene = {};
    if (tile != nullptr)
        m_scene.tiles.push_back({&tile->kind, {}, 0, 0, 1.0});
    describe();
    update();
}

void TilePicture::setFeature(int feature)
{
    if (m_feature == feature)
        return;
    m_feature = feature;
    m_scene.highlights.clear();
    if (feature >= 0)
        m_scene.highlights.push_back({0, feature, pictures::HighlightStyle::Involved, 1.0});
    describe();
    update();
}

void TilePicture::point(int feature)
{
    if (m_feature == feature)
        return;
    setFeature(feature);
    emit featurePointed(feature);
}

void TilePicture::turn(int quarters)
{
    if (m_scene.tiles.empty())
        return;
    pictures::PlacedTile& tile = m_scene.tiles.front();
    tile.turn = static_cast<engine::Turn>((tile.turn + quarters) & 3);
    update();
    describe();
    emit tileTurned(tile.turn);
}

engine::Turn TilePicture::turned() const
{
    return m_scene.tiles.empty() ? engine::Turn{0} : m_scene.tiles.front().turn;
}

pictures::BoardView TilePicture::view() const
{
    const QRectF room = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    pictures::BoardView view =
        pictures::BoardView::fitting(pictures::BoardPicture::boundsOf(m_scene), room, largestSquare);
    view.viewport = rect();
    return view.snapped(devicePixelRatioF());
}

void TilePicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (m_tile == nullptr)
        return;
    m_picture.setPrinting(printingFor(palette()));
    m_picture.setLabelFont(font());
    m_picture.paint(painter, m_scene, view());
    if (hasFocus()) { // a ring: what styles draw lies over the picture as well
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Link), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
}

void TilePicture::mouseMoveEvent(QMouseEvent* event)
{
    if (m_tile == nullptr)
        return;
    const auto hit = m_picture.hit(m_scene, view().toBoard(event->position()));
    point(hit && hit->feature ? *hit->feature : -1);
}

void TilePicture::leaveEvent(QEvent*)
{
    point(-1);
}

std::vector<KeyLine> TilePicture::keys()
{
    return {{{backKeys.begin(), backKeys.end()}, tr("Feature before")},
            {{onKeys.begin(), onKeys.end()}, tr("Next feature")},
            {{turnKey, Qt::SHIFT | turnKey}, tr("Turn the tile, turn it back")}};
}

void TilePicture::keyPressEvent(QKeyEvent* event)
{
    const int count = m_tile == nullptr ? 0 : static_cast<int>(m_tile->kind.features.size());
    const auto key = static_cast<Qt::Key>(event->key());
    if (std::ranges::find(onKeys, key) != onKeys.end())
        point(count == 0 ? -1 : (m_feature + 1) % count);
    else if (std::ranges::find(backKeys, key) != backKeys.end())
        point(count == 0 ? -1 : (m_feature <= 0 ? count : m_feature) - 1);
    else if (key == turnKey)
        turn((event->modifiers() & Qt::ShiftModifier) != 0 ? -1 : 1);
    else
        QWidget::keyPressEvent(event);
}

void TilePicture::describe()
{
    if (m_tile == nullptr) {
        setAccessibleName({});
        setAccessibleDescription({});
        return;
    }
    setAccessibleName(wording::TileWording::title(*m_tile));
    if (m_feature < 0)
        return setAccessibleDescription(tr("Arrow keys show the features, R turns the tile"));
    const engine::FeatureSpec& feature = m_tile->kind.features[static_cast<std::size_t>(m_feature)];
    setAccessibleDescription(
        wording::TileWording::feature(m_tile->kind, static_cast<std::size_t>(m_feature), turned()) +
        QStringLiteral(": ") + wording::TileWording::facts(m_tile->kind, feature, turned()));
    setToolTip(tipLines(accessibleDescription()));
}

void TilePicture::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

} // namespace glossator::desktop
