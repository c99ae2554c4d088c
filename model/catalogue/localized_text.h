// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/language.h"

namespace glossator::catalogue {

/// Whether a wording still follows its English source.
enum class WordingState {
    Done,    ///< translated from the present source (the source itself is always done)
    Outdated ///< translated from an earlier source, kept in Wording::previousSource
};

/// What is said in one language, and how far it can be trusted.
struct Wording
{
    QString text;
    WordingState state = WordingState::Done;
    QString previousSource; ///< the English text that was translated, when outdated; may be empty

    bool operator==(const Wording&) const = default;
};

/// One segment in all the languages it was worded in. It never falls back by itself: a missing language
/// is nothing, and what to show instead is the caller's choice.
class LocalizedText
{
public:
    LocalizedText() = default;
    /// `id` is the segment id, which is the msgctxt of its translations.
    LocalizedText(QString id, QString source);

    [[nodiscard]] const QString& id() const { return m_id; }
    /// The English text.
    [[nodiscard]] QString source() const;
    [[nodiscard]] std::optional<QString> text(Language language) const;
    [[nodiscard]] const std::optional<Wording>& wording(Language language) const;
    [[nodiscard]] bool isOutdated(Language language) const;
    /// The text in that language, or the English text where it has none.
    [[nodiscard]] QString textOrSource(Language language) const;
    void setWording(Language language, Wording wording);

    bool operator==(const LocalizedText&) const = default;

private:
    QString m_id;
    std::array<std::optional<Wording>, allLanguages.size()> m_wordings;
};

} // namespace glossator::catalogue
