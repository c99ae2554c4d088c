// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/loaded_case.h"
#include "app/pictures/board_picture.h"

#include <QWidget>

#include <memory>

namespace glossator::desktop {

/// A small picture of the board with which a case begins. The engine sets it up when the picture is first
/// seen.
class CaseVignette : public QWidget
{
    Q_OBJECT

public:
    explicit CaseVignette(QWidget* parent);

    /// Both must outlive the picture, or be taken away with nullptr.
    void setCase(const catalogue::Catalogue* catalogue, const tiles::TileCatalogue* tiles, const QString& id);
    [[nodiscard]] QSize sizeHint() const override { return {640, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void play();

    const catalogue::Catalogue* m_catalogue = nullptr;
    const tiles::TileCatalogue* m_tiles = nullptr;
    QString m_id;
    std::unique_ptr<LoadedCase> m_case; ///< once it is played
    pictures::BoardPicture m_picture;
    pictures::BoardScene m_scene;
};

} // namespace glossator::desktop
