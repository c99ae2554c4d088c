// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notebook/damage.h"

namespace glossator::notebook {

QString Damage::message() const
{
    switch (kind) {
    case Kind::SetAside:
        return rescued == 0
                   ? tr("The file with your tables, bookmarks and notes was damaged, and nothing in it could "
                        "be read. It is now “%1”.")
                         .arg(asideAs)
                   : tr("The file with your tables, bookmarks and notes was damaged. %n entries in it could "
                        "be read and are kept. The damaged file is now “%1”.",
                        nullptr, rescued)
                         .arg(asideAs);
    case Kind::Newer:
        return tr("A newer Glossator wrote “%1”. It stays as it is, and what you write now is not kept.")
            .arg(path);
    case Kind::Unwritable:
        return tr("“%1” cannot be written (%2). What you write now is not kept.").arg(path, whyUnwritable());
    case Kind::Stuck:
        return tr("“%1” is damaged and cannot be set aside. What you write now is not kept.").arg(path);
    }
    return {};
}

QString Damage::whyUnwritable() const
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
    case OpenFault::Cause::IsForbidden:
        return tr("it is write-protected");
    }
    return {};
}

} // namespace glossator::notebook
