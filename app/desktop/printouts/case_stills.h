// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/loaded_case.h"
#include "app/pictures/board_picture.h"

#include <QImage>

#include <memory>

namespace glossator::desktop {

class StageCanvas;

/// A case that has been played, and its still pictures for paper, at the end of a step: the board with the
/// numbers of its columns and rows, or the whole stage where it is also played beside the board.
class CaseStills
{
public:
    /// nullptr for an unknown case and for one that cannot be played. The library must outlive what is made.
    [[nodiscard]] static std::unique_ptr<CaseStills> of(const Library& library, const QString& id);
    ~CaseStills();
    Q_DISABLE_COPY_MOVE(CaseStills)

    [[nodiscard]] const LoadedCase& played() const { return m_case; }
    [[nodiscard]] const wording::PhraseWording& wording() const { return m_wording; }
    [[nodiscard]] const Choreographer& choreographer() const { return m_choreographer; }
    /// Of the board through the whole case, in squares.
    [[nodiscard]] const QRectF& bounds() const { return m_bounds; }
    /// Whether the pictures show what lies beside the board as well.
    [[nodiscard]] bool areWhole() const { return m_stage != nullptr; }
    /// Whether the pictures of two steps tell the same.
    [[nodiscard]] bool areAlike(int step, int other) const;
    [[nodiscard]] int lastStep() const { return static_cast<int>(m_case.result.steps.size()) - 1; }

    /// How large a picture is in a room, in pixels: as wide as that, and no higher than its squares need. The
    /// whole stage may be higher than the room.
    [[nodiscard]] QSize sizeIn(QSizeF room);
    [[nodiscard]] QImage still(int step, QSizeF room);

private:
    CaseStills(const Library& library, LoadedCase loaded);
    [[nodiscard]] pictures::BoardView viewIn(QSizeF room) const;
    void setStage(const StageNeeds& needs);
    [[nodiscard]] QStringList playerNames() const;
    [[nodiscard]] QImage board(int step, QSizeF room);
    [[nodiscard]] QImage stage(int step, QSizeF room);

    LoadedCase m_case;
    wording::PhraseWording m_wording;
    pictures::BoardPicture m_picture;
    Choreographer m_choreographer;
    QRectF m_bounds;
    std::unique_ptr<StageCanvas> m_stage; ///< where something is played beside the board
    QSize m_best;                         ///< of the whole stage, at the width that was asked for last
};

} // namespace glossator::desktop
