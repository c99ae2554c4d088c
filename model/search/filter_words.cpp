// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/filter_words.h"

#include "model/terms/folding.h"

#include <algorithm>
#include <array>
#include <optional>

namespace glossator::search {

namespace {

struct Naming
{
    const char* word; ///< folded to loose
    FilterName name;
};

constexpr std::array<Naming, 14> namings{{
    {"exp", FilterName::Expansion},
    {"expansion", FilterName::Expansion},
    {"ext", FilterName::Expansion},
    {"extensie", FilterName::Expansion},
    {"expansio", FilterName::Expansion},
    {"kind", FilterName::Kind},
    {"fel", FilterName::Kind},
    {"tipus", FilterName::Kind},
    {"lang", FilterName::Language},
    {"limba", FilterName::Language},
    {"llengua", FilterName::Language},
    {"has", FilterName::Has},
    {"are", FilterName::Has},
    {"te", FilterName::Has},
}};

QString loose(QStringView text)
{
    return terms::Folding(terms::Folding::Level::Loose).key(text);
}

std::optional<FilterName> nameOf(QStringView word)
{
    const QString key = loose(word);
    for (const Naming& naming : namings)
        if (key == QLatin1String(naming.word))
            return naming.name;
    return {};
}

std::optional<FilterWord> filterIn(const QString& text, terms::Span span)
{
    const QStringView word = QStringView(text).mid(span.start, span.length);
    const qsizetype colon = word.indexOf(u':');
    const auto name = colon > 0 ? nameOf(word.left(colon)) : std::optional<FilterName>();
    if (!name)
        return {};
    return FilterWord{*name, word.mid(colon + 1).toString(), span};
}

QString whole(FilterName name, const QString& value)
{
    return toString(name) + u':' + value;
}

/// Expansions with a word of their id that begins so.
QStringList expansionsLike(const QString& beginning, const QStringList& expansions)
{
    QStringList result;
    for (const QString& id : expansions)
        if (id.startsWith(beginning) || id.contains(u'-' + beginning))
            result.append(whole(FilterName::Expansion, id));
    return result;
}

} // namespace

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
    switch (name) {
    case FilterName::Expansion:
        return QStringLiteral("exp");
    case FilterName::Kind:
        return QStringLiteral("kind");
    case FilterName::Language:
        return QStringLiteral("lang");
    case FilterName::Has:
        return QStringLiteral("has");
    }
    return {};
}

QStringList filterValues(FilterName name)
{
    const auto list = [](const char* words) { return QString::fromLatin1(words).split(u' '); };
    switch (name) {
    case FilterName::Expansion:
        return {};
    case FilterName::Kind:
        return list("rule official community open example note edition component history variant clause case "
                    "tile term section expansion");
    case FilterName::Language:
        return list("en ro ca");
    case FilterName::Has:
        return list("case");
    }
    return {};
}

QStringList filterCompletions(const QString& text, qsizetype at, const QStringList& expansions)
{
    const terms::Span span = wordAt(text, at);
    const QString typed = text.mid(span.start, at - span.start).toLower();
    const auto filter = filterIn(typed, {0, typed.size()});
    QStringList result;
    if (!filter)
        return result;
    if (filter->name == FilterName::Expansion)
        result = expansionsLike(filter->value, expansions);
    for (const QString& value : filterValues(filter->name))
        if (value.startsWith(filter->value))
            result.append(whole(filter->name, value));
    result.removeAll(text.mid(span.start, span.length));
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

QString toggledFilter(const QString& text, const QString& filter)
{
    for (const FilterWord& known : splitFilters(text).filters)
        if (whole(known.name, known.value.toLower()) == filter)
            return (text.left(known.span.start).trimmed() + u' ' + text.mid(known.span.end()).trimmed())
                .trimmed();
    return (text.trimmed() + u' ' + filter).trimmed() + u' ';
}

bool hasFilter(const QString& text, const QString& filter)
{
    const std::vector<FilterWord> filters = splitFilters(text).filters;
    return std::any_of(filters.begin(), filters.end(), [&](const FilterWord& known) {
        return whole(known.name, known.value.toLower()) == filter;
    });
}

} // namespace glossator::search
