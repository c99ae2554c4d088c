// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/stage/table_setter.h"

#include "app/desktop/stage/award_sheet.h"
#include "app/desktop/stage/board_pane.h"
#include "app/desktop/stage/moment_show.h"
#include "app/desktop/stage/options_pane.h"
#include "app/desktop/stage/production.h"
#include "app/desktop/stage/sought_marks.h"
#include "app/desktop/stage/stage_canvas.h"
#include "app/desktop/stage/stage_player.h"
#include "app/desktop/stage/stage_side.h"
#include "app/desktop/stage/stage_sources.h"
#include "app/desktop/stage/steps_model.h"
#include "app/desktop/stage/transport_bar.h"

namespace glossator::desktop {

TableSetter::TableSetter(const Production& production, const StageSources& sources, const Parts& parts,
                         std::function<StageTexts()> texts)
    : m_production(production), m_sources(sources), m_parts(parts), m_texts(std::move(texts))
{
    m_parts.steps.setClauseNames(&sources.clauses());
    connect(&production, &Production::clearing, this, &TableSetter::clear);
    connect(&production, &Production::laid, this, &TableSetter::lay);
}

/// Nobody refers to the result any more.
void TableSetter::clear()
{
    m_parts.player.pause();
    m_parts.board.canvas()->clear();
    m_parts.steps.setResult(nullptr, m_sources.wording(), {});
    m_parts.side.options()->setStep(nullptr, 0, m_sources.wording());
    m_parts.side.award()->setResult(nullptr, m_sources.wording());
    m_parts.show.forget();
}

void TableSetter::lay(int step)
{
    StageCanvas& canvas = *m_parts.board.canvas();
    canvas.setTable(m_production.bounds(), m_production.playerNames(), m_production.needs());
    canvas.setAside(m_production.played().isAside());
    m_parts.player.begin(fill(), step);
}

void TableSetter::refill()
{
    m_parts.player.retime(fill());
}

/// Returns how long all takes.
Timeline TableSetter::fill()
{
    const Performance& played = m_production.played();
    m_parts.show.forget();
    m_parts.steps.setSought(m_production.sought());
    m_parts.steps.setResult(
        played.result(), m_sources.wording(),
        [this](const cases::Segment& segment) {
            return m_production.played().ofCase()->textOf(segment, m_sources.language());
        },
        played.lastOfCase());
    m_parts.side.award()->setResult(played.result(), m_sources.wording(), played.lastOfCase());
    const Captions captions = played.ofCase() != nullptr ? m_texts().captions() : Captions();
    m_parts.show.setCaptions(captions);
    m_parts.board.setCaptions(captions.all());
    TransportBar& transport = *m_parts.board.transport();
    if (played.ofCase() == nullptr) {
        transport.setTimeline(0, {}, -1);
        return {};
    }
    Timeline timeline(*played.result(), captions.atRest());
    std::vector<TimelineMark> marks = marksOf(*played.result(), timeline, m_sources.wording());
    markSought(marks, m_parts.steps, m_production.sought());
    transport.setTimeline(timeline.length(), std::move(marks),
                          played.isAside() ? timeline.restOf(played.lastOfCase()) : -1);
    return timeline;
}

} // namespace glossator::desktop
