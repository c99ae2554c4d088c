// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/prepared_statements.h"

#include <QString>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::search {

/// A word of the catalogue that a typed one may be a slip of.
struct NearWord
{
    QString word;
    int slip = 0; ///< how far it is from what was typed
};

/// Finds the words of the catalogue that an unknown word may be a slip of. Errors are what the database said.
class NearWords
{
public:
    explicit NearWords(catalogue::PreparedStatements& statements) : m_statements(statements) {}

    /// The nearest ones first, up to so many wrong letters.
    [[nodiscard]] tl::expected<std::vector<NearWord>, QString> of(const QString& word,
                                                                  int wrongLetters) const;

private:
    [[nodiscard]] tl::expected<QStringList, QString> beginningAlike(const QString& word,
                                                                    int wrongLetters) const;

    catalogue::PreparedStatements& m_statements;
};

} // namespace glossator::search
