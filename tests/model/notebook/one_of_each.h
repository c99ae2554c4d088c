// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notebook/notebook.h"

#include <QtTest>

namespace glossator::notebook {

/// Of a notebook with a row in each table.
inline constexpr int entriesOfEach = 9;

/// A table of the new notebook then begins on each of the pages 2, 5, 6, 7, 9, 11, 13, 15 and 17; on the
/// others are their indexes.
inline void fillWithOneOfEach(const Notebook& notebook)
{
    const Place place{PlaceKind::Clause, QStringLiteral("base-supply")};
    const auto table = notebook.tables().add(QStringLiteral("Friday"), {QStringLiteral("river")});
    QVERIFY(table && notebook.tables().setCurrent(*table));
    QVERIFY(notebook.bookmarks().add({place, QDateTime({2026, 1, 2}, {3, 4}, Qt::UTC)}));
    QVERIFY(notebook.notes().set(place.id, QStringLiteral("ours")));
    QVERIFY(notebook.recentPlaces().visit(place));
    QVERIFY(notebook.houseDecisions().decide(QStringLiteral("switch"), QStringLiteral("reading")));
    QVERIFY(notebook.houseRules().set(QStringLiteral("woh-open"), QStringLiteral("It counts.")));
    QVERIFY(notebook.stagePace().choose({2.0, true}));
}

} // namespace glossator::notebook
