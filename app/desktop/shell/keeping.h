// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/reading_desk.h"
#include "model/engine/switches.h"
#include "model/notebook/notebook.h"

#include <QObject>

#include <optional>

namespace glossator::desktop {

class Kept;
struct Location;
class Navigator;
class Pages;
class StageView;

/// What the notebook hears of the window, and the stage of the notebook: places visited and bookmarked, the
/// pace of the stage, the decisions of the house.
class Keeping : public QObject
{
    Q_OBJECT

public:
    struct Book
    {
        const notebook::Notebook& notebook;
        Kept& kept;
    };

    /// All must live as long as this.
    Keeping(const ReadingDesk& desk, const Book& book, Pages& pages, const Navigator& navigator);

    /// The clause, tile or case that one is at; nothing elsewhere.
    [[nodiscard]] static std::optional<notebook::Place> keepable(const Location& place);
    /// Also the answer about a whole pair, unless the matrix is looked at in its place.
    [[nodiscard]] static std::optional<notebook::Place> visitable(const Location& place);

public slots:
    void toggleBookmark();

signals:
    /// A sentence for the user: something could not be written.
    void failed(const QString& text);

private:
    void welcomeStage(StageView* stage);
    void followDecisions();
    [[nodiscard]] engine::SwitchReadings houseReadings() const;
    void keepVisit();
    [[nodiscard]] std::vector<notebook::Place> sameAs(const notebook::Place& place) const;
    void keepPace(const notebook::Pace& pace);
    void sayWhatWasNotKept(const QString& why);
    [[nodiscard]] Location here() const;

    ReadingDesk m_desk;
    Book m_book;
    Pages& m_pages;
    const Navigator& m_navigator;
};

} // namespace glossator::desktop
