// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/localized.h"

#include "model/catalogue/links.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using catalogue::Language;
using catalogue::LocalizedText;

QString nameOf(Language language)
{
    switch (language) {
    case Language::En:
        return u"English"_s;
    case Language::Ro:
        return u"Romanian"_s;
    case Language::Ca:
        break;
    }
    return u"Catalan"_s;
}

QString textIn(const LocalizedText& text, LanguageChoice language)
{
    return catalogue::plainText(text.textOrSource(language.value_or(Language::En)));
}

QString wordingNote(const LocalizedText& text, LanguageChoice language)
{
    if (!language)
        return {};
    if (!text.text(*language))
        return u"not worded in %1 yet; this is English"_s.arg(nameOf(*language));
    return text.isOutdated(*language) ? u"translated from an earlier English text"_s : QString();
}

QJsonArray wordingsJson(const LocalizedText& text, LanguageChoice language)
{
    QJsonArray wordings;
    for (const Language each : catalogue::allLanguages) {
        const auto& wording = text.wording(each);
        if (!wording || (language && *language != each))
            continue;
        wordings += QJsonObject{
            {u"language"_s, catalogue::toString(each)},
            {u"text"_s, catalogue::plainText(wording->text)},
            {u"outdated"_s, wording->state == catalogue::WordingState::Outdated},
        };
    }
    return wordings;
}

QString badgesOf(const catalogue::Clause& clause, LanguageChoice language)
{
    QStringList badges{catalogue::toString(clause.kind), catalogue::toString(clause.origin)};
    badges += clause.date;
    badges += textIn(clause.editionName, language);
    if (clause.standing != catalogue::Standing::Ruled)
        badges += catalogue::toString(clause.standing);
    badges.removeAll(QString());
    return badges.join(u" · "_s);
}

QJsonObject clauseJson(const catalogue::Clause& clause, LanguageChoice language)
{
    return {
        {u"id"_s, clause.id},
        {u"expansion"_s, clause.expansion},
        {u"section"_s, clause.section},
        {u"kind"_s, catalogue::toString(clause.kind)},
        {u"origin"_s, catalogue::toString(clause.origin)},
        {u"date"_s, clause.date},
        {u"edition"_s, clause.edition},
        {u"editionNames"_s, wordingsJson(clause.editionName, language)},
        {u"standing"_s, catalogue::toString(clause.standing)},
        {u"playable"_s, clause.isPlayable()},
        {u"others"_s, QJsonArray::fromStringList(clause.others)},
        {u"explains"_s, QJsonArray::fromStringList(clause.glosses)},
        {u"wordings"_s, wordingsJson(clause.text, language)},
    };
}

} // namespace glossator::cli
