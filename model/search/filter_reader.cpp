// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/filter_reader.h"

#include "model/search/filter_words.h"
#include "model/search/nearest.h"

#include <algorithm>

namespace glossator::search {

namespace {

/// "official" is short for official-clarification, and so are the others.
bool addClauseKind(const QString& value, Query& query)
{
    const auto isMeant = [&](catalogue::ClauseKind kind) {
        const QString spelling = toString(kind);
        return spelling == value || spelling.section(u'-', 0, 0) == value;
    };
    const auto& all = catalogue::allClauseKinds;
    const auto* const kind = std::find_if(all.begin(), all.end(), isMeant);
    if (kind == all.end())
        return false;
    query.clauseKinds.push_back(*kind);
    return true;
}

bool addKind(const QString& value, Query& query)
{
    const auto kind = resultKindFromString(value);
    if (kind)
        query.kinds.push_back(*kind);
    return kind || addClauseKind(value, query);
}

bool addLanguage(const QString& value, Query& query)
{
    query.language = catalogue::languageFromString(value);
    return query.language.has_value();
}

bool addExpansions(const QString& value, Query& query, const KnownExpansions& expansions)
{
    const QStringList meant = expansions.meant(value);
    query.expansions += meant;
    return !meant.isEmpty();
}

bool add(const FilterWord& filter, Query& query, const KnownExpansions& expansions)
{
    const QString value = filter.value.toLower();
    switch (filter.name) {
    case FilterName::Expansion:
        return addExpansions(filter.value, query, expansions);
    case FilterName::Kind:
        return addKind(value, query);
    case FilterName::Language:
        return addLanguage(value, query);
    case FilterName::Has:
        query.hasCase = true;
        return value == u"case";
    }
    return false;
}

QueryFault faultOf(const FilterWord& filter, const QString& text, const KnownExpansions& expansions)
{
    const QString value = filter.value.toLower();
    QString near;
    if (filter.name == FilterName::Expansion)
        near = expansions.nearestName(value);
    else
        near = nearest(value, filterValues(filter.name));
    return {QueryFault::Kind::UnknownFilter, static_cast<int>(filter.span.start),
            text.mid(filter.span.start, filter.span.length),
            near.isEmpty() ? QString() : toString(filter.name) + u':' + near};
}

} // namespace

tl::expected<Query, QueryFault> withFilters(const Query& query, const KnownExpansions& expansions)
{
    const FilteredText text = splitFilters(query.text);
    Query result = query;
    result.text = text.words;
    for (const FilterWord& filter : text.filters)
        if (!filter.value.isEmpty() && !add(filter, result, expansions))
            return tl::unexpected(faultOf(filter, query.text, expansions));
    return result;
}

} // namespace glossator::search
