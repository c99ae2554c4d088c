// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/caption_names.h"

namespace glossator::desktop {

void CaptionNames::setTerms(const terms::TermBase* terms)
{
    m_terms = terms;
    m_recognisers.fill(std::nullopt);
}

QString CaptionNames::in(const QString& caption, catalogue::Language language) const
{
    if (m_terms == nullptr)
        return {};
    auto& recogniser = m_recognisers.at(static_cast<std::size_t>(language));
    if (!recogniser)
        recogniser = m_terms->recogniserOfThings(language);
    QStringList names;
    for (const terms::Occurrence& found : recogniser->find(caption))
        for (const terms::Reading& reading : found.readings)
            if (const terms::Term* role = m_terms->find(reading.conceptId);
                role != nullptr && !role->newRoleNames.isEmpty())
                names += QStringLiteral("%1 → %2").arg(role->wording(language).preferred,
                                                       m_terms->newRoleNames(*role, language));
    names.removeDuplicates();
    return names.join(QStringLiteral(" · "));
}

} // namespace glossator::desktop
