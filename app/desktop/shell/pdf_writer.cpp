// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/pdf_writer.h"

#include "app/desktop/links/link_finder.h"
#include "app/desktop/paper/paper.h"
#include "app/desktop/printouts/printouts.h"
#include "app/desktop/shell/interface_language.h"
#include "app/desktop/shell/memory.h"
#include "app/desktop/table/my_table.h"
#include "model/catalogue/catalogue_finder.h"

namespace glossator::desktop {

/// As the window would read it.
std::vector<catalogue::Language> PdfWriter::languagesFor(const StartOptions& options, const Memory& memory)
{
    if (auto asked = options.errand().languages; !asked.empty())
        return asked;
    if (!memory.readingLanguages.empty())
        return memory.readingLanguages;
    return {memory.interfaceLanguage.value_or(InterfaceLanguage::ofDesktop())};
}

std::optional<QString> PdfWriter::write(const StartOptions& options, const MyTable& table, const Kept& kept,
                                        const Memory& memory)
{
    const auto languages = languagesFor(options, memory);
    InterfaceLanguage words;
    words.set(languages.front());
    const auto library = Library::open(catalogue::findCatalogue(options.catalogue));
    if (!library)
        return library.error().message();
    if (const auto fault = library->fault())
        return fault->message();
    const QString asked = options.errand().link;
    const auto link =
        LinkFinder(*library, languages.front())
            .find(asked.isEmpty()
                      ? Link{LinkKind::Page, library->catalogue.expansions().front().id, 0}.toString()
                      : asked);
    if (!link)
        return link.error().toPlainText();
    Printouts printouts(*library, languages);
    printouts.setTable(library->catalogue.withParts(table.expansions()), table.writtenName());
    printouts.setKept(kept);
    if (options.isInFull)
        printouts.openAll();
    auto printout = printouts.of(*link);
    if (printout == nullptr)
        return tr("There is nothing to print at %1.").arg(link->toString());
    if (!Paper::writeAtOnce(std::move(printout), options.pdf))
        return tr("The file %1 could not be written.").arg(options.pdf);
    return {};
}

} // namespace glossator::desktop
