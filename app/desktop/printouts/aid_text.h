// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/order/order_model.h"

#include <vector>

namespace glossator::desktop {

/// How the acts of a player aid follow one another.
enum class AidSetting {
    Lines, ///< each begins a line
    RunIn, ///< one after the other in a paragraph, which takes least room
};

/// A paragraph of a player aid.
struct AidParagraph
{
    enum class Kind { Missing, Step, Heading, Acts, Legend };
    Kind kind = Kind::Acts;
    QString html;
};

/// What a player aid says, step by step.
class AidText
{
public:
    AidText(const OrderModel& model, AidSetting setting) : m_model(model), m_setting(setting) {}

    [[nodiscard]] std::vector<AidParagraph> paragraphs();

private:
    void add(AidParagraph::Kind kind, const QString& html);
    void addStep(const QModelIndex& step);
    void addAct(const QModelIndex& act);
    void addRunIn(const QModelIndex& act, const QString& line);

    const OrderModel& m_model;
    AidSetting m_setting;
    std::vector<AidParagraph> m_paragraphs;
    bool m_isRunning = false; ///< the next act goes on in the paragraph of the last
};

} // namespace glossator::desktop
