// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"
#include "app/desktop/printouts/lead.h"
#include "app/desktop/reader/page.h"
#include "model/pairs/pair_answer.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// A term on paper: its card, with the words in all languages, and the clauses that use it, of a term that is
/// everywhere only the first.
class TermSheet
{
    Q_DECLARE_TR_FUNCTIONS(TermSheet)

public:
    static constexpr std::size_t most = 40; ///< clauses that are printed

    /// Both must outlive this.
    TermSheet(const Library& library, const terms::Term& term, catalogue::Language language);

    [[nodiscard]] Page page() const;
    [[nodiscard]] Lead lead() const;

private:
    [[nodiscard]] QString amount() const;

    const Library& m_library;
    const terms::Term& m_term;
    catalogue::Language m_language;
    pairs::PairAnswer m_uses; ///< no more than are printed
    std::size_t m_all = 0;    ///< so many there are
};

} // namespace glossator::desktop
