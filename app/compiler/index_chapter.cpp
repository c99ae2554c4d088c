// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/index_chapter.h"

#include "app/compiler/advice.h"
#include "app/compiler/row_writer.h"
#include "model/catalogue/language.h"
#include "model/catalogue/statement.h"
#include "model/sources/mapping_reader.h"

#include <filesystem>

namespace glossator::compiler {

namespace {

using catalogue::Language;
using catalogue::Statement;
using sources::Faults;
using sources::Node;

Faults faultOf(const std::string& file, const Statement& statement)
{
    return statement.error().isEmpty() ? Faults{}
                                       : Faults{{{file, 0, 0}, statement.error().toStdString(), {}}};
}

/// The index in one language. English is the language of the sources.
std::string pathOf(const SourceTree& tree, Language language)
{
    const std::string suffix = language == Language::En ? "" : '_' + toString(language).toStdString();
    return tree.catalogue + "/index_words" + suffix + ".yaml";
}

/// Writes the entries of the index in one language, whose keys are clauses.
Faults writeEntries(const QSqlDatabase& database, const Node& index, const std::string& file,
                    Language language)
{
    const QStringList known = idsIn(database, "SELECT id FROM clause ORDER BY number");
    Statement insert(database,
                     QStringLiteral("INSERT INTO clause_index (clause, lang, words) VALUES (?, ?, ?)"));
    Faults faults;
    for (const auto& [key, words] : index.entries()) {
        const QString clause = QString::fromStdString(key.text());
        if (!known.contains(clause))
            faults.push_back(
                {key.place(), "there is no clause \"" + key.text() + "\"",
                 didYouMean(clause, known, QStringLiteral("write the id of a clause")).toStdString()});
        else if (!words.isScalar() || words.text().empty())
            faults.push_back({words.place(), "the words of \"" + key.text() + "\" are no text",
                              "write them on one line with spaces between them"});
        else
            insert.bind(clause).bind(toString(language)).bind(QString::fromStdString(words.text())).run();
    }
    const Faults more = faultOf(file, insert);
    faults.insert(faults.end(), more.begin(), more.end());
    return faults;
}

Faults writeIndex(const QSqlDatabase& database, const std::string& path, Language language)
{
    if (!std::filesystem::exists(path))
        return {};
    const auto document = sources::readYaml(path);
    if (!document)
        return document.error();
    Faults faults;
    sources::MappingReader reader(*document, "the index of the rules", faults);
    const Node* index =
        reader.requiredMapping("index", "the index is a mapping", "write \"clause-id: words\"");
    reader.finish();
    return faults.empty() ? writeEntries(database, *index, path, language) : faults;
}

} // namespace

Faults writeIndexChapter(QSqlDatabase& database, const SourceTree& tree)
{
    Faults faults;
    for (const Language language : catalogue::allLanguages) {
        const Faults more = writeIndex(database, pathOf(tree, language), language);
        faults.insert(faults.end(), more.begin(), more.end());
    }
    return faults;
}

} // namespace glossator::compiler
