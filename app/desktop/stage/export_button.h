// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/menu_button.h"

#include <array>

class QAction;

namespace glossator::desktop {

/// What can be taken along from the stage.
enum class Export : std::uint8_t { CopyPicture, CopyText, SavePicture, SaveFilm, SaveText, SavePdf, Print };
inline constexpr std::size_t exportCount = 7;

/// The menu of everything that can be taken along from the stage.
class ExportButton : public MenuButton
{
    Q_OBJECT

public:
    explicit ExportButton(QWidget* parent = nullptr);

signals:
    void requested(glossator::desktop::Export what);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::array<QAction*, exportCount> m_actions{};
};

} // namespace glossator::desktop
