// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/meaning_reader.h"

#include <QSqlDatabase>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// A thing that tells something of what is asked.
struct RankedThing
{
    int thing = 0;    ///< search_document.thing
    int words = 0;    ///< how many of the words it has
    double score = 0; ///< greater is better
};

/// Ranks things by how much of a question they tell. A word counts by the best of its readings; to have many
/// of the words counts besides. Errors are what the database said.
class PostingRanker
{
public:
    explicit PostingRanker(const QSqlDatabase& database) : m_database(database) {}

    /// All things that tell anything, best first.
    [[nodiscard]] tl::expected<std::vector<RankedThing>, QString> rank(const Question& question) const;

private:
    using Postings = tl::expected<QHash<int, QByteArray>, QString>; ///< by concept

    [[nodiscard]] Postings read(const Question& question) const;

    QSqlDatabase m_database;
};

} // namespace glossator::search
