// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/sentence_menu.h"

#include "app/desktop/look/as_written.h"

#include <QScreen>
#include <QTextLayout>

namespace glossator::desktop {

namespace {

QString inLines(const QString& words, const QFont& font, double width)
{
    QTextLayout layout(words, font);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines += words.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines.join(u'\n');
}

} // namespace

SentenceMenu::SentenceMenu(QWidget* parent) : QMenu(parent)
{
    connect(this, &QMenu::aboutToShow, this, &SentenceMenu::fitScreen);
}

QAction* SentenceMenu::addSentence(const QString& words)
{
    QAction* action = addAction(asWritten(words));
    action->setData(words);
    return action;
}

void SentenceMenu::fitScreen()
{
    const int frame = 6 * fontMetrics().height(); // at most, with what the style has beside the words
    const int room = screen()->availableGeometry().width() - frame;
    for (QAction* action : actions())
        action->setText(asWritten(inLines(action->data().toString(), font(), room)));
}

} // namespace glossator::desktop
