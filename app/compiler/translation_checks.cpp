// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/translation_checks.h"

#include "app/compiler/advice.h"
#include "app/compiler/placed_text.h"
#include "model/catalogue/links.h"
#include "model/catalogue/table_cells.h"
#include "model/catalogue/text_checks.h"

namespace glossator::compiler {

namespace {

using catalogue::Language;
using catalogue::TextFault;

QStringList linkTargets(const QString& text)
{
    QStringList targets;
    for (const catalogue::TextPart& part : catalogue::partsOf(text))
        if (part.isLink())
            targets << part.target;
    targets.sort();
    return targets;
}

QString listOf(const QStringList& items)
{
    return items.isEmpty() ? QStringLiteral("none") : items.join(QLatin1String(", "));
}

} // namespace

TranslationChecks::TranslationChecks(Language language, const KnownSegments& segments,
                                     sources::Faults& faults)
    : m_language(language), m_segments(segments), m_ids(segments.texts.keys()), m_faults(faults)
{
    m_ids.sort();
}

void TranslationChecks::checkHeader(const PoFile& file, const std::string& path)
{
    const QString language = toString(m_language);
    if (file.charset.compare(QLatin1String("UTF-8"), Qt::CaseInsensitive) != 0)
        m_faults.push_back(faultAt({path, 1, 1},
                                   QStringLiteral("the header does not say that the file is UTF-8"),
                                   QStringLiteral("write \"Content-Type: text/plain; charset=UTF-8\\n\"")));
    if (file.language != language)
        m_faults.push_back(
            faultAt({path, 1, 1}, QStringLiteral("the header's language is \"%1\"").arg(file.language),
                    QStringLiteral("write \"Language: %1\\n\", or move the file").arg(language)));
}

bool TranslationChecks::check(const PoEntry& entry)
{
    if (!isKnown(entry) || !isFirst(entry))
        return false;
    checkSource(entry);
    if (entry.text.isEmpty())
        return false;
    checkLetters(entry);
    if (!entry.isFuzzy)
        checkAgainstSource(entry);
    return true;
}

bool TranslationChecks::isKnown(const PoEntry& entry)
{
    if (entry.isPlural) {
        fault(entry, QStringLiteral("an entry with plural forms"),
              QStringLiteral("segments have one form: leave msgid_plural out"));
        return false;
    }
    if (entry.context.isEmpty()) {
        fault(entry, QStringLiteral("an entry without msgctxt"),
              QStringLiteral("name the segment it translates, as in msgctxt \"base-turn-clockwise\""));
        return false;
    }
    if (!m_segments.texts.contains(entry.context)) {
        if (m_segments.isComplete)
            fault(entry, QStringLiteral("unknown segment \"%1\"").arg(entry.context),
                  didYouMean(entry.context, m_ids,
                             QStringLiteral("name a segment of the catalogue, or take the entry out")));
        return false;
    }
    return true;
}

bool TranslationChecks::isFirst(const PoEntry& entry)
{
    const auto first = m_seen.constFind(entry.context);
    if (first == m_seen.constEnd()) {
        m_seen.insert(entry.context, entry.place);
        return true;
    }
    fault(entry, QStringLiteral("\"%1\" is translated twice").arg(entry.context),
          QStringLiteral("the first is at %1").arg(QString::fromStdString(first->text())));
    return false;
}

void TranslationChecks::checkSource(const PoEntry& entry)
{
    const QString source = m_segments.texts.value(entry.context);
    if (entry.isFuzzy || entry.source == source)
        return;
    fault(
        entry, QStringLiteral("the msgid of \"%1\" is not the English text").arg(entry.context),
        QStringLiteral(
            "write \"%1\"; if the translation must follow, mark it fuzzy and keep the old msgid as #| msgid")
            .arg(source));
}

void TranslationChecks::checkLetters(const PoEntry& entry)
{
    std::optional<TextFault> found = catalogue::compositionFault(entry.text);
    if (!found && m_language == Language::Ro)
        found = catalogue::cedillaFault(entry.text);
    if (!found && m_language == Language::Ca)
        found = catalogue::middleDotFault(entry.text);
    if (found)
        fault(entry, found->what + QStringLiteral(" in \"%1\"").arg(entry.context), found->right);
}

void TranslationChecks::checkAgainstSource(const PoEntry& entry)
{
    const QString source = m_segments.texts.value(entry.context);
    if (const std::optional<TextFault> numbers =
            catalogue::numbersFault(catalogue::plainText(source), catalogue::plainText(entry.text)))
        fault(entry, numbers->what + QStringLiteral(" in \"%1\"").arg(entry.context), numbers->right);
    if (const std::optional<QString> links = catalogue::linkFault(entry.text))
        fault(entry, *links, QStringLiteral("close each [[ with ]] and put an id between"));
    const QStringList expected = linkTargets(source);
    if (linkTargets(entry.text) != expected)
        fault(entry, QStringLiteral("the links of \"%1\" are not those of the source").arg(entry.context),
              QStringLiteral("link to: %1").arg(listOf(expected)));
    checkRow(entry);
}

void TranslationChecks::checkRow(const PoEntry& entry)
{
    const std::size_t columns = m_segments.rows.value(entry.context, 0);
    if (columns > 0 && catalogue::tableCells(entry.text, columns).empty())
        fault(entry, QStringLiteral("\"%1\" is no row of a table").arg(entry.context),
              QStringLiteral("write \"%1\" as the source does").arg(catalogue::tableForm(columns)));
}

void TranslationChecks::fault(const PoEntry& entry, const QString& what, const QString& right)
{
    m_faults.push_back(faultAt(entry.place, what, right));
}

} // namespace glossator::compiler
