// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/bookmarks.h"
#include "model/notebook/damage.h"
#include "model/notebook/game_tables.h"
#include "model/notebook/house_decisions.h"
#include "model/notebook/house_rules.h"
#include "model/notebook/notes.h"
#include "model/notebook/recent_places.h"
#include "model/notebook/stage_pace.h"

#include <memory>
#include <optional>

namespace glossator::notebook {

struct OpenFault;
class WritingConnection;

/// Everything that the user writes, in a file of its own beside nothing else. There is always a notebook:
/// where the file cannot be used it is one that is forgotten, and the damage says so.
class Notebook
{
public:
    /// Opens the file or makes it. A damaged one is set aside, and what can be read of it is kept. One that
    /// cannot be written in is read.
    [[nodiscard]] static Notebook open(const QString& path);
    /// A notebook without a file.
    [[nodiscard]] static Notebook forgotten();

    Notebook(Notebook&&) noexcept;
    Notebook& operator=(Notebook&&) noexcept;
    ~Notebook();

    /// What was wrong with the file, if anything was.
    [[nodiscard]] const std::optional<Damage>& damage() const { return m_damage; }

    [[nodiscard]] GameTables tables() const;
    [[nodiscard]] Bookmarks bookmarks() const;
    [[nodiscard]] Notes notes() const;
    [[nodiscard]] RecentPlaces recentPlaces() const;
    [[nodiscard]] HouseDecisions houseDecisions() const;
    [[nodiscard]] HouseRules houseRules() const;
    [[nodiscard]] StagePace stagePace() const;

private:
    explicit Notebook(std::unique_ptr<WritingConnection> connection, std::optional<Damage> damage = {});
    [[nodiscard]] static Notebook newer(const QString& path, const QString& details);
    [[nodiscard]] static Notebook readOnly(const QString& path, const OpenFault& fault);
    [[nodiscard]] static Notebook replace(const QString& path, const QString& details);

    std::unique_ptr<WritingConnection> m_connection;
    std::optional<Damage> m_damage;
};

} // namespace glossator::notebook
