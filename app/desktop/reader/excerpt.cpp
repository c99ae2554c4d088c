// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/excerpt.h"

#include "app/desktop/links/link.h"
#include "app/desktop/reader/clause_words.h"
#include "model/catalogue/links.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace glossator::desktop {

namespace {

QString anchor(const QString& link, const QString& words)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(link.toHtmlEscaped(), words.toHtmlEscaped());
}

} // namespace

void Excerpt::addWords(const QString& plain, catalogue::Language language)
{
    m_plain += plain;
    m_html += QStringLiteral("<p lang=\"%1\">%2</p>").arg(toString(language), plain.toHtmlEscaped());
}

void Excerpt::addClause(const catalogue::Clause& clause, const QString& expansion,
                        const std::vector<catalogue::Language>& languages)
{
    for (const auto language : languages) {
        const bool isTranslated = clause.text.text(language).has_value();
        addWords(catalogue::plainText(clause.text.textOrSource(language)),
                 isTranslated ? language : catalogue::Language::En);
    }
    addSource(clause, expansion);
}

void Excerpt::addSource(const catalogue::Clause& clause, const QString& expansion)
{
    const QString link = Link{LinkKind::Clause, clause.id, 0}.toString();
    const QString source = QStringLiteral("— %1 %2").arg(ClauseWords::description(clause), expansion);
    m_plain += QStringLiteral("%1 (%2)").arg(source, clause.id);
    m_plain += link;
    m_html +=
        QStringLiteral("<p><small>%1 (%2)</small></p>").arg(source.toHtmlEscaped(), anchor(link, clause.id));
}

void Excerpt::addLink(const QString& name, const QString& link)
{
    m_plain += {name, link};
    m_html += QStringLiteral("<p>%1</p>").arg(anchor(link, name));
}

std::unique_ptr<QMimeData> Excerpt::toMimeData() const
{
    auto data = std::make_unique<QMimeData>();
    data->setText(toPlainText());
    data->setHtml(toHtml());
    return data;
}

void Excerpt::copy() const
{
    if (!isEmpty())
        QGuiApplication::clipboard()->setMimeData(toMimeData().release());
}

} // namespace glossator::desktop
