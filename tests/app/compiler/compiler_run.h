// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace glossator::compiler {

/// What one run of the built compiler came to.
struct CompilerRun
{
    int status = -1;
    QString told; ///< everything on standard error
};

/// Runs the compiler in a folder.
CompilerRun runCompiler(const QString& folder, const QStringList& arguments);

/// Runs the compiler over the sources in a folder, as `catalogue`, `translations` and `cases` beneath it.
CompilerRun compileFolder(const QString& folder, const QString& output);

/// Copies all files beneath a folder into another, over those that are there.
bool copyTree(const QString& from, const QString& to);

/// The content of a file, empty where there is none.
QByteArray contentOf(const QString& path);

} // namespace glossator::compiler
