// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/term_sheet.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/lookup/term_words.h"
#include "app/desktop/pair/pair_page.h"
#include "model/pairs/pair_reader.h"

#include <algorithm>

namespace glossator::desktop {

TermSheet::TermSheet(const Library& library, const terms::Term& term, catalogue::Language language)
    : m_library(library), m_term(term), m_language(language)
{
    const pairs::SubjectList subjects(library.catalogue);
    const pairs::SubjectId asked{pairs::SubjectKind::Concept, term.id};
    m_uses = pairs::PairReader(library.catalogue, subjects).answer({asked, asked});
    m_uses.nearby.clear();
    m_uses.nearRules.clear();
    m_all = m_uses.findings.size();
    m_uses.findings.resize(std::min(m_all, most));
}

Page TermSheet::page() const
{
    catalogue::LocalizedText name(QLatin1String("term:") + m_term.id,
                                  m_term.wording(catalogue::Language::En).preferred);
    for (const auto language : catalogue::translatedLanguages)
        name.setWording(language, {m_term.wording(language).preferred, catalogue::WordingState::Done, {}});
    return PairPage::titled(m_uses, std::move(name), m_library.catalogue);
}

Lead TermSheet::lead() const
{
    Lead lead;
    lead.parts.push_back({{}, TermWords::domain(m_term.domain)});
    for (const auto language : catalogue::allLanguages)
        lead.parts.push_back(
            {nativeName(language),
             TermWords::names(m_term, language, m_library.terms.newRoleNames(m_term, language), false)
                 .join(u'\n')});
    if (const QString remark = TermWords::remark(m_term, m_language); !remark.isEmpty())
        lead.parts.push_back({tr("Note"), remark});
    lead.parts.push_back({tr("Clauses"), amount()});
    return lead;
}

QString TermSheet::amount() const
{
    return m_all <= most ? QString::number(m_all)
                         : tr("%1, of which the nearest %2 follow").arg(m_all).arg(most);
}

} // namespace glossator::desktop
