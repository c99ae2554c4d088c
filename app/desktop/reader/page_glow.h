// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page.h"

#include <QVariantAnimation>

namespace glossator::desktop {

/// Lets a clause glow for a moment, so that one sees where one was led.
class PageGlow : public QObject
{
    Q_OBJECT

public:
    explicit PageGlow(QObject* parent = nullptr);

    void start(PagePlace place);
    /// Of another page, nothing glows.
    void stop() { m_fading.stop(); }
    /// The clause that glows, or glowed last.
    [[nodiscard]] std::optional<PagePlace> place() const { return m_place; }
    /// How strongly, 1 to 0.
    [[nodiscard]] double strength() const;

signals:
    void changed();

private:
    std::optional<PagePlace> m_place;
    QVariantAnimation m_fading;
};

} // namespace glossator::desktop
