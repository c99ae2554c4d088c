// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/printouts.h"

#include "app/desktop/kept/kept.h"
#include "app/desktop/look/language_words.h"
#include "app/desktop/order/order_view.h"
#include "app/desktop/pair/answer_head.h"
#include "app/desktop/pair/pair_page.h"
#include "app/desktop/printouts/bound_sheets.h"
#include "app/desktop/printouts/case_print.h"
#include "app/desktop/printouts/clause_sheet.h"
#include "app/desktop/printouts/page_print.h"
#include "app/desktop/printouts/player_aid.h"
#include "app/desktop/printouts/term_sheet.h"
#include "app/desktop/printouts/tile_sheet.h"
#include "model/pairs/pair_reader.h"

#include <QGuiApplication>
#include <QTextDocumentFragment>

namespace glossator::desktop {

namespace {

OrderOpening allOf(const OrderModel& model)
{
    OrderOpening all;
    for (int step = 0; step < model.rowCount(); ++step) {
        const QModelIndex index = model.index(step, 0);
        const QString id = index.data(OrderModel::IdRole).toString();
        all.steps += id;
        for (int act = 0; act < model.rowCount(index); ++act)
            all.acts[id] += model.index(act, 0, index).data(OrderModel::IdRole).toString();
    }
    return all;
}

} // namespace

Printouts::Printouts(const Library& library, std::vector<catalogue::Language> languages)
    : m_library(library), m_languages(std::move(languages))
{
}

void Printouts::setTable(QStringList expansions, QString name)
{
    m_table = std::move(expansions);
    m_tableName = std::move(name);
}

void Printouts::setKept(const Kept& kept)
{
    m_additions.kept = &kept;
    m_additions.roles = kept.hasNewRoleNames() ? &m_library.terms : nullptr;
}

/// All in the language of what is printed, which need not be that of the window.
std::unique_ptr<Printout> Printouts::of(const Link& link) const
{
    const auto spoken = LanguageWords::speaking(m_languages.front());
    switch (link.kind) {
    case LinkKind::Clause:
        return clause(link.id);
    case LinkKind::Page:
        return page(link.id);
    case LinkKind::Pair:
        return answer(link.id);
    case LinkKind::Order:
        return playerAids();
    case LinkKind::Case:
        return CasePrint::of(m_library, link.id, m_languages.front());
    case LinkKind::Tile:
        return tile(link.id);
    case LinkKind::Term:
        return term(link.id);
    }
    return nullptr;
}

std::unique_ptr<Printout> Printouts::clause(const QString& id) const
{
    const auto clause = m_library.catalogue.clause(id);
    if (!clause)
        return nullptr;
    const ClauseSheet sheet(m_library, *clause, m_languages.front());
    return std::make_unique<PagePrint>(sheet.page(), m_languages, m_additions, Lead{}, sheet.tail());
}

std::unique_ptr<Printout> Printouts::page(const QString& expansion) const
{
    return printed(Page::of(m_library.catalogue, expansion, &m_library.tiles));
}

std::unique_ptr<Printout> Printouts::printed(Page page) const
{
    if (page.isEmpty())
        return nullptr;
    return std::make_unique<PagePrint>(std::move(page), m_languages, m_additions);
}

std::unique_ptr<Printout> Printouts::answer(const QString& pair) const
{
    const auto asked = pairs::PairId::fromString(pair);
    if (!asked.isWhole())
        return nullptr;
    const pairs::SubjectList subjects(m_library.catalogue);
    const auto found = pairs::PairReader(m_library.catalogue, subjects).answer(asked);
    Page page = PairPage::of(found, subjects, m_library.catalogue);
    const QString head = AnswerHead(subjects, m_languages.front(), QGuiApplication::palette()).of(found);
    return std::make_unique<PagePrint>(std::move(page), m_languages, m_additions,
                                       Lead{{{{}, QTextDocumentFragment::fromHtml(head).toPlainText()}}});
}

std::unique_ptr<Printout> Printouts::tile(const QString& id) const
{
    const tiles::TileSource* tile = m_library.tiles.tile(id.toStdString());
    if (tile == nullptr)
        return nullptr;
    const TileSheet sheet(m_library, *tile, m_languages.front());
    return std::make_unique<PagePrint>(sheet.page(), m_languages, m_additions, sheet.lead());
}

std::unique_ptr<Printout> Printouts::term(const QString& id) const
{
    const terms::Term* term = m_library.terms.find(id);
    if (term == nullptr)
        return nullptr;
    const TermSheet sheet(m_library, *term, m_languages.front());
    return std::make_unique<PagePrint>(sheet.page(), m_languages, m_additions, sheet.lead());
}

/// It has to be one sheet, and so each language has one of its own.
std::unique_ptr<Printout> Printouts::playerAids() const
{
    if (m_languages.size() == 1)
        return playerAid(m_languages.front());
    std::vector<std::unique_ptr<Printout>> aids;
    for (const catalogue::Language language : m_languages)
        aids.push_back(playerAid(language));
    return std::make_unique<BoundSheets>(std::move(aids));
}

std::unique_ptr<Printout> Printouts::playerAid(catalogue::Language language) const
{
    const auto spoken = LanguageWords::speaking(language);
    auto model = std::make_unique<OrderModel>();
    model->setLanguage(language);
    model->setTable(m_table);
    model->setCatalogue(&m_library.catalogue);
    auto opening = m_isAllOpen ? allOf(*model) : m_opening;
    const auto depth = opening ? catalogue::OrderDepth::More : catalogue::OrderDepth::Acts;
    return std::make_unique<PlayerAid>(std::move(model), OrderView::titleFor(m_tableName, depth),
                                       std::move(opening));
}

} // namespace glossator::desktop
