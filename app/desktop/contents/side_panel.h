// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>

class QStackedWidget;
class QToolButton;

namespace glossator::desktop {

/// Beside the page: the contents, or what the reader keeps, one at a time.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    enum class Side : std::uint8_t { Contents, Kept };

    /// Takes both widgets.
    SidePanel(QWidget* contents, QWidget* kept, QWidget* parent);

    [[nodiscard]] Side side() const;
    void show(Side side);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addButton(const char* name, Side side);
    void retranslate();

    QStackedWidget* m_stack;
    QToolButton* m_contents;
    QToolButton* m_kept;
};

} // namespace glossator::desktop
