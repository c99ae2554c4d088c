// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace glossator::desktop {

/// Why a file could not be written, in the language of the window where the reason is a known one.
class FileFault
{
    Q_DECLARE_TR_FUNCTIONS(FileFault)

public:
    /// What can be seen from the place alone; empty where nothing is wrong with it.
    [[nodiscard]] static QString ofPlace(const QString& path);
    /// The same, else what the system said.
    [[nodiscard]] static QString of(const QString& path, const QString& system);
};

} // namespace glossator::desktop
