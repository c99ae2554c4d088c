// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/floating_card.h"
#include "app/desktop/lookup/term_clauses.h"
#include "model/terms/term_base.h"

#include <array>

class QGridLayout;
class QLabel;
class QPushButton;

namespace glossator::desktop {

class ClauseLink;

/// A small card about one term: its words in the three languages, which of them to prefer, a note, and the
/// clauses that tell what it is. The keyboard is on the first of these.
class TermCard : public FloatingCard
{
    Q_OBJECT

public:
    explicit TermCard(QWidget* parent);

    /// Shows one of the terms near its word, which has this place on the screen, within the parent: below it,
    /// else above or beside it, so that it can still be read.
    void open(const terms::TermBase& terms, const terms::Term& term, const std::vector<TermClause>& clauses,
              const QRect& word);
    /// The word of the card that is open has come to be there on the screen.
    void placeNear(const QRect& word);
    /// Whether the new names of roles come before the classic ones, or after them.
    void useNewRoleNames(bool isNew);
    [[nodiscard]] QString term() const { return m_term.id; }

signals:
    void clauseRequested(const QString& clause);
    void searchRequested(const QString& words);
    /// What happens when the term meets something else is asked.
    void pairRequested(const QString& term);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildClauses(QGridLayout& grid, int row);
    void fill();
    void fitInto(int height, std::size_t fewest);
    void setBrief(bool isBrief);
    void placeAt(const QRect& word);
    void showClauses(const std::vector<TermClause>& clauses);
    [[nodiscard]] QString wordingText(catalogue::Language language) const;
    [[nodiscard]] QString standingText() const;

    terms::Term m_term;
    std::array<QString, catalogue::allLanguages.size()> m_newNames; ///< of the role that it is
    bool m_hasNewNames = false;
    bool m_isBrief = false; ///< other names stand behind the first, and no remark below: there is little room
    QLabel* m_domain = nullptr;
    std::array<QLabel*, catalogue::allLanguages.size()> m_names{};
    std::array<QLabel*, catalogue::allLanguages.size()> m_wordings{};
    QLabel* m_note = nullptr;
    QLabel* m_inTheRules = nullptr; ///< heads the clauses
    std::array<ClauseLink*, TermClauses::most> m_clauses{};
    std::size_t m_told = 0; ///< how many of them tell something
    QPushButton* m_search = nullptr;
    QPushButton* m_pair = nullptr;
};

} // namespace glossator::desktop
