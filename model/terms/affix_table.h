// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>
#include <vector>

namespace glossator::terms {

/// The suffix rules of a Hunspell dictionary, read for what the library does not offer: to write down all
/// the forms of a dictionary word. Prefixes are left aside, since they make other words.
class AffixTable
{
public:
    /// Reads <base>.aff and <base>.dic; the error names the file that cannot be read.
    static tl::expected<AffixTable, QString> read(const QString& base);

    /// What the rules make of a dictionary word, itself not included. Dictionaries over-generate: ask the
    /// dictionary whether a form is a word.
    [[nodiscard]] QStringList formsOf(const QString& headword) const;

private:
    struct Suffix
    {
        QString stripped;
        QString added;
        QRegularExpression condition; ///< of the headword's end
    };

    void readRule(const QString& line);
    void readHeadword(const QString& line);
    [[nodiscard]] QStringList flagsIn(const QString& text) const;

    bool m_longFlags = false;                       ///< flags are two characters each
    QHash<QString, std::vector<Suffix>> m_suffixes; ///< by flag
    QHash<QString, QString> m_flags;                ///< by headword, as written
};

} // namespace glossator::terms
