// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace glossator::desktop {

/// What can be read of a window only in part: text that does not fit its widget, is shortened where there is
/// no other way to it, or lies upon other text. One sentence a fault, with the name of the widget.
QStringList cutTexts(QWidget& window);

} // namespace glossator::desktop
