// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/code_text.h"

#include <cctype>

namespace glossator::house {

namespace {

enum class Zone { Code, Line, Block, String, Character };

bool isUpper(char c)
{
    return std::isupper(static_cast<unsigned char>(c)) != 0;
}
bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}
char lower(char c)
{
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

/// Walks a text and blanks its comments; quotes are followed so that "//" in a string stays.
class CommentEraser
{
public:
    explicit CommentEraser(std::string text) : m_text(std::move(text)) {}

    std::string erased()
    {
        for (m_at = 0; m_at < m_text.size(); ++m_at)
            step();
        return std::move(m_text);
    }

private:
    [[nodiscard]] bool sees(std::string_view what) const
    {
        return m_text.compare(m_at, what.size(), what) == 0;
    }

    void step()
    {
        if (m_zone == Zone::Code)
            enter();
        else if (m_zone == Zone::Line || m_zone == Zone::Block)
            blank();
        else
            quote(m_zone == Zone::String ? '"' : '\'');
    }

    void enter()
    {
        if (sees("//"))
            m_zone = Zone::Line;
        else if (sees("/*"))
            m_zone = Zone::Block;
        else if (sees("\""))
            m_zone = Zone::String;
        else if (sees("'") && !isDigitSeparator())
            m_zone = Zone::Character;
        if (m_zone == Zone::Line || m_zone == Zone::Block)
            m_text[m_at] = m_text[m_at + 1] = ' ';
    }

    [[nodiscard]] bool isDigitSeparator() const
    {
        return m_at > 0 && std::isxdigit(static_cast<unsigned char>(m_text[m_at - 1])) != 0;
    }

    void blank()
    {
        const bool ends = m_zone == Zone::Line ? sees("\n") : sees("*/");
        if (ends && m_zone == Zone::Block)
            m_text[m_at + 1] = ' ';
        if (m_text[m_at] != '\n')
            m_text[m_at] = ' ';
        if (ends)
            m_zone = Zone::Code;
    }

    void quote(char end)
    {
        if (m_text[m_at] == '\\')
            ++m_at;
        else if (m_text[m_at] == end)
            m_zone = Zone::Code;
    }

    std::string m_text;
    std::size_t m_at = 0;
    Zone m_zone = Zone::Code;
};

} // namespace

std::string withoutComments(const std::string& text)
{
    return CommentEraser(text).erased();
}

std::vector<std::string> wordsOf(const std::string& line)
{
    std::vector<std::string> words;
    char before = ' ';
    for (const char c : line) {
        if (isLetter(c) && (!isLetter(before) || (isUpper(c) && !isUpper(before))))
            words.emplace_back();
        if (isLetter(c))
            words.back().push_back(lower(c));
        before = c;
    }
    return words;
}

} // namespace glossator::house
