// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/expansion_source.h"

#include "app/compiler/known_words.h"

#include <QHash>

#include <algorithm>

namespace glossator::compiler {

namespace {

using catalogue::ExpansionFamily;

void checkEditions(const ExpansionSource& expansion, sources::Faults& faults)
{
    static const QStringList known{QStringLiteral("C1"), QStringLiteral("C2"), QStringLiteral("C3")};
    checkDistinct(expansion.editions, QStringLiteral("the list of editions"), faults);
    for (const PlacedText& edition : expansion.editions)
        if (!known.contains(edition.text))
            faults.push_back(faultAt(edition.place, QStringLiteral("\"%1\" is no edition").arg(edition.text),
                                     QStringLiteral("write C1, C2 or C3")));
}

ExpansionSource readExpansion(const sources::Node& node, sources::Faults& faults)
{
    sources::MappingReader reader(node, "an expansion", faults);
    ExpansionSource expansion;
    expansion.id = placedText(reader, "id");
    expansion.name = placedText(reader, "name");
    expansion.code = placedText(reader, "code");
    expansion.prefix = textOrEmpty(reader, "prefix");
    expansion.family = knownWord(reader, "family", catalogue::expansionFamilyFromString,
                                 QStringLiteral("base, big, mini, promo"), ExpansionFamily::Mini, faults);
    expansion.number = reader.optionalInteger("number");
    expansion.editions = placedTexts(reader, "editions");
    expansion.published = textOrEmpty(reader, "published");
    expansion.publisher = textOrEmpty(reader, "publisher");
    expansion.whole = reader.optionalBoolean("whole").value_or(false);
    checkDate(expansion.published, reader.placeOf("published"), faults);
    reader.finish();
    checkId(expansion.id, QStringLiteral("an expansion"), faults);
    checkAuthored(expansion.name, faults);
    checkEditions(expansion, faults);
    return expansion;
}

/// Notes every value of one field that an earlier expansion has already.
template <typename Field>
void checkUnique(const std::vector<ExpansionSource>& expansions, const QString& what, Field field,
                 sources::Faults& faults)
{
    QHash<QString, sources::Place> first;
    for (const ExpansionSource& expansion : expansions) {
        const PlacedText& value = field(expansion);
        if (!value.text.isEmpty() && first.contains(value.text))
            faults.push_back(faultAt(
                value.place, QStringLiteral("a second expansion has the %1 \"%2\"").arg(what, value.text),
                QStringLiteral("the first is at %1")
                    .arg(QString::fromStdString(first.value(value.text).text()))));
        else
            first.insert(value.text, value.place);
    }
}

} // namespace

std::vector<ExpansionSource> readExpansionSources(const std::string& path, sources::Faults& faults)
{
    std::vector<ExpansionSource> expansions;
    const tl::expected<sources::Node, sources::Faults> document = sources::readYaml(path);
    if (!document) {
        faults.insert(faults.end(), document.error().begin(), document.error().end());
        return expansions;
    }
    sources::MappingReader reader(*document, "the list of expansions", faults);
    if (const sources::Node* list = reader.requiredNode("expansions"))
        for (const sources::Node& node : list->items())
            expansions.push_back(readExpansion(node, faults));
    reader.finish();
    checkUnique(
        expansions, QStringLiteral("id"), [](const auto& e) -> const PlacedText& { return e.id; }, faults);
    checkUnique(
        expansions, QStringLiteral("code"), [](const auto& e) -> const PlacedText& { return e.code; },
        faults);
    return expansions;
}

} // namespace glossator::compiler
