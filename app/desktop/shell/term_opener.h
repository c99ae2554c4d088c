// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/lookup/term_clauses.h"
#include "app/desktop/shell/reading_desk.h"

#include <QObject>

class QLineEdit;

namespace glossator::desktop {

class ReaderView;
class TermCard;

/// Opens the card of a term with the clauses that tell most of it at the table.
class TermOpener : public QObject
{
    Q_OBJECT

public:
    /// The card and the field must live as long as this.
    TermOpener(const ReadingDesk& desk, TermCard& card, QLineEdit& searchField);

    /// Opens the terms of this page, and closes the card when the page is moved under it.
    void hear(ReaderView& page);
    /// Before the library goes away, which the clauses of terms are read from.
    void forget();

public slots:
    /// `word` is its place on the screen.
    void open(const QString& term, const QRect& word);
    void openBelowSearch(const QString& term);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QRect placeBelowSearch() const;

    ReadingDesk m_desk;
    TermCard& m_card;
    QLineEdit& m_searchField;
    std::optional<TermClauses> m_clauses; ///< made when a term is opened
    bool m_isBelowSearch = false;
};

} // namespace glossator::desktop
