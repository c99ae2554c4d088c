// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/everyday_word_reader.h"

#include "model/sources/mapping_reader.h"
#include "model/terms/folding.h"
#include "model/terms/wording_check.h"

#include <map>

namespace glossator::terms {

namespace {

using catalogue::Language;
using sources::Faults;
using sources::MappingReader;
using sources::Node;
using sources::Place;

/// The list of one language.
class WordListReader
{
public:
    WordListReader(Language language, Faults& faults) : m_language(language), m_faults(faults) {}

    QStringList read(const Node& list)
    {
        QStringList result;
        if (!list.isSequence())
            fault(list, "the words are a list", "write them as in [finish, complete]");
        else
            for (const Node& item : list.items())
                if (item.isScalar())
                    result.append(word(item));
                else
                    fault(item, "a word is a text", "write one word");
        return result;
    }

private:
    QString word(const Node& item)
    {
        QString text = QString::fromStdString(item.text());
        if (const auto wrong = wordingFault(text, m_language))
            fault(item, wrong->what.toStdString(), wrong->right.toStdString());
        else if (Folding(Folding::Level::Letters).words(text).size() != 1)
            fault(item, "\"" + item.text() + "\" is not one word", "write the telling word alone");
        const auto [first, isNew] = m_seen.try_emplace(item.text(), item.place());
        if (!isNew)
            fault(item, "\"" + item.text() + "\" stands in this list twice",
                  "keep one of the two; the first is at " + first->second.text());
        return text;
    }

    void fault(const Node& node, const std::string& what, const std::string& right)
    {
        m_faults.push_back({node.place(), what, right});
    }

    Language m_language;
    Faults& m_faults;
    std::map<std::string, Place> m_seen;
};

WordsByLanguage readLists(const Node& node, const std::string& what, Faults& faults)
{
    WordsByLanguage result;
    MappingReader reader(node, what, faults);
    for (const Language language : catalogue::allLanguages)
        if (const Node* list = reader.requiredNode(toString(language).toStdString()))
            result.at(catalogue::indexOf(language)) = WordListReader(language, faults).read(*list);
    reader.finish();
    return result;
}

/// A list of groups of words.
std::vector<WordsByLanguage> readGroups(const Node& groups, const std::string& what, Faults& faults)
{
    std::vector<WordsByLanguage> result;
    if (!groups.isSequence())
        faults.push_back({groups.place(), what + " are no list of groups", "begin each with \"- en:\""});
    else
        for (const Node& group : groups.items())
            result.push_back(readLists(group, "a group of words", faults));
    return result;
}

} // namespace

tl::expected<EverydayWords, Faults> readEverydayWords(std::string_view text, const std::string& file)
{
    const auto document = sources::parseYaml(text, file);
    if (!document)
        return tl::unexpected(document.error());
    Faults faults;
    EverydayWords result;
    MappingReader reader(*document, "the list of everyday words", faults);
    if (const Node* fillers = reader.requiredNode("fillers"))
        result.fillers = readLists(*fillers, "the fillers", faults);
    if (const Node* asking = reader.node("asking"))
        result.asking = readGroups(*asking, "the words that ask", faults);
    if (const Node* groups = reader.requiredNode("words"))
        result.groups = readGroups(*groups, "the words", faults);
    reader.finish();
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    return result;
}

} // namespace glossator::terms
