// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/award_words.h"

#include <QTextBrowser>

#include <optional>
#include <vector>

namespace glossator::desktop {

/// The score sheet of a case: what each player gets in all, then every award with its addends, the
/// majority and the clauses, and what was withheld and why. The awards of the step that is shown stand out;
/// those after it are told as still to come.
class AwardSheet : public QTextBrowser
{
    Q_OBJECT

public:
    explicit AwardSheet(QWidget* parent = nullptr);

    /// nullptr for no case; the result must live as long as it is shown. What comes after the step
    /// `lastOfCase` is not the case; -1: all is.
    void setResult(const cases::CaseResult* result, const wording::PhraseWording& wording,
                   int lastOfCase = -1);
    /// Points at the awards of a step; false when it has none.
    bool setStep(int step);
    /// Points at one award of the step, an event of it; -1: at all of them.
    void setEvent(int event);
    /// By which clauses are told; it must outlive this.
    void setClauseNames(const ClauseNames* names) { m_clauseNames = names; }

signals:
    void clauseRequested(const QString& clause);
    void stepRequested(int step);

protected:
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void open(const QUrl& url);
    void write();
    void rewrite();
    [[nodiscard]] QString awards() const;
    [[nodiscard]] QString headingOfThoseToCome() const;

    std::optional<AwardWords> m_words; ///< while there is a case
    std::vector<QString> m_steps;      ///< the awards of each, where nothing stands out
    const ClauseNames* m_clauseNames = nullptr;
    int m_step = -1;
    int m_event = -1;
};

} // namespace glossator::desktop
