// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/clause_names.h"
#include "model/cases/detour.h"
#include "model/wording/phrase_wording.h"

#include <QAbstractListModel>

namespace glossator::desktop {

/// What can be chosen when a step is done, an option a row: what the rules allow, what does the same side by
/// side, and after it what they refuse, with why.
class OptionsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class RowKind {
        Case,   ///< what the case chooses here
        Other,  ///< allowed too
        Refused ///< not allowed
    };
    enum Role {
        KindRole = Qt::UserRole, ///< int of RowKind
        ReasonRole,              ///< QString: why it is refused
        CitesRole,               ///< QStringList of the clauses that forbid it
        BeginsRole               ///< bool: another thing is done than in the row above, or it is refused
    };

    explicit OptionsModel(QObject* parent = nullptr);

    /// Where the text of a clause comes from, which tells when something would be to be had; it must outlive
    /// this.
    void setClauseNames(const ClauseNames* names) { m_clauseNames = names; }

    /// No options for a null result or a step that it has not. `ofCase` is what the case itself chooses.
    void setStep(const cases::CaseResult* result, int step, const wording::PhraseWording& wording,
                 std::optional<engine::Option> ofCase = {});

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// How many are allowed; they come first.
    [[nodiscard]] int allowed() const { return m_allowed; }
    /// The option of a row, allowed or refused; nothing for a row that is not there.
    [[nodiscard]] std::optional<engine::Option> optionAt(int row) const;
    /// Why the option of a row is refused; nothing where it is allowed.
    [[nodiscard]] std::optional<engine::Refusal> refusalAt(int row) const;
    /// Who is to decide about what; empty when nothing is to be decided.
    [[nodiscard]] const QString& decision() const { return m_decision; }

private:
    struct Row
    {
        RowKind kind = RowKind::Other;
        engine::Option option;
        QString text;
        std::optional<engine::Refusal> refused;
        QString reason;
        QStringList cites;
    };
    void addAllowed(const cases::CaseResult& result, const cases::RunStep& run,
                    const wording::PhraseWording& wording, const std::optional<engine::Option>& ofCase);
    void addRefused(const cases::CaseResult& result, int step, const wording::PhraseWording& wording);
    [[nodiscard]] QString spoken(const Row& row) const;
    [[nodiscard]] bool begins(std::size_t row) const;

    std::vector<Row> m_rows;
    int m_allowed = 0;
    QString m_decision;
    const ClauseNames* m_clauseNames = nullptr;
};

} // namespace glossator::desktop
