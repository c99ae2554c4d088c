// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace glossator::desktop {

class CaptionLine;
class StageCanvas;
class TransportBar;
class WorkBar;

/// The board with what belongs below it: the words of the step, what became of an export, and the transport.
class BoardPane : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPane(QWidget* parent);

    [[nodiscard]] StageCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] CaptionLine* caption() const { return m_caption; }
    /// All that is below the board.
    [[nodiscard]] QWidget* foot() const { return m_foot; }
    [[nodiscard]] WorkBar* exportBar() const { return m_exportBar; }
    [[nodiscard]] TransportBar* transport() const { return m_transport; }
    /// On a low stage the board comes first.
    void setLow(bool isLow);
    /// Then it also has the room of the caption, if that can be read beside it.
    void setToldBeside(bool isTold);
    /// Of all steps; they are set smaller where the longest of them would take too much of the window, but
    /// larger text never makes them smaller.
    void setCaptions(const QStringList& captions);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitCaption();
    void showCaption();
    [[nodiscard]] QFont captionType() const;
    void retranslate();

    bool m_isLow = false;
    bool m_isToldBeside = false;
    StageCanvas* m_canvas;
    QWidget* m_foot;
    CaptionLine* m_caption;
    WorkBar* m_exportBar;
    TransportBar* m_transport;
};

} // namespace glossator::desktop
