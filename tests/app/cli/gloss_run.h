// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace glossator::support {

/// What the built program did.
struct GlossRun
{
    int status = -1; ///< -1 when it did not end by itself
    QByteArray output;
    QByteArray error;
};

/// Runs the program with the catalogue of this build, in the folder of these tests.
[[nodiscard]] GlossRun runGloss(const QStringList& arguments);

/// The lines of a data file that say something, cut at " | ".
[[nodiscard]] std::vector<QStringList> readLines(const QString& file);

} // namespace glossator::support
