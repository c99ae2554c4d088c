// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/file_header.h"

#include "model/catalogue/schema.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace glossator::catalogue {

namespace {

using Kind = OpenError::Kind;

// Offsets of the SQLite file format, section 1.3 "The Database Header".
constexpr qsizetype headerLength = 100;
constexpr qsizetype pageSizeAt = 16;
constexpr qsizetype pageCountAt = 28;
constexpr qsizetype userVersionAt = 60;
constexpr qsizetype applicationIdAt = 68;

quint32 numberAt(const QByteArray& header, qsizetype offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

/// The page size is written in two bytes, with 1 standing for 65536.
qint64 pageSize(const QByteArray& header)
{
    const auto written = qFromBigEndian<quint16>(header.constData() + pageSizeAt);
    return written == 1 ? 65536 : written;
}

bool isOtherVersion(const QByteArray& header)
{
    return numberAt(header, userVersionAt) != static_cast<quint32>(schemaVersion);
}

OpenError otherVersion(const QString& path, const QByteArray& header)
{
    const int found = static_cast<int>(numberAt(header, userVersionAt));
    return {found < schemaVersion ? Kind::Older : Kind::Newer, path, found, {}};
}

std::optional<OpenError> judge(const QString& path, const QByteArray& header, qint64 length)
{
    if (!header.startsWith(QByteArray("SQLite format 3\0", 16)))
        return OpenError{Kind::NotDatabase, path, 0, {}};
    if (header.size() < headerLength)
        return OpenError{Kind::Truncated, path, 0, {}};
    if (numberAt(header, applicationIdAt) != applicationId)
        return OpenError{Kind::Foreign, path, 0, {}};
    if (isOtherVersion(header))
        return otherVersion(path, header);
    if (length < pageSize(header) * numberAt(header, pageCountAt))
        return OpenError{Kind::Truncated, path, 0, {}};
    return std::nullopt;
}

} // namespace

std::optional<OpenError> headerFault(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return OpenError{Kind::Missing, path, 0, {}};
    if (info.isDir())
        return OpenError{Kind::NotDatabase, path, 0, {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return OpenError{Kind::Unreadable, path, 0, file.errorString()};
    return judge(path, file.read(headerLength), file.size());
}

} // namespace glossator::catalogue
