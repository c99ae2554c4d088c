// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/marker.h"

#include "model/search/passage.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::search {

using terms::Span;

Marker::Marker(const QStringList& forms, QStringList openWords, ByLanguage meant)
    : m_forms(forms.begin(), forms.end()), m_openWords(std::move(openWords)), m_words(std::move(meant))
{
    for (auto& [language, words] : m_words)
        for (const QString& form : m_forms)
            words.insert(form);
}

std::vector<Span> Marker::matches(const QString& text, std::optional<catalogue::Language> language) const
{
    const auto ofLanguage = language ? m_words.find(*language) : m_words.end();
    const QSet<QString>& words = ofLanguage != m_words.end() ? ofLanguage->second : m_forms;
    return terms::Folding(terms::Folding::Level::Loose).wordsThat(text, [&](const QString& word) {
        return words.contains(word) ||
               std::ranges::any_of(m_openWords, [&](const QString& open) { return word.startsWith(open); });
    });
}

Snippet Marker::snippet(const QString& text, qsizetype longest,
                        std::optional<catalogue::Language> language) const
{
    return shortened({text, 0, false, false, matches(text, language)}, longest);
}

} // namespace glossator::search
