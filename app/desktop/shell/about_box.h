// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/floating_card.h"

class QLabel;
class QPushButton;

namespace glossator::desktop {

/// Says what the program is, and under which licences it and its texts are.
class AboutBox : public FloatingCard
{
    Q_OBJECT

public:
    explicit AboutBox(QWidget* parent);

    /// In the middle of the window, which can be used meanwhile.
    void open();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    void retranslate();

    QLabel* m_name;
    QLabel* m_words;
    QPushButton* m_close;
};

} // namespace glossator::desktop
