// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/search_chapter.h"

#include "model/search/document_reader.h"
#include "model/search/index_writer.h"

namespace glossator::compiler {

namespace {

tl::expected<search::IndexWriter::Forms, QString> readForms(const QSqlDatabase& database)
{
    search::IndexWriter::Forms result;
    for (const catalogue::Language language : catalogue::allLanguages) {
        auto forms = terms::WordForms::load(database, language);
        if (!forms)
            return tl::unexpected(forms.error());
        result.at(catalogue::indexOf(language)) = std::move(*forms);
    }
    return result;
}

tl::expected<void, QString> writeIndex(QSqlDatabase& database)
{
    if (auto created = search::IndexWriter::createTables(database); !created)
        return created;
    auto forms = readForms(database);
    if (!forms)
        return tl::unexpected(forms.error());
    const auto documents = search::readDocuments(database);
    if (!documents)
        return tl::unexpected(documents.error());
    return search::IndexWriter(database, std::move(*forms)).write(*documents);
}

} // namespace

sources::Faults writeSearchChapter(QSqlDatabase& database, const SourceTree&)
{
    const auto written = writeIndex(database);
    return written ? sources::Faults{}
                   : sources::Faults{{{"search", 0, 0}, written.error().toStdString(), {}}};
}

} // namespace glossator::compiler
