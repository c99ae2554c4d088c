// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"
#include "app/desktop/printouts/lead.h"
#include "app/desktop/reader/page.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// A clause on paper: with the rulings about it and what it rests on beside it, and below how the plainest
/// case ends that shows it.
class ClauseSheet
{
    Q_DECLARE_TR_FUNCTIONS(ClauseSheet)

public:
    /// The library must outlive this and what it makes.
    ClauseSheet(const Library& library, const catalogue::Clause& clause, catalogue::Language language)
        : m_library(library), m_clause(clause), m_language(language)
    {
    }

    [[nodiscard]] Page page() const;
    /// Empty where no case shows the clause.
    [[nodiscard]] Lead tail() const;

private:
    const Library& m_library;
    const catalogue::Clause& m_clause;
    catalogue::Language m_language;
};

} // namespace glossator::desktop
