// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sources/place.h"

#include <QString>

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace glossator::compiler {

/// One entry of a PO file that is not obsolete.
struct PoEntry
{
    sources::Place place; ///< of its first line
    QString context;      ///< msgctxt; empty where there is none
    QString source;       ///< msgid
    QString previous;     ///< previous msgid; empty where there is none
    QString text;         ///< msgstr; empty when not translated
    bool isFuzzy = false;
    bool isPlural = false;
};

/// A PO file: what its header says, and its entries in order.
struct PoFile
{
    QString language; ///< the header's Language; empty where there is none
    QString charset;  ///< of the header's Content-Type; empty where there is none
    std::vector<PoEntry> entries;
};

/// Reads a PO file by way of libgettextpo, whose own complaints become faults with file and line.
tl::expected<PoFile, sources::Faults> readPoFile(const std::string& path);

} // namespace glossator::compiler
