// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace glossator::desktop {

/// The features of a tile one below the other, as high as all of them are at its width: the page around it
/// scrolls, it does not.
class FeatureList : public QListView
{
    Q_OBJECT

public:
    explicit FeatureList(QWidget* parent);

    /// Takes the height of its rows.
    void fit();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace glossator::desktop
