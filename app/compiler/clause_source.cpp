// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/clause_source.h"

#include "app/compiler/known_words.h"
#include "model/catalogue/links.h"
#include "model/catalogue/table_cells.h"

namespace glossator::compiler {

namespace {

using namespace catalogue;

QString knownKinds()
{
    QStringList words;
    for (const ClauseKind kind : allClauseKinds)
        words << toString(kind);
    return words.join(QLatin1String(", "));
}

void readEnums(sources::MappingReader& reader, ClauseSource& clause, sources::Faults& faults)
{
    clause.kind = knownWord(reader, "kind", clauseKindFromString, knownKinds(), clause.kind, faults);
    clause.origin = knownWord(reader, "origin", originFromString, QStringLiteral("publisher, community"),
                              clause.origin, faults);
    clause.standing =
        knownWord(reader, "standing", standingFromString,
                  QStringLiteral("ruled, open, reconstructed, schematic"), clause.standing, faults);
    clause.proof = knownWord(reader, "proof", proofFromString, QStringLiteral("playable, catalogue"),
                             clause.proof, faults);
}

/// A page of rules is no gallery: beside a text stand only a few pictures.
void checkTiles(const std::vector<PlacedText>& tiles, sources::Faults& faults)
{
    constexpr std::size_t most = 8; // as many as kinds of tiles with gardens
    checkDistinct(tiles, QStringLiteral("tiles"), faults);
    if (tiles.size() > most)
        faults.push_back(faultAt(tiles[most].place,
                                 QStringLiteral("%1 tiles stand beside one text").arg(tiles.size()),
                                 QStringLiteral("name at most %1").arg(most)));
}

std::vector<PlacedText> allOthers(const ClauseSource& clause)
{
    std::vector<PlacedText> all = clause.others;
    all.insert(all.end(), clause.needs.begin(), clause.needs.end());
    all.insert(all.end(), clause.names.begin(), clause.names.end());
    return all;
}

void checkClause(const ClauseSource& clause, sources::Faults& faults)
{
    checkId(clause.id, QStringLiteral("a clause"), faults);
    checkDistinct(allOthers(clause), QStringLiteral("what is listed of other expansions"), faults);
    checkDistinct(clause.glosses, QStringLiteral("glosses"), faults);
    checkDistinct(clause.restsOn, QStringLiteral("rests on"), faults);
    checkTiles(clause.tiles, faults);
    checkAuthored(clause.text, faults);
    if (const std::optional<QString> fault = linkFault(clause.text.text))
        faults.push_back(faultAt(clause.text.place, *fault,
                                 QStringLiteral("close each [[ with ]] and put an id between")));
}

ClauseSource readClause(const sources::Node& node, sources::Faults& faults)
{
    sources::MappingReader reader(node, "a clause", faults);
    ClauseSource clause;
    clause.id = placedText(reader, "id");
    readEnums(reader, clause, faults);
    clause.date = textOrEmpty(reader, "date");
    checkDate(clause.date, reader.placeOf("date"), faults);
    clause.edition = {textOrEmpty(reader, "edition"), reader.placeOf("edition")};
    clause.others = placedTexts(reader, "others");
    clause.needs = placedTexts(reader, "needs");
    clause.names = placedTexts(reader, "names");
    clause.glosses = placedTexts(reader, "glosses");
    clause.restsOn = placedTexts(reader, "rests on");
    clause.tiles = placedTexts(reader, "tiles");
    clause.text = placedText(reader, "text");
    reader.finish();
    checkClause(clause, faults);
    return clause;
}

/// The rows of a table are the clauses that gloss no other; those that do stand in its margin.
void checkRows(const SectionSource& section, sources::Faults& faults)
{
    const std::size_t columns = section.columns.size();
    for (const ClauseSource& clause : section.clauses)
        if (clause.glosses.empty() && !clause.text.text.isEmpty() &&
            tableCells(clause.text.text, columns).empty())
            faults.push_back(faultAt(clause.text.place,
                                     QStringLiteral("\"%1\" is no row of a table").arg(clause.id.text),
                                     QStringLiteral("write \"%1\", or move it to a section without columns")
                                         .arg(tableForm(columns))));
}

void checkColumns(const SectionSource& section, sources::Faults& faults)
{
    const auto& columns = section.columns;
    if (columns.empty())
        return;
    checkDistinct(columns, QStringLiteral("columns"), faults);
    for (const PlacedText& column : columns)
        checkAuthored(column, faults);
    if (columns.size() == 2 || columns.size() == 3)
        checkRows(section, faults);
    else
        faults.push_back(faultAt(columns.front().place,
                                 QStringLiteral("the number of columns is %1").arg(columns.size()),
                                 QStringLiteral("name 2 or 3")));
}

SectionSource readSection(const sources::Node& node, sources::Faults& faults)
{
    sources::MappingReader reader(node, "a section", faults);
    SectionSource section;
    section.id = placedText(reader, "id");
    section.title = placedText(reader, "title");
    section.tiles = placedTexts(reader, "tiles");
    section.columns = placedTexts(reader, "columns");
    if (const sources::Node* clauses = reader.requiredNode("clauses"))
        for (const sources::Node& clause : clauses->items())
            section.clauses.push_back(readClause(clause, faults));
    reader.finish();
    checkId(section.id, QStringLiteral("a section"), faults);
    checkAuthored(section.title, faults);
    checkTiles(section.tiles, faults);
    checkColumns(section, faults);
    return section;
}

} // namespace

ClauseFile readClauseFile(const std::string& path, sources::Faults& faults)
{
    ClauseFile file;
    file.path = path;
    const tl::expected<sources::Node, sources::Faults> document = sources::readYaml(path);
    if (!document) {
        faults.insert(faults.end(), document.error().begin(), document.error().end());
        return file;
    }
    sources::MappingReader reader(*document, "a file of clauses", faults);
    file.expansion = placedText(reader, "expansion");
    file.prefix = placedText(reader, "prefix");
    if (const sources::Node* sections = reader.requiredNode("sections"))
        for (const sources::Node& section : sections->items())
            file.sections.push_back(readSection(section, faults));
    reader.finish();
    return file;
}

} // namespace glossator::compiler
