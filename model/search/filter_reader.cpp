// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/filter_reader.h"

#include "model/search/filter_words.h"
#include "model/terms/folding.h"

#include <QHash>

#include <algorithm>

namespace glossator::search {

namespace {

/// "official" is all that the publisher says, the rules too; "open" also a rule that leaves something open.
bool addVoice(const QString& value, Query& query)
{
    using catalogue::Voice;
    static const QHash<QString, Voice> voices{{QStringLiteral("official"), Voice::Publisher},
                                              {QStringLiteral("community"), Voice::Community},
                                              {QStringLiteral("edition"), Voice::Edition},
                                              {QStringLiteral("open"), Voice::Open}};
    const auto voice = voices.find(value);
    if (voice == voices.end())
        return false;
    query.voices.push_back(*voice);
    return true;
}

/// "component" is a kind as the catalogue spells it.
bool addClauseKind(const QString& value, Query& query)
{
    const auto isMeant = [&](catalogue::ClauseKind kind) { return toString(kind) == value; };
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
    return kind || addVoice(value, query) || addClauseKind(value, query);
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
    const QString value = FilterSpelling::valueOf(filter.name, filter.value);
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
    const QString typed = text.mid(filter.span.start, filter.span.length);
    QString near = FilterSpelling::nearest(filter.name, filter.value);
    if (filter.name == FilterName::Expansion)
        if (const QString name = expansions.nearestName(filter.value.toLower()); !name.isEmpty())
            near = typed.section(u':', 0, 0) + u':' + name;
    return {QueryFault::Kind::UnknownFilter, static_cast<int>(filter.span.start), typed, near};
}

/// The word at a place or, where a quotation begins there, all of it.
terms::Span quotedOrWordAt(const QString& text, qsizetype at)
{
    const qsizetype end = text.at(at) == u'"' ? text.indexOf(u'"', at + 1) : -1;
    return end < 0 ? wordAt(text, at) : terms::Span{at, end + 1 - at};
}

/// A quotation as a filter can have it, which ends at a space.
QString unquoted(const QString& value)
{
    return value.contains(u'"')
               ? terms::Folding(terms::Folding::Level::Letters).key(value).replace(u' ', u'-')
               : value;
}

/// A filter with nothing behind its colon where the text goes on: with the next word, if that is such a
/// value. At the end of the text it is being typed. What is rather a word may stand before any text: the
/// name of a box is one.
std::optional<QueryFault> faultOfEmpty(const FilterWord& filter, const QString& text,
                                       const KnownExpansions& expansions)
{
    const QString name = text.mid(filter.span.start, filter.span.length).section(u':', 0, 0);
    qsizetype next = filter.span.end();
    while (next < text.size() && text.at(next).isSpace())
        ++next;
    if (next == text.size())
        return std::nullopt;
    const terms::Span value = quotedOrWordAt(text, next);
    FilterWord joined = filter;
    joined.value = unquoted(text.mid(value.start, value.length));
    Query ignored;
    const bool isValue = add(joined, ignored, expansions);
    if (FilterSpelling::isAlsoAWord(name) && (!isValue || filter.name == FilterName::Expansion))
        return std::nullopt;
    const qsizetype end = isValue ? value.end() : filter.span.end();
    const QString typed = text.mid(filter.span.start, end - filter.span.start);
    return QueryFault{QueryFault::Kind::UnknownFilter, static_cast<int>(filter.span.start), typed,
                      isValue ? name + u':' + joined.value : QString()};
}

/// The filter that is meant by a word with a colon that is none ("is:open", "expp:wonders"): one with such a
/// value, or before a box one that is called nearly so. Other words with a colon are words, as the id of a
/// tile is.
QString filterMeant(QStringView name, QStringView value, const KnownExpansions& expansions)
{
    if (value.isEmpty() || FilterSpelling::nameOf(name) || !expansions.meant(name.toString()).isEmpty())
        return {};
    const auto meant = FilterSpelling::nameWith(value);
    const bool isBox = !expansions.meant(value.toString()).isEmpty();
    const QString written = meant ? toString(*meant) : isBox ? FilterSpelling::nameNear(name) : QString();
    return written.isEmpty() ? QString() : written + u':' + value.toString();
}

std::optional<QueryFault> misnamedIn(const QString& text, const KnownExpansions& expansions)
{
    for (qsizetype at = 0; at < text.size();) {
        const terms::Span span = wordAt(text, at);
        const QStringView word = QStringView(text).mid(span.start, span.length);
        const qsizetype colon = word.indexOf(u':');
        const bool isQuoted = word.contains(u'"'); // which insists on the words
        if (colon > 0 && !isQuoted)
            if (const QString meant = filterMeant(word.left(colon), word.mid(colon + 1), expansions);
                !meant.isEmpty())
                return QueryFault{QueryFault::Kind::UnknownFilter, static_cast<int>(span.start),
                                  word.toString(), meant};
        at = std::max(at, span.end()) + 1;
    }
    return {};
}

/// Whether a word is some "is:x".
bool isLikeFilter(QStringView word)
{
    const qsizetype colon = word.indexOf(u':');
    const QStringView name = word.left(colon);
    const bool isLink = name.compare(QLatin1String("glossator"), Qt::CaseInsensitive) == 0 ||
                        word.mid(colon + 1).startsWith(QLatin1String("//"));
    return colon > 0 && colon + 1 < word.size() && !word.contains(u'"') && !isLink &&
           std::all_of(name.begin(), name.end(), [](QChar c) { return c.isLetter(); });
}

} // namespace

std::vector<terms::Span> namesOfNoFilter(const QString& text, const KnownExpansions& expansions)
{
    std::vector<terms::Span> result;
    for (qsizetype at = 0; at < text.size();) {
        const terms::Span span = wordAt(text, at);
        const QStringView word = QStringView(text).mid(span.start, span.length);
        if (isLikeFilter(word)) {
            const QStringView name = word.left(word.indexOf(u':'));
            if (!FilterSpelling::nameOf(name) && expansions.meant(name.toString()).isEmpty())
                result.push_back({span.start, name.size() + 1});
        }
        at = std::max(at, span.end()) + 1;
    }
    return result;
}

tl::expected<Query, QueryFault> withFilters(const Query& query, const KnownExpansions& expansions)
{
    if (auto misnamed = misnamedIn(query.text, expansions))
        return tl::unexpected(std::move(*misnamed));
    const FilteredText text = splitFilters(query.text);
    Query result = query;
    result.text = text.words;
    for (const FilterWord& filter : text.filters)
        if (filter.value.isEmpty()) {
            if (auto empty = faultOfEmpty(filter, query.text, expansions))
                return tl::unexpected(std::move(*empty));
        } else if (!add(filter, result, expansions)) {
            return tl::unexpected(faultOf(filter, query.text, expansions));
        }
    return result;
}

} // namespace glossator::search
