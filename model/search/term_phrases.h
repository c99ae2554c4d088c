// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/terms/word_forms.h"

#include <QHash>
#include <QSet>
#include <QSqlDatabase>
#include <QStringList>

#include <array>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// Knows the terms and boxes of several words ("crop circle") by those words in any form, and finds them in
/// texts. Only the compiler of the catalogue uses it.
class TermPhrases
{
public:
    using Forms = std::array<terms::WordForms, catalogue::allLanguages.size()>;
    using Names = QHash<QString, QStringList>; ///< concepts by the words that name them, see phraseKeys

    /// `forms`: the word forms by Language. The error is what the database said.
    static tl::expected<TermPhrases, QString> load(const QSqlDatabase& database, const Forms& forms);

    /// The concepts that words of a text name which stand side by side, once for each time.
    [[nodiscard]] QStringList in(const QString& text, catalogue::Language language, const Forms& forms) const;
    [[nodiscard]] const Names& names(catalogue::Language language) const
    {
        return m_names.at(catalogue::indexOf(language));
    }

private:
    void add(const QString& key, const QString& name, std::size_t language);

    std::array<Names, catalogue::allLanguages.size()> m_names;                ///< by Language
    std::array<QSet<QString>, catalogue::allLanguages.size()> m_beginnings{}; ///< of these: their first words
};

} // namespace glossator::search
