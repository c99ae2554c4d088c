// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/damage.h"

namespace glossator::notebook {

QString Damage::message() const
{
    switch (kind) {
    case Kind::SetAside:
        return whatWasRescued();
    case Kind::Newer:
        return tr("A newer Glossator wrote “%1”. What could be read of it is shown. The file stays as it is, "
                  "and what you write now is not kept.")
            .arg(path);
    case Kind::Empty:
        return tr("“%1”, the file with your tables, bookmarks and notes, was empty. It is begun anew.")
            .arg(path);
    case Kind::ReadOnly:
        return (incomplete.empty()
                    ? tr("“%1” can only be read (%2). What you kept is there, but what you write now is not "
                         "kept.")
                    : tr("“%1” is damaged and can only be read (%2). What you write now is not kept."))
                   .arg(path, why()) +
               whatMayBeMissing();
    case Kind::Unwritable:
        return cause == OpenFault::Cause::IsForbidden
                   ? tr("You may not read “%1”. What you write now is not kept.").arg(path)
                   : tr("“%1” cannot be written (%2). What you write now is not kept.").arg(path, why());
    case Kind::Stuck:
        return tr("“%1” is damaged and cannot be set aside. What you write now is not kept.").arg(path) +
               whatMayBeMissing();
    }
    return {};
}

QString Damage::whatWasRescued() const
{
    if (rescued == 0)
        return tr("The file with your tables, bookmarks and notes was damaged, and nothing in it could "
                  "be read. It is now “%1”.")
            .arg(asideAs);
    return tr("The file with your tables, bookmarks and notes was damaged. %n entries in it could "
              "be read and are kept. The damaged file is now “%1”.",
              nullptr, rescued)
               .arg(asideAs) +
           whatMayBeMissing();
}

/// A further sentence, or nothing.
QString Damage::whatMayBeMissing() const
{
    QStringList names;
    for (const EntryKind entries : incomplete)
        names += nameOf(entries);
    return names.isEmpty() ? QString()
                           : u' ' + tr("What may be missing: %1.").arg(names.join(QStringLiteral(", ")));
}

QString Damage::nameOf(EntryKind entries)
{
    switch (entries) {
    case EntryKind::Table:
        return tr("tables");
    case EntryKind::Bookmark:
        return tr("bookmarks");
    case EntryKind::Note:
        return tr("notes");
    case EntryKind::HouseDecision:
        return tr("house decisions");
    }
    return {};
}

QString Damage::why() const
{
    switch (cause) {
    case OpenFault::Cause::Told:
        return details;
    case OpenFault::Cause::IsFolder:
        return tr("it is a folder");
    case OpenFault::Cause::IsNoFile:
        return tr("it is no ordinary file");
    case OpenFault::Cause::NoFolder:
        return tr("the folder “%1” cannot be made").arg(details);
    case OpenFault::Cause::IsProtected:
        return tr("it is write-protected");
    case OpenFault::Cause::FolderIsProtected:
        return tr("its folder is write-protected");
    case OpenFault::Cause::IsForbidden:
        break; // is told by itself
    }
    return {};
}

} // namespace glossator::notebook
