// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_metrics.h"

#include <QStringList>
#include <QWidget>

namespace glossator::desktop {

class PageSight;

/// Says at the top of the page which rule the glosses in sight belong to, while the rule itself is scrolled
/// away. A click leads back to it.
class RunningRule : public QWidget
{
    Q_OBJECT

public:
    explicit RunningRule(QWidget* parent);

    /// Shows the rule in the language of each column, or hides itself where it is not needed.
    void follow(const PageSight& sight);
    [[nodiscard]] static double heightOn(const PageMetrics& metrics) { return metrics.glossLeading() * 1.4; }

signals:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void showRule(const PageMetrics& metrics, const QStringList& words);

    PageMetrics m_metrics;
    QStringList m_words;
};

} // namespace glossator::desktop
