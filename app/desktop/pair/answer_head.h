// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pairs/pair_answer.h"
#include "model/pairs/subject_list.h"

#include <QCoreApplication>
#include <QPalette>

namespace glossator::desktop {

/// The words above the answer about a pair: how much is known and who says so, or that nothing is recorded
/// and where to go on. Where there is little room, where to go on is only counted, and a link unfolds it.
class AnswerHead
{
    Q_DECLARE_TR_FUNCTIONS(AnswerHead)

public:
    /// The subjects must outlive it.
    AnswerHead(const pairs::SubjectList& subjects, catalogue::Language language, const QPalette& palette)
        : m_subjects(subjects), m_language(language), m_palette(palette)
    {
    }

    /// HTML that stands behind how much is known.
    void setKeyHint(const QString& hint) { m_keyHint = hint; }
    void setFolded(bool isFolded) { m_isFolded = isFolded; }
    /// As HTML.
    [[nodiscard]] QString of(const pairs::PairAnswer& answer) const;
    /// The link that asks for all of it.
    inline static const QString unfold = QStringLiteral("#unfold");

private:
    [[nodiscard]] QString alone(const pairs::PairAnswer& answer) const;
    [[nodiscard]] static QString lacking(const pairs::PairAnswer& answer);
    /// Where there is more: pairs of their boxes, and cases that no clause of the answer has. A line each.
    [[nodiscard]] QString goingOn(const pairs::PairAnswer& answer) const;
    /// A line that names things, or has their number.
    [[nodiscard]] QString listed(const QString& line, const QString& names, std::size_t count) const;
    [[nodiscard]] QString casesIn(const std::vector<catalogue::CaseInfo>& cases) const;
    [[nodiscard]] QString pairsIn(const std::vector<pairs::NearPair>& pairs) const;
    [[nodiscard]] QStringList nothingRuled(const pairs::PairAnswer& answer) const;
    [[nodiscard]] QString silence(const pairs::PairAnswer& answer) const;
    /// Why there may be something about a subject that is not told.
    [[nodiscard]] QString excuse(const pairs::Subject& subject, const pairs::Subject& other) const;

    const pairs::SubjectList& m_subjects;
    catalogue::Language m_language;
    QPalette m_palette;
    QString m_keyHint;
    bool m_isFolded = false;
};

} // namespace glossator::desktop
