// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tiles/tile_things.h"
#include "model/terms/word_families.h"

#include <QSet>

#include <optional>

namespace glossator::desktop {

/// All words that tiles can be found by, and which of them somebody means who types one, in whatever form.
class TileVocabulary
{
public:
    /// Takes the words of the things; the first thing of each tile is its title.
    TileVocabulary(const std::vector<std::vector<TileThing>>& tiles, terms::WordFamilies families,
                   terms::NumberWords numbers);

    /// The words that a typed one begins or is a form of; of synonyms only where no other is meant, and of
    /// everyday words only where no synonym is.
    [[nodiscard]] QSet<QString> meant(const QString& word) const;
    /// The forms of a word, itself included; all folded to loose.
    [[nodiscard]] QSet<QString> formsOf(const QString& word) const { return m_families.of(word); }
    /// Whether a word says what is called by a letter: "tile" of "tile A".
    [[nodiscard]] bool isTitleWord(const QString& word) const
    {
        return formsOf(word).intersects(m_titleWords);
    }
    [[nodiscard]] const terms::NumberWords& numbers() const { return m_numbers; }
    /// As they are written, the words that one may be a slip of, one form of each, the nearest first and of
    /// equally near ones the one as long.
    [[nodiscard]] QStringList near(const QString& word, qsizetype most) const;

private:
    /// A form of a word, and the word.
    struct Form
    {
        QString written;
        QString word;
    };
    [[nodiscard]] QSet<QString> meantAmong(const QStringList& words, const QString& word) const;
    [[nodiscard]] const QHash<QString, Form>& forms() const;

    QStringList m_words;    ///< sorted
    QStringList m_synonyms; ///< sorted
    QStringList m_everyday; ///< sorted
    QSet<QString> m_titleWords;
    QHash<QString, QString> m_written;
    terms::WordFamilies m_families;
    terms::NumberWords m_numbers;
    mutable std::optional<QHash<QString, Form>> m_forms; ///< folded to loose; nothing: still to be read
};

} // namespace glossator::desktop
