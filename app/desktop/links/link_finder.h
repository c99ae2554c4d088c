// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/library/library.h"
#include "app/desktop/links/link.h"
#include "app/desktop/links/link_names.h"

#include <QColor>

#include <optional>
#include <vector>

namespace glossator::desktop {

/// Something near to what was asked for, as it is called.
struct NearLink
{
    Link link;
    QString name;
};

/// A link that leads nowhere: why, and where it may have been meant to lead.
struct LinkFault
{
    QString text; ///< a sentence, without markup
    std::vector<NearLink> near;
    std::optional<Link> part{}; ///< what of it leads somewhere: half a pair

    [[nodiscard]] QString toPlainText() const;
    /// With the names of the near ones as links in this colour.
    [[nodiscard]] QString toHtml(const QColor& colour) const;
};

/// Says whether there is what a link leads to.
class LinkFinder
{
    Q_DECLARE_TR_FUNCTIONS(LinkFinder)

public:
    /// The library must live as long as this. What is near is named in this language.
    explicit LinkFinder(const Library& library, catalogue::Language language = catalogue::Language::En)
        : m_library(library), m_names(library, language)
    {
    }

    /// The link with its things named by their ids (a pair and a page may be named by words, as in
    /// WOH/messages).
    [[nodiscard]] tl::expected<Link, LinkFault> find(const QString& text) const;
    [[nodiscard]] tl::expected<Link, LinkFault> find(const Link& link) const;

private:
    [[nodiscard]] NearLink named(const Link& link) const;
    [[nodiscard]] tl::expected<Link, LinkFault> findPair(const Link& link) const;
    [[nodiscard]] std::optional<Link> findPage(const QString& name) const;
    [[nodiscard]] QStringList idsOf(LinkKind kind) const;
    [[nodiscard]] QStringList near(const Link& link, const QStringList& known) const;
    [[nodiscard]] static QString nothingCalled(LinkKind kind, const QString& id);

    const Library& m_library;
    LinkNames m_names;
};

} // namespace glossator::desktop
