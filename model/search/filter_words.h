// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/filter_spelling.h"
#include "model/terms/span.h"

#include <vector>

namespace glossator::search {

/// A filter as it was written.
struct FilterWord
{
    FilterName name = FilterName::Kind;
    QString value;    ///< behind the colon; may be empty while it is being typed
    terms::Span span; ///< of all of it, in the text

    /// The filter as the program knows it, whatever the language it was written in: "kind:tile".
    [[nodiscard]] QString whole() const;
    bool operator==(const FilterWord&) const = default;
};

/// The text of a query parted into its filters and the rest.
struct FilteredText
{
    QString words;
    std::vector<FilterWord> filters;
};

/// Reads the filters in a text, in any of the languages; what has no known name before its colon is no filter
/// but words (base:A).
FilteredText splitFilters(const QString& text);

/// "exp", "kind", "lang" or "has".
QString toString(FilterName name);

/// The filters that the one at a place of the text can become, whole, best first, as they are written in the
/// language. `expansions`: what they are called behind the colon. Empty where no filter is being typed.
QStringList filterCompletions(const QString& text, qsizetype at, const QStringList& expansions,
                              catalogue::Language language);
/// The names of filters, with their colons, that the word at a place of the text can become.
QStringList filterNameCompletions(const QString& text, qsizetype at, catalogue::Language language);
/// The stretch of the text that a completion replaces: the word at a place.
terms::Span wordAt(const QString& text, qsizetype at);
/// The text with a filter (FilterWord::whole) added at its end in a language, or taken out where it is there.
QString toggledFilter(const QString& text, const QString& filter, catalogue::Language language);
/// Whether a text has this filter (FilterWord::whole), in whatever language.
bool hasFilter(const QString& text, const QString& filter);
/// A filter (FilterWord::whole) as it is written in a language.
QString writtenFilter(const QString& filter, catalogue::Language language);

} // namespace glossator::search
