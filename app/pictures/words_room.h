// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/label_ground.h"

#include <span>

namespace glossator::pictures {

/// What words tell of, in pixels of the view: they are to hide as little of it as they can.
struct ToldOf
{
    QRectF place;                ///< where it is: words lie near it
    std::vector<QRectF> parts;   ///< of a feature that may reach far
    std::vector<QRectF> numbers; ///< of its columns and rows
    std::vector<QRectF> otherNumbers;
    std::vector<QRectF> ofOthers; ///< what other words tell of
};

/// Finds a place for words where none of the usual ones beside what they tell of has room: wherever in the
/// view they hide least of it and of the figures, and then rather off the tiles and close by.
class WordsRoom
{
public:
    /// The ground must outlive it. `taken` by other words.
    WordsRoom(const LabelGround& ground, const QRectF& view, ToldOf told, const std::vector<QRectF>& taken);

    /// Whether a plate lies in the view and hides nothing.
    [[nodiscard]] bool isClear(const QRectF& plate) const;

    /// Words in one of their forms; a form is taken before others that are as good but wanted less.
    struct Form
    {
        QSizeF size;
        double reluctance = 0; ///< 1 is as much as to lie on tiles
    };
    struct Place
    {
        std::size_t form = 0;
        QRectF plate;
    };
    [[nodiscard]] Place best(std::span<const Form> forms) const;

private:
    struct Cost
    {
        int hidden = 0;
        double away = 0;
        auto operator<=>(const Cost&) const = default;
    };
    [[nodiscard]] int hiddenBy(const QRectF& plate) const;
    [[nodiscard]] double awayOf(const QRectF& plate) const;
    [[nodiscard]] std::vector<QRectF> edges() const;
    [[nodiscard]] std::vector<double> startsOf(double length, Qt::Orientation along) const;

    const LabelGround& m_ground;
    QRectF m_view;
    ToldOf m_told;
    std::vector<QRectF> m_taken;
    std::vector<QRectF> m_edges; ///< of what words may lie against
};

} // namespace glossator::pictures
