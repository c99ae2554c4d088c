// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/wording_check.h"

#include <QRegularExpression>

#include <algorithm>

namespace glossator::terms {

namespace {

using catalogue::Language;
using catalogue::TextFault;

bool hasControl(const QString& text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c.category() == QChar::Other_Control; });
}

bool hasWrongGeminate(const QString& text)
{
    static const QRegularExpression wrong(
        QStringLiteral("[\u0140\u013F]|[lL][.\u2022\u2219\u22C5\u2027][lL]"));
    return wrong.match(text).hasMatch();
}

std::optional<TextFault> spacingFault(const QString& text)
{
    if (text.trimmed().isEmpty())
        return TextFault{QStringLiteral("the wording is empty"),
                         QStringLiteral("write the term, or leave the key out")};
    if (hasControl(text))
        return TextFault{QStringLiteral("the wording holds a control character"),
                         QStringLiteral("write it on one line")};
    if (text != text.simplified())
        return TextFault{QStringLiteral("the wording has spaces too many"),
                         QStringLiteral("write \"%1\"").arg(text.simplified())};
    return std::nullopt;
}

} // namespace

std::optional<TextFault> wordingFault(const QString& text, Language language)
{
    if (auto fault = spacingFault(text))
        return fault;
    if (auto fault = catalogue::compositionFault(text))
        return fault;
    if (language == Language::Ro)
        return catalogue::cedillaFault(text);
    if (language == Language::Ca && hasWrongGeminate(text))
        return TextFault{QStringLiteral("\"%1\" writes the geminated l in another way").arg(text),
                         QStringLiteral("write l·l")};
    return std::nullopt;
}

} // namespace glossator::terms
