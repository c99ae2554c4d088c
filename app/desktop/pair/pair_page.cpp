// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/pair_page.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/pair/pair_words.h"

namespace glossator::desktop {

using catalogue::LocalizedText;

namespace {

/// Each column has its heading in its own language, as it has what stands below it.
PageEntry rubric(LocalizedText heading)
{
    PageEntry entry;
    entry.kind = PageEntry::Kind::Rubric;
    entry.section = heading.id();
    entry.heading = std::move(heading);
    return entry;
}

PageEntry rule(const QString& section, const catalogue::Clause& clause)
{
    PageEntry entry;
    entry.section = section;
    entry.clause = clause;
    return entry;
}

GlossTie tieOf(pairs::Relation relation)
{
    return relation == pairs::Relation::RestsOn ? GlossTie::RestsOn : GlossTie::Gloss;
}

LocalizedText titleOf(const pairs::PairId& pair, const pairs::SubjectList& subjects)
{
    using catalogue::Language;
    const auto title = [&](Language language) { return PairPage::title(pair, subjects, language); };
    LocalizedText text(QLatin1String("pair:") + pair.toString(), title(Language::En));
    for (const auto language : catalogue::translatedLanguages)
        text.setWording(language, {title(language), catalogue::WordingState::Done, {}});
    return text;
}

} // namespace

Page PairPage::of(const pairs::PairAnswer& answer, const pairs::SubjectList& subjects,
                  const catalogue::Catalogue& catalogue)
{
    return titled(answer, titleOf(answer.pair, subjects), catalogue);
}

Page PairPage::titled(const pairs::PairAnswer& answer, LocalizedText title,
                      const catalogue::Catalogue& catalogue)
{
    catalogue::Expansion about;
    about.id = title.id();
    about.name = std::move(title);
    PageEntry heading;
    heading.kind = PageEntry::Kind::Title;
    heading.heading = about.name;
    std::vector<PageEntry> entries{heading};
    const auto own = [](const char* id, const char* text) {
        return LanguageWords::inAll(QLatin1String(id), "PairPage", text);
    };
    for (auto&& part :
         {findings(answer),
          listed(own("nearby",
                     QT_TRANSLATE_NOOP("PairPage", "On the same rules, but about one of the two only")),
                 answer.nearby),
          listed(own("ofKinds", QT_TRANSLATE_NOOP("PairPage", "What is ruled about all of their kind")),
                 answer.ofKinds),
          listed(own("ofBoxes", QT_TRANSLATE_NOOP("PairPage", "What is ruled where their boxes meet")),
                 answer.ofBoxes),
          listed(own("near", QT_TRANSLATE_NOOP("PairPage", "Rules that come near")), answer.nearRules)})
        entries.insert(entries.end(), part.begin(), part.end());
    return Page::assembled(catalogue, std::move(about), std::move(entries));
}

QString PairPage::title(const pairs::PairId& pair, const pairs::SubjectList& subjects,
                        catalogue::Language language)
{
    const auto name = [&](const pairs::SubjectId& id) {
        const pairs::Subject* subject = subjects.find(id);
        return subject == nullptr ? id.id : subject->name(language);
    };
    return pair.one == pair.other ? name(pair.one)
                                  : QStringLiteral("%1 + %2").arg(name(pair.one), name(pair.other));
}

std::vector<PageEntry> PairPage::findings(const pairs::PairAnswer& answer)
{
    std::vector<PageEntry> entries;
    QString section;
    for (const pairs::Finding& finding : answer.findings) {
        const QString part = QStringLiteral("part%1").arg(static_cast<int>(finding.part));
        if (part != section)
            entries.push_back(rubric(LanguageWords::inAll(part, "PairWords", PairWords::part(finding.part))));
        section = part;
        PageEntry entry = rule(part, finding.clause);
        for (const pairs::Beside& beside : finding.beside)
            entry.glosses.push_back({beside.clause, {}, tieOf(beside.relation)});
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<PageEntry> PairPage::listed(const LocalizedText& heading,
                                        const std::vector<catalogue::Clause>& clauses)
{
    if (clauses.empty())
        return {};
    std::vector<PageEntry> entries{rubric(heading)};
    for (const catalogue::Clause& clause : clauses)
        entries.push_back(rule(heading.id(), clause));
    return entries;
}

} // namespace glossator::desktop
