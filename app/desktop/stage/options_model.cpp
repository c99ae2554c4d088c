// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/options_model.h"

#include "model/cases/describe.h"

namespace glossator::desktop {

OptionsModel::OptionsModel(QObject* parent) : QAbstractListModel(parent)
{
}

void OptionsModel::setStep(const cases::CaseResult* result, int step, const PhraseWording& wording)
{
    beginResetModel();
    m_options.clear();
    m_texts.clear();
    m_decision.clear();
    if (result != nullptr && result->game != nullptr && step >= 0 &&
        step < static_cast<int>(result->steps.size())) {
        const cases::RunStep& run = result->steps[static_cast<std::size_t>(step)];
        const cases::Describer describer(*result->game, result->players);
        m_options = run.options;
        for (const engine::Option& option : m_options)
            m_texts << wording.sentence(describer.option(run.state, option));
        m_decision = wording.sentence(describer.decision(run.state));
        if (const auto round = describer.round(run.state))
            m_decision += QStringLiteral(" · ") + wording.say(*round);
    }
    endResetModel();
}

int OptionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_options.size());
}

QVariant OptionsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? m_texts[index.row()] : QVariant();
}

std::optional<engine::Option> OptionsModel::optionAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return m_options[static_cast<std::size_t>(row)];
}

} // namespace glossator::desktop
