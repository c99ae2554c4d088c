// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace glossator::desktop {

/// A menu of sentences, which go on in a second line where the screen is too narrow. See growSigns for how it
/// is drawn.
class SentenceMenu : public QMenu
{
    Q_OBJECT

public:
    explicit SentenceMenu(QWidget* parent);

    /// `words` may hold no key.
    QAction* addSentence(const QString& words);

private:
    void fitScreen();
};

} // namespace glossator::desktop
