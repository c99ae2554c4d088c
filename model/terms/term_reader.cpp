// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/term_reader.h"

#include "model/sources/mapping_reader.h"
#include "model/terms/folding.h"
#include "model/terms/wording_check.h"

#include <QRegularExpression>

#include <map>

namespace glossator::terms {

namespace {

using catalogue::Language;
using sources::Faults;
using sources::MappingReader;
using sources::Node;
using sources::Place;

/// The wordings of one term in one language, each told only once.
class WordingReader
{
public:
    WordingReader(const Node& node, Language language, Faults& faults)
        : m_node(node), m_language(language), m_faults(faults),
          m_reader(node, "the wording of a term in " + toString(language).toStdString(), faults)
    {
    }

    TermWording read()
    {
        TermWording result;
        result.preferred = QString::fromStdString(m_reader.text("preferred"));
        if (const Node* preferred = m_node.find("preferred"))
            check(*preferred);
        result.variants = list("variants");
        result.deprecated = list("deprecated");
        m_reader.finish();
        return result;
    }

private:
    QStringList list(const std::string& key)
    {
        QStringList result;
        for (const std::string& text : m_reader.texts(key))
            result.append(QString::fromStdString(text));
        if (const Node* node = m_node.find(key); node != nullptr && node->isSequence())
            for (const Node& item : node->items())
                check(item);
        return result;
    }

    void check(const Node& item)
    {
        if (!item.isScalar())
            return;
        const QString text = QString::fromStdString(item.text());
        if (const auto fault = wordingFault(text, m_language))
            m_faults.push_back({item.place(), fault->what.toStdString(), fault->right.toStdString()});
        const auto [first, isNew] = m_seen.try_emplace(item.text(), item.place());
        if (!isNew)
            m_faults.push_back({item.place(), "\"" + item.text() + "\" is already a wording of this term",
                                "keep one of the two; the first is at " + first->second.text()});
    }

    const Node& m_node;
    Language m_language;
    Faults& m_faults;
    MappingReader m_reader;
    std::map<std::string, Place> m_seen;
};

template <typename Enum>
Enum choice(MappingReader& reader, std::string_view key, std::optional<Enum> (*parse)(const QString&),
            const QString& known)
{
    const std::string text = reader.text(key);
    const std::optional<Enum> value = parse(QString::fromStdString(text));
    if (!value && !text.empty())
        reader.fault(key, "unknown " + std::string(key) + " \"" + text + "\"",
                     "write one of: " + known.toStdString());
    return value.value_or(Enum{});
}

class TermListReader
{
public:
    explicit TermListReader(Faults& faults) : m_faults(faults) {}

    void read(const Node& node)
    {
        MappingReader reader(node, "a term", m_faults);
        Term term;
        term.id = id(reader);
        term.domain = choice(reader, "domain", termDomainFromString, knownTermDomains());
        term.part = choice(reader, "part", partOfSpeechFromString, knownPartsOfSpeech());
        for (const Language language : catalogue::allLanguages)
            if (const Node* wording = reader.requiredNode(toString(language).toStdString()))
                term.wordings.at(catalogue::indexOf(language)) =
                    WordingReader(*wording, language, m_faults).read();
        term.standing = choice(reader, "standing", termStandingFromString, knownTermStandings());
        readKind(reader, term);
        if (const Node* context = reader.node("context"))
            readContexts(*context, term);
        if (const Node* note = reader.node("note"))
            readNotes(*note, term);
        term.rules = rules(reader);
        for (const std::string& clause : reader.texts("main rules"))
            term.mainRules.append(QString::fromStdString(clause));
        readNewRoleNames(reader, term);
        reader.finish();
        m_terms.push_back(std::move(term));
    }

    std::vector<Term> take()
    {
        for (const auto& [id, place] : m_named)
            if (!m_ids.contains(id))
                m_faults.push_back(
                    {place, "there is no term \"" + id + "\"", "write the id of another term"});
        return std::move(m_terms);
    }

private:
    QString id(MappingReader& reader)
    {
        static const QRegularExpression shape(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
        const std::string text = reader.text("id");
        if (text.empty())
            return {};
        if (!shape.match(QString::fromStdString(text)).hasMatch())
            reader.fault("id", "\"" + text + "\" is no id", "write small letters, digits and single hyphens");
        const auto [first, isNew] = m_ids.try_emplace(text, reader.placeOf("id"));
        if (!isNew)
            reader.fault("id", "the term \"" + text + "\" stands here twice",
                         "join the two; the first is at " + first->second.text());
        return QString::fromStdString(text);
    }

    void readNotes(const Node& node, Term& term)
    {
        MappingReader reader(node, "the note of a term, which has a text in each language", m_faults);
        for (const Language language : catalogue::allLanguages) {
            const std::string key = toString(language).toStdString();
            const QString text = QString::fromStdString(reader.text(key));
            if (const auto fault = wordingFault(text, language); fault && node.find(key) != nullptr)
                m_faults.push_back(
                    {reader.placeOf(key), fault->what.toStdString(), fault->right.toStdString()});
            term.notes.at(catalogue::indexOf(language)) = text;
        }
        reader.finish();
    }

    static TermRules rules(MappingReader& reader)
    {
        const QString text = QString::fromStdString(reader.optionalText("rules").value_or(""));
        if (text.count(u'/') > 1 || text.startsWith(u'/') || text.endsWith(u'/'))
            reader.fault("rules", "\"" + text.toStdString() + "\" is no box and no section",
                         "write the id of an expansion, or one with a section, as in \"abbot/garden\"");
        return {text.section(u'/', 0, 0), text.section(u'/', 1, 1)};
    }

    void readContexts(const Node& node, Term& term)
    {
        MappingReader reader(node, "the context of a term, by language", m_faults);
        for (const Language language : catalogue::allLanguages)
            if (const Node* words = reader.node(toString(language).toStdString()))
                term.contexts.at(catalogue::indexOf(language)) = context(*words);
        reader.finish();
    }

    TermContext context(const Node& node)
    {
        MappingReader reader(node, "a context, which has words that stand beside the term", m_faults);
        const auto words = [&](const char* key) {
            QStringList folded;
            for (const std::string& word : reader.texts(key))
                folded += Folding(Folding::Level::Letters).key(QString::fromStdString(word));
            folded.sort();
            return folded;
        };
        TermContext context{words("only behind"), words("never behind"), words("never before")};
        reader.finish();
        return context;
    }

    void readKind(MappingReader& reader, Term& term)
    {
        const auto id = reader.optionalText("kind of");
        if (!id)
            return;
        term.kind = QString::fromStdString(*id);
        m_named.emplace_back(*id, reader.placeOf("kind of"));
        if (term.kind == term.id)
            reader.fault("kind of", "the term is said to be one of itself", "name what it is one of");
    }

    void readNewRoleNames(MappingReader& reader, Term& term)
    {
        for (const std::string& id : reader.texts("new role names")) {
            term.newRoleNames.append(QString::fromStdString(id));
            m_named.emplace_back(id, reader.placeOf("new role names"));
        }
    }

    Faults& m_faults;
    std::vector<Term> m_terms;
    std::map<std::string, Place> m_ids;
    std::vector<std::pair<std::string, Place>> m_named; ///< by other terms
};

} // namespace

tl::expected<std::vector<Term>, Faults> readTerms(std::string_view text, const std::string& file)
{
    const auto document = sources::parseYaml(text, file);
    if (!document)
        return tl::unexpected(document.error());
    Faults faults;
    MappingReader reader(*document, "the list of terms", faults);
    TermListReader list(faults);
    if (const Node* terms = reader.requiredNode("terms")) {
        if (!terms->isSequence())
            reader.fault("terms", "the terms are a list", "begin each with \"- id:\"");
        for (const Node& term : terms->items())
            list.read(term);
    }
    reader.finish();
    std::vector<Term> terms = list.take();
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    return terms;
}

} // namespace glossator::terms
