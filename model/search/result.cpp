// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/result.h"

#include "model/catalogue/spelling.h"

#include <array>

namespace glossator::search {

namespace {

using catalogue::Spelling;

constexpr std::array<Spelling<ResultKind>, 6> kinds{{
    {ResultKind::Term, "term"},
    {ResultKind::Expansion, "expansion"},
    {ResultKind::Section, "section"},
    {ResultKind::Tile, "tile"},
    {ResultKind::Case, "case"},
    {ResultKind::Clause, "clause"},
}};

constexpr std::array<Spelling<Match>, 7> matches{{
    {Match::Id, "id"},
    {Match::Title, "title"},
    {Match::TitleForm, "title-form"},
    {Match::TitleStart, "title-start"},
    {Match::TitleWords, "title-words"},
    {Match::Text, "text"},
    {Match::SomeWords, "some-words"},
}};

constexpr std::array<Spelling<FoundBy::Place>, 9> places{{
    {FoundBy::Place::Name, "name"},
    {FoundBy::Place::Term, "term"},
    {FoundBy::Place::Explained, "explained"},
    {FoundBy::Place::CaseTitle, "case-title"},
    {FoundBy::Place::Words, "words"},
    {FoundBy::Place::Box, "box"},
    {FoundBy::Place::CaseText, "case-text"},
    {FoundBy::Place::Translation, "translation"},
    {FoundBy::Place::Note, "note"},
}};

} // namespace

QString toString(ResultKind kind)
{
    return catalogue::spellingOf<ResultKind>(kinds, kind);
}

std::optional<ResultKind> resultKindFromString(const QString& text)
{
    return catalogue::valueOf<ResultKind>(kinds, text);
}

QString toString(Match match)
{
    return catalogue::spellingOf<Match>(matches, match);
}

QString toString(FoundBy::Place place)
{
    return catalogue::spellingOf<FoundBy::Place>(places, place);
}

} // namespace glossator::search
