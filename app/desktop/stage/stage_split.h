// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace glossator::desktop {

/// The board and, beside it, the column of its steps. Where both have no room at a useful size, the board has
/// it all, and the column comes and goes when it is asked for.
class StageSplit : public QSplitter
{
    Q_OBJECT

public:
    StageSplit(QWidget* table, QWidget* side, QWidget* parent);

    /// Whether there is room for one of the two only.
    [[nodiscard]] bool isNarrow() const { return m_isNarrow; }
    [[nodiscard]] bool isSideShown() const { return !m_isNarrow || m_isOpen; }
    /// Shows the column, or takes it away again where it is narrow.
    void openSide(bool open);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void measure();
    void arrange();
    [[nodiscard]] int inText(int letters) const;

    QWidget* m_table;
    QWidget* m_side;
    bool m_isNarrow = false;
    bool m_isOpen = false;
    bool m_isMoved = false; ///< by the user
};

} // namespace glossator::desktop
