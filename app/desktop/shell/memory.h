// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/location.h"
#include "app/pictures/palette.h"
#include "model/catalogue/language.h"

#include <QByteArray>

#include <optional>
#include <vector>

class QSettings;

namespace glossator::desktop {

/// What the window remembers from one start to the next.
struct Memory
{
    static constexpr int smallestZoom = 60;
    static constexpr int largestZoom = 300;

    std::optional<catalogue::Language> interfaceLanguage; ///< none: that of the desktop
    std::vector<catalogue::Language> readingLanguages;    ///< none: that of the window
    bool windowFollowsText = true;                        ///< until its language is chosen for itself
    bool foldsOffTable = false;                 ///< clauses that concern boxes which are not on the table
    bool followsAction = true;                  ///< on a board that is zoomed
    std::optional<pictures::Printing> printing; ///< by day or by night; none: as the desktop has it
    int zoom = 100;                             ///< percent
    Location place;
    QByteArray geometry;
    QByteArray splitter;

    /// Reads what was saved; a value that makes no sense counts as none.
    [[nodiscard]] static Memory load(const QSettings& settings);
    void save(QSettings& settings) const;

    bool operator==(const Memory&) const = default;
};

} // namespace glossator::desktop
