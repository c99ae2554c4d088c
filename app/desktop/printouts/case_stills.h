// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/loaded_case.h"
#include "app/pictures/board_picture.h"

#include <QImage>

#include <memory>

namespace glossator::desktop {

/// A case that has been played, and its still pictures for paper: the board at the end of a step, with the
/// numbers of its columns and rows.
class CaseStills
{
public:
    /// nullptr for an unknown case and for one that cannot be played. The library must outlive what is made.
    [[nodiscard]] static std::unique_ptr<CaseStills> of(const Library& library, const QString& id);
    ~CaseStills() = default;
    Q_DISABLE_COPY_MOVE(CaseStills)

    [[nodiscard]] const LoadedCase& played() const { return m_case; }
    [[nodiscard]] const wording::PhraseWording& wording() const { return m_wording; }
    [[nodiscard]] const Choreographer& choreographer() const { return m_choreographer; }
    /// Of the board through the whole case, in squares.
    [[nodiscard]] const QRectF& bounds() const { return m_bounds; }
    [[nodiscard]] int lastStep() const { return static_cast<int>(m_case.result.steps.size()) - 1; }

    /// How large a picture is in a room, in pixels: as wide as that, and no higher than its squares need.
    [[nodiscard]] QSize sizeIn(QSizeF room) const { return viewIn(room).viewport.size().toSize(); }
    [[nodiscard]] QImage still(int step, QSizeF room);

private:
    CaseStills(const Library& library, LoadedCase loaded);
    [[nodiscard]] pictures::BoardView viewIn(QSizeF room) const;

    LoadedCase m_case;
    wording::PhraseWording m_wording;
    pictures::BoardPicture m_picture;
    Choreographer m_choreographer;
    QRectF m_bounds;
};

} // namespace glossator::desktop
