// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/written.h"

#include <QSqlDatabase>

#include <optional>

namespace glossator::notebook {

/// How fast cases are played.
struct Pace
{
    double speed = 1.0;    ///< 2 is twice as fast
    bool hasMotion = true; ///< otherwise every change is at once
    bool operator==(const Pace&) const = default;
};

/// The pace that the user chose for the stage.
class StagePace
{
public:
    explicit StagePace(const QSqlDatabase& database) : m_database(database) {}

    /// None where the user never chose one.
    [[nodiscard]] std::optional<Pace> chosen() const;
    Written choose(const Pace& pace);

private:
    QSqlDatabase m_database;
};

} // namespace glossator::notebook
