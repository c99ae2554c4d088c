// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/notebook.h"

#include "model/notebook/salvage.h"
#include "model/notebook/writing_connection.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace glossator::notebook {

namespace {

/// A name beside the file that nothing has yet.
QString freeNameBeside(const QString& path)
{
    const QString stem = path + QLatin1String(".damaged-") +
                         QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    QString name = stem;
    for (int next = 2; QFile::exists(name); ++next)
        name = stem + u'-' + QString::number(next);
    return name;
}

/// The file goes with its write-ahead log, in which its latest rows may lie.
bool moveAside(const QString& path, const QString& to)
{
    for (const char* end : {"-wal", "-shm"})
        if (const QString suffix = QLatin1String(end); QFile::exists(path + suffix))
            QFile::rename(path + suffix, to + suffix);
    return QFile::rename(path, to);
}

/// Copies what can be read.
void rescue(const QString& file, const QSqlDatabase& into, Damage& damage)
{
    const Salvaged saved = salvage(file, into);
    damage.rescued = saved.rows;
    damage.incomplete = saved.incomplete;
}

/// As when the disk was full at the first start, or a copy of it went wrong.
bool isEmptyFile(const QString& path)
{
    const QFileInfo file(path);
    return file.isFile() && file.size() == 0 && QFileInfo(path + QLatin1String("-wal")).size() == 0;
}

} // namespace

Notebook Notebook::open(const QString& path)
{
    const bool wasEmpty = isEmptyFile(path);
    auto connection = WritingConnection::open(path);
    if (connection)
        return Notebook(std::move(*connection),
                        wasEmpty ? std::optional(Damage{Damage::Kind::Empty, path}) : std::nullopt);
    const OpenFault& fault = connection.error();
    switch (fault.kind) {
    case OpenFault::Kind::Damaged:
        return replace(path, fault.details);
    case OpenFault::Kind::Newer:
        return newer(path, fault.details);
    case OpenFault::Kind::Unwritable:
        break;
    }
    return readOnly(path, fault);
}

Notebook Notebook::newer(const QString& path, const QString& details)
{
    auto connection = WritingConnection::inMemory();
    const int shown = readNewer(path, connection->database());
    return Notebook(std::move(connection), Damage{Damage::Kind::Newer, path, {}, shown, details});
}

/// What is in the file is there as long as the program runs, as is what is written meanwhile.
Notebook Notebook::readOnly(const QString& path, const OpenFault& fault)
{
    Damage damage{Damage::Kind::Unwritable, path, {}, 0, fault.details, fault.cause};
    auto connection = WritingConnection::inMemory();
    if (const QFileInfo file(path); file.isFile() && file.isReadable()) {
        damage.kind = Damage::Kind::ReadOnly;
        rescue(path, connection->database(), damage);
    }
    return Notebook(std::move(connection), damage);
}

Notebook Notebook::replace(const QString& path, const QString& details)
{
    Damage damage{Damage::Kind::Stuck, path, freeNameBeside(path), 0, details};
    if (!moveAside(path, damage.asideAs)) {
        auto stuck = WritingConnection::inMemory();
        rescue(path, stuck->database(), damage);
        return Notebook(std::move(stuck), damage);
    }
    auto connection = WritingConnection::open(path);
    if (!connection) {
        damage.kind = Damage::Kind::Unwritable;
        return Notebook(WritingConnection::inMemory(), damage);
    }
    damage.kind = Damage::Kind::SetAside;
    rescue(damage.asideAs, (*connection)->database(), damage);
    return Notebook(std::move(*connection), damage);
}

Notebook Notebook::forgotten()
{
    return Notebook(WritingConnection::inMemory());
}

Notebook::Notebook(std::unique_ptr<WritingConnection> connection, std::optional<Damage> damage)
    : m_connection(std::move(connection)), m_damage(std::move(damage))
{
}

Notebook::Notebook(Notebook&&) noexcept = default;
Notebook& Notebook::operator=(Notebook&&) noexcept = default;
Notebook::~Notebook() = default;

GameTables Notebook::tables() const
{
    return GameTables(m_connection->database());
}

Bookmarks Notebook::bookmarks() const
{
    return Bookmarks(m_connection->database());
}

Notes Notebook::notes() const
{
    return Notes(m_connection->database());
}

RecentPlaces Notebook::recentPlaces() const
{
    return RecentPlaces(m_connection->database());
}

HouseDecisions Notebook::houseDecisions() const
{
    return HouseDecisions(m_connection->database());
}

HouseRules Notebook::houseRules() const
{
    return HouseRules(m_connection->database());
}

StagePace Notebook::stagePace() const
{
    return StagePace(m_connection->database());
}

} // namespace glossator::notebook
