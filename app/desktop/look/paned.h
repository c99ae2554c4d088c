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

    /// In the order in which they are gone to. Those that cannot be seen, nor are at hand, are passed over.
    [[nodiscard]] virtual std::vector<QWidget*> panes() const = 0;
    /// Whether a part that is not seen comes when it is gone to.
    [[nodiscard]] virtual bool isAtHand(const QWidget*) const { return false; }
    /// Lets a part be seen that is at hand.
    virtual void bring(QWidget*) {}

protected:
    /// Where the keyboard is in a part, else where it comes first there.
    [[nodiscard]] static QWidget* placeIn(const QWidget* part, QWidget* first);
};

} // namespace glossator::desktop
