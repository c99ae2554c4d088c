// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/caption_names.h"

namespace glossator::terms {

void CaptionNames::setTerms(const TermBase* terms)
{
    m_terms = terms;
    m_recognisers.fill(std::nullopt);
}

QString CaptionNames::in(const QString& caption, catalogue::Language language) const
{
    if (m_terms == nullptr)
        return {};
    auto& recogniser = m_recognisers.at(catalogue::indexOf(language));
    if (!recogniser)
        recogniser = m_terms->recogniserOfThings(language);
    QStringList names;
    for (const Occurrence& found : recogniser->find(caption))
        for (const Reading& reading : found.readings)
            if (const Term* role = m_terms->find(reading.conceptId);
                role != nullptr && !role->newRoleNames.isEmpty())
                names += QStringLiteral("%1 → %2").arg(role->wording(language).preferred,
                                                       m_terms->newRoleNames(*role, language));
    names.removeDuplicates();
    return names.join(QStringLiteral(" · "));
}

} // namespace glossator::terms
