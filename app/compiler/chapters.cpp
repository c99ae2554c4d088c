// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/chapter.h"
#include "app/compiler/clause_chapter.h"
#include "app/compiler/search_chapter.h"
#include "app/compiler/term_chapter.h"
#include "app/compiler/translation_chapter.h"

namespace glossator::compiler {

std::vector<Chapter> chapters()
{
    return {
        {"clauses", writeClauseChapter},
        {"terms", writeTermChapter},
        {"translations", writeTranslationChapter}, // after all that make segments
        {"word forms", writeWordFormChapter},      // after all that write texts
        {"search", writeSearchChapter},            // after all others
    };
}

} // namespace glossator::compiler
