// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/painted_accessible.h"

#include <QList>

#include <functional>
#include <memory>

namespace glossator::desktop {

/// The painted parts of a widget that somebody has asked for, by number. They go with it.
class AccessibleParts
{
public:
    using Make = std::function<std::unique_ptr<PaintedAccessible>(int)>;

    /// `make` makes the one with a number.
    explicit AccessibleParts(Make make) : m_make(std::move(make)) {}
    ~AccessibleParts();
    Q_DISABLE_COPY_MOVE(AccessibleParts)

    /// One of so many; nullptr for a number that none has.
    [[nodiscard]] QAccessibleInterface* part(int number, int count);
    /// Of so many those that were asked for.
    [[nodiscard]] QList<QAccessible::Id> askedFor(int count) const;

private:
    Make m_make;
    QList<QAccessible::Id> m_ids; ///< by number, 0 where nobody asked yet
};

} // namespace glossator::desktop
