// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/document.h"
#include "model/terms/word_forms.h"

namespace glossator::search {

/// The words of a document as the columns of search_index hold them, joined by spaces.
struct IndexWords
{
    QString title;      ///< of all its titles, folded to loose
    QString titleForms; ///< their dictionary words
    QString body;
    QString bodyForms;
    QString context; ///< words and dictionary words of what it stands under
    QString letters; ///< folded to letters, where that says more
};

/// `forms`: those of the language of the document.
IndexWords indexWords(const Document& document, const terms::WordForms& forms);

/// The dictionary words of a text, folded to loose and joined by spaces.
QString dictionaryWords(const QString& text, const terms::WordForms& forms);

} // namespace glossator::search
