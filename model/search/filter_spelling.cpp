// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/filter_spelling.h"

#include "model/search/nearest.h"
#include "model/terms/folding.h"

#include <algorithm>
#include <array>

namespace glossator::search {

namespace {

using catalogue::Language;

/// The words for a filter, or for a value of it, in the order of the languages: the first of each is written,
/// all are understood.
struct Spelling
{
    FilterName name;
    std::array<const char*, catalogue::allLanguages.size()> words; ///< by Language, with a space between them
};

constexpr std::array<Spelling, 4> nameSpellings{{
    {FilterName::Expansion, {"exp expansion", "ext extensie", "exp expansió"}},
    {FilterName::Kind, {"kind", "fel", "tipus"}},
    {FilterName::Language, {"lang language", "limbă limba", "llengua"}},
    {FilterName::Has, {"has", "are", "té"}},
}};

constexpr std::array<Spelling, 20> valueSpellings{{
    {FilterName::Kind, {"rule rules", "regulă reguli", "regla regles"}},
    {FilterName::Kind, {"official", "oficial oficială oficiale", "oficial oficials"}},
    {FilterName::Kind, {"community", "comunitate", "comunitat"}},
    {FilterName::Kind, {"open", "deschis deschisă deschise întrebare", "obert oberta obertes pregunta"}},
    {FilterName::Kind, {"example examples", "exemplu exemple", "exemple exemples"}},
    {FilterName::Kind, {"note notes", "notă note", "nota notes"}},
    {FilterName::Kind, {"edition editions", "ediție ediții", "edició edicions"}},
    {FilterName::Kind, {"component components", "componentă componente", "component components"}},
    {FilterName::Kind, {"history", "istorie istoric", "història"}},
    {FilterName::Kind, {"variant variants", "variantă variante", "variant variants"}},
    {FilterName::Kind, {"clause clauses", "clauză clauze", "clàusula clàusules"}},
    {FilterName::Kind, {"case cases", "caz cazuri", "cas casos"}},
    {FilterName::Kind, {"tile tiles", "cartonaș cartonașe", "peça peces"}},
    {FilterName::Kind, {"term terms", "termen termeni", "terme termes"}},
    {FilterName::Kind, {"section sections", "secțiune secțiuni", "secció seccions"}},
    {FilterName::Kind, {"expansion expansions", "extensie extensii", "expansió expansions"}},
    {FilterName::Language, {"en english", "en engleză", "en anglès"}},
    {FilterName::Language, {"ro romanian", "ro română", "ro romanès"}},
    {FilterName::Language, {"ca catalan", "ca catalană", "ca català"}},
    {FilterName::Has, {"case cases", "caz cazuri", "cas casos"}},
}};

QStringList wordsIn(const Spelling& spelling, Language language)
{
    return QString::fromUtf8(spelling.words.at(catalogue::indexOf(language))).split(u' ');
}

bool isAmong(const QStringList& words, const QString& key)
{
    return std::any_of(words.begin(), words.end(),
                       [&](const QString& word) { return terms::looseKey(word) == key; });
}

bool means(const Spelling& spelling, const QString& key)
{
    return std::any_of(catalogue::allLanguages.begin(), catalogue::allLanguages.end(),
                       [&](Language language) { return isAmong(wordsIn(spelling, language), key); });
}

bool begins(const Spelling& spelling, const QString& key, Language language)
{
    const QStringList words = wordsIn(spelling, language);
    return std::any_of(words.begin(), words.end(),
                       [&](const QString& word) { return terms::looseKey(word).startsWith(key); });
}

/// The value as the program knows it.
QString own(const Spelling& spelling)
{
    return wordsIn(spelling, Language::En).constFirst();
}

template <typename Test>
const Spelling* findValue(FilterName name, Test test)
{
    const auto* const found =
        std::find_if(valueSpellings.begin(), valueSpellings.end(),
                     [&](const Spelling& spelling) { return spelling.name == name && test(spelling); });
    return found == valueSpellings.end() ? nullptr : found;
}

} // namespace

std::optional<FilterName> FilterSpelling::nameOf(QStringView word)
{
    const QString key = terms::looseKey(word);
    const auto* const found = std::find_if(nameSpellings.begin(), nameSpellings.end(),
                                           [&](const Spelling& spelling) { return means(spelling, key); });
    return found == nameSpellings.end() ? std::optional<FilterName>() : found->name;
}

/// The short name that a language writes is no ordinary word; "has" has no short one.
bool FilterSpelling::isAlsoAWord(QStringView name)
{
    const QString key = terms::looseKey(name);
    return std::none_of(nameSpellings.begin(), nameSpellings.end(), [&](const Spelling& spelling) {
        return spelling.name != FilterName::Has &&
               std::ranges::any_of(catalogue::allLanguages, [&](Language in) {
                   return terms::looseKey(wordsIn(spelling, in).constFirst()) == key;
               });
    });
}

QStringList FilterSpelling::names(Language language)
{
    QStringList result;
    for (const Spelling& spelling : nameSpellings)
        result.append(wordsIn(spelling, language).constFirst() + u':');
    return result;
}

QString FilterSpelling::nameNear(QStringView word)
{
    constexpr qsizetype fewest = 3;
    if (word.size() < fewest)
        return {};
    QStringList known;
    for (const Spelling& spelling : nameSpellings)
        for (const Language language : catalogue::allLanguages)
            known += wordsIn(spelling, language);
    return search::nearest(word.toString().toLower(), known);
}

QString FilterSpelling::valueOf(FilterName name, const QString& word)
{
    const QString key = terms::looseKey(word);
    const Spelling* known = findValue(name, [&](const Spelling& spelling) { return means(spelling, key); });
    return known == nullptr ? word.toLower() : own(*known);
}

std::optional<FilterName> FilterSpelling::nameWith(QStringView value)
{
    const QString key = terms::looseKey(value);
    const auto* const found = std::find_if(valueSpellings.begin(), valueSpellings.end(),
                                           [&](const Spelling& spelling) { return means(spelling, key); });
    return found == valueSpellings.end() ? std::optional<FilterName>() : found->name;
}

QStringList FilterSpelling::valuesOf(FilterName name)
{
    QStringList values;
    for (const Spelling& spelling : valueSpellings)
        if (spelling.name == name)
            values.append(own(spelling));
    return values;
}

QString FilterSpelling::written(FilterName name, const QString& value, Language language)
{
    const Spelling* known = findValue(name, [&](const Spelling& spelling) { return own(spelling) == value; });
    return known == nullptr ? value : wordsIn(*known, language).constFirst();
}

QString FilterSpelling::whole(FilterName name, const QString& value, Language language)
{
    const auto* const spelling = std::find_if(nameSpellings.begin(), nameSpellings.end(),
                                              [&](const Spelling& each) { return each.name == name; });
    return wordsIn(*spelling, language).constFirst() + u':' + written(name, value, language);
}

QStringList FilterSpelling::namesLike(const QString& beginning, Language language)
{
    constexpr qsizetype fewest = 3;
    const QString key = terms::looseKey(beginning);
    QStringList own;
    QStringList others;
    for (const Spelling& spelling : nameSpellings)
        for (const Language each : catalogue::allLanguages)
            if (const QString name = wordsIn(spelling, each).constFirst();
                key.size() >= fewest && terms::looseKey(name).startsWith(key))
                (each == language ? own : others).append(name);
    QStringList& result = own.isEmpty() ? others : own;
    result.removeDuplicates();
    return result;
}

QStringList FilterSpelling::valuesLike(FilterName name, const QString& beginning, Language language)
{
    const QString key = terms::looseKey(beginning);
    QStringList first;
    QStringList others;
    for (const Spelling& spelling : valueSpellings) {
        if (spelling.name != name || means(spelling, key))
            continue;
        const auto isBegun = [&](Language each) { return begins(spelling, key, each); };
        if (isBegun(language))
            first.append(own(spelling));
        else if (std::any_of(catalogue::allLanguages.begin(), catalogue::allLanguages.end(), isBegun))
            others.append(own(spelling));
    }
    return first + others;
}

QString FilterSpelling::nearest(FilterName name, const QString& word)
{
    QStringList known;
    for (const Language language : catalogue::allLanguages)
        for (const Spelling& spelling : valueSpellings)
            if (spelling.name == name)
                known += wordsIn(spelling, language).constFirst();
    const QString near = search::nearest(word.toLower(), known);
    if (near.isEmpty())
        return {};
    const auto at =
        known.indexOf(near) / (known.size() / static_cast<qsizetype>(catalogue::allLanguages.size()));
    return whole(name, valueOf(name, near), catalogue::allLanguages.at(static_cast<std::size_t>(at)));
}

} // namespace glossator::search
