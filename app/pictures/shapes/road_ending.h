// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/shapes/junction.h"

namespace glossator::pictures::shapes {

/// Lays the road of one junction that stops or forks inside its square.
class RoadEnding
{
public:
    /// Both must outlive this object.
    RoadEnding(Draft& draft, const Junction& junction) : m_draft(draft), m_junction(junction) {}

    void lay();

private:
    void layArm(engine::Side arm, const std::string& end);
    void layBranch(QPointF hub, const std::string& end);
    [[nodiscard]] QPointF probe(engine::Side arm) const;
    QPointF targetOf(engine::Side arm, const std::string& end);
    QPointF spotTarget(const std::string& end);
    QPointF unspecifiedTarget(engine::Side arm);
    QPointF builtTarget(QPointF from, const std::string& end);

    Draft& m_draft;
    const Junction& m_junction;
};

} // namespace glossator::pictures::shapes
