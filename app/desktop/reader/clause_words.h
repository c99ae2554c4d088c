// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/inks.h"
#include "model/catalogue/clause.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// Says in a language what a clause is, who made it and when; what stands in no column, in the language of
/// the interface.
class ClauseWords
{
    Q_DECLARE_TR_FUNCTIONS(ClauseWords)

public:
    /// "Rule", "Example", "Official clarification".
    [[nodiscard]] static QString kind(catalogue::ClauseKind kind, catalogue::Language in);
    /// A word for the narrow gutter: "Clarification".
    [[nodiscard]] static QString shortKind(catalogue::ClauseKind kind, catalogue::Language in);
    [[nodiscard]] static QString origin(catalogue::Origin origin, catalogue::Language in);
    /// Empty for what is settled, which needs no badge, and for a question, which says that it is open.
    [[nodiscard]] static QString standing(const catalogue::Clause& clause, catalogue::Language in);
    /// What a standing means, for tool tips; empty for what is settled.
    [[nodiscard]] static QString standingMeaning(catalogue::Standing standing);
    /// "2023-10" as "October 2023"; text that is no such date as it is.
    [[nodiscard]] static QString date(const QString& date, catalogue::Language in);
    /// "first edition (C1)"; empty for what speaks of all editions.
    [[nodiscard]] static QString edition(const catalogue::Clause& clause, catalogue::Language in);
    /// When and in which edition it was said; empty where that is not known.
    [[nodiscard]] static QStringList occasion(const catalogue::Clause& clause, catalogue::Language in);
    /// "publisher, October 2023, first edition (C1)".
    [[nodiscard]] static QString attribution(const catalogue::Clause& clause, catalogue::Language in);
    /// All badges of a clause as one sentence, for screen readers and tool tips.
    [[nodiscard]] static QString description(const catalogue::Clause& clause);
    [[nodiscard]] static QString voice(Voice voice, catalogue::Language in);
    /// What a page says of a box whose rules are not all there.
    [[nodiscard]] static QString coverage(catalogue::Language in);

private:
    [[nodiscard]] static QString said(catalogue::Language in, const char* words);
};

} // namespace glossator::desktop
