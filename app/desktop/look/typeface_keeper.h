// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>

class QWidget;

namespace glossator::desktop {

/// Keeps the bundled typeface on a window when the desktop chooses a font for all programs, at start or while
/// we run; the size of the desktop's font is then asked for anew.
class TypefaceKeeper : public QObject
{
    Q_OBJECT

public:
    /// The application has the font that is to be kept by now.
    explicit TypefaceKeeper(QWidget* window);

signals:
    /// The desktop chose another font; ours is back already.
    void otherWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QFont m_font;
};

} // namespace glossator::desktop
