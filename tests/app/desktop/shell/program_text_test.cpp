// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says in a terminal without a window, in the language of the desktop.
#include "tests/test_program.h"

#include <QProcess>
#include <QTest>

namespace glossator::desktop {

class ProgramTextTest : public QObject
{
    Q_OBJECT

private slots:
    void saysInTheLanguageOfTheDesktop_data();
    void saysInTheLanguageOfTheDesktop();
};

void ProgramTextTest::saysInTheLanguageOfTheDesktop_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("argument");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    QTest::newRow("help") << "en"
                          << "--help" << 0 << "Open at a clause.";
    QTest::newRow("short help") << "en"
                                << "-h" << 0 << "Usage:";
    QTest::newRow("help says what it is") << "ca"
                                          << "-h" << 0 << "Mostra aquesta ajuda.";
    QTest::newRow("nothing else") << "en"
                                  << "--help-all" << 2 << "Unknown option 'help-all'";
    QTest::newRow("help in Romanian") << "ro"
                                      << "--help" << 0 << "Deschide la o clauză.";
    QTest::newRow("words of Qt in Romanian") << "ro"
                                             << "--help" << 0 << "Opțiuni:";
    QTest::newRow("help in Catalan") << "ca"
                                     << "--help" << 0 << "Obre per una clàusula.";
    QTest::newRow("words of Qt in Catalan") << "ca"
                                            << "--help" << 0 << "Ús:";
    QTest::newRow("unknown option") << "en"
                                    << "--claus" << 2 << "Unknown option 'claus'";
    QTest::newRow("unknown option in Romanian") << "ro"
                                                << "--claus" << 2 << "Opțiune necunoscută: „claus”";
    QTest::newRow("stray word in Catalan") << "ca"
                                           << "dragon" << 2 << "Argument inesperat: «dragon»";
}

void ProgramTextTest::saysInTheLanguageOfTheDesktop()
{
    QFETCH(QString, language);
    QFETCH(QString, argument);
    QFETCH(int, status);
    QFETCH(QString, said);
    constexpr int longest = 90000; // milliseconds: a busy machine is not what is tested here
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8")); // how letters are written
    surroundings.insert(QStringLiteral("LANGUAGE"), language);
    for (const char* screen : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) // there may be none
        surroundings.remove(QString::fromLatin1(screen));
    QProcess program;
    program.setProcessEnvironment(surroundings);
    program.start(QStringLiteral(GLOSSATOR_PROGRAM), {argument});
    QVERIFY(program.waitForFinished(longest));
    QCOMPARE(program.exitCode(), status);
    const QByteArray text = status == 0 ? program.readAllStandardOutput() : program.readAllStandardError();
    QVERIFY2(QString::fromUtf8(text).contains(said), text.constData());
}

} // namespace glossator::desktop

GLOSSATOR_TEST(QCoreApplication, glossator::desktop, ProgramTextTest)
#include "program_text_test.moc"
