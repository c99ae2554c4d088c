// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

namespace glossator::desktop {

/// Says what is wrong with the case on the stage; hidden where nothing is.
class FaultLabel : public QLabel
{
    Q_OBJECT

public:
    explicit FaultLabel(QWidget* parent);

    void showFaults(QStringList faults);

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();

    QStringList m_faults;
};

} // namespace glossator::desktop
