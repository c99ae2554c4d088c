// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/reader.h"

#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/reader_view.h"

#include <QEvent>
#include <QVBoxLayout>

namespace glossator::desktop {

Reader::Reader(QWidget* parent) : QWidget(parent), m_view(new ReaderView(this)), m_findBar(new FindBar(this))
{
    setObjectName(QStringLiteral("reader"));
    setAccessibleName(tr("Reader"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    column->addWidget(m_findBar);
    setFocusProxy(m_view);
    connect(m_findBar, &FindBar::wordsChanged, this, &Reader::find);
    connect(m_findBar, &FindBar::nextRequested, this, &Reader::findNext);
    connect(m_findBar, &FindBar::closed, m_view, qOverload<>(&QWidget::setFocus));
}

void Reader::setSources(const catalogue::Catalogue* catalogue, const terms::TermBase* terms,
                        const tiles::TileCatalogue* tiles)
{
    m_catalogue = catalogue;
    m_tiles = tiles;
    m_expansion.clear();
    m_view->setPage({});
    m_view->setTerms(terms);
}

void Reader::setLanguages(const std::vector<catalogue::Language>& languages)
{
    m_view->setLanguages(languages);
}

void Reader::setZoom(int zoom)
{
    m_view->setZoom(zoom);
}

void Reader::showPage(const QString& expansion, const QString& clause)
{
    turnTo(expansion);
    if (clause.isEmpty() || !m_view->showClause(clause))
        m_view->showTop();
}

void Reader::showSection(const QString& expansion, const QString& section)
{
    turnTo(expansion);
    m_view->showSection(section);
}

bool Reader::showClause(const QString& clause)
{
    const auto found = m_catalogue == nullptr ? std::nullopt : m_catalogue->clause(clause);
    if (!found)
        return false;
    turnTo(found->expansion);
    return m_view->showClause(clause);
}

void Reader::openFindBar()
{
    m_findBar->open();
}

void Reader::findNext(bool isForward)
{
    if (m_findBar->isHidden())
        return openFindBar();
    m_view->findNext(isForward);
    m_findBar->showCount(m_view->foundCount(), m_view->foundIndex());
}

void Reader::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Reader"));
    QWidget::changeEvent(event);
}

void Reader::turnTo(const QString& expansion)
{
    if (m_catalogue == nullptr || expansion == m_expansion)
        return;
    m_expansion = expansion;
    m_view->setPage(Page::of(*m_catalogue, expansion, m_tiles));
}

void Reader::find(const QString& words)
{
    m_findBar->showCount(m_view->find(words), m_view->foundIndex());
}

} // namespace glossator::desktop
