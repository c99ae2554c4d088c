// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/inks.h"
#include "model/catalogue/clause.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// Says in the language of the interface what a clause is, who made it and when.
class ClauseWords
{
    Q_DECLARE_TR_FUNCTIONS(ClauseWords)

public:
    /// "Rule", "Example", "Official clarification".
    [[nodiscard]] static QString kind(catalogue::ClauseKind kind);
    /// A word for the narrow gutter: "Clarification".
    [[nodiscard]] static QString shortKind(catalogue::ClauseKind kind);
    [[nodiscard]] static QString origin(catalogue::Origin origin);
    /// Empty for what is settled, which needs no badge.
    [[nodiscard]] static QString standing(catalogue::Standing standing);
    /// What a standing means, for tool tips; empty for what is settled.
    [[nodiscard]] static QString standingMeaning(catalogue::Standing standing);
    /// "2023-10" as "October 2023"; text that is no such date as it is.
    [[nodiscard]] static QString date(const QString& date);
    /// "first edition (C1)"; empty for what speaks of all editions.
    [[nodiscard]] static QString edition(const catalogue::Clause& clause);
    /// When and in which edition it was said; empty where that is not known.
    [[nodiscard]] static QStringList occasion(const catalogue::Clause& clause);
    /// "publisher, October 2023, first edition (C1)".
    [[nodiscard]] static QString attribution(const catalogue::Clause& clause);
    /// All badges of a clause as one sentence, for screen readers and tool tips.
    [[nodiscard]] static QString description(const catalogue::Clause& clause);
    [[nodiscard]] static QString voice(Voice voice);
    /// What a page says of a box whose rules are not all there.
    [[nodiscard]] static QString coverage();
};

} // namespace glossator::desktop
