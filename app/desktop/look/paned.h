// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace glossator::desktop {

/// A view of several parts, to each of which the key for the next part of the window goes.
class Paned
{
public:
    Paned() = default;
    virtual ~Paned() = default;
    Paned(const Paned&) = delete;
    Paned& operator=(const Paned&) = delete;

    /// In the order in which they are gone to. Those that cannot be seen are passed over.
    [[nodiscard]] virtual std::vector<QWidget*> panes() const = 0;
};

} // namespace glossator::desktop
