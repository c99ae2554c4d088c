// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/phrase_wording.h"

#include "model/wording/answer_word.h"
#include "model/wording/melted_article.h"
#include "model/wording/phrase_patterns.h"
#include "model/wording/tile_wording.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace glossator::wording {

namespace {

constexpr int noPlural = -1; ///< with a number, a text that has no plural is not found

const char* textOf(PhraseId id)
{
    for (const auto patterns : {thingPatterns(), eventPatterns(), choicePatterns()}) {
        const auto place = static_cast<std::size_t>(id) - static_cast<std::size_t>(patterns.front().id);
        if (place < patterns.size())
            return patterns[place].text;
    }
    return "";
}

/// What is told by its points alone: "1 for its own tile", and not times 1.
bool isOneThing(PhraseId counted)
{
    return counted == PhraseId::CountedMonastery || counted == PhraseId::CountedBonus;
}

} // namespace

QString PhraseWording::say(const cases::Phrase& phrase) const
{
    switch (phrase.id) {
    case PhraseId::Tile:
        return tile(phrase.verbatim);
    case PhraseId::List:
        return list(phrase.gaps);
    case PhraseId::Answer:
        return answerWord(phrase.verbatim);
    case PhraseId::Chosen:
        return deed(phrase.gaps.at(0), phrase.gaps.at(1));
    case PhraseId::Refused:
        return refusal(phrase.gaps.at(0), phrase.gaps.at(1), phrase.gaps.at(2));
    case PhraseId::Addend:
        if (const cases::Phrase& what = phrase.gaps.at(0); isOneThing(what.id))
            return say(cases::Phrase::counted(what.id, what.number * phrase.number));
        break;
    default:
        break;
    }
    if (phrase.id >= PhraseId::SpotMiddle && phrase.id <= PhraseId::SpotLast)
        return TileWording::side(static_cast<tiles::FeatureSide>(static_cast<int>(phrase.id) -
                                                                 static_cast<int>(PhraseId::SpotMiddle)));
    if (!phrase.verbatim.empty())
        return QString::fromStdString(phrase.verbatim);
    if (phrase.id == PhraseId::Square)
        return fill(tr("column %1, row %2"), phrase.gaps).replace(QLatin1Char('-'), QChar(0x2212));
    if (phrase.id == PhraseId::OptionPlaceTile && phrase.number == 0)
        return fill(tr("place %1 at %2"), phrase.gaps);
    if (phrase.id == PhraseId::TilePlaced && phrase.number != 0)
        return fill(tr("%1 places %2 at %3, %n quarter turn(s)", nullptr, phrase.number), phrase.gaps);
    const char* text = textOf(phrase.id);
    const bool counts = QLatin1StringView(text).contains(QLatin1StringView("%n"));
    return fill(tr(text, nullptr, counts ? phrase.number : noPlural), phrase.gaps);
}

/// Where there is no sentence for it, the option is named.
QString PhraseWording::deed(const cases::Phrase& player, const cases::Phrase& option) const
{
    std::vector<cases::Phrase> gaps{player};
    if (option.id == PhraseId::OptionPlaceTile) {
        gaps.insert(gaps.end(), option.gaps.begin(), option.gaps.end());
        return say(cases::Phrase::counted(PhraseId::TilePlaced, option.number, std::move(gaps)));
    }
    const auto deeds = deedPatterns();
    const auto known = std::ranges::find(deeds, option.id, &Pattern::id);
    if (known == deeds.end()) {
        const bool isNamed =
            option.id == PhraseId::OptionPickAnswer || option.id == PhraseId::OptionPickFeature;
        gaps.push_back(isNamed ? option.gaps.at(0) : option);
        return fill(tr("%1 chooses: %2"), gaps);
    }
    gaps.insert(gaps.end(), option.gaps.begin(), option.gaps.end());
    if (option.id == PhraseId::OptionPickPlayer && option.gaps.front() == player)
        return fill(tr("%1 picks themselves"), gaps);
    return fill(tr(known->text), gaps);
}

/// An option that has no form of its own behind "cannot" is said as it is.
QString PhraseWording::refusal(const cases::Phrase& player, const cases::Phrase& option,
                               const cases::Phrase& reason) const
{
    const auto counts = [](const Attempt& attempt) {
        return QLatin1StringView(attempt.said.text).contains(QLatin1StringView("%n"));
    };
    const auto attempts = attemptPatterns();
    const auto known = std::ranges::find_if(attempts, [&](const Attempt& attempt) {
        return attempt.id == option.id && counts(attempt) == (option.number != 0);
    });
    if (known == attempts.end())
        return fill(tr("%1 cannot %2. Why: %3"), {player, option, reason});
    const int number = counts(*known) ? option.number : noPlural;
    const QString what = fill(tr(known->said.text, known->said.comment, number), option.gaps);
    return fill(tr("%1 cannot %2. Why: %3"), {player, cases::Phrase::text(what.toStdString()), reason});
}

QString PhraseWording::sentence(const cases::Phrase& phrase) const
{
    const QString text = say(phrase);
    return text.left(1).toUpper() + text.mid(1);
}

QString PhraseWording::tile(const std::string& id) const
{
    const tiles::TileSource* tile = m_tiles == nullptr ? nullptr : m_tiles->tile(id);
    return tile == nullptr ? QString::fromStdString(id) : TileWording::titleInSentence(*tile);
}

QString PhraseWording::list(const std::vector<cases::Phrase>& items) const
{
    QStringList texts;
    for (const cases::Phrase& item : items)
        texts << say(item);
    return texts.join(QStringLiteral(", "));
}

QString PhraseWording::fill(QString pattern, const std::vector<cases::Phrase>& gaps) const
{
    for (std::size_t i = gaps.size(); i > 0; --i)
        pattern.replace(QLatin1Char('%') + QString::number(i), say(gaps[i - 1]));
    return withMeltedArticles(std::move(pattern));
}

} // namespace glossator::wording
