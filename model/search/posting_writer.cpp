// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/posting_writer.h"

#include "model/catalogue/base_game.h"
#include "model/catalogue/statement.h"
#include "model/terms/folding.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace glossator::search {

namespace {

using catalogue::Language;
using catalogue::Statement;
using terms::Folding;
using terms::Word;

constexpr double saturation = 1.3;    ///< BM25's k1
constexpr double lengthMatters = 0.5; ///< BM25's b
constexpr double wordsAround = 6;     ///< every thing is taken to be longer by what it stands under
constexpr double asksFor = 0.5;       ///< what kind of answer is wanted says less than any word of it
constexpr double ofDefinition = 1;    ///< amount of a term in the first of its main rules
constexpr double isAbout = 0.3;       ///< the least amount that makes a clause be about a concept

bool isNumber(const QString& word)
{
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

/// A dictionary word means itself, in its own language; a number is the same in all.
QString ownConcept(const QString& lemma, Language language)
{
    return isNumber(lemma) ? lemma : toString(language) + u':' + lemma;
}

/// A word with its diacritics, where they tell it from others.
QString spelledConcept(const QString& letters, Language language)
{
    return toString(language) + u'=' + letters;
}

/// The name of the concept of a term.
QString conceptOf(const DefinedTerm& defined)
{
    return u'@' + defined.term;
}

/// The name of the concept of a box: what is told of it.
QString conceptOfBox(const QString& box)
{
    return u'!' + box;
}

bool isBox(const QString& name)
{
    return name.startsWith(u'!');
}

/// Of the boxes the one that the concept is; none where it is not among them.
QStringList only(const QString& name, const QStringList& boxes)
{
    const QString box = name.mid(1);
    return boxes.contains(box) ? QStringList{box} : QStringList();
}

bool isOfOneLanguage(const QString& name)
{
    return name.contains(u':') || name.contains(u'=');
}

void append(QByteArray& postings, int thing, double weight)
{
    std::array<char, sizeof(quint32)> bytes{};
    qToLittleEndian(static_cast<quint32>(thing), bytes.data());
    postings.append(bytes.data(), bytes.size());
    qToLittleEndian(static_cast<float>(weight), bytes.data());
    postings.append(bytes.data(), bytes.size());
}

} // namespace

PostingWriter::PostingWriter(const QSqlDatabase& database, const Forms& forms, ConceptWords words,
                             BorrowedWords borrowed, TermPhrases phrases)
    : m_database(database), m_forms(forms), m_words(std::move(words)), m_borrowed(std::move(borrowed)),
      m_phrases(std::move(phrases))
{
}

void PostingWriter::add(int thing, const Document& document)
{
    Thing& known = m_things[thing];
    known.weight = document.weight;
    known.isClause = document.kind == ResultKind::Clause;
    known.boxes = QStringList{document.expansion} + document.others;
    known.boxes.removeAll(catalogue::baseGame);
    if (known.isClause)
        for (const QString& box : QStringList{document.expansion} + document.others)
            known.forAll[conceptOfBox(box)] = 1;
    if (known.defines.empty())
        for (const DefinedTerm& each : document.defines)
            known.forAll[conceptOf(each)] += ofDefinition / (1 + each.position);
    known.defines = document.defines;
    Amounts& amounts = known.amounts[document.language];
    known.words += addText(document.titles.join(u'\n'), 1, document.language, amounts);
    known.words += addText(document.body, 1, document.language, amounts);
    for (const Aside& aside : document.asides)
        if (aside.isForAll)
            addIndex(aside, document.language, known);
        else
            addText(aside.text, aside.weight, document.language, amounts);
}

/// The words of an index are single words, so that nothing beside them tells which of their meanings counts.
void PostingWriter::addIndex(const Aside& aside, Language language, Thing& thing)
{
    for (const Word& word : Folding(Folding::Level::Letters).words(aside.text)) {
        const QString loose = terms::looseKey(word.text);
        if (!m_words.isFiller(loose, language))
            for (const auto& [name, factor] :
                 m_borrowed.meant(meanings(word.text, language), loose, language, thing.boxes))
                thing.forAll[name] += aside.weight * factor;
    }
    addPhrases(aside.text, aside.weight, language, thing.forAll);
    addAsked(aside, language, thing.forAll);
}

/// The kinds of answers that the words of the index ask for.
void PostingWriter::addAsked(const Aside& aside, Language language, Amounts& amounts)
{
    for (const Word& word : Folding(Folding::Level::Loose).words(aside.text))
        if (const QString name = m_words.asked(word.text, language); !name.isEmpty())
            amounts[name] = std::max(amounts[name], std::min(1.0, aside.weight));
}

int PostingWriter::addText(const QString& text, double weight, Language language, Amounts& amounts)
{
    int words = 0;
    for (const Word& word : Folding(Folding::Level::Letters).words(text)) {
        if (m_words.isFiller(terms::looseKey(word.text), language))
            continue;
        ++words;
        for (const auto& [name, factor] : meanings(word.text, language))
            amounts[name] += weight * factor;
    }
    addPhrases(text, weight, language, amounts);
    return words;
}

void PostingWriter::addPhrases(const QString& text, double weight, Language language, Amounts& amounts) const
{
    for (const QString& name : m_phrases.in(text, language, m_forms))
        amounts[name] += weight;
}

const ConceptWords::Meanings& PostingWriter::meanings(const QString& letters, Language language)
{
    auto& known = m_meanings.at(catalogue::indexOf(language));
    auto word = known.find(letters);
    if (word == known.end())
        word = known.emplace(letters, lookUp(letters, language)).first;
    return word->second;
}

ConceptWords::Meanings PostingWriter::lookUp(const QString& letters, Language language)
{
    const QString loose = terms::looseKey(letters);
    ConceptWords::Meanings result;
    const auto take = [&](const QString& word) {
        for (const auto& [name, factor] : m_words.meanings(word, language))
            if (m_words.tells(word, language, name))
                result[name] = std::max(result[name], factor);
    };
    take(loose);
    for (const QString& exact : m_forms.at(catalogue::indexOf(language)).lemmas(letters)) {
        const QString lemma = terms::looseKey(exact);
        take(lemma);
        result[ownConcept(lemma, language)] = 1;
        m_lemmas.at(catalogue::indexOf(language)).insert(lemma);
    }
    if (letters != loose)
        result[spelledConcept(letters, language)] = 1;
    return result;
}

/// A concept found in all languages is surer than one found in a single one, where a word may have been
/// misread; words are of one language anyway.
PostingWriter::Amounts PostingWriter::together(const Thing& thing)
{
    Amounts result = thing.forAll;
    const auto languages = static_cast<double>(thing.amounts.size());
    for (const auto& [language, amounts] : thing.amounts)
        for (const auto& [name, amount] : amounts)
            result[name] += isOfOneLanguage(name) ? amount : amount / languages;
    return result;
}

tl::expected<void, QString> PostingWriter::write()
{
    std::map<int, Amounts> amounts;
    for (const auto& [number, thing] : m_things)
        amounts[number] = together(thing);
    numberConcepts(amounts);
    auto written = writeConcepts(amounts);
    if (written)
        written = writeHomes(amounts);
    if (written)
        written = writeMainRules();
    if (written)
        written = writeWords();
    return written ? writePostings(amounts) : written;
}

void PostingWriter::numberConcepts(const std::map<int, Amounts>& amounts)
{
    for (const auto& [number, thing] : amounts)
        for (const auto& [name, amount] : thing)
            m_concepts.emplace(name, 0);
    int next = 0;
    for (auto& [name, number] : m_concepts)
        number = ++next;
}

tl::expected<void, QString> PostingWriter::writeConcepts(const std::map<int, Amounts>& amounts)
{
    std::map<QString, int> clausesAbout;
    int clauses = 0;
    for (const auto& [number, thing] : amounts)
        if (m_things.at(number).isClause) {
            ++clauses;
            for (const auto& [name, amount] : thing)
                clausesAbout[name] += amount >= isAbout ? 1 : 0;
        }
    Statement insert(m_database, QStringLiteral("INSERT INTO search_concept (concept, name, rarity) "
                                                "VALUES (?, ?, ?)"));
    insert.bind(0).bind(QStringLiteral("nothing")).bind(0.0).run();
    for (const auto& [name, number] : m_concepts) {
        const int about = clausesAbout[name];
        const double rarity = std::log(1 + (clauses - about + 0.5) / (about + 0.5));
        insert.bind(number).bind(name).bind(rarity).run();
    }
    return insert.outcome();
}

tl::expected<void, QString> PostingWriter::writeHomes(const std::map<int, Amounts>& amounts) const
{
    ConceptHomes homes;
    for (const auto& [number, thing] : amounts)
        if (const Thing& known = m_things.at(number); known.isClause) {
            homes.addClause(known.boxes);
            for (const auto& [name, amount] : thing)
                if (amount >= isAbout)
                    homes.add(name, isBox(name) ? only(name, known.boxes) : known.boxes);
        }
    return homes.write(m_database, m_concepts);
}

/// The groups of everyday words that have the name of a defined term as their first word: who says "peasant"
/// asks about the farmer. By term, with the term itself; a group that several terms head is none of theirs.
std::map<QString, std::set<QString>> PostingWriter::everydayNames() const
{
    constexpr double heads = 0.8; // a first word means its group more surely than the others
    std::map<QString, std::set<QString>> terms;
    for (const auto& [number, thing] : m_things)
        for (const DefinedTerm& each : thing.defines)
            terms[conceptOf(each)] = {conceptOf(each)};
    std::map<QString, std::set<QString>> headed;
    for (const Language language : catalogue::allLanguages)
        for (const QString& word : m_words.words(language)) {
            const ConceptWords::Meanings meanings = m_words.meanings(word, language);
            for (const auto& [group, factor] : meanings)
                for (const auto& [name, sure] : meanings)
                    if (group.startsWith(u'#') && factor >= heads && terms.contains(name))
                        headed[group].insert(name);
        }
    for (const auto& [group, names] : headed)
        if (names.size() == 1 && m_concepts.contains(group))
            terms[*names.begin()].insert(group);
    return terms;
}

tl::expected<void, QString> PostingWriter::writeMainRules() const
{
    const auto everyday = everydayNames();
    Statement insert(m_database, QStringLiteral("INSERT INTO search_main_rule (concept, position, thing) "
                                                "VALUES (?, ?, ?)"));
    for (const auto& [number, thing] : m_things)
        for (const DefinedTerm& each : thing.defines)
            for (const QString& name : everyday.at(conceptOf(each)))
                insert.bind(m_concepts.at(name)).bind(each.position).bind(number).run();
    return insert.outcome();
}

tl::expected<void, QString> PostingWriter::writeWords()
{
    Statement insert(m_database,
                     QStringLiteral("INSERT OR IGNORE INTO search_word (word, lang, concept, factor) "
                                    "VALUES (?, ?, ?, ?)"));
    const auto write = [&](const QString& word, Language language, const QString& name, double factor) {
        if (const auto known = m_concepts.find(name); known != m_concepts.end())
            insert.bind(word).bind(toString(language)).bind(known->second).bind(factor).run();
    };
    for (const Language language : catalogue::allLanguages) {
        for (const QString& word : m_words.fillers(language))
            insert.bind(word).bind(toString(language)).bind(0).bind(0.0).run();
        for (const QString& word : m_words.askingWords(language))
            write(word, language, m_words.asked(word, language), asksFor);
        for (const QString& word : m_words.words(language))
            for (const auto& [name, factor] : m_words.meanings(word, language))
                write(word, language, name, factor);
        const TermPhrases::Names& phrases = m_phrases.names(language);
        for (auto phrase = phrases.cbegin(); phrase != phrases.cend(); ++phrase)
            for (const QString& name : *phrase)
                write(phrase.key(), language, name, 1);
        for (const QString& lemma : m_lemmas.at(catalogue::indexOf(language)))
            write(lemma, language, ownConcept(lemma, language), 1);
        for (const auto& [name, number] : m_concepts)
            if (name.startsWith(toString(language) + u'='))
                write(name.mid(3), language, name, 1);
    }
    return insert.outcome();
}

double PostingWriter::usualLength() const
{
    double words = 0;
    double texts = 0;
    for (const auto& [number, thing] : m_things)
        if (thing.isClause) {
            words += thing.words;
            texts += static_cast<double>(thing.amounts.size());
        }
    return texts > 0 ? words / texts : 1;
}

tl::expected<void, QString> PostingWriter::writePostings(const std::map<int, Amounts>& amounts)
{
    const double usual = usualLength();
    std::map<int, QByteArray> postings;
    for (const auto& [number, thing] : m_things) {
        const double length = thing.words / static_cast<double>(thing.amounts.size());
        const double relative = (length + wordsAround) / (usual + wordsAround);
        const double damping = saturation * (1 - lengthMatters + lengthMatters * relative);
        for (const auto& [name, amount] : amounts.at(number)) {
            const double weight =
                isBox(name) ? std::min(1.0, amount) : amount * (saturation + 1) / (amount + damping);
            append(postings[m_concepts.at(name)], number, weight * thing.weight);
        }
    }
    Statement insert(m_database,
                     QStringLiteral("INSERT INTO search_posting (concept, things) VALUES (?, ?)"));
    for (const auto& [number, things] : postings)
        insert.bind(number).bind(things).run();
    return insert.outcome();
}

} // namespace glossator::search
