// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/span.h"

#include <QStringList>

#include <vector>

namespace glossator::search {

/// What a filter in the text of a query asks about: exp:wonders kind:official lang:ro has:case.
enum class FilterName { Expansion, Kind, Language, Has };

/// A filter as it was written.
struct FilterWord
{
    FilterName name = FilterName::Kind;
    QString value;    ///< behind the colon; may be empty while it is being typed
    terms::Span span; ///< of all of it, in the text

    bool operator==(const FilterWord&) const = default;
};

/// The text of a query parted into its filters and the rest.
struct FilteredText
{
    QString words;
    std::vector<FilterWord> filters;
};

/// Reads the filters in a text. A name may be Romanian or Catalan as well; what has no known name before its
/// colon is no filter but words (base:A).
FilteredText splitFilters(const QString& text);

/// "exp", "kind", "lang" or "has".
QString toString(FilterName name);
/// What may stand behind the colon; none for expansions, which are those of the catalogue.
QStringList filterValues(FilterName name);

/// The filters that the one at a place of the text can become, whole, best first: of names, or of values when
/// the colon is there. `expansions`: their ids. Empty where no filter is being typed.
QStringList filterCompletions(const QString& text, qsizetype at, const QStringList& expansions);
/// The stretch of the text that a completion replaces: the word at a place.
terms::Span wordAt(const QString& text, qsizetype at);
/// The text with a filter added at its end, or taken out where it is there.
QString toggledFilter(const QString& text, const QString& filter);
/// Whether a text has this filter, as in kind:tile.
bool hasFilter(const QString& text, const QString& filter);

} // namespace glossator::search
