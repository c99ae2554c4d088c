// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/links/link_finder.h"

#include "app/desktop/links/shared_words.h"
#include "model/pairs/subject_list.h"
#include "model/search/nearest.h"

#include <array>

namespace glossator::desktop {

namespace {

constexpr qsizetype mostNear = 3;

QStringList idsOfTiles(const tiles::TileCatalogue& catalogue)
{
    QStringList ids;
    for (const tiles::TileFile& file : catalogue.files())
        for (const tiles::TileSource& tile : file.tiles)
            ids += QString::fromStdString(tile.kind.id);
    return ids;
}

template <typename Things>
QStringList idsOfAll(const Things& things)
{
    QStringList ids;
    for (const auto& thing : things)
        ids += thing.id;
    return ids;
}

/// A sentence, and where something else may have been meant.
QString withNear(const QString& sentence, const QStringList& links)
{
    if (links.isEmpty())
        return sentence;
    return sentence + u' ' +
           QCoreApplication::translate("LinkFinder", "Nearest: %1").arg(links.join(QStringLiteral(" · ")));
}

/// The boxes and things whose ids are written much like a name, whatever its mark.
std::vector<pairs::SubjectId> subjectsLike(const QString& name, const pairs::SubjectList& subjects)
{
    QStringList known;
    for (const pairs::Subject& subject : subjects.all())
        known += subject.id.id;
    known.removeDuplicates();
    std::vector<pairs::SubjectId> near;
    for (const QString& id : search::nearestOf(name.section(u':', -1), known, mostNear))
        for (const auto kind : {pairs::SubjectKind::Expansion, pairs::SubjectKind::Concept})
            if (const pairs::SubjectId like{kind, id}; subjects.find(like) != nullptr)
                near.push_back(like);
    return near;
}

/// The id of a clause begins with a short name of its box.
QString boxOf(const QString& clause, const std::vector<catalogue::Expansion>& boxes)
{
    for (const catalogue::Expansion& box : boxes)
        if (!box.prefix.isEmpty() && clause.startsWith(box.prefix + u'-'))
            return box.id;
    return {};
}

} // namespace

QString LinkFault::toPlainText() const
{
    QStringList links;
    for (const NearLink& like : near)
        links += QStringLiteral("%1, %2").arg(like.name, like.link.toString());
    return withNear(text, links);
}

QString LinkFault::toHtml(const QColor& colour) const
{
    QStringList links;
    for (const NearLink& like : near)
        links += QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                     .arg(like.link.toString().toHtmlEscaped(), colour.name(), like.name.toHtmlEscaped());
    return withNear(text.toHtmlEscaped(), links);
}

tl::expected<Link, LinkFault> LinkFinder::find(const QString& text) const
{
    const auto link = Link::fromString(text);
    if (!link)
        return tl::make_unexpected(LinkFault{link.error(), {}});
    return find(*link);
}

tl::expected<Link, LinkFault> LinkFinder::find(const Link& link) const
{
    if (link.kind == LinkKind::Pair)
        return findPair(link);
    const QStringList known = idsOf(link.kind);
    if (link.id.isEmpty() || known.contains(link.id))
        return link;
    if (const auto page = link.kind == LinkKind::Page ? findPage(link.id) : std::nullopt)
        return *page;
    LinkFault fault{nothingCalled(link.kind, link.id), {}};
    for (const QString& id : near(link, known))
        fault.near.push_back(named({link.kind, id, 0}));
    return tl::make_unexpected(fault);
}

/// By their letters, else by the words that they share. Where nothing is near in either way, the nearest of
/// all still show what such a name looks like.
QStringList LinkFinder::near(const Link& link, const QStringList& known) const
{
    if (QStringList alike = search::nearestOf(link.id, known, mostNear); !alike.isEmpty())
        return alike;
    const auto boxes = m_library.catalogue.expansions();
    std::vector<WordedId> worded;
    for (const QString& id : known)
        worded.emplace_back(id, link.kind == LinkKind::Clause ? boxOf(id, boxes) : QString());
    const QStringList sharing = sharingWords(link.id, worded, mostNear);
    return sharing.isEmpty() ? search::byNearness(link.id, known).mid(0, mostNear) : sharing;
}

NearLink LinkFinder::named(const Link& link) const
{
    return {link, m_names.of(link)};
}

/// By what people call the box.
std::optional<Link> LinkFinder::findPage(const QString& name) const
{
    const pairs::SubjectList subjects(m_library.catalogue);
    const pairs::Subject* box = subjects.named(QStringLiteral("exp:") + name);
    return box == nullptr ? std::nullopt : std::optional(Link{LinkKind::Page, box->id.id, 0});
}

/// Each half is a name as somebody wrote it, or the id that the program wrote.
tl::expected<Link, LinkFault> LinkFinder::findPair(const Link& link) const
{
    const pairs::SubjectList subjects(m_library.catalogue);
    const std::array halves{std::pair(link.id.section(u'/', 0, 0), &pairs::PairId::one),
                            std::pair(link.id.section(u'/', 1, 1), &pairs::PairId::other)};
    pairs::PairId pair;
    for (const auto& [name, side] : halves)
        if (const pairs::Subject* named = subjects.named(name))
            pair.*side = named->id;
    for (const auto& [name, side] : halves) {
        if (name.isEmpty() || !(pair.*side).isEmpty())
            continue;
        LinkFault fault{nothingCalled(link.kind, name), {}};
        if (const QString known = pair.toString(); !known.isEmpty())
            fault.part = Link{LinkKind::Pair, known, 0};
        for (const pairs::SubjectId& like : subjectsLike(name, subjects)) {
            pair.*side = like;
            fault.near.push_back({{LinkKind::Pair, pair.toString(), 0}, m_names.ofPair(pair, subjects)});
        }
        return tl::make_unexpected(fault);
    }
    return Link{LinkKind::Pair, pair.toString(), 0};
}

QStringList LinkFinder::idsOf(LinkKind kind) const
{
    switch (kind) {
    case LinkKind::Clause:
        return m_library.catalogue.clauseIds();
    case LinkKind::Case:
        return m_library.catalogue.caseIds();
    case LinkKind::Tile:
        return idsOfTiles(m_library.tiles);
    case LinkKind::Order:
        return idsOfAll(m_library.catalogue.orderOfPlay());
    case LinkKind::Page:
        return idsOfAll(m_library.catalogue.expansions());
    case LinkKind::Term:
        return idsOfAll(m_library.terms.terms());
    case LinkKind::Pair:
        break;
    }
    return {};
}

QString LinkFinder::nothingCalled(LinkKind kind, const QString& id)
{
    switch (kind) {
    case LinkKind::Clause:
        return tr("There is no clause “%1”.").arg(id);
    case LinkKind::Case:
        return tr("There is no case “%1”.").arg(id);
    case LinkKind::Pair:
        return tr("There is neither an expansion nor a thing “%1”.").arg(id);
    case LinkKind::Tile:
        return tr("There is no tile “%1”.").arg(id);
    case LinkKind::Order:
        return tr("A turn has no step “%1”.").arg(id);
    case LinkKind::Page:
        return tr("There is no expansion “%1”.").arg(id);
    case LinkKind::Term:
        return tr("There is no term “%1”.").arg(id);
    }
    return {};
}

} // namespace glossator::desktop
