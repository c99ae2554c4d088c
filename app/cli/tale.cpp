// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tale.h"

#include "app/cli/case_json.h"
#include "model/catalogue/headline.h"
#include "model/tiles/tile_title.h"
#include "model/wording/phrase_wording.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

Tale::Tale(const cases::CaseResult& result, const catalogue::Catalogue& catalogue,
           const tiles::TileCatalogue& tiles, LanguageChoice language)
    : m_catalogue(catalogue), m_tiles(tiles), m_language(language), m_spoken(language), m_say(result)
{
    if (!result.names || *result.names == engine::rules::RoleNames({}))
        return;
    m_terms = terms::TermBase::whenAsked(catalogue.database());
    m_captionNames.setTerms(&*m_terms);
}

QString Tale::newNamesIn(const QString& caption) const
{
    return m_captionNames.in(caption, m_language.value_or(catalogue::Language::En));
}

std::string Tale::tileName(const std::string& id) const
{
    const tiles::TileSource* tile = m_tiles.tile(id);
    return tile == nullptr ? id : tiles::englishTitle(*tile);
}

bool Tale::isEnglish() const
{
    return m_language.value_or(catalogue::Language::En) == catalogue::Language::En;
}

QString Tale::tell(const cases::Phrase& phrase) const
{
    if (!isEnglish())
        return wording::PhraseWording(&m_tiles).say(phrase);
    return toText(cases::toEnglish(phrase, [this](const std::string& id) { return tileName(id); }));
}

QString Tale::sentence(const cases::Phrase& phrase) const
{
    const QString text = tell(phrase);
    return text.left(1).toUpper() + text.mid(1);
}

QString Tale::player(std::size_t seat) const
{
    return tell(m_say.player(static_cast<engine::Player>(seat)));
}

QString Tale::tried(const QString& option) const
{
    return (isEnglish() ? u"trying to "_s : u"× "_s) + option;
}

QString Tale::refused(const QString& option) const
{
    return (isEnglish() ? u"cannot "_s : u"× "_s) + option;
}

QString Tale::refused(const QString& option, engine::Reason reason) const
{
    return u"%1%2: %3"_s.arg(isEnglish() ? u"× "_s : QString(), refused(option), tell(m_say.reason(reason)));
}

QString Tale::cites(const engine::Event& event) const
{
    engine::Citations clauses;
    if (const auto* scored = std::get_if<engine::Scored>(&event.what))
        for (const engine::Addend& addend : scored->sheet.addends())
            clauses.push_back(addend.cite);
    clauses.insert(clauses.end(), event.cites.begin(), event.cites.end());
    return cites(clauses);
}

QString Tale::cites(const engine::Citations& clauses) const
{
    QStringList references;
    for (const engine::Clause clause : clauses)
        if (!clause.empty())
            references += clauseReference(toText(clause), m_catalogue, m_language);
    references.removeDuplicates();
    return references.isEmpty() ? QString() : u"  ["_s + references.join(u"; "_s) + u']';
}

QString clauseReference(const QString& id, const catalogue::Catalogue& catalogue, LanguageChoice language)
{
    const auto clause = catalogue.clause(id);
    return clause ? u"%1 (%2)"_s.arg(catalogue::headline(textIn(clause->text, language)), id) : id;
}

} // namespace glossator::cli
