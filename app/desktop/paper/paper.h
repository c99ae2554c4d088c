// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPagedPaintDevice;
class QWidget;

namespace glossator::desktop {

/// The way from the screen to paper: whoever has something to print paints it on a paged device, here it gets
/// to a printer or into a PDF file.
class Paper
{
public:
    using Painting = std::function<void(QPagedPaintDevice&)>;

    /// Asks for a printer and prints; nothing happens where the user thinks better of it.
    static void print(QWidget* parent, const QString& title, const Painting& painting);
    /// Asks for the name of a file; empty where the user thinks better of it.
    [[nodiscard]] static QString askForPdf(QWidget* parent, const QString& title);
    /// Writes an A4 page, or several, into a PDF file; false where the file cannot be written.
    [[nodiscard]] static bool writePdf(const QString& file, const QString& title, const Painting& painting);
    static void tellFailure(QWidget* parent, const QString& file);
};

} // namespace glossator::desktop
