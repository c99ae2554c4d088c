// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/accessible_parts.h"
#include "app/desktop/stage/stage_picture.h"
#include "app/pictures/board_picture.h"
#include "model/engine/board.h"

#include <QAccessibleWidget>

#include <variant>
#include <vector>

namespace glossator::desktop {

class StageCanvas;

/// The stage as assistive programs meet it: its children say what lies on it, each feature of the board once,
/// then what each player has, then the piles of cards.
class CanvasAccessible : public QAccessibleWidget
{
public:
    explicit CanvasAccessible(StageCanvas* canvas);

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;

    /// What a child says, in the language of the window; empty where there is none.
    [[nodiscard]] QString textOf(int index) const;
    /// Where it lies, on the canvas.
    [[nodiscard]] QRectF rectOf(int index) const;
    /// Lets assistive programs know that the children say something else now.
    void tellChanged() const;
    /// Those of them that somebody has asked for.
    [[nodiscard]] QList<QAccessible::Id> askedFor() const;

private:
    enum class Card : std::size_t {}; ///< place among those of the picture
    enum class Pile : std::size_t {};
    /// Of the board, with all tiles on which it is seen.
    struct Feature
    {
        engine::FeatureId whole = engine::none;
        pictures::BoardHit first;
        QRectF squares; ///< around all of it, in board coordinates
    };
    using Part = std::variant<Feature, Card, Pile>;

    [[nodiscard]] StageCanvas* canvas() const;
    [[nodiscard]] const std::vector<Part>& parts() const;
    void addFeatures() const;
    [[nodiscard]] int indexAt(QPointF point) const;
    [[nodiscard]] int indexOf(const pictures::BoardHit& hit) const;
    [[nodiscard]] QString said(const Part& part) const;

    mutable int m_revision = -1; ///< of the canvas, what the parts are of
    mutable std::vector<Part> m_parts;
    mutable AccessibleParts m_children;
};

/// Lets assistive programs, if there are any, know that what lies on a canvas is something else now.
void tellCanvasChanged(StageCanvas& canvas);

/// Canvases made from now on are met so.
void installCanvasAccessible();

} // namespace glossator::desktop
