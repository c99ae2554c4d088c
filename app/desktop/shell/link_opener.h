// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/link.h"
#include "app/desktop/shell/reading_desk.h"

#include <QObject>

namespace glossator::desktop {

struct LinkFault;
class Navigator;
class Pages;

/// Goes where a link leads, and to what the search has found, and gives the keyboard to what is there.
class LinkOpener : public QObject
{
    Q_OBJECT

public:
    /// Navigator and pages must live as long as this.
    LinkOpener(const ReadingDesk& desk, Navigator& navigator, Pages& pages);

public slots:
    /// See Link.
    void open(const QString& link);
    void openResult(const glossator::search::Result& result);

signals:
    /// A link is about to be followed.
    void found();
    void notFound(const glossator::desktop::LinkFault& fault);
    /// A term is no place: it is shown beside the place one is at.
    void termRequested(const QString& term);

private:
    void follow(const Link& link);
    /// At its last step where it has not as many as the link counts.
    void openCase(const Link& link);
    /// The question what a box is to meet keeps the keyboard.
    void focusPage(Qt::FocusReason reason);

    ReadingDesk m_desk;
    Navigator& m_navigator;
    Pages& m_pages;
};

} // namespace glossator::desktop
