// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace glossator::desktop {

/// A menu of sentences, each of which may have an aside at the other side. Where the screen is too narrow
/// they go on in a second line, and the asides stand below. See growSigns for how it is drawn.
class SentenceMenu : public QMenu
{
    Q_OBJECT

public:
    explicit SentenceMenu(QWidget* parent);

    /// Neither may hold a key.
    QAction* addSentence(const QString& words, const QString& aside = {});

private:
    void fitScreen();
    [[nodiscard]] bool standSideBySide(int room) const;
};

} // namespace glossator::desktop
