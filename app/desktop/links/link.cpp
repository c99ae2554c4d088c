// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/links/link.h"

#include "model/pairs/subject.h"
#include "model/search/nearest.h"
#include "model/search/result.h"

#include <QUrl>

#include <array>

namespace glossator::desktop {

namespace {

const QString scheme = QStringLiteral("glossator:");

struct KindName
{
    const char* name;
    const char* example;
};

/// By LinkKind.
constexpr std::array<KindName, 7> kindNames{{{"clause", "glossator:clause/base-city-score"},
                                             {"case", "glossator:case/abbot-new-game"},
                                             {"pair", "glossator:pair/fairy/abbot"},
                                             {"tile", "glossator:tile/base:A"},
                                             {"order", "glossator:order"},
                                             {"page", "glossator:page/abbot"},
                                             {"term", "glossator:term/fairy"}}};

const KindName& nameOf(LinkKind kind)
{
    return kindNames.at(static_cast<std::size_t>(kind));
}

std::optional<LinkKind> kindNamed(const QString& name)
{
    for (std::size_t i = 0; i < kindNames.size(); ++i)
        if (name == QLatin1String(kindNames.at(i).name))
            return static_cast<LinkKind>(i);
    return {};
}

QString nearestKind(const QString& name)
{
    QStringList known;
    for (const KindName& kind : kindNames)
        known += QString::fromLatin1(kind.name);
    return search::nearest(name, known);
}

QString shortened(const QString& text)
{
    constexpr qsizetype longest = 90;
    return text.size() <= longest ? text : text.left(longest) + u'…';
}

/// Behind the sign for it; the beginning where there is nothing, and none where that is no number of steps.
std::optional<int> stepOf(const QString& text)
{
    bool isNumber = text.isEmpty();
    const int step = isNumber ? 0 : text.toInt(&isNumber);
    return isNumber && step >= 0 ? std::optional(step) : std::nullopt;
}

bool isComplete(const Link& link)
{
    if (link.kind == LinkKind::Pair)
        return !pairs::PairId::fromString(link.id).toString().isEmpty();
    return link.kind == LinkKind::Order || !link.id.isEmpty();
}

} // namespace

QString Link::toString() const
{
    QString text = scheme + QLatin1String(nameOf(kind).name);
    if (!id.isEmpty())
        text += u'/' + QString::fromLatin1(QUrl::toPercentEncoding(id, ":/"));
    if (step > 0)
        text += u'#' + QString::number(step);
    return text;
}

tl::expected<Link, QString> Link::fromString(const QString& text)
{
    QString rest = text.trimmed();
    if (!rest.startsWith(scheme, Qt::CaseInsensitive))
        return tl::make_unexpected(tr("“%1” is not a link of Glossator; one looks like %2.")
                                       .arg(shortened(rest), QLatin1String(kindNames[0].example)));
    rest.remove(0, scheme.size());
    while (rest.startsWith(u'/'))
        rest.remove(0, 1);
    Link link;
    const std::optional<int> step = stepOf(rest.section(u'#', 1));
    link.step = step.value_or(0);
    rest = QUrl::fromPercentEncoding(rest.section(u'#', 0, 0).toUtf8());
    while (rest.endsWith(u'/'))
        rest.chop(1);
    const QString name = rest.section(u'/', 0, 0).toLower();
    link.id = rest.section(u'/', 1).trimmed();
    if (const auto kind = kindNamed(name))
        link.kind = *kind;
    else if (const auto near = kindNamed(nearestKind(name)))
        return tl::make_unexpected(tr("A link cannot lead to “%1”; did you mean %2?")
                                       .arg(shortened(name), Link{*near, link.id, link.step}.toString()));
    else if (!name.isEmpty())
        return tl::make_unexpected(tr("A link cannot lead to “%1”; one looks like %2.")
                                       .arg(shortened(name), QLatin1String(kindNames[0].example)));
    if (name.isEmpty() || !isComplete(link))
        return tl::make_unexpected(tr("The link %1 does not say where to; one looks like %2.")
                                       .arg(shortened(text), QLatin1String(nameOf(link.kind).example)));
    if (link.kind == LinkKind::Case && !step)
        return tl::make_unexpected(
            tr("The step of a case is a number, as in %1.").arg(Link{link.kind, link.id, 2}.toString()));
    return link;
}

std::optional<Link> Link::to(const Location& location)
{
    Link link{LinkKind::Clause, location.id, location.step};
    switch (location.activity) {
    case Activity::Reader:
        if (location.id.isEmpty())
            link = {LinkKind::Page, location.expansion, 0};
        break;
    case Activity::Pair:
        link.kind = LinkKind::Pair;
        break;
    case Activity::Order:
        link.kind = LinkKind::Order;
        break;
    case Activity::Tiles:
        link.kind = LinkKind::Tile;
        break;
    case Activity::Stage:
        link.kind = LinkKind::Case;
        break;
    }
    return isComplete(link) ? std::optional(link) : std::nullopt;
}

Link Link::to(const search::Result& result)
{
    using search::ResultKind;
    switch (result.kind) {
    case ResultKind::Term:
        return {LinkKind::Term, result.id, 0};
    case ResultKind::Expansion:
        return {LinkKind::Page, result.id, 0};
    case ResultKind::Section:
        return {LinkKind::Page, result.id.section(u'/', 0, 0), 0};
    case ResultKind::Tile:
        return {LinkKind::Tile, result.id, 0};
    case ResultKind::Case:
        return {LinkKind::Case, result.id, 0};
    case ResultKind::Clause:
        break;
    }
    return {LinkKind::Clause, result.id, 0};
}

} // namespace glossator::desktop
