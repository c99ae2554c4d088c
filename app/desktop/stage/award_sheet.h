// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/clause_names.h"
#include "model/cases/case_result.h"
#include "model/wording/phrase_wording.h"

#include <QTextBrowser>

namespace glossator::desktop {

/// The score sheet of a case: what each player gets in all, then every award with its addends, the
/// majority and the clauses, and what was withheld and why. The awards of the step that is shown stand out.
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

    const cases::CaseResult* m_result = nullptr;
    wording::PhraseWording m_wording;
    const ClauseNames* m_clauseNames = nullptr;
    int m_lastOfCase = -1;
    int m_step = -1;
    int m_event = -1;
};

} // namespace glossator::desktop
