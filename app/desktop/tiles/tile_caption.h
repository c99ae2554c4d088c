// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QStringList>

namespace glossator::desktop {

/// The words below the picture of a tile, in as many lines as they need: they break between words, and none
/// of them is cut.
class TileCaption
{
public:
    /// Lines are `width` pixels wide; a word that is wider has a line of its own.
    TileCaption(const QString& words, const QFontMetrics& letters, int width);

    /// At least one.
    [[nodiscard]] const QStringList& lines() const { return m_lines; }

    /// How wide a line must be for the longest word, in pixels.
    [[nodiscard]] static int leastWidth(const QString& words, const QFontMetrics& letters);

private:
    QStringList m_lines;
};

} // namespace glossator::desktop
