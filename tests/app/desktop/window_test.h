// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/main_window.h"
#include "tests/app/desktop/catalogue_file.h"

#include <QTest>

namespace glossator::desktop {

/// What tests of the whole window begin with: the window as it is when it is started first, in English.
class WindowTest : public QObject
{
protected:
    void openWindow()
    {
        StartOptions options;
        options.catalogue = catalogueFile();
        Memory memory;
        memory.interfaceLanguage = catalogue::Language::En;
        m_window = std::make_unique<MainWindow>(options, memory);
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    template <typename T>
    T* part(const char* name) const
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }

    std::unique_ptr<MainWindow> m_window;
};

} // namespace glossator::desktop
