// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sources/mapping_reader.h"

#include <charconv>

namespace glossator::sources {

MappingReader::MappingReader(const Node& node, std::string what, Faults& faults)
    : m_node(node), m_what(std::move(what)), m_faults(faults)
{
    if (!node.isMapping())
        m_faults.push_back(
            {node.place(), m_what + " is written as keys and values", "write \"key: value\" lines"});
}

std::string MappingReader::text(std::string_view key)
{
    if (requiredNode(key) == nullptr)
        return {};
    return optionalText(key).value_or("");
}

std::optional<std::string> MappingReader::optionalText(std::string_view key)
{
    const Node* value = scalar(key);
    return value == nullptr ? std::nullopt : std::optional(value->text());
}

int MappingReader::integer(std::string_view key)
{
    if (requiredNode(key) == nullptr)
        return 0;
    return optionalInteger(key).value_or(0);
}

std::optional<int> MappingReader::optionalInteger(std::string_view key)
{
    const Node* value = scalar(key);
    return value == nullptr ? std::nullopt : number(*value);
}

std::optional<bool> MappingReader::optionalBoolean(std::string_view key)
{
    const Node* value = scalar(key);
    if (value == nullptr)
        return std::nullopt;
    if (value->text() == "true" || value->text() == "false")
        return value->text() == "true";
    fault(key, "\"" + value->text() + "\" is neither true nor false", "write true or false");
    return std::nullopt;
}

std::vector<std::string> MappingReader::texts(std::string_view key)
{
    const Node* value = node(key);
    if (value == nullptr)
        return {};
    if (!value->isSequence()) {
        fault(key, std::string(key) + " of " + m_what + " is a list", "write [one, two]");
        return {};
    }
    std::vector<std::string> result;
    for (const Node& item : value->items()) {
        if (item.isScalar())
            result.push_back(item.text());
        else
            m_faults.push_back(
                {item.place(), "an item of " + std::string(key) + " is a single word or text", ""});
    }
    return result;
}

const Node* MappingReader::node(std::string_view key)
{
    m_known.emplace(key);
    return m_node.find(key);
}

const Node* MappingReader::requiredNode(std::string_view key)
{
    const Node* value = node(key);
    if (value == nullptr && m_node.isMapping())
        m_faults.push_back({m_node.place(), m_what + " has no \"" + std::string(key) + "\"",
                            "add the key \"" + std::string(key) + "\""});
    return value;
}

const Node* MappingReader::requiredMapping(std::string_view key, std::string what, std::string right)
{
    const Node* value = requiredNode(key);
    if (value == nullptr || value->isMapping())
        return value;
    fault(key, std::move(what), std::move(right));
    return nullptr;
}

Place MappingReader::placeOf(std::string_view key) const
{
    const Node* value = m_node.find(key);
    return value == nullptr ? m_node.place() : value->place();
}

void MappingReader::fault(std::string_view key, std::string what, std::string right)
{
    m_faults.push_back({placeOf(key), std::move(what), std::move(right)});
}

void MappingReader::finish()
{
    std::string known;
    for (const std::string& key : m_known)
        known += (known.empty() ? "" : ", ") + key;
    for (const auto& [key, value] : m_node.entries())
        if (!m_known.contains(key.text()))
            m_faults.push_back(
                {key.place(), "unknown key \"" + key.text() + "\" in " + m_what, "known keys: " + known});
}

const Node* MappingReader::scalar(std::string_view key)
{
    const Node* value = node(key);
    if (value == nullptr || value->isScalar())
        return value;
    fault(key, std::string(key) + " of " + m_what + " is a single value", "write one word, number or text");
    return nullptr;
}

std::optional<int> MappingReader::number(const Node& value)
{
    int result = 0;
    const std::string& text = value.text();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (error == std::errc() && end == text.data() + text.size() && !text.empty())
        return result;
    m_faults.push_back({value.place(), "\"" + text + "\" is not a whole number", "write digits, as in 3"});
    return std::nullopt;
}

} // namespace glossator::sources
