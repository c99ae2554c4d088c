// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/term_finder.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

bool isLinked(const TextBlock& block, terms::Span span)
{
    return std::ranges::any_of(block.links(),
                               [span](const TextLink& link) { return link.span.overlaps(span); });
}

} // namespace

void TermFinder::setTerms(const terms::TermBase* terms)
{
    m_terms = terms;
    m_recognisers.fill(std::nullopt);
}

bool TermFinder::isReadyFor(std::span<const catalogue::Language> languages) const
{
    return m_terms == nullptr || std::ranges::all_of(languages, [this](catalogue::Language language) {
               return m_recognisers.at(catalogue::indexOf(language)).has_value();
           });
}

bool TermFinder::prepare(std::span<const catalogue::Language> languages)
{
    for (const auto language : languages)
        if (auto& recogniser = m_recognisers.at(catalogue::indexOf(language));
            m_terms != nullptr && !recogniser) {
            recogniser = m_terms->recogniserOfThings(language);
            return true;
        }
    return false;
}

void TermFinder::mark(Row& row, std::span<const catalogue::Language> languages)
{
    for (RowText& text : row.texts)
        if (!text.terms)
            text.terms = termsIn(text, languages[static_cast<std::size_t>(text.column)]);
}

std::vector<RowTerm> TermFinder::termsIn(const RowText& text, catalogue::Language language)
{
    std::vector<RowTerm> found;
    if (text.isHeading || text.isRepeated)
        return found;
    for (const auto& term : find(text.block.text(), language, text.isOfThePast))
        if (!isLinked(text.block, term.span)) {
            const QString id = term.readings.front().conceptId;
            const bool isRepeated = std::ranges::find(found, id, &RowTerm::id) != found.end();
            found.push_back({term.span, id, text.block.linesUnder(term.span), isRepeated});
        }
    return found;
}

std::vector<terms::Occurrence> TermFinder::find(const QString& text, catalogue::Language language,
                                                bool isOfThePast)
{
    if (m_terms == nullptr)
        return {};
    auto& recogniser = m_recognisers.at(catalogue::indexOf(language));
    if (!recogniser)
        recogniser = m_terms->recogniserOfThings(language);
    std::vector<terms::Occurrence> found = recogniser->find(text);
    if (isOfThePast)
        std::erase_if(found, [this](const terms::Occurrence& each) { return !isProperName(each); });
    return found;
}

bool TermFinder::isProperName(const terms::Occurrence& occurrence) const
{
    const terms::Term* term = m_terms->find(occurrence.readings.front().conceptId);
    return term != nullptr &&
           (term->part == terms::PartOfSpeech::ProperName || term->part == terms::PartOfSpeech::Title ||
            term->part == terms::PartOfSpeech::CardName || term->part == terms::PartOfSpeech::Abbreviation);
}

} // namespace glossator::desktop
