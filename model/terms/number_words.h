// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QSqlDatabase>
#include <QString>

#include <optional>

namespace glossator::terms {

/// Which words count: two, două and dues are 2, and without, fără and sense are 0. It asks a compiled
/// catalogue, which must stay open as long, and knows what counts less than ten.
class NumberWords
{
public:
    /// Without a catalogue only digits count.
    NumberWords() = default;
    explicit NumberWords(const QSqlDatabase& database) : m_database(database) {}

    /// The number that a word, folded to Folding::Level::Loose, stands for in whatever language.
    [[nodiscard]] std::optional<int> of(const QString& word) const;
    /// Whether a word that counts begins so.
    [[nodiscard]] bool isBegun(const QString& word) const;

private:
    [[nodiscard]] const QSet<QString>& noughts() const;

    QSqlDatabase m_database;
    mutable std::optional<QSet<QString>> m_noughts; ///< nothing: still to be read
};

} // namespace glossator::terms
