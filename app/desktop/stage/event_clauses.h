// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/event.h"

#include <QStringList>

namespace glossator::desktop {

/// The ids of what is cited, each once.
[[nodiscard]] QStringList idsOf(const engine::Citations& cited);
/// Those of the addends of an event; none where it scores nothing.
[[nodiscard]] QStringList addendClauses(const engine::Event& event);
/// All clauses of an event, those of its addends first.
[[nodiscard]] QStringList clausesOf(const engine::Event& event);

} // namespace glossator::desktop
