// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/wording_columns.h"

#include <QStringList>

namespace glossator::catalogue {

namespace {

constexpr int columnsOfSource = 2;      // id, source
constexpr int columnsOfTranslation = 3; // text, state, previous

Wording translationAt(const Statement& row, int first)
{
    const bool outdated = row.text(first + 1) == QLatin1String("outdated");
    return {row.text(first), outdated ? WordingState::Outdated : WordingState::Done, row.text(first + 2)};
}

} // namespace

QString wordingColumns()
{
    QStringList columns{QStringLiteral("s.id, s.source")};
    for (const Language language : translatedLanguages)
        columns << QStringLiteral("%1.text, %1.state, %1.previous").arg(toString(language));
    return columns.join(QLatin1String(", "));
}

QString wordingJoins(const QString& segmentId)
{
    QString joins = QStringLiteral(" JOIN segment s ON s.id = %1").arg(segmentId);
    for (const Language language : translatedLanguages)
        joins += QStringLiteral(" LEFT JOIN translation %1 ON %1.segment = s.id AND %1.lang = '%1'")
                     .arg(toString(language));
    return joins;
}

LocalizedText wordingsAt(const Statement& row, int first)
{
    LocalizedText text(row.text(first), row.text(first + 1));
    int column = first + columnsOfSource;
    for (const Language language : translatedLanguages) {
        if (!row.isNull(column))
            text.setWording(language, translationAt(row, column));
        column += columnsOfTranslation;
    }
    return text;
}

} // namespace glossator::catalogue
