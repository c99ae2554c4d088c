// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/paper/printout.h"
#include "app/desktop/printouts/case_composer.h"
#include "app/desktop/printouts/case_stills.h"

#include <memory>
#include <optional>
#include <vector>

namespace glossator::desktop {

/// A case on paper: what it is called and what it proves; then in two columns its steps as they are told,
/// with pictures of the board where something is decided or scored, the score sheet, and at the end the
/// clauses, which are cited by numbers. Pictures and words are as large as the fewest sheets allow; where the
/// clauses go on to a sheet of their own, they do so together.
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
    /// What is composed, and where each block of it went; for tests.
    [[nodiscard]] const ComposedCase& composed() const { return m_composer->composed(); }
    [[nodiscard]] const std::vector<ColumnSpot>& spots() const { return m_spots; }

    static constexpr double smallestClauses = 0.86; ///< of the size that they are composed in

private:
    /// How large all is: pictures at most so high, in points, words of the size that they are composed in.
    struct Sizes
    {
        double picture = 0;
        double words = 1;
        double clauses = 1;
    };
    /// Where everything goes.
    struct Flow
    {
        Sizes sizes;
        std::vector<ColumnSpot> spots;

        [[nodiscard]] int sheets() const { return sheetsOf(spots); }
    };

    CasePrint(const Library& library, std::unique_ptr<CaseStills> stills, catalogue::Language language);
    [[nodiscard]] double columnWidth() const;
    [[nodiscard]] QSizeF pictureRoom() const;
    void flow();
    [[nodiscard]] Flow flowOf(const Sizes& sizes, bool partsClauses);
    [[nodiscard]] Flow bestFlow(bool partsClauses);
    [[nodiscard]] std::vector<ColumnBlock> blocks(bool partsClauses) const;
    [[nodiscard]] Columns columns() const;
    [[nodiscard]] bool tearsClauses() const;
    void take(Flow flow);
    void paintPicture(QPainter& painter, int step);

    const Library& m_library;
    catalogue::Language m_language;
    const Inks& m_inks;
    std::unique_ptr<CaseStills> m_stills;
    std::optional<CaseComposer> m_composer;
    QSizeF m_sheet; ///< points
    std::vector<ColumnSpot> m_spots;
    double m_pictureHeight = 0; ///< at most, points
    int m_next = 0;             ///< step to be set
};

} // namespace glossator::desktop
