// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/subject.h"

#include <QSet>

#include <vector>

namespace glossator::terms {
class WordFamilies;
}

namespace glossator::pairs {

/// What somebody typed to name a subject, folded to loose, with the other forms of its words.
struct TypedName
{
    struct Word
    {
        QString text;
        QSet<QString> forms; ///< its own among them
    };

    TypedName(const QString& typed, const terms::WordFamilies& families);

    QString text;
    std::vector<Word> words;
};

/// How well a text names a subject: by any of its names, and by those of one's own language. The less, the
/// better.
class Naming
{
public:
    /// How a name is named, best first.
    enum class Fit : std::uint8_t {
        Exact,
        Begun,       ///< it begins so
        OtherForms,  ///< of its words
        BegunInside, ///< a word in it begins so
        WordsBegun,  ///< all the words begin words of it, or are forms of them
        None
    };

    /// `own`: one's own language, if any is.
    Naming(const Subject& subject, const TypedName& typed, std::optional<catalogue::Language> own);

    /// Whether it is named at all; what nothing is said about only by a whole name, unless it is a box, which
    /// stands on the shelf.
    [[nodiscard]] bool isMatch() const;
    [[nodiscard]] Fit fit() const { return m_fit; }
    /// Whether it is mostly called so, and in one's own language.
    [[nodiscard]] bool isMainName() const { return !m_isForeign && !m_isVariant; }
    [[nodiscard]] const Subject& subject() const { return *m_subject; }
    [[nodiscard]] bool operator<(const Naming& other) const;

private:
    const Subject* m_subject;
    Fit m_fit = Fit::None;
    bool m_isForeign = false; ///< it is called so in another language than one's own
    bool m_isVariant = false; ///< a concept that is mostly called otherwise
};

} // namespace glossator::pairs
