// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/failure.h"

#include <QByteArray>
#include <QJsonObject>

namespace glossator::cli {

/// How the program ends; scripts rely on the numbers.
enum class ExitStatus {
    Good = 0,
    DoesNotHold = 1, ///< the thing asked for does not hold: a case fails
    Unusable = 2     ///< the input cannot be used
};

/// What a command answers: the bytes for standard output, and whether what was asked for holds.
struct Answer
{
    ExitStatus status = ExitStatus::Good;
    QByteArray output;
};

/// An answer that is one JSON document.
[[nodiscard]] Answer jsonAnswer(const QJsonObject& document, ExitStatus status = ExitStatus::Good);

} // namespace glossator::cli
