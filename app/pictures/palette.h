// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <cstdint>

namespace glossator::pictures {

/// The printings a picture exists in: by day on parchment, by night on ink.
enum class Printing : std::uint8_t { Parchment, Ink };

/// Every colour that the pictures use, so that one printing looks like one hand.
struct Palette
{
    Printing printing = Printing::Parchment;
    QColor paper;      ///< behind everything
    QColor paperShade; ///< empty squares
    QColor space;      ///< of the score track
    QColor darkSpace;  ///< every fifth one: darker than the others, and unlike what is around the track
    QColor line;       ///< the printed line
    QColor field;
    QColor fieldHatch;
    QColor fieldLight;
    QColor leaf;
    QColor leafShade;
    QColor city;
    QColor cityShade;
    QColor roof;
    QColor roofShade;
    QColor slate; ///< roofs of churches and towers
    QColor slateShade;
    QColor plaster; ///< house fronts
    QColor wall;    ///< town walls and stone
    QColor wallShade;
    QColor road;
    QColor roadShade;
    QColor water;
    QColor waterLight;
    QColor earth; ///< the ground of a special area
    QColor earthShade;
    QColor banner; ///< pennants
    QColor metal;  ///< gold: crosses, charges, trade
    QColor flower; ///< gardens
    QColor rim;    ///< light rim of a figure
    QColor glowInvolved;
    QColor glowScored;
    QColor glowRefused;
    QColor glowOption;
    QColor label; ///< ground of a label
    QColor labelText;
};

[[nodiscard]] Palette paletteOf(Printing printing);

} // namespace glossator::pictures
