// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/palette.h"
#include "model/catalogue/voice.h"

#include <QColor>
#include <QPalette>

namespace glossator::desktop {

// Who speaks in the margin; each has an ink and a mark of its own.
using catalogue::allVoices;
using catalogue::Voice;

/// The colours of the book and of the window around it. Every ink of text keeps a contrast of 4.5:1 on the
/// papers it stands on.
struct Inks
{
    pictures::Printing printing = pictures::Printing::Parchment;
    QColor desk;  ///< around the page: bars and panels
    QColor paper; ///< the page itself
    QColor shade; ///< a clause that the keyboard is on
    QColor flash; ///< a clause just arrived at
    QColor line;  ///< thin rules and frames, no text
    QColor text;
    QColor quiet; ///< labels
    QColor rubric;
    QColor link;
    QColor selection;
    QColor selectedText;
    QColor found;   ///< behind words found on the page
    QColor foundAt; ///< behind the one found last
    std::array<QColor, allVoices.size()> voices;

    [[nodiscard]] const QColor& voice(Voice voice) const
    {
        return voices.at(static_cast<std::size_t>(voice));
    }
};

/// The inks of a printing.
[[nodiscard]] const Inks& inksOf(pictures::Printing printing);
/// Parchment by day and ink by night: which of them suits the palette of the desktop.
[[nodiscard]] pictures::Printing printingFor(const QPalette& system);
/// The red of headings, legible on the palette's base by day and by night.
[[nodiscard]] QColor rubricOf(const QPalette& palette);
/// Text of lesser weight, still 4.5:1 on the palette's base and window.
[[nodiscard]] QColor quietTextOf(const QPalette& palette);
/// The palette that dresses ordinary controls in the same colours.
[[nodiscard]] QPalette paletteOf(const Inks& inks);

} // namespace glossator::desktop
