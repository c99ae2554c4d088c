// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_scroll.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

namespace glossator::desktop {

/// A page that is set for an area and scrolled in it, without the reader.
struct PageInArea
{
    explicit PageInArea(Page shown, QSize size = {900, 600}) : page(std::move(shown))
    {
        area.setFrameShape(QFrame::NoFrame);
        area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
        layout.setPage(&page);
        setSize(size);
        area.show();
        scroll.showBeginning({});
    }
    Q_DISABLE_COPY_MOVE(PageInArea)
    ~PageInArea() = default;

    void setSize(QSize size)
    {
        area.resize(size);
        layout.setSize(size.width() - area.verticalScrollBar()->sizeHint().width(), 1);
    }
    /// Every place of the page that has a clause, in reading order.
    [[nodiscard]] std::vector<PagePlace> clauses() const
    {
        std::vector<PagePlace> places;
        for (int i = 0; i < layout.count(); ++i)
            for (int piece = 0; piece < page.entry(i).pieces(); ++piece)
                places.push_back({i, piece});
        return places;
    }

    Page page;
    PageLayout layout;
    QAbstractScrollArea area;
    PageScroll scroll{area, page, layout};
};

} // namespace glossator::desktop
