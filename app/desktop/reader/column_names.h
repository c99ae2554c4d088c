// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reader/page_metrics.h"
#include "model/catalogue/language.h"

#include <QWidget>

namespace glossator::desktop {

/// Names the languages above their columns when several stand side by side; of those that stand one below the
/// other, all in one line that says so.
class ColumnNames : public QWidget
{
    Q_OBJECT

public:
    explicit ColumnNames(QWidget* parent = nullptr);

    /// Shows itself when there is more than one language.
    void showNames(const PageMetrics& metrics, const std::vector<catalogue::Language>& languages);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString allBelowOneAnother() const;

    PageMetrics m_metrics;
    std::vector<catalogue::Language> m_languages;
};

} // namespace glossator::desktop
