// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/clause_names.h"
#include "model/cases/case_result.h"
#include "model/wording/phrase_wording.h"

#include <QColor>
#include <QCoreApplication>

#include <vector>

namespace glossator::desktop {

/// What a score sheet says, as rich text for screen and paper: what each player gets in all, and every award
/// with its addends, the majority and the clauses.
class AwardWords
{
    Q_DECLARE_TR_FUNCTIONS(AwardWords)

public:
    /// Where the clause of an addend stands: in a line of its own, or behind it where it is told by a number.
    enum class Citing { Below, Behind };

    /// The result, which has a game, and the names must outlive this. What comes after the step `lastOfCase`
    /// is not the case; -1: all is.
    AwardWords(const cases::CaseResult& result, const wording::PhraseWording& wording,
               const ClauseNames* names, int lastOfCase, Citing citing = Citing::Below)
        : m_result(result), m_wording(wording), m_clauseNames(names), m_lastOfCase(lastOfCase),
          m_citing(citing)
    {
    }

    /// Whether a step of the run awards, pays or withholds something.
    [[nodiscard]] bool hasAny(int step) const;
    [[nodiscard]] QString sumsOfAll() const;
    /// What a step awards, on a ground of its own or none: all of it, or one event.
    [[nodiscard]] QString ofStep(int step, const QColor& ground = {}, int event = -1) const;
    /// The name of a place in it.
    [[nodiscard]] static QString anchorOf(int step, int event = -1);
    /// Whether it tells the event.
    [[nodiscard]] static bool isTold(const engine::Event& event);

private:
    /// What the events of a run bring one player.
    struct Sum
    {
        int awards = 0;
        int scored = 0;
        int paid = 0; ///< to others, less what others paid
    };
    [[nodiscard]] std::vector<Sum> sums() const;
    [[nodiscard]] QString eventHtml(const cases::RunEvent& run) const;
    [[nodiscard]] QString awardHtml(const cases::RunEvent& run, const engine::Scored& scored) const;
    [[nodiscard]] QString addendsHtml(const engine::Scored& scored, const engine::State& after) const;
    [[nodiscard]] QString wayOnTrack(const engine::Scored& scored, const engine::State& after) const;
    [[nodiscard]] QString link(const QString& clause) const;
    [[nodiscard]] QString citesHtml(const engine::Event& event) const;

    const cases::CaseResult& m_result;
    wording::PhraseWording m_wording;
    const ClauseNames* m_clauseNames;
    int m_lastOfCase;
    Citing m_citing;
};

} // namespace glossator::desktop
