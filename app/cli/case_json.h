// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case_result.h"

#include <QJsonArray>
#include <QJsonObject>

namespace glossator::cli {

// What run and files of cases have in common as JSON; see JSON.md.

[[nodiscard]] QString toText(std::string_view text);
[[nodiscard]] QJsonObject placeJson(const sources::Place& place);
/// What was expected in place of a fault, without the word "expected".
[[nodiscard]] QString expectedIn(const sources::Fault& fault);
[[nodiscard]] QJsonArray faultsJson(const sources::Faults& faults);
[[nodiscard]] QJsonArray squareJson(engine::Square square);
/// "3 after"; null before and after the turns.
[[nodiscard]] QJsonValue roundJson(const std::optional<engine::PartOfRound>& moment);
[[nodiscard]] QJsonArray namesJson(const std::vector<cases::Name>& names);
[[nodiscard]] QJsonArray citesJson(const engine::Citations& cites);
[[nodiscard]] QJsonArray provesJson(const cases::CaseResult& result);
[[nodiscard]] QJsonArray showsJson(const cases::CaseResult& result);
/// "opening", "look", "choose" or "refuse".
[[nodiscard]] QString toText(cases::StepKind kind);
/// What a step does that goes back to another one; 0 is the opening.
[[nodiscard]] QString backText(std::size_t step);

} // namespace glossator::cli
