// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause_enums.h"
#include "model/catalogue/localized_text.h"
#include "model/catalogue/table_need.h"

#include <QStringList>

namespace glossator::catalogue {

/// The atom of the catalogue: one statement about the game, who made it, when, and how settled it is.
struct Clause
{
    QString id;
    QString expansion;
    QString section;
    int order = 0; ///< place in the reading order of the expansion, from 0
    ClauseKind kind = ClauseKind::Rule;
    Origin origin = Origin::Publisher;
    QString date;              ///< year or year-month of the statement, as in "2023-10"; empty when unknown
    QString edition;           ///< id of the edition or printing it speaks of, as in "C1"; empty for all
    LocalizedText editionName; ///< of that edition; without wordings for all
    QStringList others;        ///< the other expansions it speaks of
    TableNeed need;            ///< which of them it needs
    Standing standing = Standing::Ruled;
    QStringList glosses; ///< ids of the clauses that it explains, differs from or asks about
    QStringList tiles;   ///< ids of the tiles whose pictures stand beside it
    Proof proof = Proof::Catalogue;
    LocalizedText text; ///< with links, see links.h

    [[nodiscard]] bool isPlayable() const { return proof == Proof::Playable; }
    /// Whether it matters where some expansions lie. `lies`: whether the one with an id does.
    [[nodiscard]] bool mattersWhere(auto lies) const { return lies(expansion) && need.isMet(lies); }
};

} // namespace glossator::catalogue
