// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/short_names.h"

#include "model/catalogue/statement.h"
#include "model/search/stop_words.h"
#include "model/terms/folding.h"

#include <QRegularExpression>

#include <array>

namespace glossator::search {

namespace {

using catalogue::Language;

struct Series
{
    const char* family;
    Language language;
    const char16_t* called;
    bool isJoined; ///< with the number, too: "exp2"
};

constexpr std::array series{
    Series{"big", Language::En, u"exp", true},         Series{"big", Language::En, u"expansion", false},
    Series{"big", Language::En, u"extension", false},  Series{"big", Language::Ro, u"exp", true},
    Series{"big", Language::Ro, u"ext", true},         Series{"big", Language::Ro, u"extensie", false},
    Series{"big", Language::Ro, u"expansiune", false}, Series{"big", Language::Ca, u"exp", true},
    Series{"big", Language::Ca, u"expansió", false},   Series{"mini", Language::En, u"mini", true},
    Series{"mini", Language::Ro, u"mini", true},       Series{"mini", Language::Ca, u"mini", true},
};

void addNumbered(const QString& box, const QString& family, const QString& number,
                 std::vector<ShortName>& names)
{
    for (const Series& each : series) {
        if (family != QLatin1StringView(each.family))
            continue;
        const QString called = QString::fromUtf16(each.called);
        names.push_back({box, each.language, called + u' ' + number});
        if (each.isJoined)
            names.push_back({box, each.language, called + number});
    }
}

/// Of what a name joins with “&” or “and”, as they are written: "CK&R" of "Count, King & Robber"; empty where
/// it joins nothing.
QString initialsOf(const QString& name)
{
    static const QRegularExpression space(QStringLiteral("[\\s,]+"));
    QString result;
    bool joins = false;
    const QStringList words = name.split(space, Qt::SkipEmptyParts);
    for (const QString& word : words) {
        const bool isAnd = word == u"&" || word == u"and";
        joins = joins || isAnd;
        if (isAnd)
            result += u'&';
        else if (!isStopWord(word.toLower()))
            result += word.front();
    }
    return joins ? result : QString();
}

} // namespace

QString ShortName::key() const
{
    return text.contains(u'&') ? text.toLower() : terms::looseKey(text);
}

tl::expected<std::vector<ShortName>, QString> shortNames(const QSqlDatabase& database)
{
    catalogue::Statement rows(database,
                              QStringLiteral("SELECT e.id, e.family, e.number, s.source FROM expansion e "
                                             "JOIN segment s ON s.id = e.name ORDER BY e.position"));
    std::vector<ShortName> names;
    while (rows.next()) {
        const QString box = rows.text(0);
        if (!rows.isNull(2))
            addNumbered(box, rows.text(1), QString::number(rows.integer(2)), names);
        if (const QString initials = initialsOf(rows.text(3)); !initials.isEmpty())
            for (const Language language : catalogue::allLanguages)
                names.push_back({box, language, initials});
    }
    if (!rows.error().isEmpty())
        return tl::unexpected(rows.error());
    return names;
}

} // namespace glossator::search
