// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/link.h"
#include "app/desktop/shell/reading_desk.h"

#include <QObject>

namespace glossator::desktop {

class Navigator;

/// Puts on the clipboard what was found, or the link to it or to where one is, and tells what it did.
class Copier : public QObject
{
    Q_OBJECT

public:
    /// The navigator must live as long as this.
    Copier(const ReadingDesk& desk, const Navigator& navigator);

public slots:
    /// The link to where one is.
    void copyLink();
    void copyLinkTo(const glossator::search::Result& result);
    /// Says that something was copied, which may be long.
    void tell(const QString& what);
    /// A clause with its words and source; of other things their name and link.
    void copy(const glossator::search::Result& result);

signals:
    /// A sentence for the user.
    void told(const QString& text);

private:
    void put(const Link& link);
    [[nodiscard]] QString nameOf(const Link& link) const;
    [[nodiscard]] QString nameWithFacts(const search::Result& result) const;

    ReadingDesk m_desk;
    const Navigator& m_navigator;
};

} // namespace glossator::desktop
