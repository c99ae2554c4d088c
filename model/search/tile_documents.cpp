// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/tile_documents.h"

#include "model/catalogue/statement.h"

#include <QHash>

namespace glossator::search {

namespace {

using catalogue::Language;
using catalogue::Statement;

/// The words for what lies on tiles: the terms of one language by their ids.
using Vocabulary = QHash<QString, QString>;

tl::expected<Vocabulary, QString> readVocabulary(const QSqlDatabase& database, Language language)
{
    Statement rows(database,
                   QStringLiteral("SELECT term, text FROM term_form WHERE lang = ? AND position = 0"));
    rows.bind(toString(language));
    Vocabulary result;
    while (rows.next())
        result.insert(rows.text(0), rows.text(1));
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return result;
}

/// "arrow:add-meeple:E" -> "arrow".
QString kindOf(const QString& mark)
{
    return mark.section(u':', 0, 0);
}

/// What lies on a tile in words of a language. What has no term is called in English by its own name.
QString bodyOf(const QStringList& things, const Vocabulary& vocabulary, Language language)
{
    QStringList words;
    for (const QString& thing : things) {
        const QString kind = kindOf(thing);
        if (vocabulary.contains(kind))
            words.append(vocabulary.value(kind));
        else if (language == Language::En)
            words.append(QString(kind).replace(u'-', u' '));
    }
    words.removeDuplicates();
    return words.join(QStringLiteral(", "));
}

/// "D" of "base:D", for tiles without a letter.
QString shortId(const QString& id)
{
    return id.section(u':', -1);
}

/// Tiles with their boxes and all that lies on them, for one language.
const QString& tilesSql()
{
    static const QString sql =
        QStringLiteral("WITH thing (tile, rank, position, word) AS ("
                       " SELECT tile, 0, position, kind FROM tile_feature"
                       " UNION ALL SELECT tile, 1, position, 'pennant' FROM tile_feature WHERE pennants > 0"
                       " UNION ALL SELECT tile, 2, feature * 100 + position, mark FROM tile_feature_mark"
                       " UNION ALL SELECT tile, 3, position, mark FROM tile_mark"
                       " UNION ALL SELECT tile, 4, position, shows FROM tile_copy WHERE shows <> 'plain') "
                       "SELECT t.id, t.letter, t.name, t.expansion, e.code, coalesce(w.text, s.source), "
                       "(SELECT group_concat(word, ' ') FROM (SELECT word FROM thing WHERE tile = t.number"
                       "  ORDER BY rank, position)) "
                       "FROM tile t JOIN expansion e ON e.id = t.expansion JOIN segment s ON s.id = e.name "
                       "LEFT JOIN translation w ON w.segment = e.name AND w.lang = ? ORDER BY t.number");
    return sql;
}

Document documentOf(const Statement& row, const Vocabulary& vocabulary, Language language)
{
    const QString letter = row.text(1).isEmpty() ? shortId(row.text(0)) : row.text(1);
    const QString inBox = row.text(5) + u' ' + letter;
    Document document;
    document.kind = ResultKind::Tile;
    document.id = row.text(0);
    document.language = language;
    document.expansion = row.text(3);
    document.title = row.text(2).isEmpty() ? inBox : row.text(2);
    document.titles = {row.text(4) + u' ' + letter};
    if (!row.text(2).isEmpty())
        document.titles.prepend(row.text(2));
    document.body = bodyOf(row.text(6).split(u' ', Qt::SkipEmptyParts), vocabulary, language);
    document.context = row.text(5) + u' ' + vocabulary.value(QStringLiteral("tile"));
    document.asides = {{document.context, 0.35}};
    document.weight = 0.5;
    return document;
}

} // namespace

tl::expected<std::vector<Document>, QString> readTileDocuments(const QSqlDatabase& database)
{
    std::vector<Document> result;
    for (const Language language : catalogue::allLanguages) {
        const auto vocabulary = readVocabulary(database, language);
        if (!vocabulary)
            return tl::unexpected(vocabulary.error());
        Statement rows(database, tilesSql());
        rows.bind(toString(language));
        while (rows.next())
            result.push_back(documentOf(rows, *vocabulary, language));
        if (!rows.error().isEmpty())
            return tl::unexpected(rows.error());
    }
    return result;
}

} // namespace glossator::search
