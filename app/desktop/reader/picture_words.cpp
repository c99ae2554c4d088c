// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/picture_words.h"

#include "app/desktop/look/language_words.h"
#include "model/wording/tile_wording.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

using tiles::TileSource;

/// The words for what is drawn on the features and on the tile as a whole, each once.
QStringList marksOf(const TileSource& tile, const QTranslator& in)
{
    QStringList words;
    for (const auto& feature : tile.kind.features)
        for (const std::string& mark : feature.marks)
            words += wording::TileWording::mark(mark, &in);
    for (const std::string& mark : tile.kind.marks)
        words += wording::TileWording::mark(mark, &in);
    words.removeDuplicates();
    return words;
}

bool hasMarks(const TileSource& tile)
{
    return !tile.kind.marks.empty() || std::ranges::any_of(tile.kind.features, [](const auto& feature) {
        return !feature.marks.empty();
    });
}

bool isCalledByItsMarks(const TileSource& tile)
{
    return tile.name.empty() && tile.letter.empty() && hasMarks(tile);
}

} // namespace

QString PictureWords::name(const PageTile& shown, catalogue::Language language, catalogue::Language labels)
{
    if (!shown.name.source().isEmpty())
        return shown.name.textOrSource(language);
    const QTranslator& in = LanguageWords::translator(labels);
    return isCalledByItsMarks(*shown.tile) ? marksOf(*shown.tile, in).join(QStringLiteral(", "))
                                           : wording::TileWording::title(*shown.tile, &in);
}

QString PictureWords::facts(const PageTile& shown, catalogue::Language language, catalogue::Language labels)
{
    const QTranslator& in = LanguageWords::translator(labels);
    QStringList facts;
    if (const auto squares = static_cast<int>(shown.tile->kind.squares.size()); squares > 1)
        facts += wording::TileWording::squares(squares, &in);
    else if (!isCalledByItsMarks(*shown.tile))
        facts += marksOf(*shown.tile, in);
    if (!shown.box.source().isEmpty())
        facts += shown.box.textOrSource(language);
    return facts.join(QStringLiteral(" · "));
}

QString PictureWords::badge(const PageTile& shown, catalogue::Language labels)
{
    const bool isSchematic = shown.tile->standing == tiles::Standing::Schematic;
    return isSchematic
               ? wording::TileWording::standing(shown.tile->standing, &LanguageWords::translator(labels))
               : QString();
}

QString PictureWords::description(const PageTile& shown, catalogue::Language language)
{
    QStringList sentences;
    for (const QString& words : {facts(shown, language), badge(shown)})
        if (!words.isEmpty())
            sentences += words;
    const auto& kind = shown.tile->kind;
    for (std::size_t i = 0; i < kind.features.size(); ++i)
        sentences += wording::TileWording::feature(kind, i) + QStringLiteral(": ") +
                     wording::TileWording::facts(kind, kind.features[i]);
    return sentences.join(QStringLiteral("; "));
}

} // namespace glossator::desktop
