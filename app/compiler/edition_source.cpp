// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/edition_source.h"

#include <QRegularExpression>

namespace glossator::compiler {

namespace {

/// Editions keep the capitals of their abbreviations: C1, ZMG.
void checkEditionId(const PlacedText& id, sources::Faults& faults)
{
    static const QRegularExpression form(QStringLiteral("^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$"));
    if (!id.text.isEmpty() && !form.match(id.text).hasMatch())
        faults.push_back(
            faultAt(id.place, QStringLiteral("\"%1\" is no id of an edition").arg(id.text),
                    QStringLiteral("use letters, digits and hyphens, as in C1 or first-printing")));
}

EditionSource readEdition(const sources::Node& node, sources::Faults& faults)
{
    sources::MappingReader reader(node, "an edition", faults);
    EditionSource edition;
    edition.id = placedText(reader, "id");
    edition.name = placedText(reader, "name");
    edition.isOfGame = reader.optionalBoolean("game").value_or(false);
    reader.finish();
    checkEditionId(edition.id, faults);
    checkAuthored(edition.name, faults);
    return edition;
}

} // namespace

std::vector<EditionSource> readEditionSources(const std::string& path, sources::Faults& faults)
{
    std::vector<EditionSource> editions;
    const tl::expected<sources::Node, sources::Faults> document = sources::readYaml(path);
    if (!document) {
        faults.insert(faults.end(), document.error().begin(), document.error().end());
        return editions;
    }
    sources::MappingReader reader(*document, "the list of editions", faults);
    if (const sources::Node* list = reader.requiredNode("editions"))
        for (const sources::Node& node : list->items())
            editions.push_back(readEdition(node, faults));
    reader.finish();
    checkUnique(editions, &EditionSource::id, QStringLiteral("edition has the id"), faults);
    return editions;
}

} // namespace glossator::compiler
