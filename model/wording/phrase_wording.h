// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/phrase.h"
#include "model/tiles/tile_catalogue.h"

#include <QCoreApplication>
#include <QString>

namespace glossator::wording {

/// Puts the phrases of a run into the language of the interface.
class PhraseWording
{
    Q_DECLARE_TR_FUNCTIONS(PhraseWording)

public:
    /// `tiles` gives names for tile ids; without it the ids stand as they are. It must outlive this.
    explicit PhraseWording(const tiles::TileCatalogue* tiles = nullptr) : m_tiles(tiles) {}

    [[nodiscard]] QString say(const cases::Phrase& phrase) const;
    /// The same with a capital letter, to stand alone.
    [[nodiscard]] QString sentence(const cases::Phrase& phrase) const;

private:
    /// Who does what: a player, and the option that is chosen.
    [[nodiscard]] QString deed(const cases::Phrase& player, const cases::Phrase& option) const;
    /// Who cannot do what, and why.
    [[nodiscard]] QString refusal(const cases::Phrase& player, const cases::Phrase& option,
                                  const cases::Phrase& reason) const;
    [[nodiscard]] QString tile(const std::string& id) const;
    [[nodiscard]] QString list(const std::vector<cases::Phrase>& items) const;
    [[nodiscard]] QString fill(QString pattern, const std::vector<cases::Phrase>& gaps) const;

    const tiles::TileCatalogue* m_tiles;
};

} // namespace glossator::wording
