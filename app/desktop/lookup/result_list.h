// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/result.h"

#include <QListView>

namespace glossator::desktop {

class ResultModel;

/// The list of what was found. The keyboard stays in the search field: the list is told to go by results and
/// by pages, and passes over headings.
class ResultList : public QListView
{
    Q_OBJECT

public:
    ResultList(ResultModel* model, QWidget* parent);

    /// Chooses the result that is so many rows further, or the nearest one.
    void step(int by);
    /// Chooses the result that is a page further, or a page back for -1: as far as is seen at once.
    void turn(int pages);
    /// Chooses the first result, or none, and shows the beginning.
    void begin(bool choosesFirst);
    /// The height of all rows, or of the first ones that reach so far, in pixels.
    [[nodiscard]] int heightUpTo(int most) const;

signals:
    /// In the menu of a result.
    void openRequested(const QModelIndex& index);
    void copyRequested(const glossator::search::Result& result);
    void linkRequested(const glossator::search::Result& result);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    ResultModel* m_model;
};

} // namespace glossator::desktop
