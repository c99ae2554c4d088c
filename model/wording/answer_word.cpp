// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/answer_word.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace glossator::wording {

namespace {

constexpr std::array known{
    QT_TRANSLATE_NOOP("PhraseWording", "action"),
    QT_TRANSLATE_NOOP("PhraseWording", "grow"),
    QT_TRANSLATE_NOOP("PhraseWording", "stable"),
    QT_TRANSLATE_NOOP("PhraseWording", "sell"),
    QT_TRANSLATE_NOOP("PhraseWording", "one sheep"),
    QT_TRANSLATE_NOOP("PhraseWording", "two sheep"),
    QT_TRANSLATE_NOOP("PhraseWording", "three sheep"),
    QT_TRANSLATE_NOOP("PhraseWording", "four sheep"),
    QT_TRANSLATE_NOOP("PhraseWording", "wolf"),
    QT_TRANSLATE_NOOP("PhraseWording", "quince"),
    QT_TRANSLATE_NOOP("PhraseWording", "apple"),
    QT_TRANSLATE_NOOP("PhraseWording", "apricot"),
    QT_TRANSLATE_NOOP("PhraseWording", "cherry"),
    QT_TRANSLATE_NOOP("PhraseWording", "plum"),
    QT_TRANSLATE_NOOP("PhraseWording", "elderberry"),
    QT_TRANSLATE_NOOP("PhraseWording", "first colour"),
    QT_TRANSLATE_NOOP("PhraseWording", "second colour"),
    QT_TRANSLATE_NOOP("PhraseWording", "third colour"),
    QT_TRANSLATE_NOOP("PhraseWording", "seal"),
    QT_TRANSLATE_NOOP("PhraseWording", "message 1"),
    QT_TRANSLATE_NOOP("PhraseWording", "message 2"),
    QT_TRANSLATE_NOOP("PhraseWording", "message 3"),
    QT_TRANSLATE_NOOP("PhraseWording", "message 4"),
    QT_TRANSLATE_NOOP("PhraseWording", "message 5"),
    QT_TRANSLATE_NOOP("PhraseWording", "message 6"),
    QT_TRANSLATE_NOOP("PhraseWording", "message 7"),
    QT_TRANSLATE_NOOP("PhraseWording", "message 8"),
    QT_TRANSLATE_NOOP("PhraseWording", "elephant token"),
    QT_TRANSLATE_NOOP("PhraseWording", "tiger token"),
    QT_TRANSLATE_NOOP("PhraseWording", "bear token"),
    QT_TRANSLATE_NOOP("PhraseWording", "seal token"),
    QT_TRANSLATE_NOOP("PhraseWording", "monkey token"),
    QT_TRANSLATE_NOOP("PhraseWording", "flea token"),
    QT_TRANSLATE_NOOP("PhraseWording", "add meeple"),
    QT_TRANSLATE_NOOP("PhraseWording", "place meeple"),
    QT_TRANSLATE_NOOP("PhraseWording", "extra turn"),
    QT_TRANSLATE_NOOP("PhraseWording", "new arrow"),
    QT_TRANSLATE_NOOP("PhraseWording", "older arrow"),
    QT_TRANSLATE_NOOP("PhraseWording", "take"),
    QT_TRANSLATE_NOOP("PhraseWording", "decline"),
    QT_TRANSLATE_NOOP("PhraseWording", "knight"),
    QT_TRANSLATE_NOOP("PhraseWording", "highwayman"),
    QT_TRANSLATE_NOOP("PhraseWording", "monk"),
    QT_TRANSLATE_NOOP("PhraseWording", "heretic"),
    QT_TRANSLATE_NOOP("PhraseWording", "abbey"),
    QT_TRANSLATE_NOOP("PhraseWording", "abbot"),
    QT_TRANSLATE_NOOP("PhraseWording", "farmer"),
    QT_TRANSLATE_NOOP("PhraseWording", "female traveller"),
    QT_TRANSLATE_NOOP("PhraseWording", "monk or nun"),
    QT_TRANSLATE_NOOP("PhraseWording", "female farmer"),
    QT_TRANSLATE_NOOP("PhraseWording", "knock-out"),
    QT_TRANSLATE_NOOP("PhraseWording", "seduction"),
    QT_TRANSLATE_NOOP("PhraseWording", "target"),
    QT_TRANSLATE_NOOP("PhraseWording", "catch"),
    QT_TRANSLATE_NOOP("PhraseWording", "closer"),
    QT_TRANSLATE_NOOP("PhraseWording", "as close"),
    QT_TRANSLATE_NOOP("PhraseWording", "farther"),
    QT_TRANSLATE_NOOP("PhraseWording", "caught"),
    QT_TRANSLATE_NOOP("PhraseWording", "missed"),
    QT_TRANSLATE_NOOP("PhraseWording", "short"),
    QT_TRANSLATE_NOOP("PhraseWording", "plague"),
    QT_TRANSLATE_NOOP("PhraseWording", "catapult token"),
    QT_TRANSLATE_NOOP("PhraseWording", "who is hit"),
    QT_TRANSLATE_NOOP("PhraseWording", "who is nearest"),
    QT_TRANSLATE_NOOP("PhraseWording", "distance"),
    QT_TRANSLATE_NOOP("PhraseWording", "rob"),
    QT_TRANSLATE_NOOP("PhraseWording", "wait"),
    QT_TRANSLATE_NOOP("PhraseWording", "place"),
    QT_TRANSLATE_NOOP("PhraseWording", "remove"),
    QT_TRANSLATE_NOOP("PhraseWording", "fortune"),
    QT_TRANSLATE_NOOP("PhraseWording", "taxes"),
    QT_TRANSLATE_NOOP("PhraseWording", "famine"),
    QT_TRANSLATE_NOOP("PhraseWording", "storm"),
    QT_TRANSLATE_NOOP("PhraseWording", "inquisition"),
};

} // namespace

QString answerWord(const std::string& name)
{
    const auto found = std::find(known.begin(), known.end(), name);
    return found == known.end() ? QString::fromStdString(name)
                                : QCoreApplication::translate("PhraseWording", *found);
}

} // namespace glossator::wording
