// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program of Qt, unchanged: says when its first window was shown by the display and when it
// was painted, in milliseconds since GLOSSATOR_STARTED (microseconds of the clock), and what that took of
// processor and memory. Then it ends the program. One line, fields named in the first column of
// tests/bench/start/start.
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QTimer>
#include <QWindow>

#include <array>
#include <chrono>
#include <cstdio>
#include <sys/resource.h>

namespace {

constexpr int settled = 1500; ///< milliseconds after which the memory of an idle window is read

double millisecondsSinceStart()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto started = qEnvironmentVariable("GLOSSATOR_STARTED").toLongLong();
    return static_cast<double>(std::chrono::duration_cast<std::chrono::microseconds>(now).count() - started) /
           1000.0;
}

double processorMilliseconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto of = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) * 1000.0 + static_cast<double>(time.tv_usec) / 1000.0;
    };
    return of(usage.ru_utime) + of(usage.ru_stime);
}

/// A number of a file of /proc, in MiB; 0 where it is not there.
double mebibytes(const char* path, const char* field)
{
    double result = 0;
    std::FILE* file = std::fopen(path, "r");
    if (file == nullptr)
        return result;
    std::array<char, 256> line{};
    while (std::fgets(line.data(), line.size(), file) != nullptr)
        if (long kibibytes = 0; qstrncmp(line.data(), field, qstrlen(field)) == 0 &&
                                std::sscanf(line.data() + qstrlen(field), " %ld", &kibibytes) == 1)
            result = static_cast<double>(kibibytes) / 1024.0;
    std::fclose(file);
    return result;
}

/// This one, and those that its first thread has started.
int processes()
{
    int count = 1;
    std::FILE* file = std::fopen("/proc/thread-self/children", "r");
    if (file == nullptr)
        return 0; // not known
    for (long child = 0; std::fscanf(file, "%ld", &child) == 1;)
        ++count;
    std::fclose(file);
    return count;
}

/// Sees the events of the program before the program does.
class Probe : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* window = qobject_cast<QWindow*>(watched);
        if (event->type() == QEvent::Expose && window != nullptr && window->isExposed() && m_mapped == 0) {
            m_mapped = millisecondsSinceStart();
            // The program paints while it handles this event; what is queued now runs after that.
            QTimer::singleShot(0, this, [this] { notePainted(); });
        }
        return false;
    }

private:
    void notePainted()
    {
        m_painted = millisecondsSinceStart();
        m_processor = processorMilliseconds();
        QTimer::singleShot(settled, this, [this] { report(); });
    }

    void report() const
    {
        const double all = processorMilliseconds();
        std::printf("%.1f %.1f %.1f %.1f %.1f %.1f %.1f %d\n", m_mapped, m_painted, m_processor, all,
                    mebibytes("/proc/self/status", "VmHWM:"), mebibytes("/proc/self/smaps_rollup", "Rss:"),
                    mebibytes("/proc/self/smaps_rollup", "Pss:"), processes());
        std::fflush(stdout);
        QCoreApplication::quit();
    }

    double m_mapped = 0;
    double m_painted = 0;
    double m_processor = 0;
};

void install()
{
    QCoreApplication::instance()->installEventFilter(new Probe(QCoreApplication::instance()));
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(install)
