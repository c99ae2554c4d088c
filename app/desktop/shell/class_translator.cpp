// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/class_translator.h"

#include "model/wording/spoken_in.h"

#include <string_view>

namespace glossator::desktop {

QString ClassTranslator::translate(const char* context, const char* sourceText, const char* disambiguation,
                                   int n) const
{
    const std::string_view name(context);
    const auto colons = name.rfind("::");
    const char* bare = colons == std::string_view::npos ? context : context + colons + 2;
    if (const QTranslator* spoken = wording::SpokenIn::words())
        return spoken->translate(bare, sourceText, disambiguation, n);
    return QTranslator::translate(bare, sourceText, disambiguation, n);
}

} // namespace glossator::desktop
