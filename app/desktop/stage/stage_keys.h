// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/key_line.h"

#include <QObject>

namespace glossator::desktop {

class CaseChoice;
class ColumnSplit;
class MenuButton;
class Production;
class StageCanvas;
class StagePlayer;
class StageTabs;
class StepsList;
class TransportBar;
class TurnButton;

/// Keys of what is in the menu of the stage.
struct StageMenuKeys
{
    static constexpr QKeyCombination cases{Qt::Key_F9};
    static constexpr QKeyCombination previousCase{Qt::CTRL, Qt::Key_PageUp};
    static constexpr QKeyCombination nextCase{Qt::CTRL, Qt::Key_PageDown};
    static constexpr QKeyCombination copyPicture{Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_C};
    static constexpr QKeyCombination savePicture{Qt::CTRL, Qt::Key_S};
};

/// The keys that the stage takes, most of them only while a case is on it, and what they do.
class StageKeys : public QObject
{
    Q_OBJECT

public:
    /// What keys steer.
    struct Parts
    {
        Production& production;
        StagePlayer& player;
        CaseChoice& cases;
        StageCanvas& canvas;
        TransportBar& transport;
        MenuButton& proves;
        MenuButton& exports;
        ColumnSplit& side;
        StepsList& steps;
        StageTabs& tabs;
        TurnButton& turn;
    };

    /// They must outlive this.
    explicit StageKeys(const Parts& parts) : m_parts(parts) {}

    [[nodiscard]] static std::vector<KeyLine> all();
    /// Of what is in its menu, wherever in the window the keyboard is.
    [[nodiscard]] static std::vector<KeyLine> ofMenu();
    /// Does what a key does; false for one that does nothing here, or not now. Of some it is told why not
    /// now.
    [[nodiscard]] bool take(QKeyCombination key);
    /// From now on takes its keys where the keyboard is in a part of the stage, unless that part needs them.
    void watch(QWidget* part);

signals:
    /// Why a key does nothing.
    void told(const QString& why);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Needs : std::uint8_t { Case, Nothing };
    struct Act
    {
        QList<QKeyCombination> keys;
        const char* what;
        void (*act)(const Parts& stage, Qt::Key key);
        bool (*isFree)(const Parts& stage) = nullptr; ///< whether it does anything now; nullptr: always
        const char* whyNot = nullptr; ///< what is told of a key that does nothing now; mostly nothing
        Needs needs = Needs::Case;    ///< what must be on the stage
    };
    [[nodiscard]] static const std::vector<Act>& acts();
    static void goToTab(const Parts& stage, int step);
    [[nodiscard]] bool isOfPart(const QObject& part, QKeyCombination key) const;

    Parts m_parts;
};

} // namespace glossator::desktop
