// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/compiler/compiler_run.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>

namespace glossator::compiler {

CompilerRun runCompiler(const QString& folder, const QStringList& arguments)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral(GLOSSATOR_COMPILE), arguments);
    if (!process.waitForFinished(600'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.errorString() + QString::fromUtf8(process.readAllStandardError())};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
}

CompilerRun compileFolder(const QString& folder, const QString& output)
{
    return runCompiler(folder, {QStringLiteral("--catalogue"), QStringLiteral("catalogue"),
                                QStringLiteral("--translations"), QStringLiteral("translations"),
                                QStringLiteral("--cases"), QStringLiteral("cases"),
                                QStringLiteral("--output"), output});
}

bool copyTree(const QString& from, const QString& to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString source = files.next();
        const QString target = to + QLatin1Char('/') + QDir(from).relativeFilePath(source);
        QFile::remove(target);
        if (!QDir().mkpath(QFileInfo(target).path()) || !QFile::copy(source, target))
            return false;
    }
    return true;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace glossator::compiler
