// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/answer_head.h"

#include "app/desktop/look/language_words.h"
#include "app/desktop/pair/pair_page.h"
#include "app/desktop/pair/pair_words.h"
#include "model/catalogue/base_game.h"

#include <algorithm>

namespace glossator::desktop {

QString AnswerHead::of(const pairs::PairAnswer& answer) const
{
    const auto spoken = LanguageWords::speaking(m_language);
    if (answer.pair.one == answer.pair.other)
        return alone(answer);
    if (answer.isEmpty())
        return silence(answer);
    const QString lacks = m_isFolded ? QString() : lacking(answer);
    return PairWords::amount(answer.known).toHtmlEscaped() + lacks + m_keyHint + goingOn(answer);
}

/// What nobody need look for on the page: a case to play, the dates of what is said.
QString AnswerHead::lacking(const pairs::PairAnswer& answer)
{
    QString text;
    if (answer.known.proven == 0)
        text += QStringLiteral(" · ") +
                (answer.findings.size() == 1 ? tr("no case plays it") : tr("no case plays any of them"));
    const auto undated = std::ranges::count_if(
        answer.findings, [](const pairs::Finding& finding) { return finding.clause.date.isEmpty(); });
    if (undated == std::ssize(answer.findings))
        text += QStringLiteral(" · ") + tr("no date is known");
    else if (undated > 0)
        text += QStringLiteral(" · ") + tr("%n without a date", nullptr, static_cast<int>(undated));
    return text;
}

/// What was asked about the one thing, and the way to its rules.
QString AnswerHead::alone(const pairs::PairAnswer& answer) const
{
    const pairs::Subject* subject = m_subjects.find(answer.pair.one);
    if (subject == nullptr)
        return {};
    const QString name = subject->name(m_language);
    QStringList lines;
    if (answer.isEmpty())
        lines = {PairWords::strong(tr("No question about %1 alone is recorded.").arg(name)),
                 excuse(*subject, *subject)};
    else
        lines += tr("Asked about %1 alone: %2").arg(name, PairWords::amount(answer.known)).toHtmlEscaped() +
                 m_keyHint + goingOn(answer);
    if (subject->isExpansion() && subject->hasRules)
        lines += tr("Its rules: %1")
                     .arg(PairWords::link(Link{LinkKind::Page, subject->id.id, 0}, name, m_palette));
    lines.removeAll(QString());
    return lines.join(QStringLiteral("<br>"));
}

QString AnswerHead::goingOn(const pairs::PairAnswer& answer) const
{
    QString lines;
    if (!answer.nearPairs.empty())
        lines += QStringLiteral("<br>") + listed(tr("More is said about their boxes: %1"),
                                                 pairsIn(answer.nearPairs), answer.nearPairs.size());
    if (!answer.namedBy.empty())
        lines +=
            QStringLiteral("<br>") + listed(answer.known.proven == 0 ? tr("Cases that name both: %1")
                                                                     : tr("More cases that name both: %1"),
                                            casesIn(answer.namedBy), answer.namedBy.size());
    return lines;
}

QString AnswerHead::listed(const QString& line, const QString& names, std::size_t count) const
{
    constexpr std::size_t few = 1;
    return m_isFolded && count > few ? PairWords::link(unfold, line.arg(count), m_palette) : line.arg(names);
}

QString AnswerHead::pairsIn(const std::vector<pairs::NearPair>& pairs) const
{
    QStringList links;
    for (const pairs::NearPair& near : pairs)
        links += QStringLiteral("%1&nbsp;(%2)")
                     .arg(PairWords::link(near.pair, PairPage::title(near.pair, m_subjects, m_language),
                                          m_palette))
                     .arg(near.clauses);
    return links.join(QStringLiteral(" · "));
}

QString AnswerHead::casesIn(const std::vector<catalogue::CaseInfo>& cases) const
{
    QStringList links;
    for (const catalogue::CaseInfo& shown : cases)
        links += PairWords::link(Link{LinkKind::Case, shown.id, 0}, shown.title.textOrSource(m_language),
                                 m_palette);
    return links.join(QStringLiteral(" · "));
}

/// What is not recorded, and the cases that show it all the same.
QStringList AnswerHead::nothingRuled(const pairs::PairAnswer& answer) const
{
    if (answer.namedBy.empty())
        return {PairWords::strong(tr("No ruling is recorded about these two together."))};
    return {PairWords::strong(tr("No ruling is recorded about these two together, but a case shows them:")),
            casesIn(answer.namedBy)};
}

/// What is not recorded, why there may be something all the same, and where to go on.
QString AnswerHead::silence(const pairs::PairAnswer& answer) const
{
    QStringList lines = nothingRuled(answer);
    const pairs::Subject* one = m_subjects.find(answer.pair.one);
    const pairs::Subject* other = m_subjects.find(answer.pair.other);
    if (one != nullptr && other != nullptr)
        lines += {excuse(*one, *other), excuse(*other, *one)};
    lines.removeAll(QString());
    const auto others = std::ranges::find(answer.nearPairs, false, &pairs::NearPair::isNamesake);
    if (const std::vector meant(answer.nearPairs.begin(), others); !meant.empty())
        lines.prepend(PairWords::strong(tr("Perhaps this is meant: %1")).arg(pairsIn(meant)));
    if (const std::vector near(others, answer.nearPairs.end()); !near.empty())
        lines += tr("Nearest: %1").arg(pairsIn(near));
    if (!answer.shownBy.empty())
        lines += tr("Cases in which both play a part: %1").arg(casesIn(answer.shownBy));
    if (answer.nearPairs.empty() && answer.namedBy.empty() && answer.shownBy.empty() &&
        answer.nearRules.empty() && answer.ofKinds.empty() && answer.ofBoxes.empty())
        lines += tr("Nothing is recorded that comes near it.");
    return lines.join(QStringLiteral("<br>"));
}

QString AnswerHead::excuse(const pairs::Subject& subject, const pairs::Subject& other) const
{
    const QString name = subject.name(m_language).toHtmlEscaped();
    if (!subject.isWhole)
        return (subject.isPartlyThere()
                    ? tr("The rules of “%1” are not all in the catalogue, so there may be one.")
                    : tr("The rules of “%1” are not in the catalogue, so there may be one."))
            .arg(name);
    const bool isBase = other.isExpansion() && other.id.id == catalogue::baseGame;
    return subject.isExpansion() && isBase ? tr("Every rule of %1 is about the base game.").arg(name)
                                           : QString();
}

} // namespace glossator::desktop
