// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/expansion_source.h"

#include "app/compiler/known_words.h"
#include "model/catalogue/expansion_signs.h"

#include <algorithm>

namespace glossator::compiler {

namespace {

using catalogue::ExpansionFamily;

void checkSign(const PlacedText& sign, sources::Faults& faults)
{
    const QStringList& known = catalogue::expansionSigns();
    if (!known.contains(sign.text))
        faults.push_back(
            faultAt(sign.place, QStringLiteral("no sign \"%1\" is drawn").arg(sign.text),
                    didYouMean(sign.text, known,
                               QStringLiteral("the names are in model/catalogue/expansion_signs.cpp"))));
}

ExpansionSource readExpansion(const sources::Node& node, sources::Faults& faults)
{
    sources::MappingReader reader(node, "an expansion", faults);
    ExpansionSource expansion;
    expansion.id = placedText(reader, "id");
    expansion.name = placedText(reader, "name");
    expansion.sign = placedText(reader, "sign");
    expansion.code = placedText(reader, "code");
    expansion.prefix = textOrEmpty(reader, "prefix");
    expansion.family = knownWord(reader, "family", catalogue::expansionFamilyFromString,
                                 QStringLiteral("base, big, mini, promo"), ExpansionFamily::Mini, faults);
    expansion.number = reader.optionalInteger("number");
    expansion.editions = placedTexts(reader, "editions");
    expansion.published = textOrEmpty(reader, "published");
    expansion.publisher = textOrEmpty(reader, "publisher");
    expansion.whole = reader.optionalBoolean("whole").value_or(false);
    if (reader.node("part of") != nullptr)
        expansion.partOf = placedText(reader, "part of");
    checkDate(expansion.published, reader.placeOf("published"), faults);
    reader.finish();
    if (reader.node("sign") != nullptr)
        checkSign(expansion.sign, faults);
    checkId(expansion.id, QStringLiteral("an expansion"), faults);
    checkAuthored(expansion.name, faults);
    checkDistinct(expansion.editions, QStringLiteral("the list of editions"), faults);
    return expansion;
}

/// A box in a box is not deeper than that.
void checkParts(const std::vector<ExpansionSource>& expansions, sources::Faults& faults)
{
    for (const ExpansionSource& part : expansions) {
        if (!part.partOf)
            continue;
        const auto isWhole = [&part](const ExpansionSource& other) {
            return other.id.text == part.partOf->text && !other.partOf && &other != &part;
        };
        if (std::ranges::none_of(expansions, isWhole))
            faults.push_back(
                faultAt(part.partOf->place,
                        QStringLiteral("no box \"%1\" in which others lie").arg(part.partOf->text),
                        QStringLiteral("name an expansion that is part of no other")));
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
    checkUnique(expansions, &ExpansionSource::id, QStringLiteral("expansion has the id"), faults);
    checkUnique(expansions, &ExpansionSource::code, QStringLiteral("expansion has the code"), faults);
    checkUnique(expansions, &ExpansionSource::sign, QStringLiteral("expansion has the sign"), faults);
    checkParts(expansions, faults);
    return expansions;
}

} // namespace glossator::compiler
