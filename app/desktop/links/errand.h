// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace glossator::desktop {

/// What a start of the program was for: a link to open, and the languages to do it in. It can be handed over
/// to a window that is already open.
struct Errand
{
    QString link;                               ///< as it was written; empty for none
    std::vector<catalogue::Language> languages; ///< of the text; the first also of the window

    [[nodiscard]] QByteArray toMessage() const;
    /// Reads what toMessage() wrote; lines of another kind are passed over.
    [[nodiscard]] static Errand fromMessage(const QByteArray& message);

    bool operator==(const Errand&) const = default;
};

} // namespace glossator::desktop
