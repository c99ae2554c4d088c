// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/stop_words.h"

#include <QSet>
#include <QStringList>

namespace glossator::search {

namespace {

QSet<QString> setOf(const char* words)
{
    const QStringList list = QString::fromLatin1(words).split(u' ');
    return {list.begin(), list.end()};
}

} // namespace

bool isStopWord(const QString& word)
{
    static const QSet<QString> english =
        setOf("a an and are as at be by can do does for from has have how i if in "
              "is it its many may much my of on or that the then there they this to what "
              "when where which who will with you your");
    static const QSet<QString> romanian =
        setOf("a acest aceasta ai al ale am are as au ca care cand cat cata cate cati ce cei cel cele "
              "cu cum cine da daca de din dintr e este eu face fi ii il in intr "
              "isi la le lui mai mea meu nu o pe pentru pot poate prin sa sau se "
              "si sunt te ti tu un una unde unei unui unde");
    static const QSet<QString> catalan =
        setOf("al als amb aquest aquesta com d de del dels el els em en entre es "
              "ets ha hi i la les l li m meu meva n no o on per pel pels pot puc "
              "qual quan que qui s se si son t un una uns unes");
    return english.contains(word) || romanian.contains(word) || catalan.contains(word);
}

QString withoutArticle(const QString& key)
{
    static const QSet<QString> articles = setOf("the a an el la els les l o un una");
    const qsizetype space = key.indexOf(u' ');
    return space > 0 && articles.contains(key.left(space)) ? key.mid(space + 1) : key;
}

} // namespace glossator::search
