// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/key_line.h"
#include "app/pictures/board_picture.h"
#include "model/tiles/tile_source.h"

#include <QWidget>

namespace glossator::desktop {

/// One tile as large as there is room. The feature under the mouse, or the one chosen by keyboard,
/// glows. Arrow keys go from feature to feature; R turns the tile.
class TilePicture : public QWidget
{
    Q_OBJECT

public:
    explicit TilePicture(QWidget* parent = nullptr);

    /// nullptr for none; the tile must live as long as it is shown.
    void setTile(const tiles::TileSource* tile);
    /// Lets a feature glow; -1 for none.
    void setFeature(int feature);
    [[nodiscard]] int feature() const { return m_feature; }
    void turn(int quarters);
    [[nodiscard]] engine::Turn turned() const;

    [[nodiscard]] QSize sizeHint() const override { return {320, 320}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 200}; }
    /// As high as wide, so that a tile stands close to its name.
    [[nodiscard]] int heightForWidth(int width) const override;

    /// The keys that it takes, and what they do.
    [[nodiscard]] static std::vector<KeyLine> keys();

signals:
    /// The glowing feature changed by the mouse or the keyboard; -1 for none.
    void featurePointed(int feature);
    void tileTurned(engine::Turn turn);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] pictures::BoardView view() const;
    void point(int feature);
    void describe();

    pictures::BoardPicture m_picture;
    pictures::BoardScene m_scene;
    const tiles::TileSource* m_tile = nullptr;
    int m_feature = -1;
};

} // namespace glossator::desktop
