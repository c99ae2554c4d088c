// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/paper/printout.h"

#include <QPageLayout>
#include <QPdfWriter>
#include <QSaveFile>

#include <memory>
#include <tl/expected.hpp>

class QPrinter;

namespace glossator::desktop {

/// Where sheets go: a PDF file, which is there only when it is whole, or a printer.
class PaperTarget
{
public:
    /// A PDF file of sheets of the usual size; nullptr where it cannot be written.
    [[nodiscard]] static std::unique_ptr<PaperTarget> pdf(const QString& file, const Printout& printout);
    /// A printer that the user chose and set up.
    [[nodiscard]] static std::unique_ptr<PaperTarget> printer(std::unique_ptr<QPrinter> printer);

    PaperTarget() = default;
    virtual ~PaperTarget() = default;
    Q_DISABLE_COPY_MOVE(PaperTarget)

    [[nodiscard]] virtual QPagedPaintDevice& device() = 0;
    /// All sheets are painted; false where they did not get there.
    [[nodiscard]] virtual bool finish() = 0;
    /// Nothing is to be left behind.
    virtual void abandon() = 0;

    /// What paper is where the computer is, by its settings: Letter or A4, by CLDR.
    [[nodiscard]] static QPageSize usualSize();
    /// A sheet with the margins that it is printed in.
    [[nodiscard]] static QPageLayout sheet(const Printout& printout, const QPageSize& size);
};

} // namespace glossator::desktop
