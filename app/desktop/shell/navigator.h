// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/history.h"
#include "app/desktop/shell/reading_desk.h"
#include "model/engine/phase.h"

#include <QObject>

namespace glossator::notebook {
struct Place;
}

namespace glossator::desktop {

class ContentsTree;
class Pages;
class ReaderView;

/// Goes from place to place and keeps the way back. It takes from the pages and the contents where they
/// lead to.
class Navigator : public QObject
{
    Q_OBJECT

public:
    /// Pages and contents must live as long as this.
    Navigator(const ReadingDesk& desk, Pages& pages, ContentsTree& contents);

    [[nodiscard]] Location here() const;
    [[nodiscard]] bool canGoBack() const { return m_history.canGoBack(); }
    [[nodiscard]] bool canGoForward() const { return m_history.canGoForward(); }
    /// Whether there is a page of an expansion to be read.
    [[nodiscard]] bool hasPage(const QString& expansion) const;

public slots:
    /// As all that follow, remembers the way back.
    void go(const glossator::desktop::Location& place);
    /// To an activity as it was left, with the keyboard; to a pair asked for again, to ask anew.
    void choose(glossator::desktop::Activity activity);
    void openClause(const QString& clause);
    void openTile(const QString& tile);
    void openCase(const QString& caseId);
    void openCaseAt(const QString& caseId, int step);
    /// Plays the step of a case in which a clause acts first.
    void playClause(const QString& caseId, const QString& clause);
    /// Goes to a step of the order of play.
    void openStep(const QString& step);
    /// Goes to the step of the order of play that has this phase.
    void openPhase(glossator::engine::Phase phase);
    /// Answers a pair, see pairs::PairId; half a one is to be completed.
    void openPair(const QString& pair);
    /// Of an expansion without a rule there may be tiles to show, else what is said about it with others.
    void openExpansion(const QString& expansion);
    /// At its beginning where the section is empty.
    void openSection(const QString& expansion, const QString& section);
    void openPlace(const glossator::notebook::Place& place);

    void goBack();
    void goForward();
    /// To an activity as it was left, without a step in the history.
    void show(glossator::desktop::Activity activity);

signals:
    /// An activity is about to be shown.
    void showing(glossator::desktop::Activity activity);
    /// A place is shown, or another thing at the same place.
    void shown();
    void historyChanged();
    /// One went to a place, and it is there.
    void arrived();

private:
    void goToStep(const QString& step);
    void hear(const ReaderView* page);
    void showPlace(const Location& place);
    void amendHistory();
    void rememberHere();
    void markSection(const QString& section);
    void lookAtTile(const QString& tile);
    /// Beside the page that is read.
    [[nodiscard]] Location placeOf(Activity activity, const QString& id, int step = 0) const;

    ReadingDesk m_desk;
    Pages& m_pages;
    ContentsTree& m_contents;
    History m_history;
};

} // namespace glossator::desktop
