// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace glossator::desktop {

/// A few lines written in place on the page, in the page's own type: as high as its words, and left by
/// Escape, by Ctrl and Enter, or by going elsewhere. What was typed is kept as it is typed.
class ClauseEditor : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit ClauseEditor(QWidget* parent);

    /// Begins with a text, at its end.
    void open(const QString& text, const QFont& font);
    /// How high it wants to be at its present width, pixels.
    [[nodiscard]] int wantedHeight() const;

signals:
    /// By key or because the keyboard went elsewhere; `isByKey`: the keyboard is free.
    void left(bool isByKey);

protected:
    bool focusNextPrevChild(bool isNext) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int placeholderHeight() const;
};

} // namespace glossator::desktop
