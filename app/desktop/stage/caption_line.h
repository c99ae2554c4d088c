// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

namespace glossator::desktop {

/// The words of the step that is seen. It is always as high as the longest caption of its case needs, so
/// that the board above it does not jump from step to step.
class CaptionLine : public QLabel
{
    Q_OBJECT

public:
    explicit CaptionLine(QWidget* parent = nullptr);

    /// Of all steps.
    void setCaptions(QStringList captions);
    [[nodiscard]] int heightForWidth(int width) const override;
    /// The height that the longest caption needs in a font.
    [[nodiscard]] int heightIn(const QFont& font, int width) const;

private:
    /// A width for which the captions were measured, in a font.
    struct Measure
    {
        int width = 0;
        QFont font;
        int height = 0;
    };
    [[nodiscard]] int highestCaption(int width) const;

    QStringList m_captions;
    mutable Measure m_last; ///< layouts ask for the same width over and over
};

/// Height of the longest of some captions, with as many lines as it needs.
[[nodiscard]] int heightOfLongest(const QStringList& captions, const QFont& font, int width);

} // namespace glossator::desktop
