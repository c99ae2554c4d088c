// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/thing_record.h"

#include <QtEndian>

namespace glossator::search {

namespace {

constexpr qsizetype kindAt = 12;
constexpr qsizetype clauseAt = 13;
constexpr char caseBit = 64;
constexpr qsizetype expansionAt = 14;
constexpr qsizetype requirementsAt = 16;
constexpr qsizetype voiceAt = 20;

} // namespace

ThingRecord ThingRecord::read(const char* bytes)
{
    ThingRecord result;
    for (std::size_t i = 0; i < result.documents.size(); ++i)
        result.documents.at(i) = qFromLittleEndian<quint32>(bytes + i * sizeof(quint32));
    result.kind = static_cast<ResultKind>(bytes[kindAt]);
    const char clause = bytes[clauseAt];
    result.hasCase = (clause & caseBit) != 0;
    if (const int kind = clause & ~caseBit; kind > 0)
        result.clauseKind = static_cast<catalogue::ClauseKind>(kind - 1);
    result.expansion = qFromLittleEndian<quint16>(bytes + expansionAt);
    result.requirements = qFromLittleEndian<quint32>(bytes + requirementsAt);
    if (const int voice = bytes[voiceAt]; voice > 0)
        result.voice = static_cast<catalogue::Voice>(voice - 1);
    return result;
}

void ThingRecord::write(char* bytes) const
{
    for (std::size_t i = 0; i < documents.size(); ++i)
        qToLittleEndian(documents.at(i), bytes + i * sizeof(quint32));
    bytes[kindAt] = static_cast<char>(kind);
    const int clause = clauseKind ? static_cast<int>(*clauseKind) + 1 : 0;
    bytes[clauseAt] = static_cast<char>(clause | (hasCase ? caseBit : 0));
    qToLittleEndian(expansion, bytes + expansionAt);
    qToLittleEndian(requirements, bytes + requirementsAt);
    bytes[voiceAt] = static_cast<char>(voice ? static_cast<int>(*voice) + 1 : 0);
}

} // namespace glossator::search
