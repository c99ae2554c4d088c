// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/gloss_heights.h"
#include "app/desktop/reader/picture_setter.h"

namespace glossator::desktop {

/// Guesses how high things will be before they are set, from nothing but the length of their texts.
class RowEstimate
{
public:
    RowEstimate(const Page& page, const PageMetrics& metrics, const PictureSetter& pictures)
        : m_page(page), m_metrics(metrics), m_pictures(pictures)
    {
    }

    /// Of a row, in pixels.
    [[nodiscard]] double height(int entry) const;
    /// Whether there are pictures of an entry that stand in the margin, those of a section beside its first
    /// rule. They do unless that would push the rules far apart: then they stand under the heading or rule.
    [[nodiscard]] bool standInMargin(int entry) const;
    /// How far the margin of a rule may reach down beside the rules that follow, which have none.
    [[nodiscard]] double roomBelow(int entry) const;

private:
    [[nodiscard]] int count() const;
    [[nodiscard]] double rule(int index, double pictures) const;
    [[nodiscard]] double words(const PageEntry& entry) const;
    [[nodiscard]] double lines(const catalogue::Clause& clause, double size) const;
    [[nodiscard]] double lines(const catalogue::Clause& clause, double size, double width) const;
    [[nodiscard]] std::vector<GlossHeights> heightsOf(const PageEntry& entry) const;
    [[nodiscard]] std::size_t glossesBeside(int entry, std::span<const GlossHeights> glosses,
                                            double pictures) const;
    /// Of what stands beside a rule, below pictures of a height.
    [[nodiscard]] double margin(int index, double pictures) const;
    [[nodiscard]] double picturesBeside(int entry) const;
    /// How much the margin moves the rules of a section down and the next section away from its last rule,
    /// with something of a height before the glosses of the first.
    [[nodiscard]] double torn(int rubric, double first) const;

    const Page& m_page;
    const PageMetrics& m_metrics;
    const PictureSetter& m_pictures;
};

} // namespace glossator::desktop
