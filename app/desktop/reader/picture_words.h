// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/native_name.h"
#include "app/desktop/reader/page.h"

namespace glossator::desktop {

/// What is said of a tile that stands beside a rule: its name and that of its box in a language of the page,
/// the rest in that of the labels.
class PictureWords
{
public:
    /// "Stonehenge", "Tile D"; what the tile shows where it has neither name nor letter.
    [[nodiscard]] static QString name(const PageTile& shown, catalogue::Language language,
                                      catalogue::Language labels = windowLanguage());
    /// What stands under the name: "5 squares", "inn"; may be empty.
    [[nodiscard]] static QString facts(const PageTile& shown, catalogue::Language language,
                                       catalogue::Language labels = windowLanguage());
    /// "schematic" for a shape of our own; empty for one as published.
    [[nodiscard]] static QString badge(const PageTile& shown, catalogue::Language labels = windowLanguage());
    /// The picture in words, feature by feature, as the window speaks.
    [[nodiscard]] static QString description(const PageTile& shown, catalogue::Language language);
};

} // namespace glossator::desktop
