// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/label_painter.h"
#include "app/pictures/label_places.h"
#include "app/pictures/letters.h"
#include "app/pictures/words_room.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

// Where labels stand on the board.
namespace glossator::pictures {

namespace {

/// Into how many lines words go that are no wider, each as many of them as it holds.
int linesIn(const std::vector<double>& words, double space, double widest)
{
    int lines = 1;
    double end = 0;
    for (const double word : words) {
        end += (end > 0 ? space : 0) + word;
        if (end > widest) {
            ++lines;
            end = word;
        }
    }
    return lines;
}

/// The width of the narrowest lines in which a text takes one line, two, and so on.
std::vector<double> linesOf(const QString& text, const QFontMetricsF& metrics)
{
    constexpr int most = 5;
    constexpr double step = 2; ///< pixels
    std::vector<double> words;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts))
        words.push_back(metrics.horizontalAdvance(word));
    if (words.empty())
        return {};
    const double space = metrics.horizontalAdvance(u' ');
    std::vector<double> widths;
    double width = std::accumulate(words.begin(), words.end(), space * static_cast<double>(words.size()));
    const double least = std::ranges::max(words);
    for (int lines = 1; lines <= most && width >= least; ++lines) {
        while (width - step >= least && linesIn(words, space, width - step) == lines)
            width -= step;
        if (linesIn(words, space, width) == lines)
            widths.push_back(width + step);
        width -= step;
    }
    return widths;
}

/// Words that are laid as they want to be are the best; fewer words are worse than any other lines.
double reluctanceTo(const BoardLabel& form, const BoardLabel& label)
{
    constexpr double toLines = 0.1;
    constexpr double toFewWords = 0.7;
    return form.text != label.text ? toFewWords : form.line > 0 ? toLines : 0;
}

} // namespace

QRectF LabelPainter::homeOf(const BoardLabel& label, const BoardView& view) const
{
    return boundsOf(label, view.toView(label.at), view.squareSize);
}

/// What other points tell of, and where those stand that are still to be placed, unless they want the same
/// place.
std::vector<QRectF> LabelPainter::placesOfOthers(const std::vector<BoardLabel>& labels, std::size_t which,
                                                 const BoardView& view) const
{
    const QRectF home = homeOf(labels[which], view);
    std::vector<QRectF> places;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (i == which || labels[i].kind != LabelKind::Points)
            continue;
        if (labels[i].uncovered != labels[which].uncovered)
            places.push_back(view.toView(labels[i].uncovered));
        const QRectF other = homeOf(labels[i], view);
        if (i > which && !other.intersects(home)) // those before have found theirs
            places.push_back(other);
    }
    return places;
}

/// Words about nothing stay where they want to be, unless they would cover figures there.
LabelPainter::Laid LabelPainter::placedWords(const BoardLabel& label, const BoardView& view,
                                             const LabelGround& ground,
                                             const std::vector<QRectF>& taken) const
{
    const QRectF home = homeOf(label, view);
    if (label.uncovered.isEmpty() && !hits(home, ground.figures))
        return {label, betweenSides(view.viewport, home).center()};
    const QRectF place = label.uncovered.isEmpty() ? homeSquareOf(label, view) : view.toView(label.uncovered);
    const QRectF beside = betweenSides(view.viewport, movedBeside(home, place, view, taken, ground));
    const double letters = lettersOf(m_font);
    ToldOf told{place, {}, ground.numbersOf(label.uncovered, letters), ground.allNumbers(letters), {}};
    for (const QRectF& part : label.parts)
        told.parts.push_back(view.toView(part));
    const WordsRoom room(ground, view.viewport, std::move(told), taken);
    if (room.isClear(beside))
        return {label, beside.center()};
    const std::vector<BoardLabel> labels = formsOf(label, view.squareSize);
    std::vector<WordsRoom::Form> forms;
    for (const BoardLabel& form : labels)
        forms.push_back({boundsOf(form, {}, view.squareSize).size(), reluctanceTo(form, label)});
    const WordsRoom::Place best = room.best(forms);
    return best.plate.isNull() ? Laid{label, beside.center()} : Laid{labels[best.form], best.plate.center()};
}

/// As it is, in lines of other widths, and then in fewer words.
std::vector<BoardLabel> LabelPainter::formsOf(const BoardLabel& label, double squareSize) const
{
    std::vector<BoardLabel> forms{label};
    const QFontMetricsF metrics(fontOf(label, squareSize));
    const auto addLines = [&](BoardLabel form) {
        for (const double line : linesOf(form.text, metrics)) {
            form.line = line;
            forms.push_back(form);
        }
    };
    addLines(label);
    BoardLabel inFewWords = label;
    inFewWords.text = std::exchange(inFewWords.inFewWords, {});
    if (!inFewWords.text.isEmpty() && inFewWords.text != label.text)
        addLines(inFewWords);
    return forms;
}

std::vector<QPointF> LabelPainter::spread(const BoardScene& scene, const BoardView& view) const
{
    std::vector<QPointF> centres;
    for (const Laid& laid : spread(scene.labels, view, LabelGround(scene, view)))
        centres.push_back(laid.centre);
    return centres;
}

std::vector<LabelPainter::Laid> LabelPainter::spread(const std::vector<BoardLabel>& labels,
                                                     const BoardView& view, const LabelGround& ground) const
{
    std::vector<Laid> spread;
    std::vector<QRectF> taken;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        Laid laid = labels[i].kind == LabelKind::Points ? placedPoints(labels, i, view, ground, taken)
                                                        : placedWords(labels[i], view, ground, taken);
        QRectF plate = boundsOf(laid.label, laid.centre, view.squareSize);
        const auto other = [&plate](const QRectF& there) { return there.intersects(plate); };
        for (auto there = std::ranges::find_if(taken, other); there != taken.end();
             there = std::ranges::find_if(taken, other))
            plate.moveTop(there->bottom() + labelsApart);
        laid.centre = plate.center();
        taken.push_back(plate);
        spread.push_back(std::move(laid));
    }
    return spread;
}

/// Whether others want to be where it does.
bool LabelPainter::isCrowded(const std::vector<BoardLabel>& labels, std::size_t which,
                             const BoardView& view) const
{
    const QRectF home = homeOf(labels[which], view);
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (i != which && labels[i].kind == LabelKind::Points && homeOf(labels[i], view).intersects(home))
            return !labels[which].uncovered.isEmpty();
    return false;
}

/// Several at one place would hide it, one below the other: each is near it, rather beside the tiles.
QRectF LabelPainter::placedApart(const std::vector<BoardLabel>& labels, std::size_t which,
                                 const BoardView& view, const LabelGround& ground,
                                 const std::vector<QRectF>& taken) const
{
    ToldOf told{view.toView(labels[which].uncovered), {}, {}, {}, placesOfOthers(labels, which, view)};
    for (const BoardLabel& label : labels)
        for (const QRectF& part : label.parts)
            told.parts.push_back(view.toView(part));
    const WordsRoom room(ground, view.viewport, std::move(told), taken);
    return room.best(std::array{WordsRoom::Form{homeOf(labels[which], view).size()}}).plate;
}

/// Where what they tell of is not seen they would tell of something else within the view.
LabelPainter::Laid LabelPainter::placedPoints(const std::vector<BoardLabel>& labels, std::size_t which,
                                              const BoardView& view, const LabelGround& ground,
                                              const std::vector<QRectF>& taken) const
{
    const BoardLabel& label = labels[which];
    const QRectF home = homeOf(label, view);
    if (!withAbove(view).contains(view.toView(label.at)))
        return {label, home.center()};
    if (isCrowded(labels, which, view))
        if (const QRectF apart = placedApart(labels, which, view, ground, taken); !apart.isNull())
            return {label, apart.center()};
    const QRectF moved = movedOffFigures(within(view.viewport, home), view.toView(label.uncovered),
                                         view.viewport, taken, placesOfOthers(labels, which, view), ground);
    return {label, betweenSides(view.viewport, moved).center()};
}

} // namespace glossator::pictures
