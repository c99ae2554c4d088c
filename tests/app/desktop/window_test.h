// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/main_window.h"
#include "app/desktop/shell/navigator.h"
#include "tests/app/desktop/catalogue_file.h"

#include <QTest>

#include <memory>
#include <utility>

namespace glossator::desktop {

/// What tests of the whole window begin with.
class WindowTest : public QObject
{
protected:
    /// The window as it is when it is started first; in English and on the compiled catalogue, unless
    /// something else is asked for.
    void openWindow(StartOptions options = {}, Memory memory = {},
                    notebook::Notebook notebook = notebook::Notebook::forgotten())
    {
        m_window.reset();
        if (options.catalogue.isEmpty())
            options.catalogue = catalogueFile();
        if (!options.language && !memory.interfaceLanguage)
            memory.interfaceLanguage = catalogue::Language::En;
        m_window = std::make_unique<MainWindow>(options, memory, std::move(notebook));
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
