// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/lookup/term_clauses.h"

#include <QPushButton>

namespace glossator::desktop {

/// A clause to go to: where it stands, and below it what it says, in two lines at most.
class ClauseLink : public QPushButton
{
    Q_OBJECT

public:
    explicit ClauseLink(QWidget* parent);

    void tell(const TermClause& clause);
    [[nodiscard]] const QString& clause() const { return m_clause.id; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QStringList linesIn(int width) const;

    TermClause m_clause;
};

} // namespace glossator::desktop
