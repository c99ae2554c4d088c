// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/index_writer.h"

#include "model/search/index_words.h"
#include "model/search/posting_writer.h"
#include "model/search/query_words.h"
#include "model/search/search_schema.h"
#include "model/search/stop_words.h"
#include "model/search/term_origins.h"
#include "model/search/thing_writer.h"
#include "model/terms/folding.h"
#include "model/terms/remark.h"

namespace glossator::search {

namespace {

/// Text for a column that may not be NULL.
QString orEmpty(const QString& text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

/// Who types a name leaves its small words out; what a section or a case is called is a sentence.
int wordsOf(const Document& document, const QString& key)
{
    const bool isName = document.kind == ResultKind::Expansion || document.kind == ResultKind::Term;
    return isName ? static_cast<int>(readQuery(key).words.size()) : static_cast<int>(key.count(u' ') + 1);
}

} // namespace

tl::expected<void, QString> IndexWriter::createTables(QSqlDatabase& database)
{
    return catalogue::runScript(database, searchSchemaSql());
}

IndexWriter::IndexWriter(const QSqlDatabase& database, Forms forms)
    : m_database(database), m_forms(std::move(forms)),
      m_insertDocument(
          database,
          QStringLiteral(
              "INSERT INTO search_document (document, kind, id, lang, expansion, title, body, weight, thing) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")),
      m_insertTitle(
          database,
          QStringLiteral("INSERT INTO search_title (number, document, position, title, key, words, card) "
                         "VALUES (?, ?, ?, ?, ?, ?, ?)")),
      m_insertTitleWords(
          database, QStringLiteral("INSERT INTO search_title_index (rowid, words, forms) VALUES (?, ?, ?)")),
      m_insertWords(database,
                    QStringLiteral("INSERT INTO search_index (rowid, title, title_forms, body, body_forms, "
                                   "context, letters) VALUES (?, ?, ?, ?, ?, ?, ?)"))
{
}

tl::expected<void, QString> IndexWriter::write(std::span<const Document> documents)
{
    auto words = ConceptWords::load(m_database);
    if (!words)
        return tl::unexpected(words.error());
    auto things = ThingWriter::load(m_database);
    if (!things)
        return tl::unexpected(things.error());
    auto borrowed = BorrowedWords::load(m_database);
    if (!borrowed)
        return tl::unexpected(borrowed.error());
    auto phrases = TermPhrases::load(m_database, m_forms);
    if (!phrases)
        return tl::unexpected(phrases.error());
    PostingWriter postings(m_database, m_forms, std::move(*words), std::move(*borrowed), std::move(*phrases));
    for (const Document& document : documents) {
        const int thing = things->add(document, ++m_number);
        postings.add(thing, document);
        writeDocument(document, thing);
        writeTitles(document);
        writeWords(document);
    }
    for (const auto* statement : {&m_insertDocument, &m_insertTitle, &m_insertTitleWords, &m_insertWords})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
    if (auto written = things->write(m_database); !written)
        return written;
    if (auto written = writeNamed(); !written)
        return written;
    if (auto written = TermOrigins(m_database).write(); !written)
        return written;
    return postings.write();
}

void IndexWriter::writeDocument(const Document& document, int thing)
{
    m_insertDocument.bind(m_number)
        .bind(toString(document.kind))
        .bind(document.id)
        .bind(toString(document.language));
    m_insertDocument.bind(document.expansion.isEmpty() ? QVariant() : QVariant(document.expansion));
    m_insertDocument.bind(orEmpty(document.title)).bind(orEmpty(document.body));
    m_insertDocument.bind(document.weight).bind(thing).run();
}

void IndexWriter::writeTitles(const Document& document)
{
    int position = 0;
    for (const QString& title : document.titles) {
        const QString plain = terms::withoutRemark(title);
        const bool isCard = document.isCard && title == document.titles.front();
        QStringList keys{terms::looseKey(title), terms::looseKey(plain)};
        if (!isCard) // "One tile" is not "tile"
            keys.insert(1, withoutArticle(terms::looseKey(title)));
        keys.removeDuplicates();
        for (const QString& key : keys) {
            const QString& words = key == terms::looseKey(plain) ? plain : title;
            m_insertTitle.bind(++m_titles).bind(m_number).bind(position++).bind(title).bind(key);
            m_insertTitle.bind(wordsOf(document, key));
            m_insertTitle.bind(isCard ? 1 : 0).run();
            m_insertTitleWords.bind(m_titles).bind(key).bind(dictionaryWords(words, formsOf(document))).run();
        }
    }
}

void IndexWriter::writeWords(const Document& document)
{
    const IndexWords words = indexWords(document, formsOf(document));
    m_insertWords.bind(m_number);
    for (const QString& column :
         {words.title, words.titleForms, words.body, words.bodyForms, words.context, words.letters})
        m_insertWords.bind(orEmpty(column));
    m_insertWords.run();
}

tl::expected<void, QString> IndexWriter::writeNamed()
{
    return catalogue::runScript(
        m_database,
        QStringLiteral(
            "INSERT INTO search_named WITH english (term, key) AS ("
            "SELECT d.id, ' ' || t.key || ' ' FROM search_document d "
            "JOIN search_title t ON t.document = d.document WHERE d.kind = 'term' AND d.lang = 'en') "
            "SELECT DISTINCT w.term, p.term FROM english w JOIN english p ON instr(w.key, p.key) > 0 "
            "WHERE w.term <> p.term;"));
}

const terms::WordForms& IndexWriter::formsOf(const Document& document) const
{
    return m_forms.at(catalogue::indexOf(document.language));
}

} // namespace glossator::search
