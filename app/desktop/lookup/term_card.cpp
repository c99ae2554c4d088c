// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/term_card.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/look/wrapping_row.h"
#include "app/desktop/lookup/clause_link.h"
#include "app/desktop/lookup/term_words.h"
#include "model/terms/remark.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace glossator::desktop {

using terms::TermDomain;

namespace {

constexpr int fromEdges = 12; ///< of the window
constexpr int beside = 8;     ///< from the word

} // namespace

TermCard::TermCard(QWidget* parent) : FloatingCard(parent)
{
    setObjectName(QStringLiteral("termCard"));
    setBackgroundRole(QPalette::Base);
    build();
    hide();
}

void TermCard::open(const terms::TermBase& terms, const terms::Term& term,
                    const std::vector<TermClause>& clauses, const QRect& word)
{
    m_term = term;
    for (const auto language : catalogue::allLanguages)
        m_newNames.at(catalogue::indexOf(language)) = terms.newRoleNames(term, language);
    fill();
    showClauses(clauses);
    placeNear(word);
    openAt(m_clauses.front()->isHidden() ? static_cast<QWidget&>(*m_search) : *m_clauses.front());
}

void TermCard::placeNear(const QRect& word)
{
    setFixedWidth(std::min(Typefaces::scaled(420), parentWidget()->width() - 24));
    placeAt({parentWidget()->mapFromGlobal(word.topLeft()), word.size()});
}

/// With fewer clauses where that keeps it off the line of the word.
void TermCard::placeAt(const QRect& word)
{
    const QRect room = parentWidget()->rect().adjusted(fromEdges, fromEdges, -fromEdges, -fromEdges);
    const int above = word.top() - beside - room.top();
    const int below = room.bottom() - word.bottom() - beside;
    for (std::size_t i = 0; i < m_told; ++i) // also those for which there was no room before
        m_clauses.at(i)->show();
    m_inTheRules->setVisible(m_told > 0);
    setBrief(false);
    adjustSize();
    const int side = std::max(word.left() - room.left(), room.right() - word.right()) - beside;
    if (height() > std::max(above, below))
        fitInto(std::max(above, below), side >= width() ? 1 : 0);
    QPoint at(word.left() - 40, word.bottom() + beside);
    if (height() > below && height() <= above)
        at.setY(word.top() - beside - height());
    else if (height() > below) // neither: at the side that has room
        at.setX(word.left() - room.left() > room.right() - word.right() ? word.left() - beside - width()
                                                                        : word.right() + beside);
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(at);
}

void TermCard::useNewRoleNames(bool isNew)
{
    m_hasNewNames = isNew;
    fill();
}

void TermCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_P && !m_pair->isHidden())
        m_pair->click();
    else
        FloatingCard::keyPressEvent(event);
}

void TermCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    FloatingCard::changeEvent(event);
}

void TermCard::build()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(20, 16, 20, 16);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    const auto add = [this, grid](const QString& name, const QFont& font, int row, int column, int span) {
        auto* label = new QLabel(this);
        label->setObjectName(name);
        label->setFont(font);
        label->setWordWrap(true);
        label->setTextFormat(Qt::RichText);
        grid->addWidget(label, row, column, 1, span, Qt::AlignTop);
        return label;
    };
    m_domain = add(QStringLiteral("termDomain"), Typefaces::controlBold(12), 0, 0, 2);
    m_domain->setForegroundRole(QPalette::BrightText);
    int row = 1;
    for (const auto language : catalogue::allLanguages) {
        const auto i = catalogue::indexOf(language);
        const QString code = toString(language);
        m_names.at(i) = add(QStringLiteral("termLanguage_") + code, Typefaces::control(12), row, 0, 1);
        m_wordings.at(i) = add(QStringLiteral("termWording_") + code, Typefaces::reading(17), row, 1, 1);
        m_wordings.at(i)->setTextInteractionFlags(Qt::TextSelectableByMouse);
        ++row;
    }
    buildClauses(*grid, row);
    row += static_cast<int>(m_clauses.size()) + 1;
    m_note = add(QStringLiteral("termNote"), Typefaces::control(12), row++, 0, 2); // for translators
    m_search = new QPushButton(this);
    m_search->setObjectName(QStringLiteral("termSearch"));
    m_search->setFocusPolicy(Qt::TabFocus);
    m_pair = new QPushButton(this);
    m_pair->setObjectName(QStringLiteral("termPair"));
    m_pair->setFocusPolicy(Qt::TabFocus);
    auto* buttons = new WrappingRow;
    buttons->setSpacing(Typefaces::scaled(8));
    buttons->addWidget(m_search);
    buttons->addWidget(m_pair);
    grid->addLayout(buttons, row + 1, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    connect(m_pair, &QPushButton::clicked, this, [this] {
        hide();
        emit pairRequested(m_term.id);
    });
    connect(m_search, &QPushButton::clicked, this, [this] {
        hide();
        emit searchRequested(terms::withoutRemark(m_term.wording(windowLanguage()).preferred));
    });
}

void TermCard::buildClauses(QGridLayout& grid, int row)
{
    m_inTheRules = new QLabel(this);
    m_inTheRules->setObjectName(QStringLiteral("termInTheRules"));
    m_inTheRules->setFont(Typefaces::controlBold(12));
    m_inTheRules->setForegroundRole(QPalette::BrightText);
    grid.addWidget(m_inTheRules, row, 0, 1, 2);
    for (ClauseLink*& link : m_clauses) {
        link = new ClauseLink(this);
        link->setObjectName(QStringLiteral("termClause_%1").arg(&link - m_clauses.data()));
        grid.addWidget(link, ++row, 0, 1, 2);
        connect(link, &QPushButton::clicked, this, [this, shown = link] {
            hide();
            emit clauseRequested(shown->clause());
        });
    }
}

void TermCard::showClauses(const std::vector<TermClause>& clauses)
{
    m_told = std::min(clauses.size(), m_clauses.size());
    m_inTheRules->setVisible(!clauses.empty());
    for (std::size_t i = 0; i < m_clauses.size(); ++i)
        if (i < clauses.size())
            m_clauses.at(i)->tell(clauses.at(i));
        else
            m_clauses.at(i)->hide();
}

/// In a low window the first clauses are worth more than all with the buttons out of sight; `fewest` of them
/// stay.
void TermCard::fitInto(int height, std::size_t fewest)
{
    setBrief(true);
    adjustSize();
    for (std::size_t left = m_clauses.size(); left > fewest && this->height() > height; --left) {
        m_clauses.at(left - 1)->hide();
        m_inTheRules->setVisible(left > 1);
        adjustSize();
    }
}

void TermCard::setBrief(bool isBrief)
{
    if (std::exchange(m_isBrief, isBrief) != isBrief)
        fill();
}

void TermCard::fill()
{
    m_inTheRules->setText(tr("In the rules"));
    for (ClauseLink* link : m_clauses)
        if (link->clause().isEmpty()) // else it is called as what it leads to
            link->setAccessibleName(m_inTheRules->text());
    m_domain->setText(TermWords::domain(m_term.domain));
    QStringList words;
    for (const auto language : catalogue::allLanguages) {
        const auto i = catalogue::indexOf(language);
        m_names.at(i)->setText(nativeName(language));
        m_wordings.at(i)->setText(wordingText(language));
        words += m_term.wording(language).preferred;
    }
    m_note->setText(standingText().toHtmlEscaped());
    m_note->setVisible(!m_note->text().isEmpty() && !m_isBrief);
    m_search->setText(tr("Search for this term"));
    m_search->setAccessibleName(m_search->text());
    m_pair->setText(tr("What happens when it meets … (P)"));
    m_pair->setAccessibleName(m_pair->text());
    const bool isThing = m_term.domain != TermDomain::Expansion && m_term.domain != TermDomain::Edition &&
                         m_term.domain != TermDomain::Other;
    m_pair->setVisible(isThing);
    setAccessibleName(tr("Term: %1").arg(words.join(QStringLiteral(", "))));
    setAccessibleDescription(standingText());
}

QString TermCard::wordingText(catalogue::Language language) const
{
    QStringList names =
        TermWords::names(m_term, language, m_newNames.at(catalogue::indexOf(language)), m_hasNewNames);
    QString text = names.takeFirst().toHtmlEscaped();
    const QString between = m_isBrief ? QStringLiteral(" · ") : QStringLiteral("<br>");
    for (const QString& name : names)
        text += between + QStringLiteral("<small>%1</small>").arg(name.toHtmlEscaped());
    return text;
}

QString TermCard::standingText() const
{
    return TermWords::remark(m_term, windowLanguage());
}

} // namespace glossator::desktop
