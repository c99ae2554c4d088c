// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/saving/file_fault.h"

#include <QDir>
#include <QFileInfo>
#include <QStorageInfo>

#include <cerrno>

namespace glossator::desktop {

namespace {

constexpr qint64 leastRoom = 4096; ///< bytes; less is a full disk

bool isFull(const QString& folder)
{
    const QStorageInfo disk(folder);
    return disk.isValid() && disk.bytesAvailable() >= 0 && disk.bytesAvailable() < leastRoom;
}

} // namespace

QString FileFault::ofPlace(const QString& path)
{
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    if (!folder.isDir())
        return tr("there is no folder “%1”").arg(QDir::toNativeSeparators(folder.filePath()));
    if (file.isDir())
        return tr("that is the name of a folder");
    if (!folder.isWritable() || (file.exists() && !file.isWritable()))
        return tr("there is no permission to write there");
    return isFull(folder.filePath()) ? tr("the disk is full") : QString();
}

QString FileFault::of(const QString& path, const QString& system)
{
    if (const QString reason = ofPlace(path); !reason.isEmpty())
        return reason;
    if (system == qt_error_string(ENOSPC))
        return tr("the disk is full");
    return system == qt_error_string(EACCES) ? tr("there is no permission to write there") : system;
}

} // namespace glossator::desktop
