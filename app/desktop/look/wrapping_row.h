// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <cstdint>
#include <memory>
#include <vector>

namespace glossator::desktop {

/// Controls side by side; what has no room goes on in the next line, a label together with the field that it
/// names. Items that want to expand share what is left of their line. A field is as wide as the words that
/// stand in it while it is empty, unless fields are to yield.
class WrappingRow : public QLayout
{
public:
    /// Without a parent for a row within another layout.
    explicit WrappingRow(QWidget* parent = nullptr);
    ~WrappingRow() override;
    Q_DISABLE_COPY_MOVE(WrappingRow)

    void addItem(QLayoutItem* item) override;
    /// Fields become narrower before a line breaks, as long as what stands in them is not cut: together they
    /// are one sentence.
    void letFieldsYield() { m_fieldsYield = true; }
    /// Before the item that is at `index` now.
    void insertWidget(int index, QWidget* widget);
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    using Line = std::vector<QLayoutItem*>;
    enum class Fields : std::uint8_t { Narrow, Whole }; ///< Whole: what stands in them is seen
    [[nodiscard]] std::vector<Line> linesFor(int width) const;
    [[nodiscard]] std::vector<Line> brokenInto(int width, Fields fields) const;
    [[nodiscard]] bool cutsWords(const std::vector<Line>& lines, int width) const;
    /// What an item must have for its line not to break.
    [[nodiscard]] int neededWidth(const QLayoutItem& item, Fields fields) const;
    [[nodiscard]] std::vector<int> basesOf(const Line& line, int room) const;
    [[nodiscard]] std::vector<int> widthsOf(const Line& line, int room) const;
    [[nodiscard]] int heightOf(const Line& line, int room) const;
    void place(const Line& line, const QRect& rect) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    bool m_fieldsYield = false;
};

} // namespace glossator::desktop
