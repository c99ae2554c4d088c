// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/key_line.h"

#include <QCoreApplication>

#include <vector>

class QKeyEvent;

namespace glossator::desktop {

class PageCursor;

/// The keys that move what is current on a page, and what they do.
class PageKeys
{
    Q_DECLARE_TR_FUNCTIONS(PageKeys)

public:
    /// Does what a key does; false where it is none of the page's.
    static bool press(PageCursor& cursor, const QKeyEvent& event);
    [[nodiscard]] static std::vector<KeyLine> lines();

private:
    /// What a key does here.
    struct Act
    {
        QList<Qt::Key> keys;
        const char* what;
        void (*act)(PageCursor& cursor, const QKeyEvent& event);
    };
    [[nodiscard]] static const std::vector<Act>& acts();
};

} // namespace glossator::desktop
