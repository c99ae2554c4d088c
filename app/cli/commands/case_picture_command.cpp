// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/case_source.h"
#include "app/cli/commands/commands.h"
#include "app/cli/page.h"
#include "app/pictures/board_picture.h"
#include "app/pictures/board_scene_builder.h"

#include <QFile>
#include <QImage>

namespace glossator::cli {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 usualWidth = 1200;
constexpr qint64 leastWidth = 100;
constexpr qint64 mostWidth = 10000;

/// The number under which the pictures know a colour.
int liveryOf(cases::Colour colour)
{
    switch (colour) {
    case cases::Colour::Red:
        return 0;
    case cases::Colour::Blue:
        return 1;
    case cases::Colour::Yellow:
        return 2;
    case cases::Colour::Green:
        return 3;
    case cases::Colour::Black:
        return 4;
    case cases::Colour::Pink:
        break;
    }
    return 5;
}

/// The step to draw: the last one, unless another is asked for.
Outcome<std::size_t> readStep(const Request& request, const cases::CaseResult& result)
{
    const auto last = static_cast<qint64>(result.steps.size()) - 1;
    const auto step = request.arguments.number(u"step"_s, last, 0, last);
    if (!step)
        return tl::unexpected(step.error());
    return static_cast<std::size_t>(*step);
}

QImage draw(const cases::CaseResult& result, std::size_t step, int width)
{
    std::vector<int> colours;
    for (const cases::Colour colour : result.players)
        colours.push_back(liveryOf(colour));
    pictures::TileShapes shapes;
    const pictures::BoardSceneBuilder builder(*result.game, colours, shapes);
    const pictures::BoardScene scene = builder.board(result.steps[step].state);
    const double squares =
        pictures::BoardPicture::boundsOf(scene).width() + 1; // and a margin of half a square
    const int squarePixels = qMax(1, qRound(width / squares));
    return pictures::renderBoard(scene, squarePixels, pictures::Printing::Parchment, {});
}

Outcome<void> save(const QImage& image, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return fail(u"--output: \"%1\" cannot be written: %2"_s.arg(path, file.errorString()));
    if (!image.save(&file, "PNG") || !file.flush())
        return fail(u"--output: \"%1\" could not be written whole: %2"_s.arg(path, file.errorString()));
    return {};
}

Outcome<Answer> answer(const Request& request, const QString& path, const QImage& image, std::size_t step)
{
    if (const auto saved = save(image, path); !saved)
        return tl::unexpected(saved.error());
    if (request.wantsJson())
        return jsonAnswer({{u"output"_s, path},
                           {u"step"_s, static_cast<qint64>(step)},
                           {u"width"_s, image.width()},
                           {u"height"_s, image.height()}});
    Page page(request.style);
    page.line(u"%1: the board after step %2, %3 x %4 pixels"_s.arg(path)
                  .arg(step)
                  .arg(image.width())
                  .arg(image.height()));
    return Answer{ExitStatus::Good, page.bytes()};
}

Outcome<Answer> runCasePicture(const Request& request)
{
    const QString path = request.arguments.value(u"output"_s);
    if (path.isEmpty())
        return fail(u"--output FILE is missing: the picture to write, a PNG file"_s);
    const auto width = request.arguments.number(u"width"_s, usualWidth, leastWidth, mostWidth);
    if (!width)
        return tl::unexpected(width.error());
    const auto catalogue = request.openCatalogue();
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    const auto theCase = readCase(request.operand(0), *catalogue);
    if (!theCase)
        return tl::unexpected(theCase.error());
    const auto result = runCase(*theCase, *catalogue);
    if (!result)
        return tl::unexpected(result.error());
    const auto step = readStep(request, *result);
    if (!step)
        return tl::unexpected(step.error());
    return answer(request, path, draw(*result, *step, static_cast<int>(*width)), *step);
}

} // namespace

Command casePictureCommand()
{
    Command command;
    command.name = u"case picture"_s;
    command.operands = u"ID-or-FILE"_s;
    command.fewest = command.most = 1;
    command.summary = u"Draw the board as it lies after a step of a case, as a PNG file"_s;
    command.text = {u"Step 0 is the opening, as it is declared. No display is needed."_s};
    command.options = {
        {u"output"_s, u"FILE"_s, u"The PNG file to write. It must be given."_s},
        {u"step"_s, u"N"_s, u"The step after which to draw (usually the last one)."_s},
        {u"width"_s, u"PX"_s, u"About this many pixels wide (usually 1200)."_s},
    };
    command.run = runCasePicture;
    return command;
}

} // namespace glossator::cli
