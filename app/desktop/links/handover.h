// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSocketNotifier;

namespace glossator::desktop {

/// Sees to it that one window is enough: the first start listens, a later one hands over to it what it was
/// asked for. Both must belong to the same user. A socket of the system does this, since QtNetwork would cost
/// every start two megabytes.
class Handover : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype longest = 4096; ///< bytes of a message
    static constexpr int patience = 20000;     ///< milliseconds that a start waits for the other window

    /// `what` says what must be the same for two starts to be about one window.
    explicit Handover(const QString& what, QObject* parent = nullptr);
    ~Handover() override;
    Q_DISABLE_COPY_MOVE(Handover)

    /// True where a window took the message; else this start listens from now on.
    [[nodiscard]] bool handOver(const QByteArray& message);
    [[nodiscard]] bool isListening() const { return m_listener != nullptr; }

signals:
    /// A later start handed this over.
    void received(const QByteArray& message);

private:
    [[nodiscard]] bool listen(int socket);
    [[nodiscard]] bool give(int socket, const QByteArray& message) const;
    void accept();
    void receive(QSocketNotifier* caller);

    QByteArray m_name; ///< of the socket
    QSocketNotifier* m_listener = nullptr;
};

} // namespace glossator::desktop
