// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/terms/case_term_writer.h"

#include "model/catalogue/statement.h"
#include "model/terms/term_base.h"

#include <QRegularExpression>
#include <QSet>

#include <map>

namespace glossator::terms {

namespace {

using catalogue::Statement;

/// Where a term was found in a case: the best of its places.
using Places = std::map<QString, QString>;

/// Notes which terms stand in a text, all of them or only those that `isWanted` lets through.
template <typename Wanted>
void note(Places& places, const TermRecogniser& recogniser, const QString& text, const QString& place,
          Wanted isWanted)
{
    for (const Occurrence& found : recogniser.find(text))
        for (const Reading& reading : found.readings)
            if (isWanted(reading.conceptId))
                places[reading.conceptId] = place;
}

/// What the file of a case says of figures and cards, one piece a line. Its other words are keys and ids.
QString piecesOf(const QString& source)
{
    static const QRegularExpression piece(QStringLiteral(R"(\bfigure: *([\w-]+)|\bcards: *\[([^\]]*)\])"));
    QStringList pieces;
    for (const QRegularExpressionMatch& found : piece.globalMatch(source))
        pieces += found.captured(1).replace(u'-', u' ') + found.captured(2).replace(u',', u'\n');
    pieces.removeDuplicates();
    return pieces.join(u'\n');
}

/// What lies on the board or in the hand: figures and cards.
QSet<QString> piecesIn(const TermBase& base)
{
    QSet<QString> pieces;
    for (const Term& term : base.terms())
        if (term.domain == TermDomain::Figure || term.domain == TermDomain::Message)
            pieces.insert(term.id);
    return pieces;
}

QStringList captionsOf(const QSqlDatabase& database, const QString& id)
{
    Statement rows(database, QStringLiteral("SELECT s.source FROM case_caption k JOIN segment s ON s.id = "
                                            "k.segment WHERE k.case_id = ?"));
    rows.bind(id);
    QStringList captions;
    while (rows.next())
        captions += rows.text(0);
    return captions;
}

/// The places from the least telling to the most, so that the best stays.
Places placesIn(const TermRecogniser& recogniser, const QSet<QString>& pieces, const QString& source,
                const QStringList& captions, const QString& title)
{
    const auto all = [](const QString&) { return true; };
    Places places;
    note(places, recogniser, piecesOf(source), QStringLiteral("piece"),
         [&](const QString& id) { return pieces.contains(id); });
    for (const QString& caption : captions)
        note(places, recogniser, caption, QStringLiteral("caption"), all);
    note(places, recogniser, title, QStringLiteral("title"), all);
    return places;
}

} // namespace

tl::expected<void, QString> writeCaseTerms(QSqlDatabase& database)
{
    const auto base = TermBase::load(database);
    if (!base)
        return tl::unexpected(base.error());
    const TermRecogniser recogniser = base->recogniser(catalogue::Language::En);
    const QSet<QString> pieces = piecesIn(*base);
    Statement rows(database, QStringLiteral("SELECT f.id, f.source, t.source FROM case_file f JOIN segment t "
                                            "ON t.id = f.title ORDER BY f.position"));
    Statement insert(database,
                     QStringLiteral("INSERT INTO case_term (case_id, term, place) VALUES (?, ?, ?)"));
    while (rows.next())
        for (const auto& [term, place] :
             placesIn(recogniser, pieces, rows.text(1), captionsOf(database, rows.text(0)), rows.text(2)))
            insert.bind(rows.text(0)).bind(term).bind(place).run();
    for (const Statement* statement : {&rows, &insert})
        if (!statement->error().isEmpty())
            return tl::unexpected(statement->error());
    return {};
}

} // namespace glossator::terms
