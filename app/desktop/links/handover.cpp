// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/links/handover.h"

#include <QCryptographicHash>
#include <QSocketNotifier>

#include <algorithm>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace glossator::desktop {

namespace {

struct Address
{
    sockaddr_un where{};
    socklen_t size = 0;

    [[nodiscard]] const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&where); }
};

/// A name in the system's own list, not in a folder: it goes with the process, however that ends.
Address addressOf(const QByteArray& name)
{
    Address address;
    address.where.sun_family = AF_UNIX;
    const auto room = static_cast<qsizetype>(sizeof address.where.sun_path) - 1;
    const auto length = static_cast<std::size_t>(std::min(name.size(), room));
    std::memcpy(address.where.sun_path + 1, name.constData(), length);
    address.size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + length);
    return address;
}

bool isOurs(int socket)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == getuid();
}

} // namespace

Handover::Handover(const QString& what, QObject* parent) : QObject(parent)
{
    const QByteArray hash = QCryptographicHash::hash(what.toUtf8(), QCryptographicHash::Sha1).toHex();
    m_name = "glossator-" + QByteArray::number(getuid()) + '-' + hash;
}

Handover::~Handover()
{
    if (m_listener != nullptr)
        close(static_cast<int>(m_listener->socket()));
}

bool Handover::handOver(const QByteArray& message)
{
    const int socket = ::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    if (socket < 0)
        return false;
    if (listen(socket)) {
        m_listener = new QSocketNotifier(socket, QSocketNotifier::Read, this);
        connect(m_listener, &QSocketNotifier::activated, this, &Handover::accept);
        return false;
    }
    const bool isGiven = give(socket, message);
    close(socket);
    return isGiven;
}

/// Only one can have the name.
bool Handover::listen(int socket)
{
    constexpr int callers = 8;
    const Address address = addressOf(m_name);
    return bind(socket, address.get(), address.size) == 0 && ::listen(socket, callers) == 0;
}

/// Waits until the message is taken, so that it is not lost where the other window hangs.
bool Handover::give(int socket, const QByteArray& message) const
{
    const Address address = addressOf(m_name);
    if (::connect(socket, address.get(), address.size) != 0 || !isOurs(socket))
        return false;
    const QByteArray sent = message.isEmpty() ? QByteArray("\n") : message.left(longest);
    if (send(socket, sent.constData(), static_cast<std::size_t>(sent.size()), MSG_NOSIGNAL) < 0)
        return false;
    pollfd answer{socket, POLLIN, 0};
    char taken = 0;
    return poll(&answer, 1, patience) > 0 && recv(socket, &taken, 1, 0) == 1;
}

void Handover::accept()
{
    const int caller = accept4(static_cast<int>(m_listener->socket()), nullptr, nullptr, SOCK_CLOEXEC);
    if (caller < 0)
        return;
    if (!isOurs(caller)) {
        close(caller);
        return;
    }
    auto* waiting = new QSocketNotifier(caller, QSocketNotifier::Read, this);
    connect(waiting, &QSocketNotifier::activated, this, [this, waiting] { receive(waiting); });
}

void Handover::receive(QSocketNotifier* caller)
{
    const int socket = static_cast<int>(caller->socket());
    QByteArray message(longest, '\0');
    const auto size = recv(socket, message.data(), static_cast<std::size_t>(message.size()), MSG_DONTWAIT);
    if (size > 0)
        send(socket, "1", 1, MSG_NOSIGNAL | MSG_DONTWAIT);
    caller->setEnabled(false);
    caller->deleteLater();
    close(socket);
    if (size <= 0)
        return;
    message.truncate(size);
    emit received(message);
}

} // namespace glossator::desktop
