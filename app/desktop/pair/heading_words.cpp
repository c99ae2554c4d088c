// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/heading_words.h"

namespace glossator::desktop {

HeadingWords::HeadingWords()
{
    for (std::size_t i = 0; i < m_translators.size(); ++i)
        if (!m_translators.at(i).load(QStringLiteral(":/i18n/glossator_") +
                                      toString(catalogue::translatedLanguages.at(i))))
            continue; // the words stay in English
}

catalogue::LocalizedText HeadingWords::of(const QString& id, const char* context, const char* words) const
{
    catalogue::LocalizedText heading(id, QString::fromUtf8(words));
    for (std::size_t i = 0; i < m_translators.size(); ++i)
        if (const QString said = m_translators.at(i).translate(context, words); !said.isEmpty())
            heading.setWording(catalogue::translatedLanguages.at(i),
                               {said, catalogue::WordingState::Done, {}});
    return heading;
}

} // namespace glossator::desktop
