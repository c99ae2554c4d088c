// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"
#include "app/desktop/links/link.h"
#include "app/desktop/order/order_opening.h"
#include "app/desktop/paper/printout.h"
#include "app/desktop/reader/page.h"
#include "app/desktop/reader/page_additions.h"

#include <memory>
#include <optional>

namespace glossator::desktop {

/// Makes what can be printed of a place: a clause with what belongs to it, the page of an expansion, the
/// answer about a pair, the player aid for the order of play, a case with its pictures, the sheet of a tile,
/// the card of a term.
class Printouts
{
public:
    /// The library must outlive what is made. The first language is that of names.
    Printouts(const Library& library, std::vector<catalogue::Language> languages);

    /// For the player aid: ids and name of what lies on the table; no ids: everything.
    void setTable(QStringList expansions, QString name);
    /// For the player aid: it shows what is opened up, and not the acts of all steps in short.
    void setOpening(std::optional<OrderOpening> opening) { m_opening = std::move(opening); }
    /// For the player aid: it shows all steps and acts opened up.
    void openAll() { m_isAllOpen = true; }
    /// What is printed below clauses: decisions on open questions, notes, new names of roles. It must outlive
    /// what is made.
    void setKept(const Kept& kept);
    /// nullptr where there is nothing to print: half a pair, a page without rules, what does not exist.
    [[nodiscard]] std::unique_ptr<Printout> of(const Link& link) const;

private:
    [[nodiscard]] std::unique_ptr<Printout> clause(const QString& id) const;
    [[nodiscard]] std::unique_ptr<Printout> page(const QString& expansion) const;
    [[nodiscard]] std::unique_ptr<Printout> printed(Page page) const;
    [[nodiscard]] std::unique_ptr<Printout> answer(const QString& pair) const;
    [[nodiscard]] std::unique_ptr<Printout> tile(const QString& id) const;
    [[nodiscard]] std::unique_ptr<Printout> term(const QString& id) const;
    [[nodiscard]] std::unique_ptr<Printout> playerAids() const;
    [[nodiscard]] std::unique_ptr<Printout> playerAid(catalogue::Language language) const;

    const Library& m_library;
    std::vector<catalogue::Language> m_languages;
    QStringList m_table;
    QString m_tableName;
    std::optional<OrderOpening> m_opening;
    bool m_isAllOpen = false;
    PageAdditions m_additions;
};

} // namespace glossator::desktop
