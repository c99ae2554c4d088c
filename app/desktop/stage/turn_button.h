// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/engine/state.h"

#include <QToolButton>

namespace glossator::desktop {

/// Says at which step of the turn the game on the stage is, and leads to that step in the order of play.
class TurnButton : public QToolButton
{
    Q_OBJECT

public:
    explicit TurnButton(QWidget* parent = nullptr);

    /// nullptr or a phase that is no step of the order of play hides the button.
    void show(const catalogue::Catalogue* catalogue, engine::Phase phase, catalogue::Language language);
    /// The phase in the words of the catalogue, as in "wood"; empty where there is none.
    [[nodiscard]] const QString& phase() const { return m_phase; }

signals:
    void requested(const QString& phase);

private:
    QString m_phase;
};

} // namespace glossator::desktop
