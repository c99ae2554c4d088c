// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/search_advice.h"

#include "model/search/filter_words.h"
#include "model/terms/folding.h"

#include <algorithm>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isObeyed(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format;
}

bool hasWords(const QString& text)
{
    return !terms::Folding(terms::Folding::Level::Loose).words(text).empty();
}

/// Whether anything in it could be of a language of the catalogue.
bool isReadable(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return c.isDigit() || (c.isLetter() && c.script() == QChar::Script_Latin);
    });
}

QString narrowings(const search::Query& query)
{
    QStringList names;
    if (query.language)
        names += u"--lang"_s;
    if (!query.table.isEmpty())
        names += u"--table"_s;
    if (!search::splitFilters(query.text).filters.empty())
        names += u"the filters"_s;
    return names.isEmpty() ? QString() : u" Or leave out %1."_s.arg(names.join(u" and "_s));
}

} // namespace

QString shownInShort(const QString& text)
{
    constexpr qsizetype longest = 60;
    QString plain = text.simplified();
    plain.removeIf(isObeyed);
    if (plain.size() <= longest)
        return plain;
    const bool cutsCharacter = plain.at(longest - 1).isHighSurrogate();
    return plain.left(cutsCharacter ? longest - 1 : longest) + u" …"_s;
}

QString adviceForNothing(const search::Query& query, const search::Search& search)
{
    const QString words = search::splitFilters(query.text).words;
    if (!hasWords(words))
        return u"There are no words in it. Write what you want to know, as in: gloss search two meeples wonder"_s;
    if (!isReadable(words))
        return u"The catalogue is written in English, Romanian and Catalan. Write the words in one of them."_s;
    if (search.saysNothing(words))
        return u"These words are in every question. Add what it is about, as in: gloss search two meeples wonder"_s;
    const QStringList near = search.nearestTerms(query.text, query.display);
    const QString advice = near.isEmpty()
                               ? u"Try fewer words, or others."_s
                               : u"Terms that are written much like it: %1."_s.arg(near.join(u", "_s));
    return advice + narrowings(query);
}

QString messageOf(const search::QueryFault& fault)
{
    if (fault.kind != search::QueryFault::Kind::UnknownFilter)
        return fault.message();
    const auto filters = search::splitFilters(fault.value).filters;
    if (filters.empty())
        return fault.message();
    const search::FilterName name = filters.front().name;
    const QString values =
        name == search::FilterName::Expansion
            ? u"the id or code of an expansion, as gloss search kind:expansion lists them"_s
            : search::FilterSpelling::valuesOf(name).join(u", "_s);
    return u"%1 After \"%2:\" stands: %3."_s.arg(fault.message(), search::toString(name), values);
}

} // namespace glossator::cli
