// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_additions.h"
#include "app/desktop/reader/page_metrics.h"
#include "app/desktop/reader/row.h"

#include <QCoreApplication>

namespace glossator::desktop {

/// Sets what the reader keeps about a clause below it: what it calls roles anew, how an open question is
/// played, the note; and the room of what is being written.
class KeptSetter
{
    Q_DECLARE_TR_FUNCTIONS(KeptSetter)

public:
    /// All must outlive it. `language` is that of the names.
    KeptSetter(const Page& page, const PageMetrics& metrics, catalogue::Language language, const Inks& inks,
               const PageAdditions& additions)
        : m_page(page), m_metrics(metrics), m_language(language), m_inks(inks), m_additions(additions)
    {
    }

    /// Sets it from `top` on; gives the height that it takes, in pixels, 0 for nothing.
    [[nodiscard]] double set(Row& row, PagePlace place, Strip strip, double top) const;

private:
    [[nodiscard]] double setRoleNames(Row& row, PagePlace place, Strip strip, double top) const;
    [[nodiscard]] double setHand(Row& row, PagePlace place, Hand hand, Strip strip, double top) const;
    [[nodiscard]] double setHandWords(Row& row, const catalogue::Clause& clause, Hand hand,
                                      QRectF area) const;
    /// Words of no catalogue, in italics; gives their height.
    [[nodiscard]] double setLines(Row& row, const QString& words, QRectF area) const;
    /// At the left end of a line; gives its width.
    double setBadge(Row& row, const QString& words, const QColor& ink, QPointF corner) const;

    const Page& m_page;
    const PageMetrics& m_metrics;
    catalogue::Language m_language;
    const Inks& m_inks;
    const PageAdditions& m_additions;
};

} // namespace glossator::desktop
