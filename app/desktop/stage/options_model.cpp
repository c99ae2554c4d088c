// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/options_model.h"

#include "app/desktop/stage/event_clauses.h"
#include "app/desktop/stage/refusal_words.h"
#include "model/cases/describe.h"
#include "model/cases/option_order.h"

namespace glossator::desktop {

namespace {

/// The decision above the options says what is done with an answer or a feature.
cases::Phrase named(cases::Phrase option)
{
    const bool isAnswer = option.id == cases::PhraseId::OptionPickAnswer;
    return isAnswer || option.id == cases::PhraseId::OptionPickFeature ? option.gaps.at(0) : option;
}

} // namespace

OptionsModel::OptionsModel(QObject* parent) : QAbstractListModel(parent)
{
}

void OptionsModel::setStep(const cases::CaseResult* result, int step, const wording::PhraseWording& wording,
                           std::optional<engine::Option> ofCase)
{
    beginResetModel();
    m_rows.clear();
    m_allowed = 0;
    m_decision.clear();
    if (result != nullptr && result->game != nullptr && step >= 0 &&
        step < static_cast<int>(result->steps.size())) {
        const cases::RunStep& run = result->steps[static_cast<std::size_t>(step)];
        const cases::Describer describer(*result);
        addAllowed(*result, run, wording, ofCase);
        addRefused(*result, step, wording);
        m_decision = wording.sentence(describer.decision(run.state));
    }
    endResetModel();
}

void OptionsModel::addAllowed(const cases::CaseResult& result, const cases::RunStep& run,
                              const wording::PhraseWording& wording,
                              const std::optional<engine::Option>& ofCase)
{
    const cases::Describer describer(result);
    for (const engine::Option& option : run.options) {
        const QString text = wording.sentence(named(describer.option(run.state, option)));
        m_rows.push_back({option == ofCase ? RowKind::Case : RowKind::Other, option, text, {}, {}, {}});
    }
    m_allowed = static_cast<int>(m_rows.size());
}

void OptionsModel::addRefused(const cases::CaseResult& result, int step,
                              const wording::PhraseWording& wording)
{
    const cases::Describer describer(result);
    const RefusalWords refusals(result, wording, m_clauseNames);
    const engine::State& state = result.steps[static_cast<std::size_t>(step)].state;
    for (const cases::Attempt& attempt : cases::refusedAfter(result, static_cast<std::size_t>(step))) {
        Row row{RowKind::Refused,
                attempt.option,
                wording.sentence(named(describer.option(state, attempt.option))),
                *attempt.refusal,
                refusals.inFull(*attempt.refusal),
                idsOf(attempt.refusal->cites)};
        m_rows.push_back(std::move(row));
    }
}

int OptionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString OptionsModel::spoken(const Row& row) const
{
    if (row.kind == RowKind::Case)
        return tr("%1. The case chooses this.").arg(row.text);
    if (row.kind == RowKind::Other)
        return row.text;
    return tr("Not allowed: %1. Why: %2. Follows from %3")
        .arg(row.text, row.reason, row.cites.join(QStringLiteral(", ")));
}

bool OptionsModel::begins(std::size_t row) const
{
    if (row == 0)
        return false;
    const Row& above = m_rows[row - 1];
    const bool isRefused = m_rows[row].kind == RowKind::Refused;
    if (isRefused || above.kind == RowKind::Refused)
        return above.kind != RowKind::Refused;
    return !cases::areAlike(above.option, m_rows[row].option);
}

QVariant OptionsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::AccessibleTextRole:
        return spoken(row);
    case KindRole:
        return static_cast<int>(row.kind);
    case ReasonRole:
        return row.reason;
    case CitesRole:
        return row.cites;
    case BeginsRole:
        return begins(static_cast<std::size_t>(index.row()));
    default:
        return {};
    }
}

std::optional<engine::Option> OptionsModel::optionAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return m_rows[static_cast<std::size_t>(row)].option;
}

std::optional<engine::Refusal> OptionsModel::refusalAt(int row) const
{
    return row < 0 || row >= rowCount() ? std::nullopt : m_rows[static_cast<std::size_t>(row)].refused;
}

} // namespace glossator::desktop
