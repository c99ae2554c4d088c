// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/statement.h"
#include "model/search/document.h"
#include "model/terms/word_forms.h"

#include <QSqlDatabase>

#include <array>
#include <span>
#include <tl/expected.hpp>

namespace glossator::search {

/// Writes documents and their index into a catalogue that is being compiled. Errors are what the database
/// said.
class IndexWriter
{
public:
    using Forms = std::array<terms::WordForms, catalogue::allLanguages.size()>;

    /// Creates the tables of the chapter (search.sql). Call first.
    static tl::expected<void, QString> createTables(QSqlDatabase& database);

    /// `forms`: the word forms by Language.
    IndexWriter(const QSqlDatabase& database, Forms forms);

    /// Writes all documents in the given order. Call once.
    tl::expected<void, QString> write(std::span<const Document> documents);

private:
    void writeDocument(const Document& document, int thing);
    void writeTitles(const Document& document);
    void writeWords(const Document& document);
    tl::expected<void, QString> writeNamed();
    [[nodiscard]] const terms::WordForms& formsOf(const Document& document) const;

    QSqlDatabase m_database;
    Forms m_forms;
    int m_number = 0;
    int m_titles = 0;
    catalogue::Statement m_insertDocument;
    catalogue::Statement m_insertTitle;
    catalogue::Statement m_insertTitleWords;
    catalogue::Statement m_insertWords;
};

} // namespace glossator::search
