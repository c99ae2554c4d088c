// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

namespace glossator::desktop {

/// Beside the title of a case: that boxes of it do not lie on the user's table, and in the hint which.
class OffTableSign : public QLabel
{
    Q_OBJECT

public:
    explicit OffTableSign(QWidget* parent);

    /// The names of these boxes; without any it is not seen.
    void tell(const QStringList& boxes);

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();

    QStringList m_boxes;
};

} // namespace glossator::desktop
