// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lookup/lookup_status.h"

#include "app/desktop/look/native_name.h"
#include "app/desktop/look/strong.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/lookup/first_steps.h"
#include "model/search/filter_words.h"
#include "model/search/query_words.h"

#include <QAccessible>
#include <QEvent>

#include <algorithm>

namespace glossator::desktop {

namespace {

const QString everything = QStringLiteral("everything");
const QString myTable = QStringLiteral("table");

} // namespace

LookupStatus::LookupStatus(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("lookupStatus"));
    setFont(Typefaces::control(12));
    setContentsMargins(18, 8, 18, 8);
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setFocusPolicy(Qt::NoFocus);
    connect(this, &QLabel::linkActivated, this, &LookupStatus::follow);
}

void LookupStatus::tell(const SearchAnswer& answer, bool completes, const FilterOffers& offers)
{
    m_answer = answer;
    m_instead.clear();
    for (const search::QueryFault& fault : m_answer.left)
        m_instead.push_back(offers.insteadOf(fault.value));
    m_completes = completes;
    m_chosen = 0;
    m_isStepped = false;
    setAccessibleDescription({});
    fill();
}

void LookupStatus::takeOffer()
{
    if (const QString offer = m_offers.value(m_chosen); !offer.isEmpty() && isChosen())
        follow(offer);
}

void LookupStatus::stepOffer(int by)
{
    if (isChosen()) // else the first one is now
        m_chosen = std::clamp<qsizetype>(m_chosen + by, 0, std::max<qsizetype>(0, m_offers.size() - 1));
    m_isStepped = true;
    fill();
    if (m_offers.isEmpty())
        return;
    setAccessibleDescription(m_chosenText);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

/// Of offers that are alike none is meant before an arrow key chose it.
bool LookupStatus::isChosen() const
{
    return m_isStepped || !m_areAlike;
}

bool LookupStatus::leadsOn() const
{
    const search::Results* found = m_answer.results();
    return mends() || (found != nullptr && found->passesBy() && !m_answer.wider.empty());
}

bool LookupStatus::mends() const
{
    return std::ranges::any_of(m_answer.left,
                               [](const search::QueryFault& fault) { return !fault.suggestion.isEmpty(); });
}

void LookupStatus::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        fill();
    QLabel::changeEvent(event);
}

void LookupStatus::fill()
{
    m_offers.clear();
    m_areAlike = false;
    const auto* fault = std::get_if<search::QueryFault>(&m_answer.outcome);
    if (fault != nullptr && fault->kind == search::QueryFault::Kind::UnknownFilter)
        setText(m_completes ? toldWhileCompleting() : wrongFilters());
    else if (fault != nullptr)
        setText(fault->message().toHtmlEscaped());
    else
        setText(textOf(std::get<search::Results>(m_answer.outcome)));
}

QString LookupStatus::toldWhileCompleting()
{
    const QString wrong = m_answer.left.empty() ? QString() : wrongFilters() + QStringLiteral("<br>");
    const bool isListed = m_answer.results() != nullptr && !m_answer.results()->items.empty();
    return wrong + (isListed ? tr("Tab completes the filter.") // the arrow keys choose among what is listed
                             : tr("Tab completes the filter, arrow keys choose another."));
}

QString LookupStatus::textOf(const search::Results& results)
{
    if (m_completes)
        return toldWhileCompleting();
    const QString wrong = m_answer.left.empty() ? QString() : wrongFilters() + QStringLiteral("<br>");
    const QString lacking = missing(results); // one after the other: the first link is the one of Enter
    const QString shown = found(results);
    return wrong + lacking + shown + unread(results) + respelled(results) +
           noFilters(results, m_answer.query.text);
}

/// The words that were left out; where nothing is found, that says enough.
QString LookupStatus::unread(const search::Results& results)
{
    if (results.unread.isEmpty() || results.total == 0)
        return {};
    QStringList words;
    for (const QString& word : results.unread)
        words += tr("“%1”").arg(word.toHtmlEscaped());
    return u' ' + tr("Left out, as no text has it: %1.").arg(words.join(QStringLiteral(", ")));
}

/// The words that were taken for others, and the way to have them as they are.
QString LookupStatus::respelled(const search::Results& results)
{
    if (results.respelled.empty())
        return {};
    if (!m_answer.isWhole && m_answer.query.isOfTable())
        return {}; // what comes yet may be offered before it, on the same key
    QString text;
    for (const search::Respelling& word : results.respelled)
        text +=
            u' ' + tr("“%1” is read as “%2”.").arg(word.typed.toHtmlEscaped(), word.meant.toHtmlEscaped());
    const QString exact = search::insisting(m_answer.query.text, results.respelled);
    return text + u' ' +
           link(QStringLiteral("word:") + exact, tr("Search for what I typed"),
                results.total > 0 ? tr(" (Ctrl+Enter)") : tr(" (Enter)"));
}

bool LookupStatus::isWarning() const
{
    const search::Results* results = m_answer.results();
    if (results == nullptr)
        return false;
    return !results->missing.empty() || !m_answer.left.empty() || (m_answer.isPoor() && m_answer.better > 0);
}

/// What was asked for and is not in the catalogue.
QString LookupStatus::missing(const search::Results& results)
{
    QString text;
    for (const search::MissingRule& rule : results.missing)
        text += QStringLiteral("%1<br>").arg(
            (rule.isAll ? tr("The rules of %1 are not in the catalogue. It has only what is known about it "
                             "with other expansions.")
                        : tr("The catalogue has only a part of the rules of %1. What you ask about may be "
                             "missing."))
                .arg(rule.name.toHtmlEscaped()));
    return text;
}

QString LookupStatus::found(const search::Results& results)
{
    const auto total = static_cast<int>(results.total);
    const QString wide = withoutOne(); // before what the table hides, so that its link is the one of Enter
    if (total > 0 && results.passesBy())
        return tr("%n result(s), none about this. Arrow keys choose one.", nullptr, total) + wide +
               besideTheTable();
    if (total > 0 && leadsOn())
        return tr("%n result(s). Arrow keys choose, Esc goes back.", nullptr, total) + wide +
               besideTheTable();
    if (total > 0)
        return tr("%n result(s). Arrow keys choose, Enter opens, Esc goes back.", nullptr, total) + wide +
               besideTheTable();
    const QString asked = m_answer.query.text.trimmed().toHtmlEscaped();
    if (m_answer.more > 0)
        return tr("Nothing on your table is found for “%1”.").arg(asked) + instead();
    if (const QStringList filters = filtersAlone(); filters.size() > 1)
        return tr("Nothing passes all filters of “%1” at once. With only one: %2")
            .arg(asked, wordLinks(filters));
    const QString wider = instead(); // first, so that its link is the one of Enter
    return tr("Nothing found for “%1”. Any of the three languages will do, "
              "with or without diacritics.")
               .arg(asked) +
           wider + nearest();
}

/// The filters, where nothing else was asked for.
QStringList LookupStatus::filtersAlone() const
{
    const search::FilteredText read = search::splitFilters(m_answer.query.text);
    QStringList filters;
    if (read.words.trimmed().isEmpty())
        for (const search::FilterWord& filter : read.filters)
            filters += m_answer.query.text.mid(filter.span.start, filter.span.length);
    return filters;
}

/// Who narrowed the search too far can widen it again: what would be found then.
QString LookupStatus::instead()
{
    QString text;
    if (m_answer.more > 0)
        text += u' ' + link(everything,
                            tr("Search everything: %n result(s)", nullptr, static_cast<int>(m_answer.more)),
                            tr(" (Enter)"));
    if (m_answer.unfiltered > 0)
        text +=
            u' ' +
            link(QStringLiteral("word:") + search::splitFilters(m_answer.query.text).words.simplified(),
                 tr("Search without filters: %n result(s)", nullptr, static_cast<int>(m_answer.unfiltered)),
                 tr(" (Enter)"));
    return text;
}

/// The question without each filter that shuts out its answer.
QString LookupStatus::withoutOne()
{
    QString text;
    for (const WiderQuestion& each : m_answer.wider)
        text += u' ' + link(QStringLiteral("word:") + each.text,
                            tr("Without %1: %n result(s)", nullptr, static_cast<int>(each.total))
                                .arg(each.without.toHtmlEscaped()),
                            leadsOn() ? tr(" (Enter)") : tr(" (Ctrl+Enter)"));
    return text;
}

/// What is called like it; where there is nothing else to go on with, how one can ask.
QString LookupStatus::nearest()
{
    if (!m_answer.nearest.isEmpty())
        return u' ' + tr("Written much like it: %1").arg(wordLinks(m_answer.nearest));
    return m_offers.isEmpty()
               ? u' ' +
                     tr("This can be asked: %1").arg(wordLinks(FirstSteps::questions(m_answer.query.table)))
               : QString();
}

QString LookupStatus::wordLinks(const QStringList& words)
{
    QStringList links;
    for (const QString& word : words)
        links += link(QStringLiteral("word:") + word, word.toHtmlEscaped(), tr(" (Enter)"));
    return links.join(QStringLiteral(", "));
}

/// Words that look like filters and are none.
QString LookupStatus::noFilters(const search::Results& results, const QString& asked)
{
    if (results.noFilters.empty())
        return {};
    QStringList names;
    for (const terms::Span& name : results.noFilters)
        names += tr("“%1”").arg(asked.mid(name.start, name.length).toHtmlEscaped());
    return u' ' + tr("No filter, read as words: %1. Filters: %2")
                      .arg(names.join(QStringLiteral(", ")),
                           search::FilterSpelling::names(windowLanguage()).join(u' '));
}

/// A line for each.
QString LookupStatus::wrongFilters()
{
    QStringList lines;
    for (std::size_t i = 0; i < m_answer.left.size(); ++i)
        lines += textOf(m_answer.left[i], m_instead[i]);
    return lines.join(QStringLiteral("<br>"));
}

QString LookupStatus::textOf(const search::QueryFault& fault, const QStringList& instead)
{
    const QString wrong = fault.value.toHtmlEscaped();
    if (!fault.suggestion.isEmpty())
        return tr("There is no “%1”. Did you mean this? %2")
            .arg(wrong, link(mended(fault, suggested(fault)), suggested(fault), tr(" (Enter)")));
    if (instead.isEmpty())
        return fault.kind == search::QueryFault::Kind::UnknownFilter ? tr("There is no “%1”.").arg(wrong)
                                                                     : fault.message().toHtmlEscaped();
    constexpr qsizetype most = 10;
    m_areAlike = m_answer.results() == nullptr && !mends(); // else the keys are for what was found or meant
    QStringList links;
    for (const QString& filter : instead.mid(0, most)) {
        const QString target = mended(fault, filter);
        const QString text = filter.toHtmlEscaped();
        links += m_areAlike ? link(target, text, tr(" (Enter)")) : plainLink(target, text);
    }
    if (instead.size() > most)
        links += QStringLiteral("…");
    return tr("There is no “%1”. What there is: %2").arg(wrong, links.join(QStringLiteral(", ")));
}

/// As the language of the window writes it, whatever was typed.
QString LookupStatus::suggested(const search::QueryFault& fault)
{
    const auto read = search::splitFilters(fault.suggestion).filters;
    return read.empty() ? fault.suggestion : search::writtenFilter(read.front().whole(), windowLanguage());
}

/// The link that puts another filter in the place of the wrong one.
QString LookupStatus::mended(const search::QueryFault& fault, const QString& filter) const
{
    QString text = m_answer.query.text;
    return QStringLiteral("word:") + text.replace(fault.position, fault.value.size(), filter);
}

/// Whoever sits at a table may look for what another box answers, and go back from there.
QString LookupStatus::besideTheTable()
{
    if (m_answer.query.beyondTable && !m_answer.query.table.isEmpty())
        return u' ' + link(myTable, tr("Back to what is on my table"), tr(" (Ctrl+Enter)"));
    if (m_answer.more == 0)
        return {};
    QString text =
        tr("%n more in boxes that are not on your table", nullptr, static_cast<int>(m_answer.more));
    if (m_answer.better >= m_answer.more)
        text += tr(", better", "all of so many", static_cast<int>(m_answer.more));
    else if (m_answer.better > 0)
        text += tr(", %n of them better", nullptr, static_cast<int>(m_answer.better));
    return u' ' + link(everything, text, tr(" (Ctrl+Enter)"));
}

/// A link; the one that the key follows tells the key.
QString LookupStatus::link(const QString& target, const QString& text, const QString& key)
{
    const bool isTaken = m_offers.size() == m_chosen && isChosen();
    m_offers += target;
    if (isTaken)
        m_chosenText = text;
    return plainLink(target, text, isTaken && m_isStepped) + (isTaken ? key : QString());
}

/// One that was chosen by arrow keys is strong.
QString LookupStatus::plainLink(const QString& target, const QString& text, bool isChosen) const
{
    return QStringLiteral("<a href=\"%1\" style=\"color:%2;%3\">%4</a>")
        .arg(target.toHtmlEscaped(), palette().color(QPalette::Link).name(),
             isChosen ? QStringLiteral("font-weight:%1").arg(strongWeight) : QString(), text);
}

void LookupStatus::follow(const QString& link)
{
    const QString prefix = QStringLiteral("word:");
    if (link == everything || link == myTable)
        emit reachRequested(link == everything);
    else if (link.startsWith(prefix))
        emit wordRequested(link.mid(prefix.size()));
}

} // namespace glossator::desktop
