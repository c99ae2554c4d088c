// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/localized.h"
#include "app/cli/page.h"
#include "app/cli/role_names.h"
#include "app/cli/suggestion.h"
#include "model/terms/folding.h"
#include "model/terms/term_base.h"

#include <algorithm>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;
using catalogue::Language;
using terms::Term;

namespace {

constexpr int languageColumn = 11;

/// Finds terms by what somebody types: a form that stands for them, or a part of a wording.
class TermFinder
{
public:
    explicit TermFinder(const terms::TermBase& base) : m_base(base) {}

    /// Those that the words stand for in some form come first.
    [[nodiscard]] std::vector<const Term*> find(const QString& words) const
    {
        std::vector<const Term*> found;
        for (const Language language : catalogue::allLanguages)
            for (const terms::Occurrence& occurrence : m_base.recogniser(language).find(words))
                for (const terms::Reading& reading : occurrence.readings)
                    add(m_base.find(reading.conceptId), found);
        const QString wanted = key(words);
        for (const Term& term : m_base.terms())
            if (!wanted.isEmpty() && isIn(term, wanted))
                add(&term, found);
        return found;
    }

private:
    static QString key(const QString& text) { return u' ' + terms::looseKey(text); }

    static void add(const Term* term, std::vector<const Term*>& found)
    {
        if (term != nullptr && std::find(found.begin(), found.end(), term) == found.end())
            found.push_back(term);
    }

    /// Whether words of a wording begin with what is wanted.
    static bool isIn(const Term& term, const QString& wanted)
    {
        const auto hasIt = [&](const QString& wording) { return key(wording).contains(wanted); };
        return std::any_of(
            term.wordings.begin(), term.wordings.end(), [&](const terms::TermWording& wording) {
                return hasIt(wording.preferred) ||
                       std::any_of(wording.variants.begin(), wording.variants.end(), hasIt) ||
                       std::any_of(wording.deprecated.begin(), wording.deprecated.end(), hasIt);
            });
    }

    const terms::TermBase& m_base;
};

QJsonObject termJson(const Term& term, Language spoken)
{
    QJsonArray wordings;
    for (const Language language : catalogue::allLanguages) {
        const terms::TermWording& wording = term.wording(language);
        wordings += QJsonObject{{u"language"_s, catalogue::toString(language)},
                                {u"preferred"_s, wording.preferred},
                                {u"variants"_s, QJsonArray::fromStringList(wording.variants)},
                                {u"deprecated"_s, QJsonArray::fromStringList(wording.deprecated)}};
    }
    return {{u"id"_s, term.id},
            {u"domain"_s, terms::toString(term.domain)},
            {u"part"_s, terms::toString(term.part)},
            {u"standing"_s, terms::toString(term.standing)},
            {u"note"_s, term.note(spoken)},
            {u"mainRules"_s, QJsonArray::fromStringList(term.mainRules)},
            {u"newRoleNames"_s, QJsonArray::fromStringList(term.newRoleNames)},
            {u"wordings"_s, wordings}};
}

QString wordingLine(const terms::TermWording& wording, const TextStyle& style)
{
    QString line = style.strong(wording.preferred.isEmpty() ? u"—"_s : wording.preferred);
    if (!wording.variants.isEmpty())
        line += u"; also "_s + wording.variants.join(u", "_s);
    if (!wording.deprecated.isEmpty())
        line += u"; rather not "_s + wording.deprecated.join(u", "_s);
    return line;
}

/// The wording; of a role that has one and where it is asked for, its new name before it.
QString lineOf(const Term& term, Language language, const terms::TermBase* newNames, const TextStyle& style)
{
    const QString isNow = newNames == nullptr ? QString() : newNames->newRoleNames(term, language);
    const QString line = wordingLine(term.wording(language), style);
    return isNow.isEmpty() ? line : style.strong(isNow) + u"; by its classic name "_s + line;
}

void addTerm(Page& page, const Term& term, Language spoken, const terms::TermBase* newNames)
{
    page.gap();
    page.paragraph(page.style().strong(term.id) + u"  "_s +
                   page.style().faint(terms::toString(term.domain) + u" · "_s + terms::toString(term.part) +
                                      u" · "_s + terms::toString(term.standing)));
    for (const Language language : catalogue::allLanguages)
        page.entry(nameOf(language), lineOf(term, language, newNames, page.style()), languageColumn,
                   narrowMargin);
    page.entry(u"Note"_s, term.note(spoken), languageColumn, narrowMargin);
}

/// The end of a sentence that finds nothing: what may have been meant, in any of the languages.
QString nearTo(const QString& words, const terms::TermBase& base)
{
    QStringList known;
    for (const Term& term : base.terms())
        for (const Language language : catalogue::allLanguages)
            known += term.wording(language).preferred;
    known.removeDuplicates();
    const QString near = didYouMean(words, known);
    return near.isEmpty() ? u"."_s : near;
}

Outcome<Answer> runTerms(const Request& request)
{
    const auto roleNames = readRoleNames(request);
    if (!roleNames)
        return tl::unexpected(roleNames.error());
    const auto spoken = request.arguments.language();
    if (!spoken)
        return tl::unexpected(spoken.error());
    const Language language = spoken->value_or(Language::En);
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto base = terms::TermBase::load(catalogue->database());
    if (!base)
        return fail(u"the terms of \"%1\" cannot be read: %2"_s.arg(catalogue->path(), base.error()));
    const QString words = request.arguments.operands().join(u' ');
    const auto found = TermFinder(*base).find(words);
    if (request.wantsJson()) {
        QJsonArray array;
        for (const Term* term : found)
            array += termJson(*term, language);
        return jsonAnswer({{u"query"_s, words}, {u"terms"_s, array}});
    }
    Page page(request.style);
    page.paragraph(
        found.empty()
            ? u"No term is found for “%1”%2"_s.arg(words, nearTo(words, *base))
            : u"%1 %2 for “%3”"_s.arg(found.size()).arg(found.size() == 1 ? u"term"_s : u"terms"_s, words));
    for (const Term* term : found)
        addTerm(page, *term, language, areNew(*roleNames) ? &*base : nullptr);
    return Answer{ExitStatus::Good, page.bytes()};
}

} // namespace

Command termsCommand()
{
    Command command;
    command.name = u"terms"_s;
    command.operands = u"WORDS"_s;
    command.fewest = 1;
    command.most = Command::anyNumber;
    command.summary = u"Find the words for something in English, Romanian and Catalan"_s;
    command.text = {
        u"WORDS may be of any of the languages and in any form; terms that contain them follow."_s};
    command.options = {languageOption(), roleNamesOption()};
    command.run = runTerms;
    return command;
}

} // namespace glossator::cli
