// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader adds below a clause, and clauses that step back since they do not concern the table.
#include "app/desktop/house/house_readings.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/reader/row_builder.h"

#include <QFontMetricsF>

#include <algorithm>

namespace glossator::desktop {

using catalogue::Clause;

namespace {

constexpr double narrow = 230; ///< pixels at 100 % zoom: words go below their badge

/// Of 4.5:1 and more with every ink on both papers.
QColor faded(const QColor& ink, const QColor& paper)
{
    const auto mix = [](double one, double other) {
        return static_cast<float>(fadedOpacity * one + (1 - fadedOpacity) * other);
    };
    return QColor::fromRgbF(mix(ink.redF(), paper.redF()), mix(ink.greenF(), paper.greenF()),
                            mix(ink.blueF(), paper.blueF()));
}

} // namespace

double RowBuilder::addKept(Row& row, PagePlace place, Strip strip, double top) const
{
    const Clause& clause = *m_page.clauseAt(place);
    if (m_additions == nullptr || m_additions->kept == nullptr)
        return 0;
    const double air = 4 * m_metrics.scale;
    double y = top + air;
    const double start = y;
    const bool isOffered = !m_additions->isFadedOn(clause, m_page.expansion().id) ||
                           !m_additions->words(clause.id, Hand::Rule).isEmpty() ||
                           m_additions->isWriting(clause.id, Hand::Rule);
    y += addRoleNames(row, place, strip, y);
    if (HouseReadings::isAsked(clause) && isOffered)
        y += addHand(row, place, Hand::Rule, strip, y);
    const bool hasNote = !m_additions->words(clause.id, Hand::Note).isEmpty();
    if (hasNote || m_additions->isWriting(clause.id, Hand::Note))
        y += addHand(row, place, Hand::Note, strip, y);
    return y == start ? 0 : y - top + air;
}

/// What the new names of roles call those of the clause, after a sign that it is not of the clause itself.
double RowBuilder::addRoleNames(Row& row, PagePlace place, Strip strip, double top) const
{
    const QString names = m_additions->roleNames(m_page.clauseAt(place)->id, m_languages.front());
    if (names.isEmpty())
        return 0;
    const QFontMetricsF measure(Typefaces::control(m_metrics.labelSize(), m_metrics.sizing));
    const double inset = 6 * m_metrics.scale;
    const QString badge = tr("new names");
    addLabel(row, badge, m_inks.quiet,
             {strip.x + inset, top + m_metrics.glossLeading() * 0.5 + measure.ascent() * 0.36});
    row.labels.back().isFramed = true;
    const double indent = measure.horizontalAdvance(badge) + 2 * inset + 8 * m_metrics.scale;
    const double set = addLines(row, names, {strip.x + indent, top, std::max(40.0, strip.width - indent), 0});
    return set + 2 * m_metrics.scale;
}

/// A badge and the words after it; for an open question that is not decided, the badge alone asks.
double RowBuilder::addHand(Row& row, PagePlace place, Hand hand, Strip strip, double top) const
{
    const Clause& clause = *m_page.clauseAt(place);
    const double scale = m_metrics.scale;
    const QString words = m_additions->words(clause.id, hand);
    const bool isWriting = m_additions->isWriting(clause.id, hand);
    const bool isAsking = words.isEmpty() && !isWriting;
    const bool isOfNames = HouseReadings::matterOf(clause) == HouseMatter::Names;
    const QString badge = hand == Hand::Note ? tr("note")
                          : isAsking ? (isOfNames ? tr("Which names do you use?") : tr("How do you play it?"))
                                     : (isOfNames ? tr("we use these names") : tr("we play it so"));
    const QFontMetricsF measure(Typefaces::control(m_metrics.labelSize(), m_metrics.sizing));
    const double inset = 6 * scale;
    const double badgeWidth = measure.horizontalAdvance(badge) + 2 * inset;
    const QColor& ink = isAsking             ? m_inks.link
                        : hand == Hand::Note ? m_inks.quiet
                                             : m_inks.voice(Voice::Open);
    addLabel(row, badge, ink,
             {strip.x + inset, top + m_metrics.glossLeading() * 0.5 + measure.ascent() * 0.36});
    row.labels.back().isFramed = true;
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
        height = first + addHandWords(row, clause, hand, area);
        target.rects.emplace_back(area.x(), area.y(), area.width(), height - first);
    }
    row.targets.push_back(std::move(target));
    return height + 2 * scale;
}

double RowBuilder::addHandWords(Row& row, const Clause& clause, Hand hand, QRectF area) const
{
    if (m_additions->isWriting(clause.id, hand)) {
        const double height = std::max(m_metrics.glossLeading(), m_additions->writing->height);
        row.writing = QRectF(area.topLeft(), QSizeF(area.width(), height));
        return height;
    }
    return addLines(row, m_additions->words(clause.id, hand), area);
}

double RowBuilder::addLines(Row& row, const QString& words, QRectF area) const
{
    TextStyle style = glossStyle();
    style.font = Typefaces::readingItalic(m_metrics.glossSize(), m_metrics.sizing);
    double height = 0;
    for (const QString& line : words.split(u'\n')) {
        row.hands.push_back(
            {TextBlock(line, style, m_inks.link, area.width()), area.topLeft() + QPointF(0, height)});
        height += row.hands.back().block.height();
    }
    return height;
}

RowBuilder::Extent RowBuilder::extentOf(const Row& row)
{
    return {row.texts.size(), row.labels.size(), row.bars.size()};
}

void RowBuilder::fade(Row& row, const Clause& clause, const Extent& from) const
{
    if (m_additions == nullptr || !m_additions->isFadedOn(clause, m_page.expansion().id))
        return;
    for (std::size_t i = from.texts; i < row.texts.size(); ++i)
        row.texts[i].isFaded = true;
    for (std::size_t i = from.labels; i < row.labels.size(); ++i)
        row.labels[i].ink = faded(row.labels[i].ink, m_inks.paper);
    for (std::size_t i = from.bars; i < row.bars.size(); ++i)
        row.bars[i].ink = faded(row.bars[i].ink, m_inks.paper);
}

} // namespace glossator::desktop
