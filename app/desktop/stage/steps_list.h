// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace glossator::desktop {

class ClauseNames;
struct Moment;
class StepsModel;

/// The list of what happens in a case: marks where the stage is, and leads to the moments and clauses of its
/// rows.
class StepsList : public QListView
{
    Q_OBJECT

public:
    /// The names must outlive this.
    StepsList(StepsModel* steps, const ClauseNames& names, QWidget* parent);

    /// Marks the row of a moment that one comes to. When the step rests, what was marked of it last stays.
    void follow(const Moment& moment);
    /// Marks a step that is meant as a whole.
    void markStep(int step);
    /// The first clause of the marked row; empty where it follows from none.
    [[nodiscard]] QString clause() const;
    /// Asks for it.
    void readClause();

signals:
    /// What a row tells of.
    void momentRequested(const glossator::desktop::Moment& moment);
    void clauseRequested(const QString& clause);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void mark(int row, ScrollHint hint);
    void openClauseMenu(QPoint point);
    void retranslate();

    StepsModel* m_steps;
    const ClauseNames& m_names;
    bool m_isFollowing = false; ///< it is being moved to where the picture is
};

} // namespace glossator::desktop
