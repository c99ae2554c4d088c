// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sources/mapping_reader.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace glossator::compiler {

/// A text of a source file and where it stands there.
struct PlacedText
{
    QString text;
    sources::Place place;
};

/// A required scalar with its place; empty where it is missing, which the reader has noted as a fault.
PlacedText placedText(sources::MappingReader& reader, std::string_view key);

/// A list of scalars with the place of each; empty where the key is absent.
std::vector<PlacedText> placedTexts(sources::MappingReader& reader, std::string_view key);

/// An optional scalar; empty where it is absent.
QString textOrEmpty(sources::MappingReader& reader, std::string_view key);

/// Notes a fault for a list that has an item twice.
void checkDistinct(const std::vector<PlacedText>& list, const QString& what, sources::Faults& faults);

/// Notes each value that an earlier one has already; `what` says whose it is, as in "expansion has the code".
void checkUnique(const std::vector<PlacedText>& values, const QString& what, sources::Faults& faults);

/// The same for one field of a list of sources.
template <typename Source>
void checkUnique(const std::vector<Source>& list, PlacedText Source::*field, const QString& what,
                 sources::Faults& faults)
{
    std::vector<PlacedText> values;
    values.reserve(list.size());
    for (const Source& source : list)
        values.push_back(source.*field);
    checkUnique(values, what, faults);
}

/// Notes what is wrong with the letters and the spaces of an authored text.
void checkAuthored(const PlacedText& text, sources::Faults& faults);

/// Notes an id that is not made of lower-case letters, digits and single hyphens.
void checkId(const PlacedText& id, const QString& what, sources::Faults& faults);

/// A fault put together from Qt's strings.
sources::Fault faultAt(const sources::Place& place, const QString& what, const QString& right = {});

} // namespace glossator::compiler
