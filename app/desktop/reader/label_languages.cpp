// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/label_languages.h"

#include "app/desktop/look/native_name.h"

namespace glossator::desktop {

LabelLanguages LabelLanguages::of(const std::vector<catalogue::Language>& texts, Sizing sizing)
{
    if (sizing == Sizing::Paper)
        return {texts, texts.front()};
    const auto window = windowLanguage();
    return {texts.size() > 1 ? texts : std::vector{window}, window};
}

} // namespace glossator::desktop
