// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/entry_kind.h"

#include <QSqlDatabase>
#include <QString>

#include <set>

namespace glossator::notebook {

/// What could be read of a notebook.
struct Salvaged
{
    int rows = 0;
    std::set<EntryKind> incomplete{}; ///< of these not everything could be read
};

/// Copies into an empty notebook whatever rows can still be read from a damaged one. It is a mended copy that
/// is read, so a page, the header or the end of the file that is bad costs its own rows only.
[[nodiscard]] Salvaged salvage(const QString& damagedFile, const QSqlDatabase& into);

/// The same for a file that is whole, but has been through migrations that are not known here: only what
/// still is where it was is read.
[[nodiscard]] int readNewer(const QString& file, const QSqlDatabase& into);

} // namespace glossator::notebook
