// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/paper/paper_target.h"

#include <QLocale>
#include <QPrinter>

#include <algorithm>
#include <array>

namespace glossator::desktop {

namespace {

/// The language of messages, which Qt asks for, may be another one's.
QLocale placeOfPaper()
{
    for (const char* name : {"LC_ALL", "LC_PAPER", "LC_MEASUREMENT", "LANG"})
        if (const QString place = qEnvironmentVariable(name); !place.isEmpty())
            return QLocale(place);
    return QLocale::system();
}

class PdfTarget : public PaperTarget
{
public:
    PdfTarget(const QString& file, const Printout& printout) : m_file(file)
    {
        if (!m_file.open(QIODevice::WriteOnly))
            return;
        m_writer = std::make_unique<QPdfWriter>(&m_file);
        m_writer->setTitle(printout.title());
        m_writer->setCreator(QStringLiteral("Glossator"));
        m_writer->setPageLayout(sheet(printout, usualSize()));
    }

    [[nodiscard]] bool isOpen() const { return m_writer != nullptr; }
    [[nodiscard]] QPagedPaintDevice& device() override { return *m_writer; }
    [[nodiscard]] bool finish() override
    {
        m_writer.reset();
        return m_file.commit();
    }
    void abandon() override
    {
        m_writer.reset();
        m_file.cancelWriting();
    }

private:
    QSaveFile m_file;
    std::unique_ptr<QPdfWriter> m_writer;
};

class PrinterTarget : public PaperTarget
{
public:
    explicit PrinterTarget(std::unique_ptr<QPrinter> printer) : m_printer(std::move(printer)) {}

    [[nodiscard]] QPagedPaintDevice& device() override { return *m_printer; }
    [[nodiscard]] bool finish() override { return m_printer->printerState() != QPrinter::Error; }
    void abandon() override { m_printer->abort(); }

private:
    std::unique_ptr<QPrinter> m_printer;
};

} // namespace

std::unique_ptr<PaperTarget> PaperTarget::pdf(const QString& file, const Printout& printout)
{
    auto target = std::make_unique<PdfTarget>(file, printout);
    if (!target->isOpen())
        return nullptr;
    return target;
}

std::unique_ptr<PaperTarget> PaperTarget::printer(std::unique_ptr<QPrinter> printer)
{
    return std::make_unique<PrinterTarget>(std::move(printer));
}

QPageSize PaperTarget::usualSize()
{
    constexpr std::array ofLetter{QLocale::UnitedStates, QLocale::Belize,    QLocale::Canada,
                                  QLocale::Chile,        QLocale::Colombia,  QLocale::CostaRica,
                                  QLocale::ElSalvador,   QLocale::Guatemala, QLocale::Mexico,
                                  QLocale::Nicaragua,    QLocale::Panama,    QLocale::Philippines,
                                  QLocale::PuertoRico,   QLocale::Venezuela};
    const bool isLetter = std::ranges::find(ofLetter, placeOfPaper().territory()) != ofLetter.end();
    return QPageSize(isLetter ? QPageSize::Letter : QPageSize::A4);
}

QPageLayout PaperTarget::sheet(const Printout& printout, const QPageSize& size)
{
    const double margin = printout.margin();
    return {size,
            printout.isLandscape() ? QPageLayout::Landscape : QPageLayout::Portrait,
            {margin, margin, margin, margin},
            QPageLayout::Millimeter};
}

} // namespace glossator::desktop
