// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/apostrophe_chapter.h"

#include "app/compiler/placed_text.h"
#include "model/catalogue/statement.h"

#include <array>
#include <utility>

namespace glossator::compiler {

namespace {

/// Tables and their columns with texts that are shown.
constexpr std::array<std::pair<const char*, const char*>, 8> shown{{{"segment", "source"},
                                                                    {"translation", "text"},
                                                                    {"translation", "previous"},
                                                                    {"clause_link", "words"},
                                                                    {"term_note", "text"},
                                                                    {"term_form", "text"},
                                                                    {"tile", "name"},
                                                                    {"tile", "note"}}};

} // namespace

sources::Faults curveApostrophes(QSqlDatabase& database, const SourceTree&)
{
    QString script;
    for (const auto& [table, column] : shown)
        script += QStringLiteral(
                      "UPDATE %1 SET %2 = replace(%2, char(39), char(8217)) WHERE instr(%2, char(39));\n")
                      .arg(QLatin1String(table), QLatin1String(column));
    const tl::expected<void, QString> done = catalogue::runScript(database, script);
    return done ? sources::Faults{} : sources::Faults{faultAt({}, done.error())};
}

} // namespace glossator::compiler
