// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/localized_text.h"

#include <QStringList>

#include <vector>

namespace glossator::catalogue {

/// Which shelf an expansion stands on.
enum class ExpansionFamily { Base, Big, Mini, Promo };

QString toString(ExpansionFamily family);
std::optional<ExpansionFamily> expansionFamilyFromString(const QString& text);

/// A box that can lie on the table: the base game, a big or small expansion, a promotional tile.
struct Expansion
{
    QString id;
    QString code;   ///< the short code on tiles, as in "WOH"
    QString prefix; ///< begins the ids of its clauses; empty where it has none yet
    ExpansionFamily family = ExpansionFamily::Mini;
    std::optional<int> number; ///< of a numbered series, as in Exp. 3
    QStringList editions;      ///< ids of the editions of the game it was published for; empty when unknown
    QString published;         ///< year or year-month, empty when unknown
    QString publisher;         ///< empty when unknown
    bool whole = false;        ///< all its rules are in the catalogue
    QString partOf;            ///< id of the box in which it lies; empty for a box of its own
    QString sign;              ///< name of the drawing by which it is known, one of expansionSigns()
    LocalizedText name;
};

/// A part of an expansion's rules under one heading.
struct Section
{
    QString id; ///< unique within the expansion
    QString expansion;
    int order = 0; ///< place in the expansion, from 0
    LocalizedText title;
    QStringList tiles;                  ///< ids of the tiles whose pictures stand beside it
    std::vector<LocalizedText> columns; ///< of a section that is set as a table: their names
};

} // namespace glossator::catalogue
