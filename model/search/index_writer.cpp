// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/index_writer.h"

#include "model/search/posting_writer.h"
#include "model/search/search_schema.h"
#include "model/search/stop_words.h"
#include "model/terms/folding.h"
#include "model/terms/remark.h"

#include <map>

namespace glossator::search {

namespace {

using terms::Folding;
using terms::Word;

const QString baseGame = QStringLiteral("base");

/// Text for a column that may not be NULL.
QString orEmpty(const QString& text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

QString looseKey(const QString& text)
{
    return Folding(Folding::Level::Loose).key(text);
}

/// The words whose spelling says more than their loose form.
QString telltaleLetters(const QString& text)
{
    QStringList result;
    for (const Word& word : Folding(Folding::Level::Letters).words(text))
        if (word.text != looseKey(word.text))
            result.append(word.text);
    return result.join(u' ');
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
      m_insertTitle(database, QStringLiteral("INSERT INTO search_title (document, position, title, key) "
                                             "VALUES (?, ?, ?, ?)")),
      m_insertRequirement(database,
                          QStringLiteral("INSERT OR IGNORE INTO search_requirement (document, expansion) "
                                         "VALUES (?, ?)")),
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
    PostingWriter postings(m_database, m_forms, std::move(*words));
    std::map<std::pair<ResultKind, QString>, int> things;
    for (const Document& document : documents) {
        const int thing = things.try_emplace({document.kind, document.id}, ++m_number).first->second;
        postings.add(thing, document);
        writeDocument(document, thing);
        writeTitles(document);
        writeRequirements(document);
        writeWords(document);
    }
    for (const auto* statement : {&m_insertDocument, &m_insertTitle, &m_insertRequirement, &m_insertWords})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
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
        QStringList keys{looseKey(title), withoutArticle(looseKey(title)),
                         looseKey(terms::withoutRemark(title))};
        keys.removeDuplicates();
        for (const QString& key : keys)
            m_insertTitle.bind(m_number).bind(position++).bind(title).bind(key).run();
    }
}

void IndexWriter::writeRequirements(const Document& document)
{
    for (const QString& other : document.others)
        if (other != baseGame && other != document.expansion)
            m_insertRequirement.bind(m_number).bind(other).run();
}

void IndexWriter::writeWords(const Document& document)
{
    const QString titles = document.titles.join(u'\n');
    const auto language = document.language;
    m_insertWords.bind(m_number).bind(orEmpty(looseKey(titles))).bind(orEmpty(forms(titles, language)));
    m_insertWords.bind(orEmpty(looseKey(document.body))).bind(orEmpty(forms(document.body, language)));
    m_insertWords.bind(looseKey(document.context) + u' ' + forms(document.context, language));
    m_insertWords.bind(orEmpty(telltaleLetters(titles + u'\n' + document.body))).run();
}

QString IndexWriter::forms(const QString& text, catalogue::Language language) const
{
    const terms::WordForms& known = m_forms.at(static_cast<std::size_t>(language));
    QStringList result;
    for (const Word& word : Folding(Folding::Level::Letters).words(text))
        for (const QString& lemma : known.lemmas(word.text))
            result.append(looseKey(lemma));
    return result.join(u' ');
}

} // namespace glossator::search
