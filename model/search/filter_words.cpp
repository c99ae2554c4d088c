// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/filter_words.h"

#include "model/terms/folding.h"

#include <algorithm>
#include <optional>

namespace glossator::search {

using catalogue::Language;

namespace {

std::optional<FilterWord> filterIn(const QString& text, terms::Span span)
{
    const QStringView word = QStringView(text).mid(span.start, span.length);
    const qsizetype colon = word.indexOf(u':');
    const auto name = colon > 0 ? FilterSpelling::nameOf(word.left(colon)) : std::optional<FilterName>();
    if (!name)
        return {};
    return FilterWord{*name, word.mid(colon + 1).toString(), span};
}

/// Expansions that begin so, then those with another word that does.
QStringList expansionsLike(const QString& beginning, const QStringList& expansions)
{
    const QString key = terms::looseKey(beginning);
    QStringList first;
    QStringList others;
    for (const QString& each : expansions) {
        const QString words = terms::looseKey(each);
        if (words.startsWith(key))
            first.append(each);
        else if (words.contains(u' ' + key))
            others.append(each);
    }
    return first + others;
}

} // namespace

QString FilterWord::whole() const
{
    return toString(name) + u':' + FilterSpelling::valueOf(name, value);
}

FilteredText splitFilters(const QString& text)
{
    FilteredText result;
    qsizetype done = 0;
    for (qsizetype at = 0; at < text.size();) {
        const terms::Span span = wordAt(text, at);
        if (span.length > 0)
            if (auto filter = filterIn(text, span)) {
                result.words += QStringView(text).mid(done, span.start - done);
                done = span.end();
                result.filters.push_back(std::move(*filter));
            }
        at = std::max(at, span.end()) + 1;
    }
    result.words += QStringView(text).mid(done);
    return result;
}

QString toString(FilterName name)
{
    return FilterSpelling::whole(name, {}, Language::En).chopped(1);
}

QStringList filterCompletions(const QString& text, qsizetype at, const QStringList& expansions,
                              Language language)
{
    const terms::Span span = wordAt(text, at);
    const auto filter = filterIn(text, {span.start, at - span.start});
    if (!filter)
        return {};
    const FilterName name = filter->name;
    const QStringList values = name == FilterName::Expansion
                                   ? expansionsLike(filter->value, expansions)
                                   : FilterSpelling::valuesLike(name, filter->value, language);
    QStringList result;
    for (const QString& value : values)
        result.append(FilterSpelling::whole(name, value, language));
    result.removeAll(text.mid(span.start, span.length));
    return result;
}

QStringList filterNameCompletions(const QString& text, qsizetype at, Language language)
{
    const terms::Span span = wordAt(text, at);
    const bool isAtEnd = span.length > 0 && at == span.end();
    QStringList result;
    const QString word = text.mid(span.start, span.length);
    if (isAtEnd && !word.contains(u':'))
        for (const QString& name : FilterSpelling::namesLike(word, language))
            if (span.start == 0 ||
                terms::looseKey(name) != terms::looseKey(word)) // "has" is a word within a question
                result.append(name + u':');
    return result;
}

terms::Span wordAt(const QString& text, qsizetype at)
{
    qsizetype start = std::clamp<qsizetype>(at, 0, text.size());
    qsizetype end = start;
    while (start > 0 && !text.at(start - 1).isSpace())
        --start;
    while (end < text.size() && !text.at(end).isSpace())
        ++end;
    return {start, end - start};
}

QString toggledFilter(const QString& text, const QString& filter, Language language)
{
    for (const FilterWord& known : splitFilters(text).filters)
        if (known.whole() == filter)
            return (text.left(known.span.start).trimmed() + u' ' + text.mid(known.span.end()).trimmed())
                .trimmed();
    return (text.trimmed() + u' ' + writtenFilter(filter, language)).trimmed() + u' ';
}

bool hasFilter(const QString& text, const QString& filter)
{
    const std::vector<FilterWord> filters = splitFilters(text).filters;
    return std::any_of(filters.begin(), filters.end(),
                       [&](const FilterWord& known) { return known.whole() == filter; });
}

QString writtenFilter(const QString& filter, Language language)
{
    const qsizetype colon = filter.indexOf(u':');
    const auto name = FilterSpelling::nameOf(QStringView(filter).left(colon));
    return name ? FilterSpelling::whole(*name, filter.mid(colon + 1), language) : filter;
}

} // namespace glossator::search
