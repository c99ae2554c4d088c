// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

#include <vector>

namespace glossator::desktop {

class AwardSheet;
class ClauseNames;
class OptionsPane;
class StageTabs;
class StepsList;
class StepsModel;

/// The column beside the board: the steps above, and below them what belongs to one. Where it is too low for
/// both, the steps are a tab like the others.
class StageSide : public QSplitter
{
    Q_OBJECT

public:
    /// The names must outlive this.
    StageSide(StepsModel* steps, const ClauseNames& names, QWidget* parent);

    [[nodiscard]] StepsList* steps() const { return m_steps; }
    /// From top to bottom; the options where there is something to decide.
    [[nodiscard]] std::vector<QWidget*> panes() const;
    /// Of the two that follow.
    [[nodiscard]] StageTabs* tabs() const { return m_tabs; }
    [[nodiscard]] OptionsPane* options() const { return m_options; }
    [[nodiscard]] AwardSheet* award() const { return m_award; }

    [[nodiscard]] bool isLow() const { return m_isLow; }
    /// Whether the steps are in front.
    [[nodiscard]] bool showsSteps() const;
    /// Shows the tab of a page, unless the user reads the steps in their place; where the keyboard is in the
    /// options or passes through, when it has gone.
    void suggest(QWidget* page);
    /// Shows the steps or a page, whichever tab lies over it.
    void bring(QWidget* part);
    /// The same while the keyboard passes through: putBack() shows again what was there before.
    void lend(QWidget* part);
    void putBack();

signals:
    /// The steps may have come to the front, or left it.
    void turned();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void fit();
    void fold();
    void nameTabs();
    void retranslate();
    [[nodiscard]] bool hasKeyboard(const QWidget& page) const;

    StepsList* m_steps;
    StageTabs* m_tabs;
    OptionsPane* m_options;
    AwardSheet* m_award;
    QWidget* m_lent = nullptr;   ///< page that was brought to the front for a while
    QWidget* m_before = nullptr; ///< page that was in front before
    bool m_isLow = false;
};

} // namespace glossator::desktop
