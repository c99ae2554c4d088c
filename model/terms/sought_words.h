// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/terms/folding.h"
#include "model/terms/span.h"
#include "model/terms/word_families.h"

#include <QSet>
#include <QString>

#include <vector>

namespace glossator::terms {

/// What somebody looks for in a text: the letters as they are typed, and its words in whatever form. Case,
/// diacritics, comma or cedilla, the middle dot and the shape of apostrophes, quotation marks and dashes make
/// no difference. Words that have families also stand where others of these do: mănăstire where mănăstiri
/// does.
class SoughtWords
{
public:
    /// Nothing.
    SoughtWords() = default;
    explicit SoughtWords(const QString& words, const WordFamilies& families = {});

    [[nodiscard]] bool isEmpty() const { return m_letters.isEmpty(); }
    /// Where it stands in a text, in order.
    [[nodiscard]] std::vector<Span> in(const QString& text) const;

private:
    [[nodiscard]] std::vector<Span> lettersIn(const QString& text) const;
    [[nodiscard]] std::vector<Span> formsIn(const QString& text) const;

    Folding m_folding{Folding::Level::Loose};
    QString m_letters;
    std::vector<QSet<QString>> m_forms; ///< by word
};

} // namespace glossator::terms
