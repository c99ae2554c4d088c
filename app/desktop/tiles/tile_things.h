// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/everyday_groups.h"
#include "model/terms/number_words.h"
#include "model/terms/term_base.h"
#include "model/tiles/tile_source.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace glossator::desktop {

/// A word for something on a tile, and how many of it there are.
struct ThingWord
{
    QString text;    ///< folded to loose
    QString written; ///< in small letters
    int number = 1;
};

/// Something that a tile can be found by: a feature with all that is drawn on it, the pennants, the title.
struct TileThing
{
    std::vector<ThingWord> words; ///< in the language of the interface
    QStringList synonyms;         ///< what players may call it in whatever language, folded to loose
    QStringList everyday = {};    ///< what they say for it at the table, the same way
    int number = 1;               ///< of what the synonyms and the everyday words say
};

/// Tells the things on tiles.
class TileThings
{
public:
    TileThings(terms::TermBase terms, terms::NumberWords numbers, terms::EverydayGroups groups);

    [[nodiscard]] std::vector<TileThing> of(const tiles::TileSource& tile) const;

private:
    [[nodiscard]] TileThing thing(const QString& wording, const QStringList& terms = {}) const;
    [[nodiscard]] TileThing thingOf(const engine::FeatureSpec& feature) const;
    void addWords(const QString& wording, TileThing& thing) const;
    void addTerm(const QString& term, TileThing& thing) const;
    [[nodiscard]] const QStringList& synonyms(const QString& term) const;

    terms::TermBase m_terms;
    terms::NumberWords m_numbers;
    terms::EverydayGroups m_groups;
    mutable QHash<QString, QStringList> m_synonyms; ///< by the terms that were asked for
};

} // namespace glossator::desktop
