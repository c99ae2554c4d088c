// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/term.h"
#include "model/terms/term_recogniser.h"

#include <QSqlDatabase>

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

    /// All terms in the order of their list.
    [[nodiscard]] std::span<const Term> terms() const { return m_terms; }
    /// The term of a concept, or nullptr.
    [[nodiscard]] const Term* find(const QString& id) const;
    /// A recogniser for running text of one language. It asks the database for the forms of words as it meets
    /// them, so that must stay open, and the recogniser on its thread; without them it knows the words as
    /// they are listed.
    [[nodiscard]] TermRecogniser recogniser(catalogue::Language language) const;

private:
    std::vector<Term> m_terms;
    QString m_connection;
};

} // namespace glossator::terms
