import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server on loopback that takes mail, or says no, as it is told. */
export interface FakeSmtp {
  url: string
  /** Raw messages that it took. */
  taken: string[]
  /** Replies to the next messages instead of taking them, such as `451 4.3.0 busy`. */
  answerNext(...replies: string[]): void
  /** Cuts the next connections before it greets. */
  hangUpNext(times: number): void
  close(): Promise<void>
}

export async function startFakeSmtp(): Promise<FakeSmtp> {
  const taken: string[] = []
  const replies: string[] = []
  const sockets = new Set<Socket>()
  let hangUps = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (hangUps > 0) {
      hangUps -= 1
      socket.destroy()
      return
    }
    speak(socket, (message) => {
      const reply = replies.shift()
      if (!reply) taken.push(message)
      return reply ?? '250 2.0.0 taken'
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answerNext: (...next) => void replies.push(...next),
    hangUpNext: (times) => {
      hangUps = times
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function speak(socket: Socket, take: (message: string) => string): void {
  let received = ''
  let isMessage = false
  socket.write('220 fake.test ready\r\n')
  socket.on('data', (chunk) => {
    received += chunk.toString('utf8')
    for (;;) {
      const mark = isMessage ? '\r\n.\r\n' : '\r\n'
      const end = received.indexOf(mark)
      if (end < 0) return
      const part = received.slice(0, end)
      received = received.slice(end + mark.length)
      if (isMessage) {
        isMessage = false
        socket.write(`${take(part)}\r\n`)
      } else {
        isMessage = part.toUpperCase() === 'DATA'
        socket.write(replyTo(part))
      }
    }
  })
}

function replyTo(command: string): string {
  const verb = command.slice(0, 4).toUpperCase()
  if (verb === 'DATA') return '354 go ahead\r\n'
  if (verb === 'QUIT') return '221 bye\r\n'
  return '250 ok\r\n'
}
