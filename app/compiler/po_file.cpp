// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/po_file.h"

#include <QFile>
#include <QRegularExpression>

#include <cstdio>
#include <cstdlib>
#include <gettext-po.h>
#include <memory>
#include <type_traits>

namespace glossator::compiler {

namespace {

/// Where complaints go while a file is read. libgettextpo hands its callbacks no data of ours, so for the
/// length of one reading this points at the faults of that reading.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
thread_local sources::Faults* collecting = nullptr;

class Collecting
{
public:
    explicit Collecting(sources::Faults& faults) { collecting = &faults; }
    ~Collecting() { collecting = nullptr; }
    Collecting(const Collecting&) = delete;
    Collecting& operator=(const Collecting&) = delete;
};

int lineOf(std::size_t line)
{
    return line == static_cast<std::size_t>(-1) ? 1 : static_cast<int>(line);
}

// NOLINTNEXTLINE(readability-function-size): the signature is libgettextpo's
void note(int severity, po_message_t /*message*/, const char* file, std::size_t line, std::size_t column,
          int /*isMultiline*/, const char* text)
{
    const QString what = QString::fromUtf8(text).simplified();
    if (severity == PO_SEVERITY_FATAL_ERROR) { // must not return
        std::fprintf(stderr, "%s: %s\n", file != nullptr ? file : "", text);
        std::exit(EXIT_FAILURE);
    }
    if (severity == PO_SEVERITY_ERROR && collecting != nullptr && !what.isEmpty())
        collecting->push_back(
            {{file != nullptr ? file : "", lineOf(line), lineOf(column)}, what.toStdString(), {}});
}

// NOLINTNEXTLINE(readability-function-size): the signature is libgettextpo's
void noteTwo(int severity, po_message_t first, const char* file1, std::size_t line1, std::size_t column1,
             int isMultiline1, const char* text1, po_message_t second, const char* file2, std::size_t line2,
             std::size_t column2, int isMultiline2, const char* text2)
{
    note(severity, first, file1, line1, column1, isMultiline1, text1);
    if (file2 != nullptr) // a second message without a place adds nothing
        note(severity, second, file2, line2, column2, isMultiline2, text2);
}

struct FreeFile
{
    void operator()(po_file* file) const { po_file_free(file); }
};
struct FreeIterator
{
    void operator()(po_message_iterator_t iterator) const { po_message_iterator_free(iterator); }
};

/// The line in which each entry begins, which libgettextpo knows and does not tell: each entry that is not
/// obsolete has one line that begins with msgid, and its msgctxt stands before that.
std::vector<int> entryLines(const std::string& path)
{
    std::vector<int> lines;
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    int line = 0;
    int context = 0;
    while (!file.atEnd()) {
        const QByteArray text = file.readLine().trimmed();
        ++line;
        if (text.startsWith("msgctxt"))
            context = line;
        if (!text.startsWith("msgid") || text.startsWith("msgid_plural"))
            continue;
        lines.push_back(context != 0 ? context : line);
        context = 0;
    }
    return lines;
}

QString textOf(const char* text)
{
    return text != nullptr ? QString::fromUtf8(text) : QString();
}

PoEntry entryOf(po_message_t message, sources::Place place)
{
    PoEntry entry;
    entry.place = std::move(place);
    entry.context = textOf(po_message_msgctxt(message));
    entry.source = textOf(po_message_msgid(message));
    entry.previous = textOf(po_message_prev_msgid(message));
    entry.text = textOf(po_message_msgstr(message));
    entry.isFuzzy = po_message_is_fuzzy(message) != 0;
    entry.isPlural = po_message_msgid_plural(message) != nullptr;
    return entry;
}

QString fieldOf(const QString& header, const QString& expression)
{
    const QRegularExpression field(expression, QRegularExpression::MultilineOption);
    return field.match(header).captured(1);
}

/// Takes the header apart, or adds an entry.
void take(PoFile& file, PoEntry entry)
{
    if (!entry.context.isEmpty() || !entry.source.isEmpty()) {
        file.entries.push_back(std::move(entry));
        return;
    }
    file.language = fieldOf(entry.text, QStringLiteral("^Language:[ \\t]*(\\S*)"));
    file.charset = fieldOf(entry.text, QStringLiteral("^Content-Type:.*charset=(\\S+)"));
}

PoFile convert(po_file_t parsed, const std::string& path)
{
    PoFile file;
    const std::vector<int> lines = entryLines(path);
    std::size_t index = 0;
    const std::unique_ptr<std::remove_pointer_t<po_message_iterator_t>, FreeIterator> messages(
        po_message_iterator(parsed, nullptr));
    while (po_message_t message = po_next_message(messages.get())) {
        if (po_message_is_obsolete(message) != 0)
            continue;
        const int line = index < lines.size() ? lines[index] : 0;
        ++index;
        take(file, entryOf(message, {path, line, 1}));
    }
    return file;
}

} // namespace

tl::expected<PoFile, sources::Faults> readPoFile(const std::string& path)
{
    sources::Faults faults;
    const Collecting scope(faults);
    const po_xerror_handler handler{note, noteTwo};
    const std::unique_ptr<po_file, FreeFile> parsed(po_file_read(path.c_str(), &handler));
    if (!parsed)
        return tl::unexpected(
            sources::Faults{{{path, 0, 0}, "this file cannot be read", "name a readable PO file"}});
    if (!faults.empty())
        return tl::unexpected(faults);
    return convert(parsed.get(), path);
}

} // namespace glossator::compiler
