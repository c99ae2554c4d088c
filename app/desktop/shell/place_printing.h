// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/paper/printout.h"
#include "app/desktop/shell/reading_desk.h"

#include <QObject>

#include <memory>

namespace glossator::desktop {

class Navigator;
class Pages;
class Paper;

/// Brings the place one is at to paper.
class PlacePrinting : public QObject
{
    Q_OBJECT

public:
    /// Navigator, pages and paper must live as long as this.
    PlacePrinting(const ReadingDesk& desk, const Navigator& navigator, const Pages& pages, Paper& paper);

    /// What of the place one is at can be printed; nullptr for nothing.
    [[nodiscard]] std::unique_ptr<Printout> printout() const;

public slots:
    void print();
    void savePdf();

private:
    ReadingDesk m_desk;
    const Navigator& m_navigator;
    const Pages& m_pages;
    Paper& m_paper;
};

} // namespace glossator::desktop
