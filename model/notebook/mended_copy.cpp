// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/mended_copy.h"

#include "model/notebook/migrations.h"
#include "model/notebook/writing_connection.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>

namespace glossator::notebook {

namespace {

constexpr int pageSize = MendedCopy::pageSize;
constexpr int mostMissing = 65536;
constexpr int headerSize = 100;
const QByteArray signature("SQLite format 3\0", 16);

// Where the header has them, as SQLite's "Database File Format" says.
constexpr int pageSizeAt = 16;
constexpr int journalAt = 18;
constexpr int fractionsAt = 20;
constexpr int changesAt = 24;
constexpr int pageCountAt = 28;
constexpr int freePagesAt = 32;
constexpr int formatAt = 44;
constexpr int encodingAt = 56;
constexpr int versionAt = 60;
constexpr int unusedAt = 64;
constexpr int countedAtChangeAt = 92;

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(content); // what lacks then cannot be read
}

qint64 numberAt(const QByteArray& content, int place)
{
    return content.size() < headerSize ? 0 : qFromBigEndian<quint32>(content.constData() + place);
}

void setNumber(QByteArray& content, int place, int number)
{
    qToBigEndian(static_cast<quint32>(number), content.data() + place);
}

/// What the header says counts as far as it can be true.
int pagesOf(const QByteArray& content)
{
    const auto there = static_cast<int>((content.size() + pageSize - 1) / pageSize);
    const qint64 said = numberAt(content, pageCountAt);
    return said > there && said <= there + mostMissing ? static_cast<int>(said) : std::max(there, 1);
}

int versionOf(const QByteArray& content)
{
    const auto newest = static_cast<int>(migrations().size());
    const qint64 said = numberAt(content, versionAt);
    return said >= 1 && said <= newest ? static_cast<int>(said) : newest;
}

} // namespace

MendedCopy::MendedCopy(const QString& damagedFile, Schema schema, Log log)
{
    QByteArray content = contentOf(damagedFile);
    const QString logSuffix = QStringLiteral("-wal");
    m_hasLog = log == Log::Read && QFile::copy(damagedFile + logSuffix, path() + logSuffix);
    m_version = versionOf(content);
    m_pages = pagesOf(content);
    content.append(QByteArray(m_pages * pageSize - content.size(), '\0'));
    if (schema == Schema::New)
        content.replace(0, pageSize, newFirstPage());
    mend(content);
    write(path(), content);
}

/// The list of free pages counts only where the header can be believed.
void MendedCopy::mend(QByteArray& content) const
{
    if (!content.startsWith(signature))
        content.replace(freePagesAt, 8, QByteArray(8, '\0'));
    content.replace(0, signature.size(), signature);
    qToBigEndian(static_cast<quint16>(pageSize), content.data() + pageSizeAt);
    content.replace(journalAt, 2, QByteArray(2, m_hasLog ? '\2' : '\1'));
    content.replace(fractionsAt, 4, QByteArray("\0\x40\x20\x20", 4));
    setNumber(content, pageCountAt, m_pages);
    for (const int place : {changesAt, countedAtChangeAt, encodingAt})
        setNumber(content, place, 1);
    content.replace(formatAt, encodingAt - formatAt, QByteArray(encodingAt - formatAt, '\0'));
    setNumber(content, formatAt, 4);
    content.replace(unusedAt, countedAtChangeAt - unusedAt, QByteArray(countedAtChangeAt - unusedAt, '\0'));
}

/// That of an empty notebook: tables that were made in the same order begin at the same pages.
QByteArray MendedCopy::newFirstPage() const
{
    const QString fresh = m_folder.filePath(QStringLiteral("fresh"));
    (void)WritingConnection::open(fresh);
    return contentOf(fresh).leftJustified(pageSize, '\0', true);
}

} // namespace glossator::notebook
