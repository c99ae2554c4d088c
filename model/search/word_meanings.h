// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"
#include "model/catalogue/prepared_statements.h"
#include "model/search/meaning.h"

#include <QHash>
#include <QStringList>

#include <map>
#include <tl/expected.hpp>

namespace glossator::search {

/// Looks up in the catalogue what words mean in each language: known words, beginnings of words, and words
/// with slips. Errors are what the database said.
class WordMeanings
{
public:
    /// A word that a mistyped one may be.
    struct Near
    {
        QString word;
        Meaning meaning;
        double distance = 0; ///< smaller is likelier
        int slip = 0;        ///< how far it is from what was typed
    };

    using ByLanguage = std::map<catalogue::Language, Meaning>;
    using NearByLanguage = std::map<catalogue::Language, Near>;
    using Known = QHash<QString, ByLanguage>; ///< by word

    explicit WordMeanings(catalogue::PreparedStatements& statements) : m_statements(statements) {}

    [[nodiscard]] tl::expected<Known, QString> of(const QStringList& words) const;
    /// What all the words mean together that go on from a beginning.
    [[nodiscard]] tl::expected<ByLanguage, QString> goingOnFrom(const QString& beginning) const;
    /// What a mistyped word may mean in each language: there it is a word that is near and that much is told
    /// of.
    [[nodiscard]] tl::expected<NearByLanguage, QString> near(const QString& word, int wrongLetters) const;

private:
    static void note(const catalogue::Statement& row, ByLanguage& known);
    static void keepNearer(Near& kept, const Near& other);
    static void dropFarther(NearByLanguage& near);

    catalogue::PreparedStatements& m_statements;
};

} // namespace glossator::search
