// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/paper/printout.h"
#include "app/desktop/printouts/case_composer.h"
#include "app/pictures/board_picture.h"

#include <optional>

namespace glossator::desktop {

/// A case on paper: what it is called and what it proves; then in two columns its steps as they are told,
/// with pictures of the board where something is decided or scored, the score sheet, and at the end the
/// clauses, which are cited by numbers.
class CasePrint : public Printout
{
public:
    /// nullptr for an unknown case and for one that cannot be played. The library must outlive what is made.
    [[nodiscard]] static std::unique_ptr<CasePrint> of(const Library& library, const QString& id,
                                                       catalogue::Language language);
    ~CasePrint() override;
    Q_DISABLE_COPY_MOVE(CasePrint)

    [[nodiscard]] QString title() const override;
    void setSheet(QSizeF points) override;
    bool prepareSome() override;
    [[nodiscard]] double prepared() const override;
    [[nodiscard]] int sheets() const override;
    void paint(QPainter& painter, int sheet) override;

    /// All words, block by block in their order; for tests.
    [[nodiscard]] QStringList words() const;
    /// How many pictures of the board there are.
    [[nodiscard]] int pictureCount() const;

private:
    CasePrint(const Library& library, LoadedCase loaded, catalogue::Language language);
    [[nodiscard]] double columnWidth() const;
    void flow();
    [[nodiscard]] pictures::BoardView pictureView() const;
    void paintPicture(QPainter& painter, int step);

    const Library& m_library;
    catalogue::Language m_language;
    const Inks& m_inks;
    LoadedCase m_case;
    wording::PhraseWording m_wording;
    pictures::BoardPicture m_picture;
    Choreographer m_choreographer;
    std::optional<CaseComposer> m_composer;
    QSizeF m_sheet; ///< points
    std::vector<ColumnSpot> m_spots;
    double m_pictureHeight = 0; ///< at most, points
    int m_next = 0;             ///< step to be set
};

} // namespace glossator::desktop
