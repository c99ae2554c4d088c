// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/timeline.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace glossator::desktop {

/// The words below the board, moment by moment: those of a step, and where nobody has written them, what
/// happens in it while it happens.
class Captions
{
public:
    /// What is said of a step as a whole, and of what happens in it, by number; where a list has nothing,
    /// the whole is said.
    struct OfStep
    {
        QString whole;
        QStringList events;
        QStringList attempts;
    };

    void add(OfStep step) { m_steps.push_back(std::move(step)); }

    [[nodiscard]] QString at(const Moment& moment) const;
    /// Of the steps, as they are read when these rest.
    [[nodiscard]] QStringList atRest() const;
    /// All that is ever said, each once.
    [[nodiscard]] QStringList all() const;

private:
    std::vector<OfStep> m_steps;
};

} // namespace glossator::desktop
