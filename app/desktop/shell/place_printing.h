// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/paper/printout.h"
#include "app/desktop/shell/reading_desk.h"

#include <QObject>

#include <memory>

namespace glossator::desktop {

class Kept;
class Navigator;
class Pages;
class Paper;

/// Brings the place one is at to paper.
class PlacePrinting : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this, and what is kept as long as what is printed.
    PlacePrinting(const ReadingDesk& desk, const Kept& kept, const Navigator& navigator, const Pages& pages,
                  Paper& paper);

    /// What of the place one is at can be printed; nullptr for nothing.
    [[nodiscard]] std::unique_ptr<Printout> printout() const;

public slots:
    void print();
    void savePdf();

private:
    ReadingDesk m_desk;
    const Kept& m_kept;
    const Navigator& m_navigator;
    const Pages& m_pages;
    Paper& m_paper;
};

} // namespace glossator::desktop
