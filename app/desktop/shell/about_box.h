// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

namespace glossator::desktop {

/// Says what the program is, and under which licences it and its texts are.
class AboutBox : public QMessageBox
{
    Q_OBJECT

public:
    explicit AboutBox(QWidget* parent);
};

} // namespace glossator::desktop
