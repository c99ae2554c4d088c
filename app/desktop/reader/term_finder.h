// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/term_base.h"

#include <array>
#include <optional>

namespace glossator::desktop {

/// Finds terms in the text under the pointer; makes the recogniser of a language when it is first needed.
class TermFinder
{
public:
    /// The terms must outlive the finder; nullptr finds nothing.
    void setTerms(const terms::TermBase* terms);
    [[nodiscard]] const terms::TermBase* terms() const { return m_terms; }

    [[nodiscard]] std::vector<terms::Occurrence> find(const QString& text, catalogue::Language language);

private:
    const terms::TermBase* m_terms = nullptr;
    std::array<std::optional<terms::TermRecogniser>, catalogue::allLanguages.size()> m_recognisers;
};

} // namespace glossator::desktop
