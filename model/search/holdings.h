// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/homes.h"
#include "model/search/known_expansions.h"
#include "model/search/main_rules.h"
#include "model/search/meant_words.h"
#include "model/search/missing_rules.h"
#include "model/search/posting_ranker.h"
#include "model/search/term_boxes.h"
#include "model/search/things.h"

#include <memory>

namespace glossator::search {

/// What a search keeps of a catalogue from one question to the next. It stays where it was made.
struct Holdings
{
    /// The error is what the database said.
    static tl::expected<std::unique_ptr<Holdings>, QString> load(const QSqlDatabase& database);

    explicit Holdings(const QSqlDatabase& database) : statements(database) {}
    Holdings(const Holdings&) = delete;
    Holdings& operator=(const Holdings&) = delete;

    catalogue::PreparedStatements statements;
    Things things;
    KnownExpansions expansions;
    TermBoxes termBoxes;
    MissingRules missing;
    Homes homes;
    MainRules mainRules;
    PostingRanker ranker{statements, mainRules};
    MeantWords meantWords{statements};
    MeantWords remotelyMeant{statements,
                             {0.3, 0.3}}; ///< also words that are too many to be marked everywhere
};

} // namespace glossator::search
