// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

namespace glossator::notebook {

/// A copy of a damaged notebook that SQLite agrees to read: its header is written anew, since that of every
/// notebook is the same, and it has as many pages as the damaged file once had. What was lost is zeros.
class MendedCopy
{
public:
    /// Where the first page comes from, on which it says where the tables are.
    enum class Schema { Kept, New };
    /// Whether the write-ahead log beside the damaged file counts.
    enum class Log { Read, LeftOut };

    static constexpr int pageSize = 4096; ///< what SQLite gives a file for which nobody asks for another

    MendedCopy(const QString& damagedFile, Schema schema, Log log);

    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("notebook")); }
    /// How many migrations the damaged notebook has been through, by what its header says.
    [[nodiscard]] int version() const { return m_version; }
    [[nodiscard]] int pages() const { return m_pages; }

private:
    void mend(QByteArray& content) const;
    [[nodiscard]] QByteArray newFirstPage() const;

    QTemporaryDir m_folder;
    bool m_hasLog = false;
    int m_version = 0;
    int m_pages = 0;
};

} // namespace glossator::notebook
