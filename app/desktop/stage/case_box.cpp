// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/case_box.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace glossator::desktop {

CaseBox::CaseBox(QWidget* parent) : QComboBox(parent)
{
    setObjectName(QStringLiteral("stageCases"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumContentsLength(14);
    connect(this, &QComboBox::currentTextChanged, this, &QWidget::setToolTip);
}

void CaseBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    if (currentIndex() < 0) { // as Qt paints it
        option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
        option.currentText = placeholderText();
    }
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width() - 4);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace glossator::desktop
