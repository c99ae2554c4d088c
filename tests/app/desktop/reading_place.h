// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/contents/contents_tree.h"
#include "app/desktop/shell/navigator.h"
#include "app/desktop/shell/pages.h"
#include "app/desktop/shell/reading_languages.h"
#include "app/desktop/table/my_table.h"
#include "model/notebook/notebook.h"
#include "tests/app/desktop/catalogue_file.h"

#include <optional>

namespace glossator::desktop {

/// What one goes from place to place in, without the window around it.
struct ReadingPlace
{
    ReadingPlace()
    {
        auto opened = Library::open(catalogueFile());
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message()));
        library.emplace(std::move(*opened));
        contents.contents().setCatalogue(&library->catalogue);
        pages.setLibrary(&*library);
        pages.resize(900, 700);
    }

    std::optional<Library> library;
    notebook::Notebook notebook = notebook::Notebook::forgotten();
    MyTable table{notebook.tables()};
    ReadingLanguages languages;
    ReadingDesk desk{library, languages, table};
    Pages pages{nullptr};
    ContentsTree contents;
    Navigator navigator{desk, pages, contents};
};

} // namespace glossator::desktop
