// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace glossator::cli {

/// How text for people is set: how wide, and whether letters may be emphasised.
struct TextStyle
{
    int width = 80; ///< columns
    bool isTerminal = false;

    [[nodiscard]] QString strong(const QString& text) const;
    [[nodiscard]] QString faint(const QString& text) const;
    /// Something that went wrong.
    [[nodiscard]] QString alarming(const QString& text) const;

    /// Of standard output: the terminal's width, else COLUMNS, else 80. NO_COLOR turns emphasis off.
    [[nodiscard]] static TextStyle ofStandardOutput();

private:
    [[nodiscard]] QString rendered(const char* code, const QString& text) const;
};

} // namespace glossator::cli
