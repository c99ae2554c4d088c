// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/term_base.h"

#include <array>
#include <optional>

namespace glossator::terms {

/// Finds the roles of meeples in the caption of a case, and tells what the new names call them: a caption is
/// a text of the catalogue and stays as it is.
class CaptionNames
{
public:
    /// They must outlive this; nullptr finds nothing.
    void setTerms(const TermBase* terms);
    /// "highwayman → female traveller"; empty where the caption names no such role.
    [[nodiscard]] QString in(const QString& caption, catalogue::Language language) const;

private:
    const TermBase* m_terms = nullptr;
    /// By language, made when first needed.
    mutable std::array<std::optional<TermRecogniser>, catalogue::allLanguages.size()> m_recognisers;
};

} // namespace glossator::terms
