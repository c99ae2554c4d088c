// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/term.h"
#include "model/terms/term_recogniser.h"
#include "model/terms/word_families.h"

#include <QHash>
#include <QSqlDatabase>

#include <optional>
#include <span>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::terms {

/// The terms of a compiled catalogue, read once and kept; the many forms of their words stay in the catalogue
/// until somebody has to recognise them.
class TermBase
{
public:
    /// Reads all terms; the error is what the database said.
    static tl::expected<TermBase, QString> load(const QSqlDatabase& database);

    /// Reads them when somebody asks for a term: the first page of the window needs none. Then it belongs to
    /// the thread of the database, which has to live as long as this.
    static TermBase whenAsked(const QSqlDatabase& database);

    /// Empty, or why there are no terms; reads them.
    [[nodiscard]] const QString& fault() const { return list().fault; }
    /// All terms in the order of their list.
    [[nodiscard]] std::span<const Term> terms() const { return list().terms; }
    /// The term of a concept, or nullptr.
    [[nodiscard]] const Term* find(const QString& id) const;
    /// The terms of renamed roles that the English text of a clause uses.
    [[nodiscard]] QStringList renamedRolesIn(const QString& clause) const;
    /// What the new names of roles call the role that a term stands for, "monk / nun"; empty for other terms.
    [[nodiscard]] QString newRoleNames(const Term& term, catalogue::Language language) const;
    /// A recogniser for running text of one language. It asks the database for the forms of words as it meets
    /// them, so that must stay open, and the recogniser on its thread; without them it knows the words as
    /// they are listed.
    [[nodiscard]] TermRecogniser recogniser(catalogue::Language language) const;
    /// The same without verbs, for readers: "can" and "place" stand in every other rule and need no
    /// explanation. They are in the list for those who translate.
    [[nodiscard]] TermRecogniser recogniserOfThings(catalogue::Language language) const;

    /// Which words are forms of one word; the database must stay open as long.
    [[nodiscard]] WordFamilies families() const;

private:
    struct List
    {
        std::vector<Term> terms;
        QString fault;
    };
    [[nodiscard]] const List& list() const;

    mutable std::optional<List> m_list;                              ///< nothing: still to be read
    mutable std::optional<QHash<QString, QStringList>> m_roles = {}; ///< by clause; nothing: still to be read
    QString m_connection;
};

} // namespace glossator::terms
