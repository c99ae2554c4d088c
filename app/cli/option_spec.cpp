// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_spec.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

const OptionSpecs& commonOptions()
{
    static const OptionSpecs options{
        {u"json"_s, {}, u"Write one JSON document to standard output and nothing else."_s},
        {u"catalogue"_s, u"PATH"_s,
         u"The compiled catalogue; else GLOSSATOR_CATALOGUE, else the one of this program."_s},
        {u"help"_s, {}, u"Say what the command does, and end."_s},
    };
    return options;
}

} // namespace glossator::cli
