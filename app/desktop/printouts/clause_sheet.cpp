// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/clause_sheet.h"

#include "app/desktop/look/typographic.h"
#include "app/desktop/printouts/case_composer.h"
#include "app/desktop/printouts/case_stills.h"

#include <algorithm>

namespace glossator::desktop {

namespace {

// In points.
constexpr double widestPicture = 236;
constexpr double highest = 200;

/// As wide as the board at its full height; what lies beside it needs all the width.
QSizeF roomFor(const CaseStills& stills)
{
    const QRectF& squares = stills.bounds();
    if (stills.areWhole())
        return QSizeF(widestPicture, highest) * composedUnits;
    const double aspect = (squares.width() + 1) / (squares.height() + 1);
    return QSizeF(std::min(widestPicture, highest * aspect), highest) * composedUnits;
}

} // namespace

Page ClauseSheet::page() const
{
    return Page::of(m_library.catalogue, m_clause.expansion, &m_library.tiles)
        .only(m_clause.id)
        .withBases(m_library.catalogue, m_clause.id);
}

Lead ClauseSheet::tail() const
{
    Lead tail;
    const QStringList cases = m_library.catalogue.caseIdsFor(m_clause.id);
    const auto stills = cases.isEmpty() ? nullptr : CaseStills::of(m_library, cases.front());
    if (stills == nullptr)
        return tail;
    tail.board = stills->still(stills->lastStep(), roomFor(*stills));
    const LoadedCase& played = stills->played();
    tail.parts.push_back({tr("A case"), typographic(played.title.textOrSource(m_language))});
    if (!played.captions.empty())
        tail.parts.push_back(
            {tr("In the end"), typographic(played.captions.back().textOrSource(m_language))});
    return tail;
}

} // namespace glossator::desktop
