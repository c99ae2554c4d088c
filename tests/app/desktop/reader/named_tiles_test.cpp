// SPDX-License-Identifier: GPL-3.0-or-later
// Who reads of a tile by its letter or name sees it.
#include "app/desktop/library/library.h"
#include "app/desktop/reader/page.h"
#include "app/desktop/reader/picture_words.h"
#include "tests/app/desktop/catalogue_file.h"
#include "tests/test_program.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <optional>

namespace glossator::desktop {

namespace {

/// The letters in "tile B", "tiles A and C" and "tiles of two kinds: A and C".
QStringList lettersIn(const QString& text)
{
    static const QRegularExpression naming(QStringLiteral(
        "(?:\\btiles?|\\bkinds\\b[^.:]*:) ([A-Z](?:(?:, | and |, and | or )[A-Z])*)(?![\\w’'])"));
    QStringList letters;
    for (const QRegularExpressionMatch& match : naming.globalMatch(text))
        for (const QChar sign : match.captured(1))
            if (sign.isUpper())
                letters += sign;
    return letters;
}

/// As its caption tells it: "Tile B", "Tile E, garden", "Tile 01 (Ka, Kb)".
QString letterOf(const PageTile& shown)
{
    const QString name = PictureWords::name(shown, catalogue::Language::En);
    const qsizetype bracket = name.indexOf(u'(');
    const QString letters =
        bracket < 0 ? name.section(u' ', 1, 1) : name.mid(bracket + 1).section(u' ', 0, 0);
    return QString(letters).remove(u',').remove(u')');
}

QString nameOf(const PageTile& shown)
{
    return QString::fromStdString(shown.tile->name);
}

} // namespace

class NamedTilesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void letteredTilesAreShown();
    void namedTilesAreShownWhereTheyAreFirstNamed();

private:
    /// What stands in a section of a page, as its words tell or its pictures.
    template <typename Tell>
    static QStringList told(const Page& page, const QString& section, Tell tell);

    std::optional<Library> m_library;
};

void NamedTilesTest::initTestCase()
{
    auto opened = Library::open(catalogueFile());
    QVERIFY(opened);
    m_library.emplace(std::move(*opened));
}

template <typename Tell>
QStringList NamedTilesTest::told(const Page& page, const QString& section, Tell tell)
{
    QStringList found;
    for (const PageEntry& entry : page.entries())
        if (entry.section == section)
            for (const PageTile& tile : entry.tiles)
                found += tell(tile);
    return found;
}

void NamedTilesTest::letteredTilesAreShown()
{
    int named = 0;
    for (const auto& expansion : m_library->catalogue.expansions()) {
        const Page page = Page::of(m_library->catalogue, expansion.id, &m_library->tiles);
        for (const PageEntry& entry : page.entries())
            for (int piece = 0; piece < entry.pieces(); ++piece)
                for (const QString& letter : lettersIn(entry.piece(piece)->text.source())) {
                    ++named;
                    QVERIFY2(told(page, entry.section, letterOf).contains(letter),
                             qPrintable(entry.piece(piece)->id + u' ' + letter));
                }
    }
    QVERIFY2(named >= 10, qPrintable(QString::number(named)));
}

void NamedTilesTest::namedTilesAreShownWhereTheyAreFirstNamed()
{
    int named = 0;
    for (const tiles::TileFile& file : m_library->tiles.files()) {
        const QString box = QString::fromStdString(file.expansion);
        const Page page = Page::of(m_library->catalogue, box, &m_library->tiles);
        for (const tiles::TileSource& tile : file.tiles) {
            const QString name = QString::fromStdString(tile.name);
            const QString words = name.startsWith(u"The ") ? name.mid(4) : name;
            const auto names = [&](const PageEntry& entry) {
                for (int piece = 0; piece < entry.pieces(); ++piece)
                    if (entry.piece(piece)->text.source().contains(words, Qt::CaseInsensitive))
                        return true;
                return false;
            };
            const auto first = std::ranges::find_if(page.entries(), names);
            if (name.isEmpty() || first == page.entries().end())
                continue;
            ++named;
            QVERIFY2(told(page, first->section, nameOf).contains(name),
                     qPrintable(first->section + u' ' + name));
        }
    }
    QVERIFY2(named >= 9, qPrintable(QString::number(named)));
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QApplication, glossator::desktop, NamedTilesTest)
#include "named_tiles_test.moc"
