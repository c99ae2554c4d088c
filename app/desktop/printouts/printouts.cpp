// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/printouts.h"

#include "app/desktop/order/order_view.h"
#include "app/desktop/order/player_aid.h"
#include "app/desktop/pair/answer_pane.h"
#include "app/desktop/pair/pair_page.h"
#include "app/desktop/printouts/case_print.h"
#include "app/desktop/printouts/page_print.h"
#include "model/pairs/pair_reader.h"

#include <QGuiApplication>
#include <QTextDocumentFragment>

namespace glossator::desktop {

Printouts::Printouts(const Library& library, std::vector<catalogue::Language> languages)
    : m_library(library), m_languages(std::move(languages))
{
}

void Printouts::setTable(QStringList expansions, QString name)
{
    m_table = std::move(expansions);
    m_tableName = std::move(name);
}

std::unique_ptr<Printout> Printouts::of(const Link& link) const
{
    switch (link.kind) {
    case LinkKind::Clause:
        if (const auto clause = m_library.catalogue.clause(link.id))
            return page(clause->expansion);
        return nullptr;
    case LinkKind::Page:
        return page(link.id);
    case LinkKind::Pair:
        return answer(link.id);
    case LinkKind::Order:
        return playerAid();
    case LinkKind::Case:
        return CasePrint::of(m_library, link.id, m_languages.front());
    case LinkKind::Tile:
    case LinkKind::Term:
        break;
    }
    return nullptr;
}

std::unique_ptr<Printout> Printouts::page(const QString& expansion) const
{
    Page page = Page::of(m_library.catalogue, expansion, &m_library.tiles);
    if (page.isEmpty())
        return nullptr;
    return std::make_unique<PagePrint>(std::move(page), m_languages);
}

std::unique_ptr<Printout> Printouts::answer(const QString& pair) const
{
    const auto asked = pairs::PairId::fromString(pair);
    if (!asked.isWhole())
        return nullptr;
    const pairs::SubjectList subjects(m_library.catalogue);
    const auto found = pairs::PairReader(m_library.catalogue, subjects).answer(asked);
    Page page = PairPage::of(found, subjects, m_library.catalogue);
    const QString head = AnswerPane::headOf(found, subjects, m_languages.front(), QGuiApplication::palette());
    return std::make_unique<PagePrint>(std::move(page), m_languages,
                                       QTextDocumentFragment::fromHtml(head).toPlainText());
}

std::unique_ptr<Printout> Printouts::playerAid() const
{
    auto model = std::make_unique<OrderModel>();
    model->setLanguage(m_languages.front());
    model->setTable(m_table);
    model->setCatalogue(&m_library.catalogue);
    return std::make_unique<PlayerAid>(std::move(model), OrderView::titleFor(m_tableName));
}

} // namespace glossator::desktop
