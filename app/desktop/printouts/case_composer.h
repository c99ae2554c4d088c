// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"
#include "app/desktop/look/inks.h"
#include "app/desktop/printouts/case_stills.h"
#include "app/desktop/printouts/column_flow.h"
#include "app/desktop/stage/clause_names.h"
#include "app/desktop/stage/steps_model.h"

#include <QCoreApplication>

#include <memory>

class QTextDocument;

namespace glossator::desktop {

inline constexpr double composedUnits = 300.0 / 72; ///< in a point, as fine as pictures are printed

/// Words, or the picture of a step.
struct ComposedBlock
{
    ColumnBlock flow; ///< a picture is as high as there is room for
    std::unique_ptr<QTextDocument> words;
    int step = -1;
    bool isClause = false; ///< one of those that are only cited, or their heading
    double scale = 1;      ///< from the words as they are composed to those on paper
};

/// A case as it goes on paper: what stands over both columns, and what flows through them.
struct ComposedCase
{
    ComposedCase();
    ~ComposedCase();
    Q_DISABLE_COPY_MOVE(ComposedCase)

    std::unique_ptr<QTextDocument> head;
    std::vector<ComposedBlock> blocks;
};

/// Puts a case into words for paper, step by step: its captions and what happens, the score sheet, and the
/// clauses, which are cited by numbers.
class CaseComposer
{
    Q_DECLARE_TR_FUNCTIONS(CaseComposer)

public:
    /// In points.
    struct Widths
    {
        double sheet = 0;
        double column = 0;
    };

    /// All that it is made of must outlive it.
    CaseComposer(const Library& library, const CaseStills& stills, catalogue::Language language,
                 Widths widths);
    Q_DISABLE_COPY_MOVE(CaseComposer)
    ~CaseComposer() = default;

    void addStep(int step);
    /// After the last step.
    void finish();
    /// Sets the words smaller than they are composed, with those of the clauses that are only cited by
    /// themselves.
    void setScales(double words, double clauses);
    [[nodiscard]] const ComposedCase& composed() const { return m_composed; }

private:
    [[nodiscard]] std::unique_ptr<QTextDocument> setWords(const QString& html, double size,
                                                          double width) const;
    void addWords(const QString& html, double size, double above, bool keepsNext);
    void addHeading(const QString& text);
    void setHead();
    void addEvent(const QModelIndex& row);
    void addPicture(int step);
    void addScores(int step);
    void addAwards();
    void addClauses();
    [[nodiscard]] bool isPictured(int step) const;
    [[nodiscard]] bool isTurningPoint(int step) const;
    [[nodiscard]] QString boxes() const;
    /// The number by which a clause is cited, in brackets; it gets one when it is cited first.
    [[nodiscard]] QString numberOf(const QString& clause);
    [[nodiscard]] QString citesOf(const QStringList& clauses);

    const Library& m_library;
    const CaseStills& m_stills;
    const LoadedCase& m_case;
    const wording::PhraseWording& m_wording;
    catalogue::Language m_language;
    Widths m_widths;
    const Inks& m_inks;
    ClauseNames m_numbers; ///< clauses told by their numbers
    StepsModel m_steps;
    int m_pictured = -1; ///< the last step with a picture
    QStringList m_cited; ///< in the order of their numbers
    ComposedCase m_composed;
};

} // namespace glossator::desktop
