// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

#include <optional>

namespace glossator::desktop {

/// The list of cases and, beside it, the stage. Where there is much room the list stays; where there is less
/// it comes when it is asked for and goes when a case is chosen; where there is little it lies in the place
/// of the stage. As long as no case is on the stage, the list is what there is to see.
class CaseSplit : public QSplitter
{
    Q_OBJECT

public:
    CaseSplit(QWidget* cases, QWidget* stage, QWidget* parent);

    [[nodiscard]] bool isOpen() const;
    void open(bool isOpen);
    /// Whether a case is on the stage.
    void setHasCase(bool hasCase);
    /// A case was chosen, or the user is done with the list: it goes unless there is room for it.
    void giveWay();
    /// The list needs none of its own: it gives way.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Room { Little, Some, Much };
    [[nodiscard]] Room room() const;
    [[nodiscard]] int inText(int letters) const;
    void arrange();

    QWidget* m_cases;
    QWidget* m_stage;
    std::optional<bool> m_wish; ///< of the user
    bool m_hasCase = false;
    bool m_isMoved = false; ///< the line between both, by the user
};

} // namespace glossator::desktop
