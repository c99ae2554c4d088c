// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/box_sign.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/painted_icon.h"
#include "app/pictures/box_picture.h"

#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

namespace {

/// Draws a sign into whatever rectangle it is asked for.
class BoxSignEngine : public PaintedIcon
{
public:
    BoxSignEngine(std::string sign, pictures::Printing printing)
        : m_sign(std::move(sign)), m_printing(printing)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        const double side = std::min(rect.width(), rect.height());
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect).center());
        pictures::paintBoxPicture(*painter, pictures::paletteOf(m_printing), m_sign, square);
    }

    [[nodiscard]] QIconEngine* clone() const override { return new BoxSignEngine(*this); }

private:
    std::string m_sign;
    pictures::Printing m_printing;
};

} // namespace

QIcon boxSign(const QString& sign, const QPalette& palette)
{
    std::string name = sign.toStdString();
    if (!pictures::hasBoxPicture(name))
        return {};
    return QIcon(new BoxSignEngine(std::move(name), printingFor(palette)));
}

} // namespace glossator::desktop
