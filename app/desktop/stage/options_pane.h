// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/options_model.h"

#include <QWidget>

#include <functional>

class QLabel;
class QListView;
class QPushButton;

namespace glossator::desktop {

/// What can be chosen at a decision, allowed or refused, and the button that does it. The option that the
/// pointer or the keyboard is at is to be seen on the board.
class OptionsPane : public QWidget
{
    Q_OBJECT

public:
    explicit OptionsPane(QWidget* parent = nullptr);

    /// They must outlive the pane.
    void setClauseNames(const ClauseNames* names) { m_model->setClauseNames(names); }
    /// See OptionsModel.
    void setStep(const cases::CaseResult* result, int step, const wording::PhraseWording& wording,
                 const std::optional<engine::Option>& ofCase = {});
    [[nodiscard]] const OptionsModel& options() const { return *m_model; }
    /// Whether the keyboard is here.
    [[nodiscard]] bool hasKeyboard() const;
    /// Row of the option that the keyboard is or was at; -1: of none.
    [[nodiscard]] int current() const;
    /// Goes on to the next option that is wanted, beginning anew behind the last; false where there is none.
    bool selectNext(const std::function<bool(const engine::Option&)>& isWanted);
    /// Where the keyboard is here, it is at the current option from now on, which only stood ready.
    void look();
    /// Makes an option the current one without a look at it; nothing happens where there is none such.
    void setCurrent(const engine::Option& option);

signals:
    /// Row of an option; -1: none is pointed at any more.
    void pointedAt(int row);
    void chosen(int row);

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void comeToTaken();
    void showDeed();
    void retranslate();

    OptionsModel* m_model;
    bool m_isLookedAt = false; ///< somebody has come to the current option; else it only stands ready
    QLabel* m_decision = nullptr;
    QListView* m_list = nullptr;
    QPushButton* m_try = nullptr;
};

} // namespace glossator::desktop
