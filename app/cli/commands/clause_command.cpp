// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/localized.h"
#include "app/cli/page.h"
#include "app/cli/role_names.h"
#include "app/cli/suggestion.h"
#include "model/terms/term_base.h"

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using catalogue::Catalogue;
using catalogue::Clause;

namespace {

constexpr int aboutColumn = 13;

/// A clause with everything that the catalogue knows around it.
struct Surroundings
{
    Clause clause;
    catalogue::LocalizedText expansion;
    catalogue::LocalizedText section;
    std::vector<Clause> restsOn;
    std::vector<Clause> explains;
    std::vector<Clause> glosses; ///< on this clause
    QStringList linksTo;
    QStringList linkedFrom;
    std::vector<catalogue::CaseInfo> cases;
    QStringList newNames; ///< of the roles that it speaks of, "highwayman → female traveller"
};

Surroundings surroundingsOf(const Catalogue& catalogue, Clause clause)
{
    Surroundings around;
    around.expansion =
        catalogue.segment(u"expansion:"_s + clause.expansion).value_or(catalogue::LocalizedText());
    around.section = catalogue.segment(u"section:%1:%2"_s.arg(clause.expansion, clause.section))
                         .value_or(catalogue::LocalizedText());
    around.restsOn = catalogue.clauses(catalogue.basesOf(clause.id));
    around.explains = catalogue.clauses(clause.glosses);
    around.glosses = catalogue.glossesOn(clause.id);
    around.linksTo = catalogue.linksFrom(clause.id);
    around.linkedFrom = catalogue.linksTo(clause.id);
    for (const QString& id : catalogue.caseIdsFor(clause.id))
        if (auto info = catalogue.caseInfo(id))
            around.cases.push_back(std::move(*info));
    around.clause = std::move(clause);
    return around;
}

/// What the new names call the roles that a clause speaks of.
Outcome<QStringList> newNamesIn(const QString& clause, const Catalogue& catalogue, LanguageChoice language)
{
    const auto base = terms::TermBase::load(catalogue.database());
    if (!base)
        return fail(u"the terms of \"%1\" cannot be read: %2"_s.arg(catalogue.path(), base.error()));
    const auto spoken = language.value_or(catalogue::Language::En);
    QStringList names;
    for (const QString& id : base->renamedRolesIn(clause))
        if (const terms::Term* role = base->find(id))
            names += u"%1 → %2"_s.arg(role->wording(spoken).preferred, base->newRoleNames(*role, spoken));
    return names;
}

QJsonArray clausesJson(const std::vector<Clause>& clauses, LanguageChoice language)
{
    QJsonArray array;
    for (const Clause& clause : clauses)
        array += clauseJson(clause, language);
    return array;
}

QJsonObject toJson(const Surroundings& around, LanguageChoice language)
{
    QJsonObject json = clauseJson(around.clause, language);
    QJsonArray cases;
    for (const catalogue::CaseInfo& info : around.cases)
        cases += QJsonObject{{u"id"_s, info.id},
                             {u"titles"_s, wordingsJson(info.title, language)},
                             {u"proves"_s, info.proves.contains(around.clause.id)},
                             {u"shows"_s, info.shows.contains(around.clause.id)}};
    json.insert(u"expansionNames"_s, wordingsJson(around.expansion, language));
    json.insert(u"sectionTitles"_s, wordingsJson(around.section, language));
    json.insert(u"glosses"_s, clausesJson(around.glosses, language));
    json.insert(u"restsOn"_s, clausesJson(around.restsOn, language));
    json.insert(u"linksTo"_s, QJsonArray::fromStringList(around.linksTo));
    json.insert(u"linkedFrom"_s, QJsonArray::fromStringList(around.linkedFrom));
    json.insert(u"cases"_s, cases);
    json.insert(u"newRoleNames"_s, QJsonArray::fromStringList(around.newNames));
    return json;
}

void addGloss(Page& page, const Clause& gloss, LanguageChoice language)
{
    page.paragraph(page.style().strong(gloss.id) + u"  "_s + page.style().faint(badgesOf(gloss, language)),
                   narrowMargin, narrowMargin);
    page.paragraph(textIn(gloss.text, language), 2 * narrowMargin);
}

void addGlosses(Page& page, const QString& heading, const std::vector<Clause>& glosses,
                LanguageChoice language)
{
    if (glosses.empty())
        return;
    page.gap();
    page.line(page.style().strong(heading));
    for (const Clause& gloss : glosses)
        addGloss(page, gloss, language);
}

QString namesOf(const Catalogue& catalogue, const QStringList& expansions, LanguageChoice language)
{
    QStringList names;
    for (const QString& id : expansions)
        names += catalogue.expansionName(id, language.value_or(catalogue::Language::En));
    return names.join(u", "_s);
}

QByteArray pageOf(const Surroundings& around, const Catalogue& catalogue, LanguageChoice language,
                  const TextStyle& style)
{
    const Clause& clause = around.clause;
    Page page(style);
    page.line(style.strong(clause.id));
    page.paragraph(textIn(around.expansion, language) + u" › "_s + textIn(around.section, language));
    page.paragraph(style.faint(badgesOf(clause, language)));
    page.gap();
    page.paragraph(textIn(clause.text, language), narrowMargin);
    if (const QString note = wordingNote(clause.text, language); !note.isEmpty())
        page.paragraph(u'(' + note + u')', narrowMargin);
    addGlosses(page, u"Rests on"_s, around.restsOn, language);
    addGlosses(page, u"Explains"_s, around.explains, language);
    addGlosses(page, u"Glosses on it"_s, around.glosses, language);
    page.gap();
    page.entry(u"New names"_s, around.newNames.join(u", "_s), aboutColumn);
    page.entry(u"Also about"_s, namesOf(catalogue, clause.others, language), aboutColumn);
    page.entry(u"Leads to"_s, around.linksTo.join(u", "_s), aboutColumn);
    page.entry(u"Led to from"_s, around.linkedFrom.join(u", "_s), aboutColumn);
    for (const catalogue::CaseInfo& info : around.cases)
        page.entry(info.shows.contains(clause.id) ? u"Shown by"_s : u"Proved by"_s,
                   u"%1  %2"_s.arg(info.id, textIn(info.title, language)), aboutColumn);
    if (around.cases.empty())
        page.entry(u"Cases"_s, clause.isPlayable() ? u"none yet"_s : u"none: there is nothing to play"_s,
                   aboutColumn);
    return page.bytes();
}

Outcome<Answer> runClause(const Request& request)
{
    const auto language = request.arguments.language();
    if (!language)
        return tl::unexpected(language.error());
    const auto roleNames = readRoleNames(request);
    if (!roleNames)
        return tl::unexpected(roleNames.error());
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    auto clause = catalogue->clause(request.operand(0));
    if (!clause)
        return fail(u"there is no clause \"%1\"%2"_s.arg(
            request.operand(0), didYouMean(request.operand(0), catalogue->clauseIds())));
    Surroundings around = surroundingsOf(*catalogue, std::move(*clause));
    if (areNew(*roleNames)) {
        auto names = newNamesIn(around.clause.id, *catalogue, *language);
        if (!names)
            return tl::unexpected(names.error());
        around.newNames = std::move(*names);
    }
    if (const auto whole = checkReading(*catalogue); !whole)
        return tl::unexpected(whole.error());
    if (request.wantsJson())
        return jsonAnswer(toJson(around, *language));
    return Answer{ExitStatus::Good, pageOf(around, *catalogue, *language, request.style)};
}

} // namespace

Command clauseCommand()
{
    Command command;
    command.name = u"clause"_s;
    command.operands = u"ID"_s;
    command.fewest = command.most = 1;
    command.summary = u"Show a clause with its glosses, its links and the cases that prove it"_s;
    command.options = {languageOption(), roleNamesOption()};
    command.run = runClause;
    return command;
}

} // namespace glossator::cli
