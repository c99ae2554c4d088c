// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/wording/phrase_wording.h"

#include "model/wording/answer_word.h"
#include "model/wording/melted_article.h"
#include "model/wording/phrase_patterns.h"
#include "model/wording/tile_wording.h"

#include <QStringList>

#include <algorithm>

namespace glossator::wording {

namespace {

const char* textOf(PhraseId id)
{
    for (const auto patterns : {thingPatterns(), eventPatterns(), choicePatterns()}) {
        const auto place = static_cast<std::size_t>(id) - static_cast<std::size_t>(patterns.front().id);
        if (place < patterns.size())
            return patterns[place].text;
    }
    return "";
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
    const char* text = textOf(phrase.id);
    constexpr int noPlural = -1; // with a number, a text that has no plural is not found
    const bool counts = QLatin1StringView(text).contains(QLatin1StringView("%n"));
    return fill(tr(text, nullptr, counts ? phrase.number : noPlural), phrase.gaps);
}

/// Where there is no sentence for it, the option is named.
QString PhraseWording::deed(const cases::Phrase& player, const cases::Phrase& option) const
{
    const auto deeds = deedPatterns();
    const auto known = std::ranges::find(deeds, option.id, &Pattern::id);
    std::vector<cases::Phrase> gaps{player};
    if (known == deeds.end()) {
        const bool isNamed =
            option.id == PhraseId::OptionPickAnswer || option.id == PhraseId::OptionPickFeature;
        gaps.push_back(isNamed ? option.gaps.at(0) : option);
        return fill(tr("%1 chooses: %2"), gaps);
    }
    gaps.insert(gaps.end(), option.gaps.begin(), option.gaps.end());
    return fill(tr(known->text), gaps);
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
