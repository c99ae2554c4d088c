// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/captions.h"
#include "model/catalogue/language.h"

#include <QCoreApplication>
#include <QString>

namespace glossator::terms {
class CaptionNames;
}

namespace glossator::desktop {

class ClauseNames;
class Performance;
class StepsModel;

/// What the stage says of its steps, and what of that is taken along: the words below a picture, the text of
/// the whole case. All that it is made of must outlive it.
class StageTexts
{
    Q_DECLARE_TR_FUNCTIONS(StageTexts)

public:
    struct Sources
    {
        const Performance& played;
        const StepsModel& steps;
        const ClauseNames& clauses;
        const terms::CaptionNames& names;
        catalogue::Language language;
        QString aside; ///< how what is not the case says so
    };

    explicit StageTexts(Sources sources) : m_of(std::move(sources)) {}

    /// A caption, and below it what the new names call the roles in it, where they are told.
    [[nodiscard]] QString caption(int step) const;
    /// Of all moments.
    [[nodiscard]] Captions captions() const;
    /// What is taken along says of itself that it is not the case.
    [[nodiscard]] QString exportedCaption(int step) const;
    [[nodiscard]] Captions exportedCaptions() const;
    /// What is taken along says from where it is.
    [[nodiscard]] QString footer() const;
    /// Everything that the list of steps tells.
    [[nodiscard]] QString wholeCase() const;

private:
    [[nodiscard]] Captions::OfStep captionsOf(int step) const;
    [[nodiscard]] QString withReason(const QString& told, const engine::Event& event) const;
    [[nodiscard]] QString marked(int step, const QString& words) const;
    [[nodiscard]] QString line(int row) const;
    [[nodiscard]] QString title() const;

    Sources m_of;
};

} // namespace glossator::desktop
