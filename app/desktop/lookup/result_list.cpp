// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/result_list.h"

#include "app/desktop/lookup/result_delegate.h"
#include "app/desktop/lookup/result_model.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QResizeEvent>

#include <algorithm>
#include <cstdlib>

namespace glossator::desktop {

ResultList::ResultList(ResultModel* model, QWidget* parent) : QListView(parent), m_model(model)
{
    setObjectName(QStringLiteral("resultList"));
    setFrameShape(QFrame::NoFrame);
    setModel(model);
    setItemDelegate(new ResultDelegate(this));
    setResizeMode(QListView::Adjust); // a passage has more lines where there is less room
    setFocusPolicy(Qt::NoFocus);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
}

void ResultList::step(int by)
{
    const int last = std::max(0, m_model->rowCount() - 1);
    const int wanted = std::clamp(currentIndex().row() + by, 0, last);
    int row = m_model->resultRow(wanted, by > 0 ? 1 : -1);
    if (row < 0) // there are only headings so far on
        row = m_model->resultRow(wanted, by > 0 ? -1 : 1);
    if (row < 0)
        return;
    setCurrentIndex(m_model->index(row));
    const bool hasHeading = row > 0 && m_model->resultAt(row - 1) == nullptr;
    scrollTo(m_model->index(hasHeading ? row - 1 : row));
    scrollTo(currentIndex());
}

void ResultList::turn(int pages)
{
    const int from = std::max(0, currentIndex().row());
    int room = viewport()->height() - sizeHintForRow(from);
    int row = from;
    for (int next = from + pages; next >= 0 && next < m_model->rowCount(); next += pages) {
        room -= sizeHintForRow(next);
        if (room < 0)
            break;
        row = next;
    }
    step(std::max(1, std::abs(row - from)) * pages);
}

void ResultList::begin(bool choosesFirst)
{
    const int first = choosesFirst ? m_model->resultRow(0, 1) : -1;
    if (first >= 0)
        setCurrentIndex(m_model->index(first));
    scrollToTop();
}

int ResultList::heightUpTo(int most) const
{
    int height = 0;
    for (int row = 0; row < m_model->rowCount() && height < most; ++row)
        height += sizeHintForRow(row);
    return height;
}

void ResultList::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    const search::Result* pointed = m_model->resultAt(index.row());
    if (pointed == nullptr)
        return;
    setCurrentIndex(index);
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("resultMenu"));
    const search::Result result = *pointed;
    connect(menu.addAction(tr("&Open")), &QAction::triggered, this, [&] { emit openRequested(index); });
    connect(menu.addAction(tr("&Copy with source")), &QAction::triggered, this,
            [&] { emit copyRequested(result); });
    connect(menu.addAction(tr("Copy the &link")), &QAction::triggered, this,
            [&] { emit linkRequested(result); });
    menu.exec(event->globalPos());
}

/// By itself a list does that only where its height changes too.
void ResultList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

} // namespace glossator::desktop
