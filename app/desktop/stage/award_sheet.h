// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/phrase_wording.h"
#include "model/cases/case_result.h"

#include <QTextBrowser>

namespace glossator::desktop {

/// The awards of a step in full: every addend with its clause, the majority and the sum.
class AwardSheet : public QTextBrowser
{
    Q_OBJECT

public:
    explicit AwardSheet(QWidget* parent = nullptr);

    /// Shows the awards of a step; false when it has none.
    bool setStep(const cases::CaseResult* result, int step, const PhraseWording& wording);

signals:
    void clauseRequested(const QString& clause);

private:
    [[nodiscard]] QString awardHtml(const cases::CaseResult& result, const cases::RunEvent& run,
                                    const engine::Scored& scored, const PhraseWording& wording) const;
};

} // namespace glossator::desktop
