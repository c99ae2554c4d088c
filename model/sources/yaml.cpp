// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sources/yaml.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <libfyaml.h>
#include <memory>
#include <optional>
#include <sstream>

namespace glossator::sources {

namespace {

struct DestroyDiag
{
    void operator()(fy_diag* diag) const { fy_diag_destroy(diag); }
};
struct DestroyDocument
{
    void operator()(fy_document* document) const { fy_document_destroy(document); }
};
using DiagPointer = std::unique_ptr<fy_diag, DestroyDiag>;
using DocumentPointer = std::unique_ptr<fy_document, DestroyDocument>;

std::optional<Place> scalarPlace(fy_node* node, const std::string& file)
{
    fy_token* token = fy_node_get_scalar_token(node);
    const fy_mark* mark = token != nullptr ? fy_token_start_mark(token) : nullptr;
    if (mark == nullptr)
        return std::nullopt;
    const fy_node_style style = fy_node_get_style(node);
    const bool quoted =
        style == FYNS_SINGLE_QUOTED || style == FYNS_DOUBLE_QUOTED; // its mark is behind the quote
    return Place{file, mark->line + 1, mark->column + (quoted ? 0 : 1)};
}

Node convert(fy_node* node, const Place& near);

Node convertScalar(fy_node* node, const Place& near)
{
    std::size_t length = 0;
    const char* text = fy_node_get_scalar(node, &length);
    const bool plain = fy_node_get_style(node) == FYNS_PLAIN || fy_node_get_style(node) == FYNS_ANY;
    return Node::scalar(scalarPlace(node, near.file).value_or(near), text ? std::string(text, length) : "",
                        !plain);
}

Node convertSequence(fy_node* node, const Place& near)
{
    std::vector<Node> items;
    void* position = nullptr;
    while (fy_node* item = fy_node_sequence_iterate(node, &position))
        items.push_back(convert(item, items.empty() ? near : items.back().place()));
    const Place place = items.empty() ? near : items.front().place();
    return Node::sequence(place, std::move(items));
}

Node convertMapping(fy_node* node, const Place& near)
{
    std::vector<Node::Entry> entries;
    void* position = nullptr;
    while (fy_node_pair* pair = fy_node_mapping_iterate(node, &position)) {
        Node key = convert(fy_node_pair_key(pair), near);
        Node value = convert(fy_node_pair_value(pair), key.place());
        entries.emplace_back(std::move(key), std::move(value));
    }
    const Place place = entries.empty() ? near : entries.front().first.place();
    return Node::mapping(place, std::move(entries));
}

Node convert(fy_node* node, const Place& near)
{
    if (node == nullptr)
        return Node::scalar(near, "", false);
    switch (fy_node_get_type(node)) {
    case FYNT_SEQUENCE:
        return convertSequence(node, near);
    case FYNT_MAPPING:
        return convertMapping(node, near);
    case FYNT_SCALAR:
        break;
    }
    return convertScalar(node, near);
}

Faults collect(fy_diag* diag, const std::string& file)
{
    Faults faults;
    void* position = nullptr;
    while (const fy_diag_error* error = fy_diag_errors_iterate(diag, &position)) {
        const Place place{file, std::max(error->line, 1), std::max(error->column, 1)};
        faults.push_back({place, error->msg != nullptr ? error->msg : "not YAML", ""});
    }
    if (faults.empty())
        faults.push_back({{file, 1, 1}, "this is not a YAML document", "write a mapping of keys and values"});
    return faults;
}

} // namespace

std::span<const Node::Entry> Node::entries() const
{
    return m_entries;
}

const Node* Node::find(std::string_view key) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry& e) { return e.first.text() == key; });
    return found == m_entries.end() ? nullptr : &found->second;
}

Node Node::scalar(Place place, std::string text, bool quoted)
{
    Node node;
    node.m_place = std::move(place);
    node.m_text = std::move(text);
    node.m_quoted = quoted;
    return node;
}

Node Node::sequence(Place place, std::vector<Node> items)
{
    Node node;
    node.m_kind = Kind::Sequence;
    node.m_place = std::move(place);
    node.m_items = std::move(items);
    return node;
}

Node Node::mapping(Place place, std::vector<Entry> entries)
{
    Node node;
    node.m_kind = Kind::Mapping;
    node.m_place = std::move(place);
    node.m_entries = std::move(entries);
    return node;
}

tl::expected<Node, Faults> parseYaml(std::string_view text, const std::string& file)
{
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return tl::unexpected(Faults{{{file, 1, 1}, "this document is empty", "write keys and values"}});
    fy_diag_cfg silent;
    fy_diag_cfg_default(&silent);
    silent.level = FYET_MAX; // what it finds is collected, not written
    const DiagPointer diag(fy_diag_create(&silent));
    fy_diag_set_collect_errors(diag.get(), true);
    const fy_parse_cfg settings{"", static_cast<fy_parse_cfg_flags>(FYPCF_QUIET | FYPCF_RESOLVE_DOCUMENT),
                                nullptr, diag.get()};
    const DocumentPointer document(fy_document_build_from_string(&settings, text.data(), text.size()));
    if (!document || fy_document_root(document.get()) == nullptr)
        return tl::unexpected(collect(diag.get(), file));
    return convert(fy_document_root(document.get()), Place{file, 1, 1});
}

tl::expected<Node, Faults> readYaml(const std::string& path)
{
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown))
        return tl::unexpected(Faults{{{path, 0, 0}, "this is a folder", "name a YAML file in it"}});
    const std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return tl::unexpected(
            Faults{{{path, 0, 0}, "this file cannot be read", "name a readable YAML file"}});
    std::ostringstream text;
    text << stream.rdbuf();
    return parseYaml(text.str(), path);
}

} // namespace glossator::sources
