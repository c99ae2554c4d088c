// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/row.h"
#include "model/terms/term_base.h"

#include <array>
#include <optional>
#include <span>

namespace glossator::desktop {

/// Finds the terms in the texts of a page; makes the recogniser of a language when it is first needed.
class TermFinder
{
public:
    /// The terms must outlive the finder; nullptr finds nothing.
    void setTerms(const terms::TermBase* terms);
    [[nodiscard]] const terms::TermBase* terms() const { return m_terms; }

    /// Whether terms of the languages can be found without making anything first.
    [[nodiscard]] bool isReadyFor(std::span<const catalogue::Language> languages) const;
    /// Makes what is missing for one of the languages; false when all are ready.
    bool prepare(std::span<const catalogue::Language> languages);
    /// Finds the terms in all texts of a row but headings and links; the languages are those of its columns.
    void mark(Row& row, std::span<const catalogue::Language> languages);
    /// In what is told of the past only proper names are terms: there "city" is no feature.
    [[nodiscard]] std::vector<terms::Occurrence> find(const QString& text, catalogue::Language language,
                                                      bool isOfThePast);

private:
    [[nodiscard]] std::vector<RowTerm> termsIn(const RowText& text, catalogue::Language language);
    [[nodiscard]] bool isProperName(const terms::Occurrence& occurrence) const;

    const terms::TermBase* m_terms = nullptr;
    std::array<std::optional<terms::TermRecogniser>, catalogue::allLanguages.size()> m_recognisers;
};

} // namespace glossator::desktop
