// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/search/search_fixture.h"

#include "model/catalogue/schema.h"
#include "model/search/document_reader.h"
#include "model/search/index_writer.h"
#include "model/terms/term_writer.h"
#include "model/tiles/tile_schema.h"

#include <QFile>

namespace glossator::search {

namespace {

using Done = tl::expected<void, QString>;

QString rowsSql()
{
    QFile file(QStringLiteral(SMALL_SEARCH_SQL));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll())
                                          : QStringLiteral("no such file;");
}

Done writeIndex(QSqlDatabase& database)
{
    IndexWriter::Forms forms;
    for (const catalogue::Language language : catalogue::allLanguages)
        if (auto loaded = terms::WordForms::load(database, language))
            forms.at(static_cast<std::size_t>(language)) = std::move(*loaded);
    const auto documents = readDocuments(database);
    if (!documents)
        return tl::unexpected(documents.error());
    return IndexWriter(database, std::move(forms)).write(*documents);
}

Done fill(QSqlDatabase& database)
{
    Done done = catalogue::runScript(database,
                                     QStringLiteral("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"));
    if (done)
        done = catalogue::runScript(database, catalogue::schemaSql());
    if (done)
        done = catalogue::runScript(database, tiles::tileSchemaSql());
    if (done)
        done = terms::createTermTables(database);
    if (done)
        done = catalogue::runScript(database, rowsSql());
    if (done)
        done = IndexWriter::createTables(database);
    return done ? writeIndex(database) : done;
}

} // namespace

SearchFixture::SearchFixture(const QString& name, const QString& file)
    : m_name(name), m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name))
{
    m_database.setDatabaseName(file);
    if (!m_database.open())
        m_error = QStringLiteral("the database does not open");
    else if (const Done done = fill(m_database); !done)
        m_error = done.error();
}

SearchFixture::~SearchFixture()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

} // namespace glossator::search
