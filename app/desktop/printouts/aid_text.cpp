// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/printouts/aid_text.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/look/strong.h"
#include "app/desktop/look/typographic.h"
#include "app/desktop/printouts/aid_inks.h"

#include <QRegularExpression>

#include <utility>

namespace glossator::desktop {

namespace {

QString inRed(const QString& html)
{
    return strong(html, aidRed());
}

QString inQuiet(const QString& html)
{
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(aidQuiet().name(), html);
}

/// Stands at no end of a line.
QString bullet()
{
    return inRed(QStringLiteral("•")) + QStringLiteral("&nbsp;");
}

/// Between acts that share the code of their box.
QString dot()
{
    return inRed(QStringLiteral("·")) + QStringLiteral("&nbsp;");
}

/// Of what is done under a condition that stands above it.
QString dash()
{
    return inRed(QStringLiteral("–")) + QStringLiteral("&nbsp;");
}

QString headingOf(const QModelIndex& step)
{
    const QString name = typographic(step.data(Qt::DisplayRole).toString()).toHtmlEscaped();
    const QString round = step.data(OrderModel::MarkRole).toString();
    return strong(name) +
           (round.isEmpty()
                ? QString()
                : QStringLiteral(" <span style='color:%1'>(%2)</span>").arg(aidRed().name(), round));
}

QString conditionOf(const QModelIndex& act)
{
    const QString when = act.data(OrderModel::ConditionRole).toString();
    return when.isEmpty() ? QString()
                          : QStringLiteral("<i style='color:%1'>%2:</i> ")
                                .arg(aidRed().name(), typographic(when).toHtmlEscaped());
}

/// Under the condition of an act above.
bool goesOn(const QModelIndex& act)
{
    return act.data(OrderModel::ConditionalRole).toBool() &&
           act.data(OrderModel::ConditionRole).toString().isEmpty();
}

/// Under the condition of an act above, or the first of several under one.
bool isOfSeveral(const QModelIndex& act)
{
    return goesOn(act) ||
           (act.data(OrderModel::ConditionalRole).toBool() && goesOn(act.siblingAtRow(act.row() + 1)));
}

QString codeOf(const QModelIndex& act)
{
    return QStringLiteral("&nbsp;") + // it stands on no line alone
           inQuiet(act.data(OrderModel::MarkRole).toString().toHtmlEscaped());
}

QString withCode(const QString& words, const QModelIndex& act)
{
    return typographic(words).toHtmlEscaped() + codeOf(act);
}

QString wordsOf(const QModelIndex& act)
{
    return withCode(act.data(Qt::DisplayRole).toString(), act);
}

/// Where the first of several sentences ends, before its full stop; -1 where there is one only.
qsizetype endOfFirstSentence(const QString& words)
{
    static const QRegularExpression end(QStringLiteral("[.!?] (?=\\W?[\\p{Lu}\\d])"),
                                        QRegularExpression::UseUnicodePropertiesOption);
    return end.match(words).capturedStart();
}

} // namespace

std::vector<AidParagraph> AidText::paragraphs()
{
    m_paragraphs.clear();
    m_acts = 0;
    m_shortened = 0;
    m_isRunning = false;
    const bool isBrief = m_setting == AidSetting::Brief;
    if (const QString missing = isBrief ? m_model.missingInShort() : m_model.missing(); !missing.isEmpty())
        add(AidParagraph::Kind::Missing, QStringLiteral("<i>%1</i>").arg(missing.toHtmlEscaped()));
    for (int row = 0; row < m_model.rowCount(); ++row)
        addStep(m_model.index(row, 0));
    addLegend();
    return std::move(m_paragraphs);
}

/// What was left out is said, and what the codes mean.
void AidText::addLegend()
{
    const auto spoken = LanguageWords::speaking(m_model.language());
    QStringList words;
    if (m_shortened > 0)
        words += tr("All %1 acts are here, %n of them shortened to the first sentence (…); “Print what is "
                    "open” prints them whole.",
                    "acts of the order of play", m_shortened)
                     .arg(m_acts);
    words += m_model.legend(m_opening ? catalogue::OrderDepth::More : catalogue::OrderDepth::Acts);
    words.removeAll(QString());
    for (const QString& line : std::as_const(words))
        add(AidParagraph::Kind::Legend, inQuiet(line.toHtmlEscaped()));
}

QString AidText::toldOf(const QModelIndex& act)
{
    ++m_acts;
    const QString words = act.data(Qt::DisplayRole).toString();
    const qsizetype end = m_setting != AidSetting::Brief ? -1 : endOfFirstSentence(words);
    if (end < 0)
        return withCode(words, act);
    ++m_shortened;
    return withCode(words.left(end) + u'…', act);
}

void AidText::add(AidParagraph::Kind kind, const QString& html)
{
    m_paragraphs.push_back({kind, html});
    m_paragraphs.back().keepsNext = m_paragraphs.back().isHeading();
}

void AidText::addStep(const QModelIndex& step)
{
    add(AidParagraph::Kind::Step, headingOf(step));
    m_paragraphs.back().number = step.data(OrderModel::NumberRole).toInt();
    const bool isOpen = !m_opening || m_opening->has(step.data(OrderModel::IdRole).toString());
    if (const QString note = step.data(OrderModel::NoteRole).toString(); !note.isEmpty()) {
        add(AidParagraph::Kind::Acts,
            QStringLiteral("<i>%1</i>").arg(inQuiet(typographic(note).toHtmlEscaped())));
        m_paragraphs.back().keepsNext = isOpen && m_model.rowCount(step) > 0;
    }
    m_isRunning = false;
    if (!isOpen)
        return;
    for (int row = 0; row < m_model.rowCount(step); ++row)
        addAct(m_model.index(row, 0, step));
}

void AidText::addAct(const QModelIndex& act)
{
    if (const QString part = act.data(OrderModel::PartRole).toString(); !part.isEmpty()) {
        add(AidParagraph::Kind::Heading, inRed(part.toHtmlEscaped()));
        m_isRunning = false;
    }
    if (m_setting != AidSetting::Lines)
        return addRunIn(act, toldOf(act));
    addLine(act);
    if (m_opening && m_opening->has(act.parent().data(OrderModel::IdRole).toString(),
                                    act.data(OrderModel::IdRole).toString()))
        addMore(act);
}

void AidText::addLine(const QModelIndex& act)
{
    if (!isOfSeveral(act))
        return add(AidParagraph::Kind::Acts, bullet() + conditionOf(act) + wordsOf(act));
    if (!goesOn(act))
        add(AidParagraph::Kind::Heading, conditionOf(act));
    add(AidParagraph::Kind::Acts, dash() + wordsOf(act));
}

void AidText::addMore(const QModelIndex& act)
{
    m_paragraphs.back().keepsNext = m_model.rowCount(act) > 0;
    for (int row = 0; row < m_model.rowCount(act); ++row)
        add(AidParagraph::Kind::More, wordsOf(m_model.index(row, 0, act)));
}

/// Several under one condition are a paragraph of their own.
void AidText::addRunIn(const QModelIndex& act, const QString& line)
{
    const bool opens = isOfSeveral(act) && !goesOn(act);
    if (m_isRunning && !opens && sharesCode(act))
        joinLast(line);
    else if (m_isRunning && !opens)
        m_paragraphs.back().html += u' ' + bullet() + conditionOf(act) + line;
    else
        add(AidParagraph::Kind::Acts, (opens ? QString() : bullet()) + conditionOf(act) + line);
    m_isRunning = !isOfSeveral(act) || goesOn(act.siblingAtRow(act.row() + 1));
}

/// In brief a box is named once for acts of its own that follow one another under the same condition or none.
bool AidText::sharesCode(const QModelIndex& act) const
{
    const bool isAfterConditional =
        act.siblingAtRow(act.row() - 1).data(OrderModel::ConditionalRole).toBool();
    return m_setting == AidSetting::Brief && act.data(OrderModel::ConditionRole).toString().isEmpty() &&
           isAfterConditional == goesOn(act) && m_paragraphs.back().html.endsWith(codeOf(act));
}

void AidText::joinLast(const QString& line)
{
    QString& html = m_paragraphs.back().html;
    html.truncate(html.lastIndexOf(QLatin1String("&nbsp;<span")));
    html += u' ' + dot() + line;
}

} // namespace glossator::desktop
