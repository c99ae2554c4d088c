// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/palette.h"

namespace glossator::pictures {

namespace {

QColor ink(QRgb rgb)
{
    return QColor::fromRgb(rgb);
}

Palette parchment()
{
    Palette p;
    p.printing = Printing::Parchment;
    p.paper = ink(0xf4ead4);
    p.paperShade = ink(0xe6d8b9);
    p.space = ink(0xe6d8b9);
    p.darkSpace = ink(0xbcb198);
    p.line = ink(0x35291f);
    p.field = ink(0xb3bd72);
    p.fieldHatch = ink(0x8b9c4f);
    p.fieldLight = ink(0xc6cc8c);
    p.leaf = ink(0x6f8a45);
    p.leafShade = ink(0x4c6633);
    p.city = ink(0xd9a760);
    p.cityShade = ink(0xbc8743);
    p.roof = ink(0xbd5a36);
    p.roofShade = ink(0x8f3f27);
    p.slate = ink(0x6d7d8c);
    p.slateShade = ink(0x4b5a69);
    p.plaster = ink(0xf0dfb8);
    p.wall = ink(0xeadfc6);
    p.wallShade = ink(0xb9a888);
    p.road = ink(0xf5ebd0);
    p.roadShade = ink(0xcdb98e);
    p.water = ink(0x6fa3bd);
    p.waterLight = ink(0xa9cbd8);
    p.earth = ink(0xcfae83);
    p.earthShade = ink(0xab8659);
    p.banner = ink(0x2f5c8f);
    p.metal = ink(0xe3b23c);
    p.flower = ink(0xc75b6d);
    p.rim = ink(0xfffaf0);
    p.glowInvolved = ink(0xfff0b8);
    p.glowScored = ink(0xffa81f);
    p.glowRefused = ink(0xd4322c);
    p.glowOption = ink(0x7b3fa8); // neither water nor a player
    p.label = ink(0xfffaf0);
    p.labelText = ink(0x35291f);
    return p;
}

Palette night()
{
    Palette p;
    p.printing = Printing::Ink;
    p.paper = ink(0x1b1d22);
    p.paperShade = ink(0x2a2d34);
    p.space = ink(0x565c69);
    p.darkSpace = ink(0x2d313a);
    p.line = ink(0x0f1013);
    p.field = ink(0x4c5c3a);
    p.fieldHatch = ink(0x3a4a2d);
    p.fieldLight = ink(0x5b6c46);
    p.leaf = ink(0x3c5a33);
    p.leafShade = ink(0x284026);
    p.city = ink(0x8a6536);
    p.cityShade = ink(0x6e4e28);
    p.roof = ink(0x93452b);
    p.roofShade = ink(0x6b301f);
    p.slate = ink(0x53616f);
    p.slateShade = ink(0x3a4552);
    p.plaster = ink(0xb8a680);
    p.wall = ink(0xa99c84);
    p.wallShade = ink(0x766b58);
    p.road = ink(0xb7a884);
    p.roadShade = ink(0x857855);
    p.water = ink(0x33607c);
    p.waterLight = ink(0x5b8aa3);
    p.earth = ink(0x7d6446);
    p.earthShade = ink(0x614c33);
    p.banner = ink(0x2c5a94);
    p.metal = ink(0xd6a638);
    p.flower = ink(0xb04e60);
    p.rim = ink(0xf1e8d6);
    p.glowInvolved = ink(0xf7e7b0);
    p.glowScored = ink(0xffae2b);
    p.glowRefused = ink(0xf0554b);
    p.glowOption = ink(0xc49bf0);
    p.label = ink(0x2a2d34);
    p.labelText = ink(0xf1e8d6);
    return p;
}

} // namespace

Palette paletteOf(Printing printing)
{
    return printing == Printing::Parchment ? parchment() : night();
}

} // namespace glossator::pictures
