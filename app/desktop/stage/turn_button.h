// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/engine/state.h"

#include <QStringList>
#include <QToolButton>

#include <optional>

namespace glossator::desktop {

/// Says at which step of the turn the game on the stage is, and leads to that step in the order of play.
class TurnButton : public QToolButton
{
    Q_OBJECT

public:
    explicit TurnButton(QWidget* parent = nullptr);

    /// nullptr or a phase that is no step of the order of play hides the button.
    void show(const catalogue::Catalogue* catalogue, engine::Phase phase, catalogue::Language language);
    /// The phase whose step is told; none where there is none.
    [[nodiscard]] std::optional<engine::Phase> phase() const { return m_phase; }
    /// As wide as the longest step needs: what stands beside it does not move with the turn.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return QToolButton::sizeHint(); }

    /// In two lines.
    void setNarrow(bool isNarrow);
    /// As a click.
    void go();

signals:
    void requested(glossator::engine::Phase phase);

protected:
    void initStyleOption(QStyleOptionToolButton* option) const override;

private:
    void nameSteps(const catalogue::Catalogue& catalogue, catalogue::Language language);

    [[nodiscard]] QString shown(QString name) const;

    QString m_name; ///< of the step
    bool m_isNarrow = false;
    std::optional<engine::Phase> m_phase;
    std::optional<catalogue::Language> m_namedIn;
    QStringList m_names; ///< of all steps
};

} // namespace glossator::desktop
