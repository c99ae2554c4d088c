// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compiler/placed_text.h"

#include "model/catalogue/text_checks.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

namespace glossator::compiler {

PlacedText placedText(sources::MappingReader& reader, std::string_view key)
{
    QString text = QString::fromStdString(reader.text(key));
    return {std::move(text), reader.placeOf(key)};
}

std::vector<PlacedText> placedTexts(sources::MappingReader& reader, std::string_view key)
{
    std::vector<PlacedText> result;
    if (reader.texts(key).empty()) // notes a wrong shape
        return result;
    for (const sources::Node& item : reader.node(key)->items())
        result.push_back({QString::fromStdString(item.text()), item.place()});
    return result;
}

QString textOrEmpty(sources::MappingReader& reader, std::string_view key)
{
    return QString::fromStdString(reader.optionalText(key).value_or(std::string()));
}

void checkDistinct(const std::vector<PlacedText>& list, const QString& what, sources::Faults& faults)
{
    QSet<QString> seen;
    for (const PlacedText& item : list) {
        if (seen.contains(item.text))
            faults.push_back(faultAt(item.place, QStringLiteral("%1 names \"%2\" twice").arg(what, item.text),
                                     QStringLiteral("name it once")));
        seen.insert(item.text);
    }
}

void checkUnique(const std::vector<PlacedText>& values, const QString& what, sources::Faults& faults)
{
    QHash<QString, sources::Place> first;
    for (const PlacedText& value : values) {
        if (!value.text.isEmpty() && first.contains(value.text))
            faults.push_back(faultAt(value.place, QStringLiteral("a second %1 \"%2\"").arg(what, value.text),
                                     QStringLiteral("the first is at %1")
                                         .arg(QString::fromStdString(first.value(value.text).text()))));
        else
            first.insert(value.text, value.place);
    }
}

void checkAuthored(const PlacedText& text, sources::Faults& faults)
{
    if (const std::optional<catalogue::TextFault> fault = catalogue::compositionFault(text.text))
        faults.push_back(faultAt(text.place, fault->what, fault->right));
    if (text.text.trimmed() != text.text)
        faults.push_back(faultAt(text.place, QStringLiteral("the text begins or ends with a space"),
                                 QStringLiteral("leave it out; use >- for a text of several lines")));
}

void checkId(const PlacedText& id, const QString& what, sources::Faults& faults)
{
    static const QRegularExpression form(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
    if (!id.text.isEmpty() && !form.match(id.text).hasMatch())
        faults.push_back(
            faultAt(id.place, QStringLiteral("\"%1\" is no id of %2").arg(id.text, what),
                    QStringLiteral("use lower-case letters, digits and hyphens, as in start-tile")));
}

sources::Fault faultAt(const sources::Place& place, const QString& what, const QString& right)
{
    return {place, what.toStdString(), right.toStdString()};
}

} // namespace glossator::compiler
