// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/concept_words.h"

#include <QHash>
#include <QSet>
#include <QSqlDatabase>
#include <QStringList>

#include <array>
#include <tl/expected.hpp>

namespace glossator::search {

/// The words for a thing of one box that players also use for something else: a castle is a piece of Bridges,
/// Castles & Bazaars, and to many players a city. Only the compiler of the catalogue uses it.
class BorrowedWords
{
public:
    /// The error is what the database said.
    static tl::expected<BorrowedWords, QString> load(const QSqlDatabase& database);

    /// What a word means in the index of something about these boxes: the thing only where its box is among
    /// them, else what players also call so.
    [[nodiscard]] ConceptWords::Meanings meant(const ConceptWords::Meanings& meanings, const QString& word,
                                               catalogue::Language language, const QStringList& boxes) const;

private:
    struct Thing
    {
        QSet<QString> names; ///< of the concepts
        QSet<QString> boxes;
    };

    std::array<QHash<QString, Thing>, catalogue::allLanguages.size()> m_things; ///< by word, folded to loose
};

} // namespace glossator::search
