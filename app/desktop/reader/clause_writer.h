// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_additions.h"

#include <QFont>
#include <QObject>

class QWidget;

namespace glossator::desktop {

class ClauseEditor;
class PageSight;

/// Lets the user write below a clause, in an editor that lies over the room that the page leaves for it. What
/// is typed is kept as it is typed.
class ClauseWriter : public QObject
{
    Q_OBJECT

public:
    /// The editor lies on `sheet`, which shows the page. What is being written is told in `additions`, which
    /// must live as long.
    ClauseWriter(QWidget* sheet, PageAdditions& additions, QObject* parent = nullptr);

    /// What is kept must outlive this, or be taken away with nullptr.
    void setKept(Kept* kept);
    /// Begins below a clause, where something can be kept; `words` are those of the clause, for screen
    /// readers.
    void write(const QString& clause, Hand hand, const QFont& font, const QString& words);
    void stop();
    /// Lays the editor over its room on the page, and asks for as much as its words need.
    void place(const PageSight& sight);
    /// Where the editor is on its sheet; empty where nothing is written.
    [[nodiscard]] QRect rect() const;

signals:
    /// The room below a clause is to be another.
    void roomChanged(const QString& clause);
    /// Something was typed.
    void written();
    /// The keyboard left the editor and is on nothing else yet.
    void leftByKey();

private:
    void writeDown();

    PageAdditions& m_additions;
    ClauseEditor* m_editor;
    Kept* m_kept = nullptr;
};

} // namespace glossator::desktop
