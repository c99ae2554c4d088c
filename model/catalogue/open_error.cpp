// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/open_error.h"

#include "model/catalogue/schema.h"
#include "model/catalogue/spelling.h"

namespace glossator::catalogue {

namespace {

using Kind = OpenError::Kind;

constexpr Spelling<Kind> kinds[] = {
    {Kind::Missing, "missing"},     {Kind::Unreadable, "unreadable"}, {Kind::NotDatabase, "not-database"},
    {Kind::Truncated, "truncated"}, {Kind::Foreign, "foreign"},       {Kind::Older, "older"},
    {Kind::Newer, "newer"},         {Kind::Damaged, "damaged"},
};

} // namespace

QString OpenError::message() const
{
    switch (kind) {
    case Kind::Missing:
        return tr("There is no catalogue at “%1”. Install Glossator again, or name a catalogue file.")
            .arg(path);
    case Kind::Unreadable:
        return tr("The catalogue “%1” cannot be read (%2). Check who may read the file.").arg(path, details);
    case Kind::NotDatabase:
        return tr("“%1” is not a Glossator catalogue: it is no SQLite database.").arg(path);
    case Kind::Truncated:
        return tr("The catalogue “%1” is cut off: a part of the file is missing. Install Glossator again.")
            .arg(path);
    case Kind::Foreign:
        return tr("“%1” is not a Glossator catalogue: it is the database of another program.").arg(path);
    case Kind::Older:
        return tr("The catalogue “%1” is too old (format %2, this Glossator reads %3). Install the catalogue "
                  "again.")
            .arg(path)
            .arg(found)
            .arg(schemaVersion);
    case Kind::Newer:
        return tr("The catalogue “%1” is too new (format %2, this Glossator reads %3). Install a newer "
                  "Glossator.")
            .arg(path)
            .arg(found)
            .arg(schemaVersion);
    case Kind::Damaged:
        return tr("The catalogue “%1” is damaged (%2). Install Glossator again.").arg(path, details);
    }
    return {};
}

QString toString(OpenError::Kind kind)
{
    return spellingOf<Kind>(kinds, kind);
}

} // namespace glossator::catalogue
