// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/marker.h"

#include "model/search/passage.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::search {

using terms::Span;

Marker::Marker(const QStringList& forms, QStringList openWords, ByLanguage meant)
    : m_forms(forms.begin(), forms.end()), m_openWords(std::move(openWords)), m_meant(std::move(meant))
{
}

std::vector<Span> Marker::matches(const QString& text, std::optional<catalogue::Language> language) const
{
    const auto meant = language ? m_meant.find(*language) : m_meant.end();
    return terms::Folding(terms::Folding::Level::Loose).wordsThat(text, [&](const QString& word) {
        return isTyped(word) || (meant != m_meant.end() && meant->second.contains(word));
    });
}

bool Marker::isTyped(const QString& word) const
{
    return m_forms.contains(word) || std::any_of(m_openWords.begin(), m_openWords.end(),
                                                 [&](const QString& open) { return word.startsWith(open); });
}

Snippet Marker::snippet(const QString& text, qsizetype longest,
                        std::optional<catalogue::Language> language) const
{
    return shortened({text, 0, false, false, matches(text, language)}, longest);
}

} // namespace glossator::search
