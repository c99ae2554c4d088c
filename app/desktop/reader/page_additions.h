// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/clause.h"
#include "model/terms/term_base.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace glossator::desktop {

class Kept;

/// What the user's own hand writes below a clause.
enum class Hand : std::uint8_t {
    Rule, ///< how an open question is played at this table
    Note
};

/// What a page has besides the words of the catalogue: what its reader keeps about clauses, and which of
/// them do not concern the table.
struct PageAdditions
{
    Q_DECLARE_TR_FUNCTIONS(PageAdditions)

public:
    /// What is being written at the moment, and how much room it needs.
    struct Writing
    {
        QString clause;
        Hand hand = Hand::Note;
        double height = 0; ///< pixels
    };

    const Kept* kept = nullptr; ///< none: nothing can be kept
    QStringList table;          ///< ids of the expansions on the table; empty: all
    bool isFaded = true;        ///< whether clauses that do not concern the table are
    std::optional<Writing> writing;
    const terms::TermBase* roles =
        nullptr; ///< whose new names of roles are told; nullptr: the classic ones do

    /// Whether a clause on the page of `home` speaks of an expansion that is not on the table. What the
    /// page itself is about does not count.
    [[nodiscard]] static bool isOff(const catalogue::Clause& clause, const QStringList& table,
                                    const QString& home);
    [[nodiscard]] bool isOffTable(const catalogue::Clause& clause, const QString& home) const
    {
        return isOff(clause, table, home);
    }
    [[nodiscard]] bool isFadedOn(const catalogue::Clause& clause, const QString& home) const
    {
        return isFaded && isOffTable(clause, home);
    }
    [[nodiscard]] bool isWriting(const QString& clause, Hand hand) const
    {
        return writing && writing->clause == clause && writing->hand == hand;
    }
    /// What the hand wrote below a clause; empty where it did not.
    [[nodiscard]] QString words(const QString& clause, Hand hand) const;
    /// What the new names of roles call those that a clause speaks of, "highwayman → female traveller"; empty
    /// for no role and for classic names.
    [[nodiscard]] QString roleNames(const QString& clause, catalogue::Language language) const;
    /// All of it as sentences, for screen readers; empty where there is nothing.
    [[nodiscard]] QString description(const catalogue::Clause& clause, const QString& home) const;
};

} // namespace glossator::desktop
