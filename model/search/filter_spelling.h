// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

#include <QStringList>

#include <optional>

namespace glossator::search {

/// What a filter in the text of a query asks about: exp:wonders kind:official lang:ro has:case.
enum class FilterName { Expansion, Kind, Language, Has };

/// How filters are spelled: their names and values have a word in each language, and any of them is
/// understood, with diacritics or without. The English one is how the program itself knows them.
class FilterSpelling
{
public:
    /// The filter that a word before a colon names; nothing for any other word.
    [[nodiscard]] static std::optional<FilterName> nameOf(QStringView word);
    /// Whether a name of a filter is rather an ordinary word before a colon, as "has" and "language" are.
    [[nodiscard]] static bool isAlsoAWord(QStringView name);
    /// The names of all filters with their colons, as they are written in a language.
    [[nodiscard]] static QStringList names(catalogue::Language language);
    /// The name of a filter, as it is written in some language, that a mistyped word before a colon is near;
    /// empty where none is, and for less than three letters.
    [[nodiscard]] static QString nameNear(QStringView word);
    /// The first filter that has a value which is called so in any language.
    [[nodiscard]] static std::optional<FilterName> nameWith(QStringView value);
    /// The value that a word behind the colon means, as the program knows it; an unknown word in lower case.
    [[nodiscard]] static QString valueOf(FilterName name, const QString& word);
    /// What may stand behind the colon; none for expansions, which are those of the catalogue.
    [[nodiscard]] static QStringList valuesOf(FilterName name);
    /// A value as it is written in a language; an unknown one as it is.
    [[nodiscard]] static QString written(FilterName name, const QString& value, catalogue::Language language);
    /// "kind:tile", in a language.
    [[nodiscard]] static QString whole(FilterName name, const QString& value, catalogue::Language language);
    /// The names that begin so as they are written in a language, or else in any; none for less than three
    /// letters, which may become anything.
    [[nodiscard]] static QStringList namesLike(const QString& beginning, catalogue::Language language);
    /// The values with a word that begins so: first those of the language, then those of the others. What is
    /// typed whole already is none.
    [[nodiscard]] static QStringList valuesLike(FilterName name, const QString& beginning,
                                                catalogue::Language language);
    /// The spelling of a value that is nearest to a word, as it is written behind its name in the same
    /// language; empty where none is near.
    [[nodiscard]] static QString nearest(FilterName name, const QString& word);
};

} // namespace glossator::search
