// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/term_finder.h"

namespace glossator::desktop {

void TermFinder::setTerms(const terms::TermBase* terms)
{
    m_terms = terms;
    m_recognisers.fill(std::nullopt);
}

std::vector<terms::Occurrence> TermFinder::find(const QString& text, catalogue::Language language)
{
    if (m_terms == nullptr)
        return {};
    auto& recogniser = m_recognisers.at(static_cast<std::size_t>(language));
    if (!recogniser)
        recogniser = m_terms->recogniser(language);
    return recogniser->find(text);
}

} // namespace glossator::desktop
