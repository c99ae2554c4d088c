// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/word_endings.h"

#include <span>

namespace glossator::search {

namespace {

using catalogue::Language;

/// An ending of a form, and what its dictionary word has in its place.
struct Ending
{
    QStringView ofForm;
    QStringView ofWord;
};

constexpr Ending english[] = {{u"ings", u"e"}, {u"ings", u""}, {u"ing", u"e"}, {u"ing", u""}, {u"s", u""}};
constexpr Ending romanian[] = {
    {u"urilor", u""}, {u"urile", u""}, {u"uri", u""},   {u"ului", u""},  {u"ul", u""},     {u"ilor", u"a"},
    {u"ilor", u"e"},  {u"ilor", u""},  {u"ile", u"a"},  {u"ile", u"e"},  {u"ile", u""},    {u"ii", u"a"},
    {u"ii", u"e"},    {u"ii", u""},    {u"lor", u""},   {u"le", u""},    {u"erea", u"e"},  {u"erii", u"e"},
    {u"irea", u"i"},  {u"irii", u"i"}, {u"area", u"a"}, {u"arii", u"a"}, {u"iere", u"ia"}, {u"ierea", u"ia"},
    {u"ere", u"e"},   {u"ire", u"i"},  {u"are", u"a"},  {u"ea", u"e"}};
constexpr Ending catalan[] = {{u"acio", u"ar"}, {u"acions", u"ar"}, {u"icio", u"ir"}, {u"icions", u"ir"},
                              {u"ada", u"ar"},  {u"ades", u"ar"},   {u"uda", u"ut"},  {u"udes", u"ut"},
                              {u"ida", u"ir"},  {u"ides", u"ir"},   {u"es", u"a"},    {u"s", u""}};

std::span<const Ending> endingsOf(Language language)
{
    switch (language) {
    case Language::En:
        return english;
    case Language::Ro:
        return romanian;
    case Language::Ca:
        return catalan;
    }
    return {};
}

} // namespace

QStringList withoutEndings(const QString& word, Language language)
{
    constexpr qsizetype shortest = 3;
    QStringList result;
    for (const Ending& ending : endingsOf(language))
        if (word.endsWith(ending.ofForm)) {
            const QString other = word.chopped(ending.ofForm.size()) + ending.ofWord.toString();
            if (other.size() >= shortest && other != word)
                result.append(other);
        }
    return result;
}

} // namespace glossator::search
