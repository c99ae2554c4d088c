// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>

class QLabel;
class QToolButton;

namespace glossator::desktop {

/// What becomes of clauses that concern boxes which are not on the table.
enum class OffTable : std::uint8_t { Faded, Folded };

/// A line over the page that says how many of its clauses do not concern the table, and shows them all the
/// same when asked to. It is there only when there is something to say.
class OffTableBar : public QWidget
{
    Q_OBJECT

public:
    explicit OffTableBar(QWidget* parent = nullptr);

    /// `clauses`: how many concern other boxes; `isBoxOff`: the box of the page is itself not on the table.
    void say(int clauses, bool isBoxOff, OffTable way, bool isShown);

signals:
    /// All clauses are to be shown as they are, or no longer.
    void showRequested(bool isWanted);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] QString text() const;

    QLabel* m_text;
    QToolButton* m_button;
    int m_clauses = 0;
    bool m_isBoxOff = false;
    OffTable m_way = OffTable::Faded;
    bool m_isShown = false;
};

} // namespace glossator::desktop
