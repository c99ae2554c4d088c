// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/localized_text.h"

#include <QStringList>

#include <vector>

namespace glossator::catalogue {

/// A worked case as the catalogue knows it: what it is called and which clauses it proves. The position
/// and steps stay in `source`, for the reader of cases.
struct CaseInfo
{
    QString id;
    QString file; ///< name of the source file, for messages about `source`
    LocalizedText title;
    std::vector<LocalizedText> captions; ///< in the order of the file
    QStringList expansions;
    QStringList proves; ///< ids of the clauses that it claims to prove
    QStringList shows;  ///< ids of the example clauses that it plays
    QString source;     ///< the whole YAML text of the case
};

} // namespace glossator::catalogue
