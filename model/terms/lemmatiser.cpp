// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/lemmatiser.h"

#include "model/terms/folding.h"
#include "model/terms/irregular_forms.h"
#include "model/terms/irregular_verbs.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <hunspell/hunspell.hxx>
#include <span>

namespace glossator::terms {

namespace {

using catalogue::Language;

/// A regular ending and what stands in its place in the dictionary word.
struct Ending
{
    QStringView ending;
    QStringView replacement;
};

constexpr Ending englishEndings[] = {{u"s", u""}, {u"es", u""}, {u"ies", u"y"}, {u"men", u"man"}};
constexpr Ending romanianEndings[] = {
    {u"ul", u""},  {u"ului", u""},  {u"uri", u""}, {u"urile", u""}, {u"urilor", u""}, {u"și", u""},
    {u"șii", u""}, {u"șilor", u""}, {u"i", u""},   {u"ii", u""},    {u"ilor", u""},   {u"le", u""},
    {u"lui", u""}, {u"a", u""},     {u"ei", u"a"}, {u"ele", u""},   {u"elor", u""},   {u"e", u""}};
constexpr Ending catalanEndings[] = {{u"s", u""}, {u"es", u"a"}, {u"ns", u""}, {u"os", u""}};

std::span<const Ending> endingsOf(Language language)
{
    switch (language) {
    case Language::Ro:
        return romanianEndings;
    case Language::Ca:
        return catalanEndings;
    default:
        return englishEndings;
    }
}

QString dictionaryName(Language language)
{
    switch (language) {
    case Language::Ro:
        return QStringLiteral("ro_RO");
    case Language::Ca:
        return QStringLiteral("ca");
    default:
        return QStringLiteral("en_US");
    }
}

/// Whether an analysis is an inflection of its stem. The English dictionary writes words made from others
/// (farmer from farm) in the same way, told apart by the flag.
bool isInflection(const QString& analysis, Language language)
{
    static const QRegularExpression flag(QStringLiteral("\\bfl:(\\S+)"));
    const QRegularExpressionMatch match = flag.match(analysis);
    return language != Language::En || !match.hasMatch() ||
           QStringLiteral("SDGM").contains(match.captured(1));
}

QString stemIn(const QString& analysis)
{
    static const QRegularExpression stem(QStringLiteral("\\bst:(\\S+)"));
    return Folding(Folding::Level::Letters).fold(stem.match(analysis).captured(1)).text();
}

/// What turns a Romanian word into its contrary: the dictionary has "nefinalizat" as a form of "finalizat".
const QString notInRomanian = QStringLiteral("ne");

/// The dictionary word of a form by the stem that it is analysed into: not the one of the contrary.
QString lemmaOf(const QString& form, const QString& stem, Language language)
{
    const bool isContrary =
        language == Language::Ro && form.startsWith(notInRomanian) && !stem.startsWith(notInRomanian);
    return isContrary ? notInRomanian + stem : stem;
}

QString capitalised(const QString& word)
{
    return word.left(1).toUpper() + word.mid(1);
}

bool isOneWord(const QString& form)
{
    return Folding(Folding::Level::Letters).key(form) == form;
}

QStringList sortedOnce(QStringList list)
{
    list.sort();
    list.removeDuplicates();
    return list;
}

} // namespace

tl::expected<Lemmatiser, QString> Lemmatiser::open(Language language, const QString& folder)
{
    const QString base = folder + u'/' + dictionaryName(language);
    auto affixes = AffixTable::read(base);
    if (!affixes)
        return tl::unexpected(affixes.error());
    const QByteArray aff = (base + QStringLiteral(".aff")).toUtf8();
    const QByteArray dic = (base + QStringLiteral(".dic")).toUtf8();
    auto dictionary = std::make_unique<Hunspell>(aff.constData(), dic.constData());
    if (dictionary->get_dict_encoding() != "UTF-8")
        return tl::unexpected(QStringLiteral("the dictionary %1 is not written in UTF-8").arg(base));
    return Lemmatiser(language, std::move(dictionary), std::move(*affixes));
}

Lemmatiser::Lemmatiser(Language language, std::unique_ptr<Hunspell> dictionary, AffixTable affixes)
    : m_language(language), m_dictionary(std::move(dictionary)), m_affixes(std::move(affixes))
{
}

Lemmatiser::Lemmatiser(Lemmatiser&&) noexcept = default;
Lemmatiser& Lemmatiser::operator=(Lemmatiser&&) noexcept = default;
Lemmatiser::~Lemmatiser() = default;

void Lemmatiser::learn(const QString& word)
{
    m_learnt.insert(word);
}

QStringList Lemmatiser::lemmas(const QString& form) const
{
    if (const QString lemma = irregularLemma(form, m_language); !lemma.isEmpty())
        return {lemma};
    QStringList result = dictionaryLemmas(form);
    if (m_language == Language::En || result.isEmpty())
        result += learntLemmas(form);
    if (result.isEmpty())
        result.append(form);
    if (const QString digits = digitsOf(form, m_language); !digits.isEmpty())
        result.append(digits);
    return sortedOnce(result);
}

QStringList Lemmatiser::dictionaryLemmas(const QString& form) const
{
    QStringList result;
    for (const QString& spelling : {form, capitalised(form)}) {
        for (const std::string& analysis : m_dictionary->analyze(spelling.toStdString())) {
            const QString text = QString::fromStdString(analysis);
            const QString stem = stemIn(text);
            const bool isTooShort = stem.size() < 2 && form.size() > stem.size();
            if (!stem.isEmpty() && !isTooShort && isOneWord(stem) && isInflection(text, m_language))
                result.append(lemmaOf(form, stem, m_language));
        }
        if (!result.isEmpty())
            break;
    }
    return result;
}

QStringList Lemmatiser::learntLemmas(const QString& form) const
{
    constexpr qsizetype shortestWord = 3;
    QStringList result;
    for (const Ending& ending : endingsOf(m_language)) {
        if (!form.endsWith(ending.ending))
            continue;
        const QString word = form.chopped(ending.ending.size()) + ending.replacement.toString();
        if (word.size() >= shortestWord && m_learnt.contains(word))
            result.append(word);
    }
    return result;
}

QStringList Lemmatiser::formsOf(const QString& lemma) const
{
    QStringList candidates = m_affixes.formsOf(lemma);
    if (m_language == Language::Ro && lemma.startsWith(notInRomanian))
        for (const QString& form : m_affixes.formsOf(lemma.mid(notInRomanian.size())))
            candidates.append(notInRomanian + form);
    for (const Ending& ending : endingsOf(m_language))
        if (lemma.endsWith(ending.replacement))
            candidates.append(lemma.chopped(ending.replacement.size()) + ending.ending.toString());
    const bool isKnown = m_dictionary->spell(lemma.toStdString());
    QStringList result{lemma};
    for (const QString& candidate : sortedOnce(candidates)) {
        const bool isWord = !isKnown || m_dictionary->spell(candidate.toStdString());
        if (isWord && isOneWord(candidate) && lemmas(candidate).contains(lemma))
            result.append(candidate);
    }
    return sortedOnce(result);
}

QStringList Lemmatiser::unlinkedFormsOf(const QString& word) const
{
    QStringList result = irregularFormsOf(word, m_language);
    if (m_language == Language::En && word.size() > 2)
        for (const QString& ending : {QStringLiteral("ed"), QStringLiteral("ing")})
            if (const QString form = word + word.back() + ending; m_dictionary->spell(form.toStdString()))
                result.append(form);
    return result;
}

} // namespace glossator::terms
