// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/clause_names.h"
#include "app/desktop/stage/timeline.h"
#include "model/wording/phrase_wording.h"

#include <QAbstractListModel>

#include <functional>

namespace glossator::desktop {

/// What happens in a case, line by line: each step with its caption, then its events and what was
/// refused, each with the clauses it follows from.
class StepsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class RowKind { Step, Event, Attempt, Leaving };
    enum Role {
        StepRole = Qt::UserRole, ///< int
        KindRole,                ///< int of RowKind
        IndexRole,               ///< int, of the event or attempt
        CitesRole,               ///< QStringList of clause ids
        CiteNamesRole,           ///< QStringList, their first words
        RefusedRole,             ///< bool: something was not allowed
        QuietRole,               ///< bool: only moves the turn on
        AsideRole,               ///< bool: follows from another choice than the case's
        SoughtRole               ///< int: which citation is a clause that is sought; -1 for none
    };
    /// The caption of a segment in the language of the catalogue.
    using Captions = std::function<QString(const cases::Segment&)>;

    explicit StepsModel(QObject* parent = nullptr);

    /// By which clauses are told from the next result on; it must outlive this.
    void setClauseNames(const ClauseNames* names) { m_clauseNames = names; }

    /// nullptr for no case; the result must live as long as it is shown. What comes after the step
    /// `lastOfCase` is not the case; -1: all is.
    void setResult(const cases::CaseResult* result, const wording::PhraseWording& wording, Captions captions,
                   int lastOfCase = -1);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    /// Marks what follows from one of these clauses, from now on; empty: nothing.
    void setSought(const QStringList& clauses);
    /// What follows from one of these clauses, from the first row to the last.
    [[nodiscard]] std::vector<int> rowsOf(const QStringList& clauses) const;
    /// The row that is about a moment; -1 without a case.
    [[nodiscard]] int rowAt(const Moment& moment) const;
    /// What is told of a moment; of one that only moves the turn on, what came before it in the step.
    [[nodiscard]] QString told(const Moment& moment) const;
    /// The clauses that a row follows from; of a step as a whole, all those of what happens in it.
    [[nodiscard]] QStringList clausesAt(int row) const;
    /// The moment at which what the row tells is done.
    [[nodiscard]] Moment momentOf(int row) const;

private:
    struct Row
    {
        int step = 0;
        RowKind kind = RowKind::Step;
        int index = 0;
        QString text;
        QStringList cites;
        bool isRefused = false;
        bool isQuiet = false;
    };
    void addStep(int step, const cases::CaseResult& result);
    void addEvent(int step, int index, const cases::CaseResult& result);
    void tellOnce(std::size_t caption);
    void addAttempts(int step, const cases::CaseResult& result);
    [[nodiscard]] bool isAside(int step) const { return m_lastOfCase >= 0 && step > m_lastOfCase; }
    [[nodiscard]] QString spoken(const Row& row) const;
    [[nodiscard]] QString deedOf(int step, const cases::CaseResult& result) const;
    [[nodiscard]] QString captionOf(int step, const cases::CaseResult& result) const;
    [[nodiscard]] QString backTo(std::size_t step, const engine::State& state,
                                 const cases::CaseResult& result) const;
    [[nodiscard]] static int firstOf(const QStringList& clauses, const Row& row);
    [[nodiscard]] const Row& row(const QModelIndex& index) const
    {
        return m_rows[static_cast<std::size_t>(index.row())];
    }

    std::vector<Row> m_rows;
    wording::PhraseWording m_wording;
    Captions m_captions;
    const ClauseNames* m_clauseNames = nullptr;
    int m_lastOfCase = -1;
    QStringList m_sought;
};

} // namespace glossator::desktop
