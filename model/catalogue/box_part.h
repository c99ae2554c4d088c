// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/connection.h"
#include "model/catalogue/statement.h"

#include <QStringList>

#include <vector>

namespace glossator::catalogue {

/// A box that lies in another, by their ids.
struct BoxPart
{
    QString part;
    QString whole;
};

/// What asks a catalogue for all of them, in the order of the shelf.
const QString& boxPartsSql();
/// All rows of that question; the statement keeps its error.
std::vector<BoxPart> readBoxParts(Statement& rows);
/// The same, asked of a catalogue, which notes the error.
std::vector<BoxPart> readBoxParts(Connection& connection);

/// Boxes and the parts that lie in them, each once.
QStringList withParts(QStringList boxes, const std::vector<BoxPart>& parts);
/// Boxes and those in which they lie, each once.
QStringList withWholes(QStringList boxes, const std::vector<BoxPart>& parts);

} // namespace glossator::catalogue
