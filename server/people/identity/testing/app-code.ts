import { createHmac } from 'node:crypto'
import { systemClock } from '#platform/clock/clock.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/**
 * What an authenticator app shows for a secret (RFC 6238), worked out here and not by the library
 * that checks it.
 *
 * @param key The secret in Base32, as a person would type it into the app.
 * @param steps Half minutes from now: the server takes the code before and the one after too.
 */
export function appCode(key: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  const step = Math.floor(systemClock.now().epochMilliseconds / stepMs) + steps
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  let bits = ''
  for (const sign of text) bits += alphabet.indexOf(sign).toString(2).padStart(5, '0')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
