// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reader/kept_setter.h"

#include "app/desktop/house/house_readings.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/plain_label.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Clause;

namespace {

constexpr double narrow = 230; ///< pixels at 100 % zoom: words go below their badge

} // namespace

double KeptSetter::set(Row& row, PagePlace place, Strip strip, double top) const
{
    const Clause& clause = *m_page.clauseAt(place);
    const double air = 4 * m_metrics.scale;
    double y = top + air;
    const double start = y;
    const bool isOffered =
        m_metrics.sizing != Sizing::Paper && !m_additions.isFadedOn(clause, m_page.expansion().id);
    const bool isTold =
        !m_additions.words(clause.id, Hand::Rule).isEmpty() || m_additions.isWriting(clause.id, Hand::Rule);
    y += setRoleNames(row, place, strip, y);
    if (HouseReadings::isAsked(clause) && (isOffered || isTold))
        y += setHand(row, place, Hand::Rule, strip, y);
    const bool hasNote = !m_additions.words(clause.id, Hand::Note).isEmpty();
    if (hasNote || m_additions.isWriting(clause.id, Hand::Note))
        y += setHand(row, place, Hand::Note, strip, y);
    return y == start ? 0 : y - top + air;
}

/// What the new names of roles call those of the clause, after a sign that it is not of the clause itself.
double KeptSetter::setRoleNames(Row& row, PagePlace place, Strip strip, double top) const
{
    const QString names = m_additions.roleNames(m_page.clauseAt(place)->id, m_language);
    if (names.isEmpty())
        return 0;
    const double badge = setBadge(row, tr("new names"), m_inks.quiet, {strip.x, top});
    const double indent = badge + 8 * m_metrics.scale;
    const double set = setLines(row, names, {strip.x + indent, top, std::max(40.0, strip.width - indent), 0});
    return set + 2 * m_metrics.scale;
}

/// A badge and the words after it; for an open question that is not decided, the badge alone asks.
double KeptSetter::setHand(Row& row, PagePlace place, Hand hand, Strip strip, double top) const
{
    const Clause& clause = *m_page.clauseAt(place);
    const double scale = m_metrics.scale;
    const bool isAsking =
        m_additions.words(clause.id, hand).isEmpty() && !m_additions.isWriting(clause.id, hand);
    const bool isOfNames = HouseReadings::matterOf(clause) == HouseMatter::Names;
    const QString badge = hand == Hand::Note ? tr("note")
                          : isAsking ? (isOfNames ? tr("Which names do you use?") : tr("How do you play it?"))
                                     : (isOfNames ? tr("we use these names") : tr("we play it so"));
    const QColor& ink = isAsking             ? m_inks.link
                        : hand == Hand::Note ? m_inks.quiet
                                             : m_inks.voice(Voice::Open);
    const double badgeWidth = setBadge(row, badge, ink, {strip.x, top});
    RowTarget target{hand == Hand::Note ? RowTarget::Kind::Note : RowTarget::Kind::Decision,
                     place,
                     clause.id,
                     hand == Hand::Note ? tr("Change the note")
                     : isOfNames        ? tr("Say which names you use")
                                        : tr("Say how you play it"),
                     {{strip.x, top, badgeWidth, m_metrics.glossLeading()}}};
    double height = m_metrics.glossLeading();
    if (!isAsking) {
        const bool isBelow = strip.width < narrow * scale;
        const double indent = isBelow ? 0 : badgeWidth + 8 * scale;
        const double first = isBelow ? height : 0;
        const QRectF area(strip.x + indent, top + first, std::max(40.0, strip.width - indent), 0);
        height = first + setHandWords(row, clause, hand, area);
        target.rects.emplace_back(area.x(), area.y(), area.width(), height - first);
    }
    row.targets.push_back(std::move(target));
    return height + 2 * scale;
}

double KeptSetter::setHandWords(Row& row, const Clause& clause, Hand hand, QRectF area) const
{
    if (m_additions.isWriting(clause.id, hand)) {
        const double height = std::max(m_metrics.glossLeading(), m_additions.writing->height);
        row.writing = QRectF(area.topLeft(), QSizeF(area.width(), height));
        return height;
    }
    return setLines(row, m_additions.words(clause.id, hand), area);
}

double KeptSetter::setLines(Row& row, const QString& words, QRectF area) const
{
    const TextStyle style{Typefaces::readingItalic(m_metrics.glossSize(), m_metrics.sizing), m_inks.text,
                          m_metrics.glossLeading()};
    double height = 0;
    for (const QString& line : words.split(u'\n')) {
        row.hands.push_back(
            {TextBlock(line, style, m_inks.link, area.width()), area.topLeft() + QPointF(0, height)});
        height += row.hands.back().block.height();
    }
    return height;
}

double KeptSetter::setBadge(Row& row, const QString& words, const QColor& ink, QPointF corner) const
{
    const QFontMetricsF measure(m_metrics.labelFont());
    const double inset = 6 * m_metrics.scale;
    const QPointF baseline =
        corner + QPointF(inset, m_metrics.glossLeading() * 0.5 + measure.ascent() * 0.36);
    row.labels.push_back(plainLabel(m_metrics, words, ink, baseline));
    row.labels.back().isFramed = true;
    return measure.horizontalAdvance(words) + 2 * inset;
}

} // namespace glossator::desktop
