// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tile_query.h"

#include "app/cli/suggestion.h"
#include "model/tiles/tile_words.h"

#include <QHash>

#include <algorithm>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using tiles::TileCatalogue;
using tiles::TileSource;

namespace {

QString lower(const std::string& text)
{
    return QString::fromStdString(text).toLower();
}

/// A mark with its values can be found by all of it and by its name: "watchtower:road:1", "watchtower".
void addMarks(const std::vector<std::string>& marks, QStringList& words)
{
    for (const std::string& mark : marks)
        words << lower(mark) << lower(mark).section(u':', 0, 0);
}

QStringList allWords(const TileCatalogue& tiles)
{
    QStringList words;
    for (const tiles::TileFile& file : tiles.files())
        for (const TileSource& tile : file.tiles)
            words += wordsFor(tile);
    words.removeDuplicates();
    return words;
}

} // namespace

QStringList wordsFor(const TileSource& tile)
{
    QStringList words{lower(tile.kind.id), lower(tile.expansion)};
    if (!tile.letter.empty())
        words += lower(tile.letter);
    words += lower(tile.name);
    words += lower(tile.name).split(u' ', Qt::SkipEmptyParts);
    for (const engine::FeatureSpec& feature : tile.kind.features) {
        words += QString::fromStdString(std::string(tiles::word(feature.kind)));
        addMarks(feature.marks, words);
        addMarks(feature.innerEnds, words);
        if (feature.pennants > 0)
            words += u"pennant"_s;
    }
    addMarks(tile.kind.marks, words);
    addMarks(tile.shows, words);
    words.removeDuplicates();
    words.removeAll(QString());
    return words;
}

Outcome<TileQuery> TileQuery::read(const QStringList& words, const TileCatalogue& tiles,
                                   const QHash<QString, QString>& codes)
{
    TileQuery query;
    const QStringList known = allWords(tiles);
    for (const QString& word : words) {
        const QString wanted = word.toLower();
        query.m_words += known.contains(wanted) ? wanted : codes.value(wanted, wanted);
        if (!known.contains(query.m_words.constLast()))
            return fail(u"no tile is called or shows \"%1\"%2"_s.arg(word, didYouMean(word, known)));
    }
    return query;
}

std::vector<const TileSource*> TileQuery::find(const TileCatalogue& tiles) const
{
    std::vector<const TileSource*> found;
    for (const tiles::TileFile& file : tiles.files())
        for (const TileSource& tile : file.tiles) {
            const QStringList words = wordsFor(tile);
            if (std::all_of(m_words.begin(), m_words.end(),
                            [&](const QString& word) { return words.contains(word); }))
                found.push_back(&tile);
        }
    return found;
}

} // namespace glossator::cli
