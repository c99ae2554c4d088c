// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/card_pile.h"
#include "app/desktop/stage/stage_layout.h"
#include "app/pictures/palette.h"

#include <QFont>

class QPainter;

namespace glossator::desktop {

/// Paints cards of a module's rules: their pile, the one that is turned up, and one on its way between them.
class CardPainter
{
public:
    /// The layout must outlive this object.
    CardPainter(const StageLayout& layout, pictures::Printing printing, const QFont& font);

    /// Both places of the pile at this place of the shelf.
    void paint(QPainter& painter, int place, const CardPile& pile) const;
    void paint(QPainter& painter, const CardFlight& flight) const;
    [[nodiscard]] QRectF bounds(const CardFlight& flight) const;

private:
    void paintFace(QPainter& painter, const QRectF& rect, std::string_view card) const;
    void paintBack(QPainter& painter, const QRectF& rect) const;
    void paintSheet(QPainter& painter, const QRectF& rect, const QColor& ground) const;

    const StageLayout& m_layout;
    pictures::Palette m_palette;
    QFont m_font;
};

} // namespace glossator::desktop
