// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace glossator::desktop {

/// The cases to choose from. A title that has no room is shortened where all can see that it goes on.
class CaseBox : public QComboBox
{
    Q_OBJECT

public:
    explicit CaseBox(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace glossator::desktop
