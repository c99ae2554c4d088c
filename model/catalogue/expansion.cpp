// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/expansion.h"

#include "model/catalogue/spelling.h"

namespace glossator::catalogue {

namespace {

constexpr Spelling<ExpansionFamily> families[] = {
    {ExpansionFamily::Base, "base"},
    {ExpansionFamily::Big, "big"},
    {ExpansionFamily::Mini, "mini"},
    {ExpansionFamily::Promo, "promo"},
};

} // namespace

QString toString(ExpansionFamily family)
{
    return spellingOf<ExpansionFamily>(families, family);
}

std::optional<ExpansionFamily> expansionFamilyFromString(const QString& text)
{
    return valueOf<ExpansionFamily>(families, text);
}

} // namespace glossator::catalogue
