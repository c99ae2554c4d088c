// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/term.h"
#include "model/terms/term_recogniser.h"

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
    /// A recogniser for running text of one language. It asks the database for the forms of words as it meets
    /// them, so that must stay open, and the recogniser on its thread; without them it knows the words as
    /// they are listed.
    [[nodiscard]] TermRecogniser recogniser(catalogue::Language language) const;

private:
    struct List
    {
        std::vector<Term> terms;
        QString fault;
    };
    [[nodiscard]] const List& list() const;

    mutable std::optional<List> m_list; ///< nothing: still to be read
    QString m_connection;
};

} // namespace glossator::terms
