// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

namespace glossator::desktop {

/// What some keys do, as a list of keys tells it.
struct KeyLine
{
    QList<QKeySequence> keys;
    QString what;
};

/// Keys that belong together.
struct KeyGroup
{
    QString title;
    std::vector<KeyLine> lines;
};

} // namespace glossator::desktop
