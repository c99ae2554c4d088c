// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/typography_chapter.h"

#include "app/compiler/placed_text.h"
#include "model/catalogue/curved_marks.h"
#include "model/catalogue/statement.h"

#include <array>

namespace glossator::compiler {

namespace {

using catalogue::Statement;

/// A column with texts that are shown.
struct Shown
{
    const char* table;
    const char* column;
    const char* english; ///< which of them are English, as SQL
};

constexpr std::array<Shown, 8> shown{{{"segment", "source", "1"},
                                      {"translation", "text", "0"},
                                      {"translation", "previous", "1"},
                                      {"clause_link", "words", "1"},
                                      {"term_note", "text", "lang = 'en'"},
                                      {"term_form", "text", "lang = 'en'"},
                                      {"tile", "name", "1"},
                                      {"tile", "note", "1"}}};

using Done = tl::expected<void, QString>;

Done curveApostrophes(QSqlDatabase& database, const Shown& texts)
{
    return catalogue::runScript(
        database,
        QStringLiteral("UPDATE %1 SET %2 = replace(%2, char(39), char(8217)) WHERE instr(%2, char(39));")
            .arg(QLatin1String(texts.table), QLatin1String(texts.column)));
}

Done curveQuotes(QSqlDatabase& database, const Shown& texts)
{
    const QString condition = QStringLiteral("instr(%1, char(34)) AND %2")
                                  .arg(QLatin1String(texts.column), QLatin1String(texts.english));
    Statement rows(database, QStringLiteral("SELECT DISTINCT %2 FROM %1 WHERE %3")
                                 .arg(QLatin1String(texts.table), QLatin1String(texts.column), condition));
    QStringList straight;
    while (rows.next())
        straight += rows.text(0);
    Statement update(database, QStringLiteral("UPDATE %1 SET %2 = ? WHERE %2 = ? AND %3")
                                   .arg(QLatin1String(texts.table), QLatin1String(texts.column),
                                        QLatin1String(texts.english)));
    for (const QString& words : straight)
        update.bind(catalogue::withCurvedQuotes(words)).bind(words).run();
    for (const Statement* statement : {&rows, &update})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
    return {};
}

} // namespace

sources::Faults curveMarks(QSqlDatabase& database, const SourceTree&)
{
    for (const Shown& texts : shown)
        for (const auto step : {curveApostrophes, curveQuotes})
            if (const Done done = step(database, texts); !done)
                return {faultAt({}, done.error())};
    return {};
}

} // namespace glossator::compiler
