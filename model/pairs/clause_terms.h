// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"

#include <QHash>
#include <QSet>

namespace glossator::pairs {

/// Which terms the words of each clause use, kept in memory to tell how near two clauses are.
class ClauseTerms
{
public:
    ClauseTerms() = default;
    explicit ClauseTerms(const catalogue::Catalogue& catalogue);

    /// That the text of a clause uses.
    [[nodiscard]] QStringList of(const QString& clause) const { return m_terms.value(clause); }
    /// Whether the section that a clause stands in is about a term: each of its clauses speaks of it.
    [[nodiscard]] bool isTopicOf(const QString& term, const catalogue::Clause& clause) const;
    /// Whether most of what speaks of a term is of one box.
    [[nodiscard]] bool isAtHome(const QString& term, const QString& expansion) const;
    /// The clause that stands before another in its section; empty for the first.
    [[nodiscard]] QString before(const QString& clause) const { return m_before.value(clause); }
    /// In so many clauses a term is used.
    [[nodiscard]] int usesOf(const QString& term) const { return m_uses.value(term); }
    /// Of the given clauses, the rules that use the telling words of some others, nearest first.
    [[nodiscard]] QStringList rulesNear(const QStringList& words, const QStringList& among, int most) const;
    /// How alike the words of some clauses and of others are, from 0 to 1; a word counts the more the
    /// seldomer it is.
    [[nodiscard]] double likeness(const QStringList& some, const QStringList& others) const;

private:
    using Shares = QHash<QString, double>; ///< of clauses that use a term

    [[nodiscard]] double likeness(const Shares& one, const Shares& other) const;
    [[nodiscard]] Shares sharesOf(const QStringList& clauses) const;
    [[nodiscard]] double nearness(const Shares& words, const QString& clause) const;

    void readTopics(const catalogue::Catalogue& catalogue);
    void readOrder(const catalogue::Catalogue& catalogue);

    QHash<QString, QStringList> m_terms;         ///< by clause
    QHash<QString, QSet<QString>> m_topics;      ///< terms by section, as "expansion/section"
    QHash<QString, int> m_uses;                  ///< of each term: in so many clauses
    QHash<QString, QString> m_before;            ///< of each clause: the one before it in its section
    QHash<QString, QHash<QString, int>> m_homes; ///< uses of each term by box
    QSet<QString> m_rules;                       ///< that are about one box only
};

} // namespace glossator::pairs
