// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/sentence_menu.h"

#include "app/desktop/look/as_written.h"

#include <QScreen>
#include <QTextLayout>

#include <algorithm>
#include <optional>

namespace glossator::desktop {

namespace {

struct Sentence
{
    QString words;
    QString aside;

    [[nodiscard]] QString joined(QChar between) const
    {
        return aside.isEmpty() ? words : words + between + aside;
    }
};

/// Nothing for what else a menu holds.
std::optional<Sentence> sentenceOf(const QAction& action)
{
    const QStringList parts = action.data().toStringList();
    return parts.isEmpty() ? std::nullopt : std::optional(Sentence{parts.value(0), parts.value(1)});
}

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

QAction* SentenceMenu::addSentence(const QString& words, const QString& aside)
{
    const Sentence sentence{words, aside};
    QAction* action = addAction(asWritten(sentence.joined(u'\t')));
    action->setData(QStringList{words, aside});
    return action;
}

void SentenceMenu::fitScreen()
{
    const int frame = 6 * fontMetrics().height(); // at most, with what the style has beside the words
    const int room = screen()->availableGeometry().width() - frame;
    const QChar between = standSideBySide(room) ? u'\t' : u'\n';
    for (QAction* action : actions())
        if (const auto sentence = sentenceOf(*action)) {
            const Sentence inRoom{inLines(sentence->words, font(), room),
                                  inLines(sentence->aside, font(), room)};
            action->setText(asWritten(inRoom.joined(between)));
        }
}

/// All asides stand below each other, so that the widest of them counts.
bool SentenceMenu::standSideBySide(int room) const
{
    const QFontMetrics metrics(font());
    int words = 0;
    int asides = 0;
    for (const QAction* action : actions())
        if (const auto sentence = sentenceOf(*action)) {
            words = std::max(words, metrics.horizontalAdvance(sentence->words));
            asides = std::max(asides, metrics.horizontalAdvance(sentence->aside));
        }
    return words + asides <= room;
}

} // namespace glossator::desktop
