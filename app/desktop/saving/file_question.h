// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace glossator::desktop {

/// Asks in what file something is to be kept. The window goes on beside the question.
struct FileQuestion
{
    QString title;  ///< of the question
    QString filter; ///< "PDF (*.pdf)"
    QString ending; ///< "pdf"
    QString name;   ///< proposed, without the ending; it may have any letters

    /// `save` gets the answer; `leave` is called where the user thinks better of it. The question goes with
    /// the widget, which is also the one beside which it stands.
    void ask(QWidget* widget, const std::function<void(const QString& file)>& save,
             const std::function<void()>& leave = {}) const;
    /// The proposed file: in the folder used last, else among the user's documents, by a name that every file
    /// system takes. The folder is one that exists.
    [[nodiscard]] QString proposal(const QString& last = {}) const;
    /// The folder used last in the window of a widget; empty: none.
    [[nodiscard]] static QString folderOf(const QWidget& widget);
    static void setFolder(QWidget& widget, const QString& folder);
};

} // namespace glossator::desktop
