// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/phrase_wording.h"
#include "model/cases/case_result.h"

#include <QAbstractListModel>

namespace glossator::desktop {

/// Everything that may be chosen when a step is done, an option a row.
class OptionsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit OptionsModel(QObject* parent = nullptr);

    /// No options for a null result or a step that it has not.
    void setStep(const cases::CaseResult* result, int step, const PhraseWording& wording);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// The option of a row; nothing for a row that is not there.
    [[nodiscard]] std::optional<engine::Option> optionAt(int row) const;
    /// Who is to decide about what, and in which round of scoring where that matters; empty when nothing is
    /// to be decided.
    [[nodiscard]] const QString& decision() const { return m_decision; }

private:
    engine::Options m_options;
    QStringList m_texts;
    QString m_decision;
};

} // namespace glossator::desktop
