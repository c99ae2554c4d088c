// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/card_words.h"

#include "model/wording/answer_word.h"

#include <QCoreApplication>

namespace glossator::desktop {

QString cardWords(const CardPile& pile)
{
    const QString down = QCoreApplication::translate("CardWords", "face down: %1").arg(pile.left);
    if (pile.up.empty())
        return down;
    return QCoreApplication::translate("CardWords", "%1, face up: %2")
        .arg(down, wording::answerWord(std::string(pile.up)));
}

} // namespace glossator::desktop
