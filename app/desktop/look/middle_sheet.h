// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/text_size.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <QWidget>

namespace glossator::desktop {

/// Lays a sheet in the middle of a view and gives its column. It is at most so many pixels wide, as its lines
/// are long, and grows with the text.
[[nodiscard]] inline QVBoxLayout* layMiddleSheet(QWidget& view, int widest)
{
    view.setAutoFillBackground(true);
    view.setBackgroundRole(QPalette::Base);
    auto* sheet = new QWidget(&view);
    sheet->setMaximumWidth(widest);
    TextSize::grow(*sheet);
    auto* middle = new QHBoxLayout(&view);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->addWidget(sheet);
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(24, 18, 24, 0);
    return column;
}

} // namespace glossator::desktop
