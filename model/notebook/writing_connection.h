// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <tl/expected.hpp>

namespace glossator::notebook {

/// Why the user's file cannot be written in.
struct OpenFault
{
    enum class Kind : std::uint8_t {
        Unwritable, ///< the file or its folder cannot be written
        Newer,      ///< a later Glossator wrote it
        Damaged     ///< it is no notebook, or parts of it cannot be read
    };
    enum class Cause : std::uint8_t {
        Told,              ///< by the database, in the details
        IsFolder,          ///< the file is none
        IsNoFile,          ///< nor a folder
        NoFolder,          ///< its folder, in the details, is not there and cannot be made
        IsProtected,       ///< its user may not write in it
        FolderIsProtected, ///< nor in its folder, where a log is written beside it
        IsForbidden        ///< its user may not even read it
    };
    Kind kind = Kind::Unwritable;
    QString details{}; ///< what the database said, untranslated
    Cause cause = Cause::Told;
};

/// The user's file, open for writing: write-ahead log, foreign keys held, migrated to the present version.
class WritingConnection
{
public:
    using Result = tl::expected<std::unique_ptr<WritingConnection>, OpenFault>;

    /// Opens the file, which is made where there is none. Nothing is changed in a file that is refused.
    [[nodiscard]] static Result open(const QString& path);
    /// A notebook without a file, which is forgotten at the end.
    [[nodiscard]] static std::unique_ptr<WritingConnection> inMemory();
    /// What keeps a file that is there, or could be made, from being written in; it is not opened for that.
    [[nodiscard]] static std::optional<OpenFault> whyUnwritable(const QString& path);
    ~WritingConnection();

    WritingConnection(const WritingConnection&) = delete;
    WritingConnection& operator=(const WritingConnection&) = delete;

    [[nodiscard]] const QSqlDatabase& database() const { return m_database; }

private:
    explicit WritingConnection(const QString& file);
    [[nodiscard]] tl::expected<void, OpenFault> prepare();
    [[nodiscard]] tl::expected<void, OpenFault> judge() const;
    [[nodiscard]] tl::expected<void, OpenFault> migrate();
    [[nodiscard]] int pragma(const QString& name) const;

    QString m_name; ///< Qt's name for the connection
    QSqlDatabase m_database;
};

} // namespace glossator::notebook
