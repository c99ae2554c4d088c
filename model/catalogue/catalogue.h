// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/case_info.h"
#include "model/catalogue/clause.h"
#include "model/catalogue/coverage.h"
#include "model/catalogue/expansion.h"
#include "model/catalogue/open_error.h"
#include "model/catalogue/order_step.h"

#include <QHash>
#include <QSqlDatabase>

#include <memory>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::catalogue {

class Connection;
class Statement;

/// The compiled catalogue, opened for reading: every question about clauses, their glosses and the cases
/// that prove them is asked here. One catalogue belongs to one thread; open the file again for another.
///
/// Answers are values. What is not there is an empty list or nothing. Should the file go bad behind our
/// back, answers are empty and readError() says why.
class Catalogue
{
public:
    /// Opens the file read-only and immutable, after checking that it is a whole catalogue of our version.
    static tl::expected<Catalogue, OpenError> open(const QString& path);

    Catalogue(Catalogue&&) noexcept;
    Catalogue& operator=(Catalogue&&) noexcept;
    ~Catalogue();

    [[nodiscard]] const QString& path() const;
    /// For the readers of the other chapters (tiles, terms, search) of the same file; valid while this lives.
    [[nodiscard]] QSqlDatabase database() const;
    /// Empty, or what the database said when an answer could not be read.
    [[nodiscard]] const QString& readError() const;
    /// Takes what the database said to a statement of a reader of another chapter.
    void note(const Statement& statement) const;

    /// All expansions in the order of the shelf.
    [[nodiscard]] std::vector<Expansion> expansions() const;
    [[nodiscard]] std::optional<Expansion> expansion(const QString& id) const;
    /// The expansion's name, in English where the language has none; the id itself for an unknown id.
    [[nodiscard]] QString expansionName(const QString& id, Language language) const;
    /// What lies on a table on which these boxes lie: themselves and the parts of each, every one once.
    [[nodiscard]] QStringList withParts(const QStringList& boxes) const;
    /// Sections in reading order.
    [[nodiscard]] std::vector<Section> sections(const QString& expansion) const;
    /// Those of all expansions, in the order of the shelf.
    [[nodiscard]] std::vector<Section> sections() const;

    /// Clauses of an expansion in reading order.
    [[nodiscard]] std::vector<Clause> clausesOf(const QString& expansion) const;
    [[nodiscard]] std::optional<Clause> clause(const QString& id) const;
    /// The clauses of the given ids, in the given order; unknown ids are left out.
    [[nodiscard]] std::vector<Clause> clauses(const QStringList& ids) const;
    /// Ids of all clauses by expansion and reading order.
    [[nodiscard]] QStringList clauseIds() const;
    /// Clauses that gloss the given one, in reading order.
    [[nodiscard]] std::vector<Clause> glossesOn(const QString& clauseId) const;
    /// Clauses of other expansions that gloss one of this expansion, in reading order.
    [[nodiscard]] std::vector<Clause> foreignGlosses(const QString& expansion) const;
    /// Ids of the rules that a ruling applies, as its authors name them, in their order.
    [[nodiscard]] QStringList basesOf(const QString& clauseId) const;
    /// Ids of the clauses that the text of the given one leads to, in the order of the text.
    [[nodiscard]] QStringList linksFrom(const QString& clauseId) const;
    /// Ids of the clauses whose text leads to the given one, in reading order.
    [[nodiscard]] QStringList linksTo(const QString& clauseId) const;
    /// Ids of the clauses that a picture of the tile stands beside, in reading order; where it stands beside
    /// a section, that is the section's first clause.
    [[nodiscard]] QStringList clausesShowing(const QString& tile) const;
    /// What is said about two expansions meeting: clauses of `a` that name `b`, those of `b` that name `a`,
    /// and those of any third that name both, in reading order. The order of `a` and `b` does not matter.
    [[nodiscard]] std::vector<Clause> clausesBetween(const QString& a, const QString& b) const;

    /// The steps of a turn, with what is done in each, when these expansions lie on the table; empty: all.
    [[nodiscard]] std::vector<OrderStep> orderOfPlay(const QStringList& expansions = {}) const;
    /// What the step with this phase is called; nothing where no step has it.
    [[nodiscard]] std::optional<LocalizedText> stepOfPhase(const QString& phase) const;

    /// All cases, sorted by id.
    [[nodiscard]] std::vector<CaseInfo> cases() const;
    /// Ids of all cases, in the same order.
    [[nodiscard]] QStringList caseIds() const;
    /// The ids of the cases that prove or show one of these clauses, by clause, in the order of the cases:
    /// what a page needs of them, at once.
    [[nodiscard]] QHash<QString, QStringList> caseIdsByClause(const QStringList& clauses) const;
    [[nodiscard]] std::optional<CaseInfo> caseInfo(const QString& id) const;
    /// Ids of the cases that claim to prove a clause or to show it, an example; the plainest first, which
    /// needs the fewest boxes and is about the fewest clauses.
    [[nodiscard]] QStringList caseIdsFor(const QString& clauseId) const;

    /// Any segment by its id, as in "case:alhambra:caption:2" or "section:base:setup".
    [[nodiscard]] std::optional<LocalizedText> segment(const QString& id) const;

    /// Counts for each kind that occurs, of one expansion or (empty) of all, in the order of the kinds.
    [[nodiscard]] std::vector<KindCoverage> coverage(const QString& expansion = {}) const;

private:
    explicit Catalogue(std::unique_ptr<Connection> connection);

    std::unique_ptr<Connection> m_connection;
};

} // namespace glossator::catalogue
