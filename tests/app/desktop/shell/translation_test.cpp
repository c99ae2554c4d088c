// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of the window is worded in every language, and no language keeps texts that are gone.
#include "tests/test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace glossator::desktop {

namespace {

struct Message
{
    QString key; ///< context and source
    QStringList translations;
    QString state; ///< "unfinished", "vanished" ... or empty
};

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source" || xml.name() == u"comment") {
            message.key += context + u'|' + xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.state = xml.attributes().value(QStringLiteral("type")).toString();
            QString text;
            while (xml.readNext() != QXmlStreamReader::EndElement || xml.name() != u"translation") {
                if (xml.isStartElement() && xml.name() == u"numerusform")
                    message.translations += xml.readElementText();
                else if (xml.isCharacters())
                    text += xml.text();
            }
            if (message.translations.isEmpty())
                message.translations += text;
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readMessages(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.isStartElement() && xml.name() == u"message")
            messages += readMessage(xml, context);
    }
    return messages;
}

/// The places for arguments in a text, sorted: %1 %2 %n.
QStringList gaps(const QString& text)
{
    static const QRegularExpression gap(QStringLiteral("%(?:\\d|n)"));
    QStringList found;
    for (auto matches = gap.globalMatch(text); matches.hasNext();)
        found += matches.next().captured();
    found.sort();
    return found;
}

} // namespace

class TranslationTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsWorded_data();
    void everyTextIsWorded();
    void commandsSpeakOneWay_data();
    void commandsSpeakOneWay();
    void filesFollowTheSources_data();
    void filesFollowTheSources();
};

void TranslationTest::everyTextIsWorded_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "ro", "ca"})
        QTest::addRow("%s", language) << QString::fromLatin1(language);
}

void TranslationTest::everyTextIsWorded()
{
    QFETCH(QString, language);
    const auto messages =
        readMessages(QStringLiteral(GLOSSATOR_SOURCES "/i18n/glossator_%1.ts").arg(language));
    QVERIFY(!messages.isEmpty());
    for (const Message& message : messages) {
        QVERIFY2(message.state.isEmpty(), qPrintable(message.key + u' ' + message.state));
        for (const QString& text : message.translations) {
            QVERIFY2(!text.trimmed().isEmpty(), qPrintable(message.key));
            QCOMPARE(gaps(text), gaps(message.key));
            QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("[şţŞŢĿŀ]"))), qPrintable(text));
            QVERIFY2(!text.contains(QStringLiteral("amp;")), qPrintable(text)); // a mark written down twice
        }
    }
}

void TranslationTest::commandsSpeakOneWay_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("plural"); ///< how a command to several, or a polite one, begins
    QTest::addColumn<QString>("others"); ///< what begins so as well, and is none
    QTest::addRow("ca") << "ca"
                        << "^\\W*(\\w+[eiï]u)(?:[-'’]\\w+)?\\b"
                        << "riu treu escriu";
    QTest::addRow("ro") << "ro"
                        << "^\\W*(\\w+[aei]ți)(?:-\\w+)?\\b"
                        << "";
}

/// Sentences may speak to the reader, but what the program is told to do (Cerca, Caută) is told in one way,
/// on buttons, in menus and fields and in what explains them.
void TranslationTest::commandsSpeakOneWay()
{
    QFETCH(QString, language);
    QFETCH(QString, plural);
    QFETCH(QString, others);
    const QRegularExpression begins(plural, QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression sentence(QStringLiteral("[.?:](?:\\s|$)"));
    int commands = 0;
    for (const Message& message :
         readMessages(QStringLiteral(GLOSSATOR_SOURCES "/i18n/glossator_%1.ts").arg(language))) {
        if (message.key.contains(sentence))
            continue;
        ++commands;
        for (const QString& text : message.translations) {
            const auto found = begins.match(text);
            QVERIFY2(!found.hasMatch() || others.split(u' ').contains(found.captured(1).toLower()),
                     qPrintable(message.key + QStringLiteral(": ") + text));
        }
    }
    QVERIFY(commands > 0);
}

void TranslationTest::filesFollowTheSources_data()
{
    everyTextIsWorded_data();
}

void TranslationTest::filesFollowTheSources()
{
    QFETCH(QString, language);
    const QTemporaryDir folder;
    const QString fresh = folder.filePath(QStringLiteral("fresh.ts"));
    QStringList arguments{QStringLiteral("app/desktop"),
                          QStringLiteral("app/pictures"),
                          QStringLiteral("model"),
                          QStringLiteral("-extensions"),
                          QStringLiteral("cpp,h"),
                          QStringLiteral("-no-obsolete"),
                          QStringLiteral("-locations"),
                          QStringLiteral("none"),
                          QStringLiteral("-source-language"),
                          QStringLiteral("en"),
                          QStringLiteral("-target-language"),
                          language};
    if (language == QStringLiteral("en"))
        arguments += QStringLiteral("-pluralonly");
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(GLOSSATOR_SOURCES));
    lupdate.start(QStringLiteral(GLOSSATOR_LUPDATE), arguments + QStringList{QStringLiteral("-ts"), fresh});
    QVERIFY(lupdate.waitForFinished(120000));
    QCOMPARE(lupdate.exitCode(), 0);
    const auto keys = [](const QString& path) {
        QSet<QString> all;
        for (const Message& message : readMessages(path))
            all.insert(message.key);
        return all;
    };
    const auto wanted = keys(fresh);
    const auto have = keys(QStringLiteral(GLOSSATOR_SOURCES "/i18n/glossator_%1.ts").arg(language));
    QCOMPARE(QStringList((wanted - have).values()), QStringList()); // not yet worded
    QCOMPARE(QStringList((have - wanted).values()), QStringList()); // no longer there
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, TranslationTest)
#include "translation_test.moc"
