// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QSqlDatabase>
#include <QString>

namespace glossator::terms {

/// Which words are forms of one word, as zână, zâna and zânei are, in whatever language. It asks a compiled
/// catalogue, which must stay open as long.
class WordFamilies
{
public:
    /// Without a catalogue each word is of a family of its own.
    WordFamilies() = default;
    explicit WordFamilies(const QSqlDatabase& database) : m_database(database) {}

    /// The forms of the words that a word may be a form of, itself included; all folded to
    /// Folding::Level::Loose.
    [[nodiscard]] QSet<QString> of(const QString& word) const;
    /// The same of all words that have a form which begins so; empty where there is none.
    [[nodiscard]] QSet<QString> ofBeginning(const QString& beginning) const;
    /// How the forms of a word are written, by what they are folded to Loose. The word itself is folded to
    /// Folding::Level::Letters.
    [[nodiscard]] QHash<QString, QString> writtenForms(const QString& word) const;

private:
    QSqlDatabase m_database;
};

} // namespace glossator::terms
