// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/index_words.h"

#include "model/terms/folding.h"

namespace glossator::search {

namespace {

using terms::Folding;
using terms::Word;

/// The words whose spelling says more than their loose form.
QString telltaleLetters(const QString& text)
{
    QStringList result;
    for (const Word& word : Folding(Folding::Level::Letters).words(text))
        if (word.text != terms::looseKey(word.text))
            result.append(word.text);
    return result.join(u' ');
}

} // namespace

QString dictionaryWords(const QString& text, const terms::WordForms& forms)
{
    QStringList result;
    for (const Word& word : Folding(Folding::Level::Letters).words(text))
        for (const QString& lemma : forms.lemmas(word.text))
            result.append(terms::looseKey(lemma));
    return result.join(u' ');
}

IndexWords indexWords(const Document& document, const terms::WordForms& forms)
{
    const QString titles = document.titles.join(u'\n');
    return {terms::looseKey(titles),
            dictionaryWords(titles, forms),
            terms::looseKey(document.body),
            dictionaryWords(document.body, forms),
            terms::looseKey(document.context) + u' ' + dictionaryWords(document.context, forms),
            telltaleLetters(titles + u'\n' + document.body)};
}

} // namespace glossator::search
