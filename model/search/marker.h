// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/search/result.h"

#include <QSet>
#include <QStringList>

#include <map>

namespace glossator::search {

/// Finds in an original text the words a query matched there, or that mean the same, and cuts out the passage
/// that shows most of them.
class Marker
{
public:
    /// Words folded to loose.
    using ByLanguage = std::map<catalogue::Language, QSet<QString>>;

    /// `forms`: words that match; `openWords`: beginnings of words that match. All folded to loose.
    /// `meant`: words that mean the same, which match in texts of their language.
    Marker(const QStringList& forms, QStringList openWords, ByLanguage meant = {});

    /// The matching words in order; without a language only those that were typed.
    [[nodiscard]] std::vector<terms::Span> matches(const QString& text,
                                                   std::optional<catalogue::Language> language = {}) const;
    /// A passage of about `longest` units around the matches; the text's beginning where there are none.
    [[nodiscard]] Snippet snippet(const QString& text, qsizetype longest,
                                  std::optional<catalogue::Language> language = {}) const;

private:
    QSet<QString> m_forms; ///< what matches in any language
    QStringList m_openWords;
    ByLanguage m_words; ///< those and what is meant
};

} // namespace glossator::search
