// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/reader.h"

#include "app/desktop/reader/find_bar.h"
#include "app/desktop/reader/reader_view.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace glossator::desktop {

Reader::Reader(QWidget* parent)
    : QWidget(parent), m_view(new ReaderView(this)), m_findBar(new FindBar(*m_view, this)),
      m_offTableBar(new OffTableBar(this))
{
    setObjectName(QStringLiteral("reader"));
    setAccessibleName(tr("Reader"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_offTableBar);
    column->addWidget(m_view, 1);
    column->addWidget(m_findBar);
    setFocusProxy(m_view);
    m_findBar->installEventFilter(this);
    connect(m_offTableBar, &OffTableBar::showRequested, this, &Reader::showAll);
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

void Reader::setFoot(int height)
{
    m_foot = height;
    fitAboveFoot();
}

void Reader::showPage(const QString& expansion, const QString& clause)
{
    turnTo(expansion);
    if (clause.isEmpty() || !goTo(clause))
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
    return goTo(clause);
}

void Reader::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Reader"));
    QWidget::changeEvent(event);
}

bool Reader::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Show || type == QEvent::Hide || type == QEvent::Resize)
        fitAboveFoot();
    return QWidget::eventFilter(watched, event);
}

/// The page ends above the bar to find words, where that is open.
void Reader::fitAboveFoot()
{
    const int bar = m_findBar->isHidden() ? 0 : m_findBar->height();
    m_view->setFoot(std::max(0, m_foot - bar));
}

void Reader::turnTo(const QString& expansion)
{
    if (m_catalogue == nullptr || expansion == m_expansion)
        return;
    m_expansion = expansion;
    setPage();
}

void Reader::setPage()
{
    const auto isOff = [this](const catalogue::Clause& clause) {
        return PageAdditions::isOff(clause, m_table, m_expansion);
    };
    const bool isFolding = m_offTable == OffTable::Folded && !m_isShowingAll && !m_table.isEmpty();
    int off = 0;
    const auto leaveOut = [&](const catalogue::Clause& clause) { return isOff(clause) && ++off > 0; };
    Page page = Page::of(*m_catalogue, m_expansion, m_tiles, isFolding ? ClauseTest(leaveOut) : ClauseTest());
    for (const PageEntry& entry : page.entries())
        for (int piece = 0; piece < entry.pieces(); ++piece)
            off += isOff(*entry.piece(piece)) ? 1 : 0;
    m_view->setTable(m_table, m_offTable == OffTable::Faded && !m_isShowingAll);
    m_view->setPage(std::move(page));
    const bool isBoxOff = !m_table.isEmpty() && !m_table.contains(m_expansion);
    m_offTableBar->say(off, isBoxOff, m_offTable, m_isShowingAll);
}

void Reader::showAll(bool isWanted)
{
    m_isShowingAll = isWanted;
    setPageAgain();
}

void Reader::setTable(const QStringList& ids, OffTable way)
{
    if (ids == m_table && way == m_offTable)
        return;
    m_table = ids;
    m_offTable = way;
    m_isShowingAll = false;
    setPageAgain();
}

/// The same page as another table has it; the clause that is being read stays in sight.
void Reader::setPageAgain()
{
    if (m_expansion.isEmpty())
        return;
    const QString clause = m_view->clauseInSight();
    const bool wasAtTop = m_view->isAtTop();
    setPage();
    if (!wasAtTop)
        m_view->bringBack(clause);
}

bool Reader::goTo(const QString& clause)
{
    if (m_view->showClause(clause))
        return true;
    if (m_isShowingAll || m_offTable == OffTable::Faded || m_table.isEmpty())
        return false;
    showAll(true);
    return m_view->showClause(clause);
}

} // namespace glossator::desktop
