// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/localized_text.h"

namespace glossator::catalogue {

LocalizedText::LocalizedText(QString id, QString source) : m_id(std::move(id))
{
    setWording(Language::En, {std::move(source), WordingState::Done, {}});
}

QString LocalizedText::source() const
{
    return text(Language::En).value_or(QString());
}

std::optional<QString> LocalizedText::text(Language language) const
{
    const std::optional<Wording>& found = wording(language);
    return found ? std::optional(found->text) : std::nullopt;
}

const std::optional<Wording>& LocalizedText::wording(Language language) const
{
    return m_wordings.at(indexOf(language));
}

bool LocalizedText::isOutdated(Language language) const
{
    const std::optional<Wording>& found = wording(language);
    return found && found->state == WordingState::Outdated;
}

QString LocalizedText::textOrSource(Language language) const
{
    return text(language).value_or(source());
}

void LocalizedText::setWording(Language language, Wording wording)
{
    m_wordings.at(indexOf(language)) = std::move(wording);
}

} // namespace glossator::catalogue
