// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/paper/printout.h"
#include "app/desktop/printouts/aid_text.h"
#include "app/desktop/printouts/column_flow.h"

#include <QTextLine>

#include <memory>
#include <optional>
#include <vector>

class QTextDocument;

namespace glossator::desktop {

/// The order of play on one sheet of paper, in two to four columns and upright or across: the steps with what
/// is done in each, in type as large as the sheet allows. What fits only when its acts run on in paragraphs
/// is set so; then the lines come closer, and at last each act has its first sentence only, which all boxes
/// need. With what is opened up it has as many sheets as that needs in type for reading.
class PlayerAid : public Printout
{
public:
    /// `opening`: shows what is opened up; none: the aid in short. The model must outlive this.
    PlayerAid(const OrderModel& model, QString title, std::optional<OrderOpening> opening = {});
    PlayerAid(std::unique_ptr<const OrderModel> model, QString title,
              std::optional<OrderOpening> opening = {});
    ~PlayerAid() override;
    Q_DISABLE_COPY_MOVE(PlayerAid)

    [[nodiscard]] QString title() const override { return m_title; }
    /// Near the edges, which most printers reach: it has to hold much.
    [[nodiscard]] double margin() const override { return 9; }
    void setSheet(QSizeF points) override;
    [[nodiscard]] int sheets() const override;
    void paint(QPainter& painter, int sheet) override;
    /// Sets everything so that it fits on a sheet of this size in points, or on as few as can be read, and
    /// says in type of which size: from 11 down to 6.5 points, 6.25 in brief, 7 on several sheets where the
    /// paper is smaller than Letter, 9 with what is opened up.
    double setToFit(QSizeF sheet);

private:
    /// One of a paragraph.
    struct Line
    {
        QTextLine set;
        double below = 0;               ///< the top of the paragraph's layout, in units of the type
        double left = 0;                ///< where the paragraph begins, as well
        std::optional<int> number = {}; ///< of the step that it names
    };

    /// How the type is set: its size in points, and the columns of a sheet.
    struct Setting
    {
        double size = 0;
        int columns = 2;
        AidSetting acts = AidSetting::Lines;
    };

    void set(const Setting& setting, double width);
    void addLines(const QTextDocument& words, const AidParagraph& paragraph, AidSetting acts);
    [[nodiscard]] double airAbove(const AidParagraph& paragraph, double height, AidSetting acts) const;
    [[nodiscard]] double leastOn(int sheets, AidSetting acts) const;
    [[nodiscard]] Columns columnsOn(QSizeF sheet) const;
    /// Sets everything in this way; true where that needs no more than these sheets.
    bool fits(const Setting& setting, QSizeF sheet, int sheets);
    /// In so many columns the largest type that fits on so many sheets; nothing where none does.
    [[nodiscard]] std::optional<Setting> largestFor(Setting setting, QSizeF sheet, int sheets);
    [[nodiscard]] Setting bestFor(QSizeF sheet);
    [[nodiscard]] Setting bestOpened(QSizeF sheet);
    void paintHead(QPainter& painter, int sheet) const;
    void paintColumns(QPainter& painter, int sheet) const;
    /// A disc as on the screen, before the line, from whose top on it is drawn.
    static void paintNumber(QPainter& painter, const Line& line);

    std::unique_ptr<const OrderModel> m_owned;
    const OrderModel& m_model;
    QString m_title;
    std::optional<OrderOpening> m_opening;
    QSizeF m_sheet;
    QSizeF m_fitted;       ///< what all of it is set for
    double m_typeSize = 0; ///< of that setting, points
    std::vector<std::unique_ptr<QTextDocument>> m_words;
    std::vector<Line> m_lines;
    std::vector<ColumnBlock> m_blocks; ///< of the lines
    std::vector<ColumnSpot> m_spots;   ///< of the lines
    int m_columns = 2;                 ///< of a sheet
    double m_gutter = 0;               ///< between them, points
    double m_scale = 1;                ///< from the type as it is set to that on the sheet
};

} // namespace glossator::desktop
