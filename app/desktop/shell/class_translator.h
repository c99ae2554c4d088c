// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace glossator::desktop {

/// Finds translations by the bare name of a class: the texts are collected without namespaces, while
/// widgets ask for them with theirs. What is SpokenIn a language of its own, it says in that.
class ClassTranslator : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char* context, const char* sourceText, const char* disambiguation,
                                    int n) const override;
};

} // namespace glossator::desktop
