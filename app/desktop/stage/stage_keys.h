// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/key_line.h"

#include <QCoreApplication>

namespace glossator::desktop {

class StageView;

/// Keys of what is in the menu of the stage.
struct StageMenuKeys
{
    static constexpr QKeyCombination cases{Qt::Key_F9};
    static constexpr QKeyCombination previousCase{Qt::CTRL, Qt::Key_PageUp};
    static constexpr QKeyCombination nextCase{Qt::CTRL, Qt::Key_PageDown};
    static constexpr QKeyCombination copyPicture{Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_C};
    static constexpr QKeyCombination savePicture{Qt::CTRL, Qt::Key_S};
};

/// The keys that the stage takes while a case is on it, and what they do.
class StageKeys
{
    Q_DECLARE_TR_FUNCTIONS(StageKeys)

public:
    [[nodiscard]] static std::vector<KeyLine> all();
    /// Of what is in its menu, wherever in the window the keyboard is.
    [[nodiscard]] static std::vector<KeyLine> ofMenu();
    /// Does what a key does; false for one that does nothing here, or not now.
    static bool take(StageView& stage, QKeyCombination key);

private:
    struct Act
    {
        QList<QKeyCombination> keys;
        const char* what;
        void (*act)(StageView& stage, Qt::Key key);
        bool (*isFree)(const StageView& stage) = nullptr; ///< whether it does anything now; nullptr: always
    };
    [[nodiscard]] static const std::vector<Act>& acts();
};

} // namespace glossator::desktop
