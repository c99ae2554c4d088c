// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/voice.h"
#include "model/search/result.h"

#include <QByteArray>

#include <array>

namespace glossator::search {

/// What filters and results ask of a thing, as search_thing holds it in 21 bytes.
struct ThingRecord
{
    static constexpr qsizetype size = 21; ///< bytes

    std::array<quint32, catalogue::allLanguages.size()> documents{}; ///< by Language; 0: none
    ResultKind kind = ResultKind::Clause;
    std::optional<catalogue::ClauseKind> clauseKind; ///< for clauses
    bool hasCase = false;                            ///< a case plays it, or it is one
    std::optional<catalogue::Voice> voice;           ///< for clauses: who says so
    quint16 expansion = 0;    ///< position of the expansion + 1; 0: it belongs to every table
    quint32 requirements = 0; ///< number of a set of expansions; 0: nothing more is required

    /// `bytes`: at least `size` of them.
    static ThingRecord read(const char* bytes);
    void write(char* bytes) const;
};

} // namespace glossator::search
