// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPushButton;
class QWidget;

namespace glossator::desktop {

/// A button that only its own key or a click presses, never Enter elsewhere in the window.
[[nodiscard]] QPushButton* plainButton(const char* objectName, QWidget* parent);

} // namespace glossator::desktop
