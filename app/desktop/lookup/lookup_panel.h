// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/lookup/search_worker.h"

#include <QFrame>

namespace glossator::terms {
class TermBase;
}

namespace glossator::tiles {
class TileCatalogue;
}

class QKeyEvent;
class QLineEdit;

namespace glossator::desktop {

class FilterBar;
class LookupStatus;
class ResultList;
class ResultModel;
class Searcher;

/// What is found, shown under the search field while one types. The keyboard stays in the field: arrows
/// choose, Enter opens, Esc goes back to where one was. Tab completes a filter, or walks over the filters.
class LookupPanel : public QFrame
{
    Q_OBJECT

public:
    /// `field` is the search field; the panel hangs below it, within `parent`.
    LookupPanel(QLineEdit* field, QWidget* parent);

    /// The catalogue file to search; empty: nothing is found.
    void setCatalogue(const QString& path);
    /// The tiles of that catalogue; they must live as long as it is searched.
    void setThings(const tiles::TileCatalogue* tiles, const terms::TermBase* terms);
    /// Ids of all boxes in their order, and what they are called by their ids.
    void setExpansions(QStringList shelf, QHash<QString, QString> names);
    /// The languages that are read; titles are shown in the first.
    void setLanguages(std::vector<catalogue::Language> languages);
    /// Ids of the expansions on the table; empty: everything is searched.
    void setTable(QStringList table);
    [[nodiscard]] bool isOpen() const { return isVisible(); }
    /// Whether all is told of the words in the field, and not the results alone.
    [[nodiscard]] bool isAnswered() const { return m_isAnswered; }
    void close();
    /// Looks for words as if they had been typed.
    void lookUp(const QString& words);
    /// The same, with the clauses before all else that is found, until other words are typed.
    void lookUpRules(const QString& words);

signals:
    /// Somebody typed a link of the program into the field, and wants to follow it.
    void linkTyped(const QString& link);
    void chosen(const glossator::search::Result& result);
    /// The result, or the link to it, is to be put on the clipboard.
    void copyRequested(const glossator::search::Result& result);
    void linkRequested(const glossator::search::Result& result);
    /// Esc: back to what was there before; the words that were looked for stay until Esc comes again.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void askAnew();
    [[nodiscard]] bool hasLink() const;
    void placeStatus();
    void ask();
    void showAnswer(const SearchAnswer& answer);
    void showFound(const SearchAnswer& answer);
    void showMore(const SearchAnswer& answer);
    void tellStatus(const SearchAnswer& answer);
    void place();
    bool takeArrow(int key);
    void choose(const QModelIndex& index);
    bool takeKey(const QKeyEvent& event);
    bool takeTab();
    void goPast();
    void follow(const QWidget* left, const QWidget* entered);
    bool takeCopy();
    void retranslate();
    void write(const QString& text);
    void complete(const QString& filter);
    bool takeEnter(Qt::KeyboardModifiers modifiers);

    QLineEdit* m_field;
    ResultModel* m_model;
    ResultList* m_list;
    FilterBar* m_filters;
    LookupStatus* m_status;
    Searcher* m_searcher = nullptr;
    std::vector<catalogue::Language> m_languages{catalogue::Language::En};
    QStringList m_table;
    QStringList m_shelf;             ///< ids of the expansions, for completion
    QHash<QString, QString> m_names; ///< of the expansions by their ids
    bool m_searchesAll = false;      ///< the table is passed over until other words are typed
    bool m_hasClausesFirst = false;
    bool m_isAnswered = false; ///< all is told of what was asked last
    bool m_opensFirst = false; ///< Enter came before the answer
    quint64 m_shown = 0;       ///< the number of the question of which the results are shown
};

} // namespace glossator::desktop
