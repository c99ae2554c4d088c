// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/subject.h"

namespace glossator::pairs {

/// How well a text names a subject: by any of its names, and by those of one's own language. The less, the
/// better.
class Naming
{
public:
    /// `text`: folded to loose. `own`: one's own language, if any is.
    Naming(const Subject& subject, const QString& text, std::optional<catalogue::Language> own);

    /// Whether it is named at all; what nothing is said about only by a whole name, unless it is a box, which
    /// stands on the shelf.
    [[nodiscard]] bool isMatch() const;
    [[nodiscard]] const Subject& subject() const { return *m_subject; }
    [[nodiscard]] bool operator<(const Naming& other) const;

private:
    [[nodiscard]] bool isPartly() const;

    const Subject* m_subject;
    int m_rank;
    bool m_isForeign = false; ///< it is called so in another language than one's own
};

} // namespace glossator::pairs
