// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pair/matrix_header.h"

#include "app/desktop/look/inks.h"
#include "app/desktop/look/typefaces.h"
#include "app/desktop/pair/matrix_model.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace glossator::desktop {

namespace {

constexpr int air = 6;

} // namespace

MatrixHeader::MatrixHeader(Qt::Orientation orientation, const MatrixCross& cross, QWidget* parent)
    : QHeaderView(orientation, parent), m_cross(cross)
{
    setMinimumSectionSize(8);
    setSectionResizeMode(QHeaderView::Fixed);
    setSectionsClickable(false);
    setHighlightSections(false);
    setFocusPolicy(Qt::NoFocus);
}

QSize MatrixHeader::sizeHint() const
{
    return orientation() == Qt::Vertical ? QSize(m_size, 0) : QSize(0, m_size);
}

int MatrixHeader::wantedSize() const
{
    const int codes = widest(MatrixModel::CodeRole) + 2 * air;
    return orientation() == Qt::Vertical ? widest(Qt::DisplayRole) + air + codes : codes;
}

/// In bold, as what is pointed at is set.
int MatrixHeader::widest(int role) const
{
    const QFontMetrics letters(Typefaces::controlBold(letterSize(), Sizing::Exact));
    int width = 0;
    for (int i = 0; i < count(); ++i)
        if (!isSectionHidden(i))
            width = std::max(width, letters.horizontalAdvance(text(i, role)) + 1);
    return width;
}

void MatrixHeader::setSize(int size)
{
    m_size = size;
    m_codes = widest(MatrixModel::CodeRole);
    updateGeometries();
    updateGeometry();
}

void MatrixHeader::paintEvent(QPaintEvent* event)
{
    const Inks& inks = inksOf(printingFor(palette()));
    QHeaderView::paintEvent(event);
    // What no box stands on is paper too.
    QRect rest = viewport()->rect();
    if (orientation() == Qt::Vertical)
        rest.setTop(length() - offset());
    else
        rest.setLeft(length() - offset());
    QPainter(viewport()).fillRect(rest, inks.paper);
}

void MatrixHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const Inks& inks = inksOf(printingFor(palette()));
    const QModelIndex at = m_cross.at();
    const bool isLit = at.isValid() && section == (orientation() == Qt::Vertical ? at.row() : at.column());
    const bool isOff = model()->headerData(section, orientation(), MatrixModel::OffTableRole).toBool();
    painter->save();
    painter->fillRect(rect, isLit ? inks.flash : inks.paper);
    painter->setFont(isLit ? Typefaces::controlBold(letterSize(), Sizing::Exact)
                           : Typefaces::control(letterSize(), Sizing::Exact));
    painter->setPen(isLit ? inks.rubric : isOff ? inks.quiet : inks.text);
    if (orientation() == Qt::Vertical)
        paintName(*painter, rect, section);
    else
        paintCode(*painter, rect, section);
    painter->restore();
}

void MatrixHeader::paintName(QPainter& painter, const QRect& rect, int section) const
{
    const QString code = text(section, MatrixModel::CodeRole);
    const QFontMetrics measure(painter.font());
    const QRect area = rect.adjusted(air, 0, -air, 0);
    const QRect names = area.adjusted(0, 0, -m_codes - air, 0);
    painter.drawText(names, Qt::AlignLeft | Qt::AlignVCenter,
                     measure.elidedText(text(section, Qt::DisplayRole), Qt::ElideRight, names.width()));
    painter.setPen(inksOf(printingFor(palette())).quiet);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, code);
}

void MatrixHeader::paintCode(QPainter& painter, const QRect& rect, int section) const
{
    painter.translate(rect.left(), rect.bottom());
    painter.rotate(-90);
    painter.drawText(QRect(air, 0, rect.height() - air, rect.width()), Qt::AlignLeft | Qt::AlignVCenter,
                     text(section, MatrixModel::CodeRole));
}

QString MatrixHeader::text(int section, int role) const
{
    return model() == nullptr ? QString() : model()->headerData(section, orientation(), role).toString();
}

double MatrixHeader::letterSize() const
{
    return std::clamp(defaultSectionSize() * 0.62, 10.0 * Typefaces::scale(), 14.0 * Typefaces::scale());
}

} // namespace glossator::desktop
