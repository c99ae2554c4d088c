// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/links/errand.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>
#include <tl/expected.hpp>

class QCommandLineParser;

namespace glossator::desktop {

/// What was asked for when the program was started.
struct StartOptions
{
    QString catalogue;     ///< a catalogue file; empty: look for it
    QString notebook;      ///< a notebook file; empty: that of the user
    QString clause;        ///< open at this clause
    QString caseId;        ///< open this case on the stage
    QString pair;          ///< answer this pair, see pairs::PairId
    QString pdf;           ///< write what would be opened into this file, without a window
    QString link;          ///< open what this leads to, see Link
    bool isInFull = false; ///< the order of play with all that there is to say, on several sheets
    std::optional<catalogue::Language> language;
    std::vector<catalogue::Language> alongside; ///< further languages of the text, in columns of their own
    bool wantsHelp = false;
    bool wantsVersion = false;

    /// What is to be done in a window.
    [[nodiscard]] Errand errand() const;
};

/// Reads the arguments of the program and explains them.
class CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    /// The arguments begin with the program's name. The error is a sentence for the user.
    static tl::expected<StartOptions, QString> read(const QStringList& arguments);
    [[nodiscard]] static QString help();

private:
    static void describe(QCommandLineParser& parser);
};

} // namespace glossator::desktop
