// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/contents/contents_delegate.h"

#include "app/desktop/contents/contents_model.h"
#include "app/desktop/look/box_sign.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"

#include <QTreeView>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int signSide = 18; ///< rows are as high without it

int roomIn(const QTreeView& tree, const QModelIndex& index)
{
    const int level = index.parent().isValid() ? 2 : 1;
    return std::max(1, tree.viewport()->width() - level * tree.indentation());
}

/// The width that the style leaves the words of a row.
int roomForWords(const QTreeView& tree, const QModelIndex& index, const QStyleOptionViewItem& row)
{
    const int margin = tree.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &row, &tree) + 1;
    const bool hasSign = (row.features & QStyleOptionViewItem::HasDecoration) != 0;
    return roomIn(tree, index) - 2 * margin - (hasSign ? row.decorationSize.width() + 2 * margin : 0);
}

bool isVowel(QChar letter)
{
    const QString parts = letter.decomposition();
    const QChar plain = (parts.isEmpty() ? letter : parts.front()).toLower();
    return QStringLiteral("aeiou").contains(plain);
}

/// How many letters of a word fit with a hyphen behind them, with two at least on either side of it: as far
/// as can be, the next is a consonant and a vowel follows it, as syllables mostly begin.
qsizetype lettersThatFit(const QString& word, const QFontMetrics& letters, int room)
{
    constexpr qsizetype least = 2;
    qsizetype most = word.size() - least;
    while (most > least && letters.horizontalAdvance(word.left(most) + u'-') > room)
        --most;
    for (qsizetype count = most; count > least; --count)
        if (!isVowel(word.at(count)) && isVowel(word.at(count + 1)))
            return count;
    return most;
}

/// The style would shorten words that are longer than a line: these can be broken.
QString breakable(const QString& text, const QFontMetrics& letters, int room)
{
    constexpr qsizetype shortest = 5;
    QStringList words;
    for (QString rest : text.split(u' ')) {
        QString word;
        while (rest.size() >= shortest && letters.horizontalAdvance(rest) > room) {
            const qsizetype count = lettersThatFit(rest, letters, room);
            word += rest.left(count) + QChar(QChar::SoftHyphen);
            rest = rest.mid(count);
        }
        words += word + rest;
    }
    return words.join(u' ');
}

} // namespace

ContentsDelegate::ContentsDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

QSize ContentsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int air = 9;
    QStyleOptionViewItem roomy = option;
    if (const auto* tree =
            qobject_cast<const QTreeView*>(option.widget)) // which lets a long name go on below
        roomy.rect = QRect(0, 0, roomIn(*tree, index), option.fontMetrics.height());
    return QStyledItemDelegate::sizeHint(roomy, index) + QSize(0, air);
}

void ContentsDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->text = typographic(option->text);
    if (!index.parent().isValid()) {
        option->font = Typefaces::controlBold(13);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = boxSign(index.data(ContentsModel::SignRole).toString(), option->palette);
        option->decorationSize = {Typefaces::scaled(signSide), Typefaces::scaled(signSide)};
    }
    if (const auto* tree = qobject_cast<const QTreeView*>(option->widget))
        option->text =
            breakable(option->text, QFontMetrics(option->font), roomForWords(*tree, index, *option));
    if (index.data(ContentsModel::OffTableRole).toBool())
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
}

} // namespace glossator::desktop
