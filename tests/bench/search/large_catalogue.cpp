// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/search/large_catalogue.h"

#include "model/catalogue/statement.h"
#include "model/search/document_reader.h"
#include "model/search/index_words.h"
#include "model/search/thing_record.h"

#include <QFile>
#include <QSqlDatabase>
#include <QtEndian>

#include <map>

namespace glossator::bench {

namespace {

using catalogue::Statement;
using Done = tl::expected<void, QString>;

/// Multiplies what the tables of the search hold.
class Multiplier
{
public:
    Multiplier(const QSqlDatabase& database, int times) : m_database(database), m_times(times) {}

    Done run()
    {
        Done done = catalogue::runScript(
            m_database, QStringLiteral("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN;"));
        m_documents = number(QStringLiteral("SELECT max(document) FROM search_document"));
        m_titles = number(QStringLiteral("SELECT max(number) FROM search_title"));
        m_things = number(QStringLiteral("SELECT max(thing) + 1 FROM search_document"));
        for (const auto step : {&Multiplier::multiplyWords, &Multiplier::multiplyRows,
                                &Multiplier::multiplyThings, &Multiplier::multiplyPostings})
            if (done)
                done = (this->*step)();
        return done ? catalogue::runScript(m_database, QStringLiteral("COMMIT; ANALYZE;")) : done;
    }

private:
    int number(const QString& sql)
    {
        Statement row(m_database, sql);
        return row.next() ? row.integer(0) : 0;
    }

    /// The index keeps no texts, so its words are made anew from the documents, which are in its order.
    Done multiplyWords()
    {
        const auto documents = search::readDocuments(m_database);
        if (!documents)
            return tl::unexpected(documents.error());
        std::map<catalogue::Language, terms::WordForms> forms;
        for (const catalogue::Language language : catalogue::allLanguages)
            if (auto loaded = terms::WordForms::load(m_database, language))
                forms[language] = std::move(*loaded);
        std::vector<search::IndexWords> words;
        for (const search::Document& document : *documents)
            words.push_back(indexWords(document, forms[document.language]));
        Statement insert(
            m_database,
            QStringLiteral("INSERT INTO search_index (rowid, title, title_forms, body, body_forms, "
                           "context, letters) VALUES (?, ?, ?, ?, ?, ?, ?)"));
        int rowid = m_documents;
        for (int copy = 1; copy < m_times; ++copy)
            for (const search::IndexWords& row : words) {
                insert.bind(++rowid).bind(row.title).bind(row.titleForms).bind(row.body);
                insert.bind(row.bodyForms).bind(row.context).bind(row.letters).run();
            }
        return insert.error().isEmpty() ? Done() : tl::unexpected(insert.error());
    }

    Done multiplyRows()
    {
        const QString copies =
            QStringLiteral("WITH RECURSIVE copy (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM copy "
                           "WHERE n < %1) ")
                .arg(m_times - 1);
        return catalogue::runScript(
            m_database,
            QStringLiteral(
                "CREATE TEMP TABLE word AS SELECT t.number, t.key, (SELECT group_concat(folded_lemma, ' ') "
                " FROM word_form f JOIN search_document d ON d.document = t.document "
                " WHERE f.lang = d.lang AND f.folded_form IN (SELECT value FROM json_each('[\"' || "
                " replace(t.key, ' ', '\",\"') || '\"]'))) AS forms FROM search_title t;"
                "%1 INSERT INTO search_title_index (rowid, words, forms) "
                " SELECT number + n * %3, key, coalesce(forms, key) FROM copy CROSS JOIN word;"
                "%1 INSERT INTO search_title SELECT number + n * %3, document + n * %2, position, title, "
                "key, words, card "
                " FROM copy CROSS JOIN (SELECT * FROM search_title);"
                "%1 INSERT INTO search_document SELECT document + n * %2, kind, id || '~' || n, lang, "
                " expansion, title, body, weight, thing + n * %4 "
                " FROM copy CROSS JOIN (SELECT * FROM search_document);")
                .arg(copies)
                .arg(m_documents)
                .arg(m_titles)
                .arg(m_things));
    }

    Done multiplyThings()
    {
        Statement row(m_database, QStringLiteral("SELECT things FROM search_thing"));
        const QByteArray things = row.next() ? row.value(0).toByteArray() : QByteArray();
        QByteArray all;
        for (int copy = 0; copy < m_times; ++copy)
            for (qsizetype at = 0; at < things.size(); at += search::ThingRecord::size) {
                search::ThingRecord record = search::ThingRecord::read(things.constData() + at);
                for (quint32& document : record.documents)
                    document += document == 0 ? 0 : static_cast<quint32>(copy * m_documents);
                all.resize(all.size() + search::ThingRecord::size);
                record.write(all.data() + all.size() - search::ThingRecord::size);
            }
        Statement update(m_database, QStringLiteral("UPDATE search_thing SET things = ?"));
        return update.bind(all).run() ? Done() : tl::unexpected(update.error());
    }

    Done multiplyPostings()
    {
        constexpr qsizetype postingSize = 8;
        std::map<int, QByteArray> postings;
        Statement rows(m_database, QStringLiteral("SELECT concept, things FROM search_posting"));
        while (rows.next())
            postings[rows.integer(0)] = rows.value(1).toByteArray();
        Statement update(m_database,
                         QStringLiteral("UPDATE search_posting SET things = ? WHERE concept = ?"));
        for (const auto& [number, things] : postings) {
            QByteArray all;
            for (int copy = 0; copy < m_times; ++copy) {
                QByteArray moved = things;
                for (qsizetype at = 0; at < moved.size(); at += postingSize)
                    qToLittleEndian(qFromLittleEndian<quint32>(moved.constData() + at) +
                                        static_cast<quint32>(copy * m_things),
                                    moved.data() + at);
                all += moved;
            }
            update.bind(all).bind(number).run();
        }
        return update.error().isEmpty() ? Done() : tl::unexpected(update.error());
    }

    QSqlDatabase m_database;
    int m_times;
    int m_documents = 0;
    int m_titles = 0;
    int m_things = 0;
};

} // namespace

QString writeLargeCatalogue(const QString& from, const QString& to, int times)
{
    if (!QFile::copy(from, to))
        return QStringLiteral("cannot copy %1 to %2").arg(from, to);
    QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
    const QString name = QStringLiteral("multiplier");
    QString error;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(to);
        if (!database.open())
            error = QStringLiteral("cannot open %1").arg(to);
        else if (const Done done = Multiplier(database, times).run(); !done)
            error = done.error();
    }
    QSqlDatabase::removeDatabase(name);
    return error;
}

} // namespace glossator::bench
