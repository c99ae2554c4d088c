// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/other_reading.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace glossator::desktop {

/// Says of a case that goes otherwise by the user's house decisions which way it is played, and leads to the
/// other one.
class HouseBar : public QWidget
{
    Q_OBJECT

public:
    explicit HouseBar(QWidget* parent = nullptr);

    /// `isPlayed`: by the house decisions, otherwise as the case has it; told to screen readers.
    void tell(const cases::OtherReading& other, bool isPlayed);

signals:
    /// The other way, please.
    void toggled();
    void clauseRequested(const QString& clause);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_text;
    QToolButton* m_other;
    engine::SwitchReadings m_readings;
    engine::SwitchReadings m_ofCase;
    bool m_isCutShort = false;
    bool m_isPlayed = false;
};

} // namespace glossator::desktop
