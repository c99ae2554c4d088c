// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/clear_button.h"

#include "app/desktop/look/glyph_icon.h"
#include "app/desktop/look/painted_icon.h"

#include <QAction>
#include <QLineEdit>
#include <QPointer>

namespace glossator::desktop {

namespace {

/// The sign in the ink of the field's text, whatever palette and size the field has.
class ClearSign : public PaintedIcon
{
public:
    explicit ClearSign(QLineEdit& field) : m_field(&field) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const QPalette palette = m_field ? m_field->palette() : QPalette();
        glyphIcon(Glyph::Close, palette.color(QPalette::Text))
            .paint(painter, rect, Qt::AlignCenter, mode, state);
    }

    [[nodiscard]] QIconEngine* clone() const override { return new ClearSign(*this); }

private:
    QPointer<QLineEdit> m_field;
};

/// The style has it as a picture of few dots, which grows coarse with the text.
void drawSharp(QLineEdit& field)
{
    if (auto* action = field.findChild<QAction*>(QStringLiteral("_q_qlineeditclearaction")))
        action->setIcon(QIcon(new ClearSign(field)));
}

} // namespace

void offerClearing(QLineEdit& field)
{
    QObject::connect(&field, &QLineEdit::textChanged, &field, [&field](const QString& text) {
        if (text.isEmpty() || field.isClearButtonEnabled())
            return;
        field.setClearButtonEnabled(true);
        drawSharp(field);
    });
}

} // namespace glossator::desktop
