// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/case_chapter.h"
#include "app/compiler/chapter.h"
#include "app/compiler/clause_chapter.h"
#include "app/compiler/illustration_chapter.h"
#include "app/compiler/index_chapter.h"
#include "app/compiler/missing_rule_chapter.h"
#include "app/compiler/order_chapter.h"
#include "app/compiler/search_chapter.h"
#include "app/compiler/term_chapter.h"
#include "app/compiler/tile_chapter.h"
#include "app/compiler/translation_chapter.h"
#include "app/compiler/typography_chapter.h"

namespace glossator::compiler {

std::vector<Chapter> chapters()
{
    using Kind = Chapter::Kind;
    return {
        {Kind::Authored, writeClauseChapter},
        {Kind::Authored, writeTileChapter},
        {Kind::Authored, writeIllustrationChapter}, // after clauses and tiles
        {Kind::Authored, writeIndexChapter},        // after clauses
        {Kind::Authored, writeOrderChapter},        // after clauses
        {Kind::Authored, writeTermChapter},
        {Kind::Authored, writeCaseChapter},
        {Kind::Authored, writeMissingRuleChapter}, // after terms
        {Kind::Authored, writeTranslationChapter}, // after all that make segments
        {Kind::Derived, curveMarks},               // after all that write texts
        {Kind::Derived, writeWordFormChapter},     // after all that write texts
        {Kind::Derived, writeClauseTermChapter},   // after word forms
        {Kind::Derived, writeSearchChapter},       // after all others
    };
}

} // namespace glossator::compiler
