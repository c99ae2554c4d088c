// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/chapter.h"
#include "app/compiler/clause_chapter.h"
#include "app/compiler/translation_chapter.h"

namespace glossator::compiler {

std::vector<Chapter> chapters()
{
    return {
        {"clauses", writeClauseChapter},
        {"translations", writeTranslationChapter}, // after all that make segments
    };
}

} // namespace glossator::compiler
