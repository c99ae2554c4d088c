// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/desktop/window_test.h"

#include <QTemporaryDir>

#include <optional>

namespace glossator::desktop {

/// What tests of the window and of what it keeps begin with: a notebook of their own, which the next window
/// reads.
class NotebookWindowTest : public WindowTest
{
protected:
    ~NotebookWindowTest() override { m_window.reset(); } // which writes until its end

    /// The window on a notebook in which nothing is written.
    void openAnew()
    {
        m_window.reset();
        m_folder.emplace();
        openAgain();
    }
    /// The window on the notebook as it is left.
    void openAgain()
    {
        m_window.reset();
        openWindow({}, {}, notebook());
    }
    [[nodiscard]] notebook::Notebook notebook() const
    {
        return notebook::Notebook::open(m_folder->filePath(QStringLiteral("notebook")));
    }

private:
    std::optional<QTemporaryDir> m_folder;
};

} // namespace glossator::desktop
