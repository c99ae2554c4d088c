// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/term.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// What is said of a term on its card, on the screen as on paper, without markup.
class TermWords
{
    Q_DECLARE_TR_FUNCTIONS(TermWords)

public:
    /// "Figure", "Component".
    [[nodiscard]] static QString domain(terms::TermDomain domain);
    /// What it is called in a language, then line by line what else. `newNames` are those of the role that it
    /// is, empty for none; where they count they come first.
    [[nodiscard]] static QStringList names(const terms::Term& term, catalogue::Language language,
                                           const QString& newNames, bool areNewFirst);
    /// What it is called in the languages other than one, "RO minune · CA meravella".
    [[nodiscard]] static QString elsewhere(const terms::Term& term, catalogue::Language language);
    /// Where its words come from, and the note on them; may be empty.
    [[nodiscard]] static QString remark(const terms::Term& term, catalogue::Language language);
};

} // namespace glossator::desktop
