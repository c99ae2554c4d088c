// SPDX-License-Identifier: GPL-3.0-or-later
// The words of Qt's own dialogs and menus that people see, which Qt does not have in every language of ours.
// They are listed here so that they are translated with the texts of the window; Qt asks for them itself.
#include <QtGlobal>

namespace glossator::desktop {

namespace {

[[maybe_unused]] constexpr const char* ofPlatformTheme[]{
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),       QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save All"), QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),     QT_TRANSLATE_NOOP("QPlatformTheme", "Yes to &All"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),      QT_TRANSLATE_NOOP("QPlatformTheme", "N&o to All"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Abort"),    QT_TRANSLATE_NOOP("QPlatformTheme", "Retry"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Ignore"),   QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),   QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Help"),     QT_TRANSLATE_NOOP("QPlatformTheme", "Apply"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Reset"),    QT_TRANSLATE_NOOP("QPlatformTheme", "Restore Defaults"),
};

[[maybe_unused]] constexpr const char* ofDialogButtonBox[]{
    QT_TRANSLATE_NOOP("QDialogButtonBox", "OK"),
};

[[maybe_unused]] constexpr const char* ofLineEdit[]{
    QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),      QT_TRANSLATE_NOOP("QLineEdit", "&Redo"),
    QT_TRANSLATE_NOOP("QLineEdit", "Cu&t"),       QT_TRANSLATE_NOOP("QLineEdit", "&Copy"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Paste"),     QT_TRANSLATE_NOOP("QLineEdit", "Delete"),
    QT_TRANSLATE_NOOP("QLineEdit", "Select All"),
};

[[maybe_unused]] constexpr const char* ofWidgetTextControl[]{
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Cu&t"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Copy &Link Location"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Paste"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Delete"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All"),
};

[[maybe_unused]] constexpr const char* ofUndoStack[]{
    QT_TRANSLATE_NOOP("QUndoStack", "Undo %1"),
    QT_TRANSLATE_NOOP("QUndoStack", "Undo"),
    QT_TRANSLATE_NOOP("QUndoStack", "Redo %1"),
    QT_TRANSLATE_NOOP("QUndoStack", "Redo"),
};

[[maybe_unused]] constexpr const char* ofAbstractSpinBox[]{
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Select All"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Step up"),
    QT_TRANSLATE_NOOP("QAbstractSpinBox", "Step &down"),
};

[[maybe_unused]] constexpr const char* ofComboBox[]{
    QT_TRANSLATE_NOOP("QComboBox", "Open the combo box selection popup"),
};

[[maybe_unused]] constexpr const char* ofCommandLineParser[]{
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays version information."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
};

[[maybe_unused]] constexpr const char* ofScrollBar[]{
    QT_TRANSLATE_NOOP("QScrollBar", "Scroll here"), QT_TRANSLATE_NOOP("QScrollBar", "Left edge"),
    QT_TRANSLATE_NOOP("QScrollBar", "Top"),         QT_TRANSLATE_NOOP("QScrollBar", "Right edge"),
    QT_TRANSLATE_NOOP("QScrollBar", "Bottom"),      QT_TRANSLATE_NOOP("QScrollBar", "Page left"),
    QT_TRANSLATE_NOOP("QScrollBar", "Page up"),     QT_TRANSLATE_NOOP("QScrollBar", "Page right"),
    QT_TRANSLATE_NOOP("QScrollBar", "Page down"),   QT_TRANSLATE_NOOP("QScrollBar", "Scroll left"),
    QT_TRANSLATE_NOOP("QScrollBar", "Scroll up"),   QT_TRANSLATE_NOOP("QScrollBar", "Scroll right"),
    QT_TRANSLATE_NOOP("QScrollBar", "Scroll down"),
};

[[maybe_unused]] constexpr const char* ofMessageBox[]{
    QT_TRANSLATE_NOOP("QMessageBox", "Show Details..."),
    QT_TRANSLATE_NOOP("QMessageBox", "Hide Details..."),
};

[[maybe_unused]] constexpr const char* ofFileSystemModel[]{
    QT_TRANSLATE_NOOP("QFileSystemModel", "Name"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Size"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Type"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Date Modified"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "My Computer"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Computer"),
};

[[maybe_unused]] constexpr const char* ofAbstractFileIconProvider[]{
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Shortcut"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
};

[[maybe_unused]] constexpr const char* ofFileDialog[]{
    QT_TRANSLATE_NOOP("QFileDialog", "Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Back"),
    QT_TRANSLATE_NOOP("QFileDialog", "Go back"),
    QT_TRANSLATE_NOOP("QFileDialog", "Alt+Left"),
    QT_TRANSLATE_NOOP("QFileDialog", "Forward"),
    QT_TRANSLATE_NOOP("QFileDialog", "Go forward"),
    QT_TRANSLATE_NOOP("QFileDialog", "Alt+Right"),
    QT_TRANSLATE_NOOP("QFileDialog", "Parent Directory"),
    QT_TRANSLATE_NOOP("QFileDialog", "Go to the parent directory"),
    QT_TRANSLATE_NOOP("QFileDialog", "Alt+Up"),
    QT_TRANSLATE_NOOP("QFileDialog", "Create New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "Create a New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "List View"),
    QT_TRANSLATE_NOOP("QFileDialog", "Change to list view mode"),
    QT_TRANSLATE_NOOP("QFileDialog", "Detail View"),
    QT_TRANSLATE_NOOP("QFileDialog", "Change to detail view mode"),
    QT_TRANSLATE_NOOP("QFileDialog", "Sidebar"),
    QT_TRANSLATE_NOOP("QFileDialog", "List of places and bookmarks"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Find Directory"),
    QT_TRANSLATE_NOOP("QFileDialog", "Open"),
    QT_TRANSLATE_NOOP("QFileDialog", "Save As"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Open"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Save"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Choose"),
    QT_TRANSLATE_NOOP("QFileDialog", "File &name:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Directory:"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Rename"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Delete"),
    QT_TRANSLATE_NOOP("QFileDialog", "Show &hidden files"),
    QT_TRANSLATE_NOOP("QFileDialog", "&New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "All files (*)"),
    QT_TRANSLATE_NOOP("QFileDialog", "All Files (*)"),
    QT_TRANSLATE_NOOP("QFileDialog", "Directories"),
    QT_TRANSLATE_NOOP("QFileDialog", "Recent Places"),
    QT_TRANSLATE_NOOP("QFileDialog", "New Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "Delete"),
    QT_TRANSLATE_NOOP("QFileDialog", "Remove"),
    QT_TRANSLATE_NOOP("QFileDialog", "Show "),
    QT_TRANSLATE_NOOP("QFileDialog",
                      "%1\nDirectory not found.\nPlease verify the correct directory name was given."),
    QT_TRANSLATE_NOOP("QFileDialog", "%1\nFile not found.\nPlease verify the correct file name was given."),
    QT_TRANSLATE_NOOP("QFileDialog", "%1 already exists.\nDo you want to replace it?"),
    QT_TRANSLATE_NOOP("QFileDialog", "'%1' is write protected.\nDo you want to delete it anyway?"),
    QT_TRANSLATE_NOOP("QFileDialog", "Are you sure you want to delete '%1'?"),
    QT_TRANSLATE_NOOP("QFileDialog", "Could not delete directory."),
};

[[maybe_unused]] constexpr const char* ofPrintDialog[]{
    QT_TRANSLATE_NOOP("QPrintDialog", "Print"),
    QT_TRANSLATE_NOOP("QPrintDialog", "&Print"),
    QT_TRANSLATE_NOOP("QPrintDialog", "&Options >>"),
    QT_TRANSLATE_NOOP("QPrintDialog", "&Options <<"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Print to File (PDF)"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Print To File ..."),
    QT_TRANSLATE_NOOP("QPrintDialog", "Local file"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Write PDF file"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Left to Right, Top to Bottom"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Left to Right, Bottom to Top"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Right to Left, Bottom to Top"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Right to Left, Top to Bottom"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Bottom to Top, Left to Right"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Bottom to Top, Right to Left"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Top to Bottom, Left to Right"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Top to Bottom, Right to Left"),
    QT_TRANSLATE_NOOP("QPrintDialog", "All Pages"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Odd Pages"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Even Pages"),
    QT_TRANSLATE_NOOP("QPrintDialog", "%1 is a directory.\nPlease choose a different file name."),
    QT_TRANSLATE_NOOP("QPrintDialog", "File %1 is not writable.\nPlease choose a different file name."),
    QT_TRANSLATE_NOOP("QPrintDialog", "%1 already exists.\nDo you want to overwrite it?"),
    // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one sentence on two lines
    QT_TRANSLATE_NOOP("QPrintDialog", "Options 'Pages Per Sheet' and 'Page Set' cannot be used "
                                      "together.\nPlease turn one of those options off."),
    QT_TRANSLATE_NOOP("QPrintDialog", "The 'From' value cannot be greater than the 'To' value."),
    QT_TRANSLATE_NOOP("QPrintDialog", "There are conflicts in duplex settings. Do you want to fix them?"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Duplex Settings Conflicts"),
    QT_TRANSLATE_NOOP("QPrintDialog", "Invalid Pages Definition"),
    QT_TRANSLATE_NOOP("QPrintDialog",
                      "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, "
                      "'-' to define ranges and make sure ranges do not intersect with each other."),
};

[[maybe_unused]] constexpr const char* ofPrintSettingsOutput[]{
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Output Settings"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Print range"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Print all"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages from"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "to"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput",
                      // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): as above
                      "Specify pages or ranges separated by commas. Ranges are specified by two numbers "
                      "separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9."),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Current Page"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Selection"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page Set:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Copies"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Copies:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Collate"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Reverse"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Options"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Color Mode"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Color"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Grayscale"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"),
};

[[maybe_unused]] constexpr const char* ofPrintWidget[]{
    QT_TRANSLATE_NOOP("QPrintWidget", "Printer"),       QT_TRANSLATE_NOOP("QPrintWidget", "&Name:"),
    QT_TRANSLATE_NOOP("QPrintWidget", "P&roperties"),   QT_TRANSLATE_NOOP("QPrintWidget", "Location:"),
    QT_TRANSLATE_NOOP("QPrintWidget", "Preview"),       QT_TRANSLATE_NOOP("QPrintWidget", "Type:"),
    QT_TRANSLATE_NOOP("QPrintWidget", "Output &file:"),
};

[[maybe_unused]] constexpr const char* ofPrintPropertiesDialog[]{
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Printer Properties"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Job Options"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Page Setup Conflicts"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog",
                      "There are conflicts in page setup options. Do you want to fix them?"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog", "Advanced Option Conflicts"),
    QT_TRANSLATE_NOOP("QPrintPropertiesDialog",
                      "There are conflicts in some advanced options. Do you want to fix them?"),
};

[[maybe_unused]] constexpr const char* ofPrintPropertiesWidget[]{
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "Page"),
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "Advanced"),
    QT_TRANSLATE_NOOP("QPrintPropertiesWidget", "There are conflicts in some options. Please fix them."),
};

[[maybe_unused]] constexpr const char* ofPageSetupWidget[]{
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Paper"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page size:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Width:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Height:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Paper source:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Orientation"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Portrait"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Landscape"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Reverse landscape"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Reverse portrait"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Margins"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "top margin"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "left margin"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "right margin"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "bottom margin"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page Layout"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page order:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages per sheet:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Millimeters (mm)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Points (pt)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Inches (in)"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Custom"),
};

[[maybe_unused]] constexpr const char* ofShortcut[]{
    QT_TRANSLATE_NOOP("QShortcut", "Left"),  QT_TRANSLATE_NOOP("QShortcut", "Right"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),    QT_TRANSLATE_NOOP("QShortcut", "Down"),
    QT_TRANSLATE_NOOP("QShortcut", "Home"),  QT_TRANSLATE_NOOP("QShortcut", "End"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),  QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"), QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Ins"),   QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Back"),  QT_TRANSLATE_NOOP("QShortcut", "Forward"),
    QT_TRANSLATE_NOOP("QShortcut", "Menu"),  QT_TRANSLATE_NOOP("QShortcut", "Shift"),
};

[[maybe_unused]] constexpr const char* ofAccessibleActionInterface[]{
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Press"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Increase"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Decrease"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "ShowMenu"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "SetFocus"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Toggle"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Scroll Left"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Scroll Right"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Scroll Up"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Scroll Down"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Previous Page"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Next Page"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Triggers the action"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Increase the value"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Decrease the value"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Shows the menu"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Sets the focus"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Toggles the state"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Scrolls to the left"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Scrolls to the right"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Scrolls up"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Scrolls down"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Goes back a page"),
    QT_TRANSLATE_NOOP("QAccessibleActionInterface", "Goes to the next page"),
};

} // namespace

} // namespace glossator::desktop
