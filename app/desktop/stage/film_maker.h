// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/stage/captions.h"
#include "app/desktop/stage/choreographer.h"
#include "app/desktop/stage/clause_names.h"
#include "model/notebook/stage_pace.h"

#include <QFont>
#include <QImage>
#include <QObject>
#include <QPalette>
#include <QThread>

#include <memory>

namespace glossator::desktop {

class FilmEncoder;
class StageCanvas;

/// What a film is made of; it keeps the result for itself.
struct FilmScript
{
    cases::CaseResult result;
    wording::PhraseWording wording;
    ClauseNames clauses;
    QStringList players;
    Captions captions;
    QString footer; ///< below each caption
    QFont font;
    notebook::Pace pace;
    int lastOfCase = -1; ///< what follows is framed as not the case; -1: all is the case
    int width = 960;
};

/// Makes an animated WebP of a run, a frame at a time, while the window goes on: it paints when the
/// encoder, which has a thread of its own, is ready for more.
class FilmMaker : public QObject
{
    Q_OBJECT

public:
    explicit FilmMaker(FilmScript script, QObject* parent = nullptr);
    ~FilmMaker() override;

    void start();

signals:
    void progressed(int done, int total);
    /// Empty when the film could not be made.
    void finished(const QByteArray& film);
    // to the encoder
    void painted(const QImage& frame, int milliseconds);
    void ended(int milliseconds);

private:
    void paintNext();
    [[nodiscard]] QImage frame(const Moment& moment);
    /// When in the film a moment of the timeline is.
    [[nodiscard]] int inFilm(int milliseconds) const;

    FilmScript m_script;
    QSize m_size;
    std::unique_ptr<StageCanvas> m_canvas;
    std::unique_ptr<Choreographer> m_choreographer;
    Timeline m_timeline;
    std::vector<int> m_times; ///< of the frames, in milliseconds
    std::size_t m_next = 0;
    int m_below = 0; ///< height of the captions
    QThread m_thread;
};

/// The moments at which a film has frames: many while something moves, one while nothing does.
[[nodiscard]] std::vector<int> frameTimes(const Timeline& timeline, const notebook::Pace& pace = {});

/// How much room captions need below a stage of this width, so that none of them is cut.
[[nodiscard]] int captionHeight(const QFont& control, const QStringList& captions, int width);

/// The size of a picture of the stage, of this width and with words in `below` pixels under it, of which the
/// board takes the largest part.
[[nodiscard]] QSize pictureSize(const StageCanvas& canvas, int width, int below, const QString& footer);

/// The stage as a picture of this size, with words in `below` pixels under it,
/// and below them, smaller, the footer.
[[nodiscard]] QImage stageImage(StageCanvas& canvas, const QString& caption, QSize size, int below,
                                const QString& footer = {});

/// The colours of the book's own paper, whatever those of the window are: for what is taken along.
[[nodiscard]] QPalette paperPalette();

} // namespace glossator::desktop
