// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/subject_list.h"

namespace glossator::pairs {

/// What somebody means who types, word by word, into a field for one thing: by a name, by one that nothing
/// has, or by two at once, "fairy + abbot".
struct TypedSubjects
{
    /// `text` so far; of what it begins or nearly says.
    [[nodiscard]] static TypedSubjects read(const QString& text, const SubjectList& subjects,
                                            catalogue::Language own);

    std::vector<const Subject*> subjects; ///< that may be meant, likeliest first
    const Subject* first = nullptr; ///< where two were typed: the one before those; nullptr: one was typed
    bool isGuess = false;           ///< something that was typed is nobody's name, but nearly one
    bool isUnsure = false; ///< only other names begin so, and what is nearly called so stands below them
};

} // namespace glossator::pairs
