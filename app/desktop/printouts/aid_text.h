// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/order/order_model.h"
#include "app/desktop/order/order_opening.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace glossator::desktop {

/// How the acts of a player aid follow one another, from what takes most room to what takes least.
enum class AidSetting {
    Lines, ///< each begins a line
    RunIn, ///< one after the other in a paragraph
    Dense, ///< so as well, in lines as close as can be read
    Brief, ///< and no more than the first sentence of each; a box is named once for several
};

/// A paragraph of a player aid.
struct AidParagraph
{
    enum class Kind { Missing, Step, Heading, Acts, More, Legend };
    Kind kind = Kind::Acts;
    QString html;
    bool keepsNext = false; ///< stands at no foot of a column without what follows
    /// Of a step, before its name; 0 where it comes whenever it comes.
    std::optional<int> number = {};

    [[nodiscard]] bool isHeading() const { return kind == Kind::Step || kind == Kind::Heading; }
};

/// What a player aid says, step by step; where it shows what is opened up, that and no more.
class AidText
{
    Q_DECLARE_TR_FUNCTIONS(AidText)

public:
    /// `opening`: what is opened up; none: the acts of all steps and nothing under them.
    AidText(const OrderModel& model, AidSetting setting, std::optional<OrderOpening> opening = {})
        : m_model(model), m_setting(setting), m_opening(std::move(opening))
    {
    }

    [[nodiscard]] std::vector<AidParagraph> paragraphs();

private:
    void add(AidParagraph::Kind kind, const QString& html);
    void addStep(const QModelIndex& step);
    void addAct(const QModelIndex& act);
    void addLine(const QModelIndex& act);
    void addRunIn(const QModelIndex& act, const QString& line);
    [[nodiscard]] bool sharesCode(const QModelIndex& act) const;
    void joinLast(const QString& line);
    void addMore(const QModelIndex& act);
    void addLegend();
    /// An act with the code of its box; in brief it ends where its first sentence does.
    [[nodiscard]] QString toldOf(const QModelIndex& act);

    const OrderModel& m_model;
    AidSetting m_setting;
    std::optional<OrderOpening> m_opening;
    std::vector<AidParagraph> m_paragraphs;
    int m_acts = 0;
    int m_shortened = 0;      ///< of the acts
    bool m_isRunning = false; ///< the next act goes on in the paragraph of the last
};

} // namespace glossator::desktop
