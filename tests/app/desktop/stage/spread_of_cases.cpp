// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/stage/spread_of_cases.h"

#include "model/engine/rules/registry.h"
#include "tests/app/desktop/stage/stage_view_test.h"

#include <set>

namespace glossator::desktop {

QStringList spreadOfCases()
{
    return QStringLiteral(
               "abbot-or-meeple ann-one-more-turn ann-own-arrow-passed-over "
               "ann-wonder-is-no-regular-feature base-first-turns base-refused-meeples "
               "base-tile-fits-nowhere crop-everybody-removes crop-third-meeple-beside-a-pair "
               "darm-city-with-the-hall "
               "exp10-first-circus-tile exp10-tower-beside-acrobats exp2-pig-without-farmers "
               "exp2-wonder-in-the-second-part exp4-ransom-once-a-turn "
               "exp4-which-prisoner-comes-home exp5-abbey-fills-a-hole exp6-heretic-beside-an-abbot "
               "exp7-knock-out exp7-no-fair "
               "exp7-seduction-of-ones-own exp9-sheep-at-the-end fruit-a-tree-is-placed "
               "jap-monk-or-abbot mger-row-with-a-gap mnlb-monk-or-abbot "
               "msg-city-for-one-road-for-the-other msg-dark-space-left-in-the-next-round "
               "msg-fruit-harvest phan-second-figure-on-one-tile robber-and-a-tie tunnel-joins-two-roads "
               "watch-pennants-and-monasteries wheel-famine woh-alhambra-two-meeples")
        .split(QLatin1Char(' '));
}

/// A rule module or a kind of event that none of them shows would go untested.
void StageViewTest::theSpreadShowsEverything()
{
    std::set<std::size_t> events;
    std::set<std::string_view> modules;
    for (const QString& id : spreadOfCases()) {
        const auto loaded = loadCase(*m_catalogue, m_tiles, id);
        QVERIFY2(loaded.has_value(), qPrintable(id));
        for (const auto& info : engine::rules::all())
            for (const auto& module : loaded->result.game->modules())
                if (module->id() == info.id)
                    modules.insert(info.id);
        for (const cases::RunStep& step : loaded->result.steps)
            for (const cases::RunEvent& run : step.events)
                events.insert(run.event.what.index());
    }
    QCOMPARE(events.size(), std::variant_size_v<engine::Event::What>);
    for (const auto& info : engine::rules::all())
        QVERIFY2(modules.contains(info.id), info.id.data());
}

} // namespace glossator::desktop
