import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushBrowser } from '#people/notices/index.ts'

export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  /** What the browser reads, decrypted with its own keys. */
  shown: { tag: string; title: string; body: string; path: string }
}

/** A push service for tests, with browsers that can read what they are sent. */
export interface FakePushService {
  host: string
  pushed: Pushed[]
  /** A new browser's subscription. */
  browser(): PushBrowser
  /** What the next calls are answered, in this order, before the rest succeed. */
  failWith(...statuses: number[]): void
  close(): Promise<void>
}

export async function fakePushService(): Promise<FakePushService> {
  const pushed: Pushed[] = []
  const failures: number[] = []
  const keys = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>()
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const path = incoming.url ?? ''
      const failure = failures.shift()
      const known = keys.get(path)
      if (failure !== undefined || !known) return void outgoing.writeHead(failure ?? 404).end()
      const shown = JSON.parse(decrypt(known, Buffer.concat(chunks))) as Pushed['shown']
      pushed.push({ path, headers: incoming.headers, shown })
      outgoing.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    pushed,
    browser: () => {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(8).toString('hex')}`
      keys.set(path, { pair, auth })
      return {
        endpoint: `http://${host}${path}`,
        p256dh: pair.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    failWith: (...statuses) => void failures.push(...statuses),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The browser's side of RFC 8291. */
export function decrypt(
  browser: { pair: ReturnType<typeof createECDH>; auth: Buffer },
  message: Buffer,
): string {
  const salt = message.subarray(0, 16)
  const senderKey = message.subarray(21, 21 + message.readUInt8(20))
  const sealed = message.subarray(21 + senderKey.length)
  const info = [Buffer.from('WebPush: info\0'), browser.pair.getPublicKey(), senderKey]
  const shared = browser.pair.computeSecret(senderKey)
  const derive = (from: Buffer, by: Buffer, what: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, by, what, length))
  const material = derive(shared, browser.auth, Buffer.concat(info), 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, -1).toString('utf8')
}
