import { randomBytes } from 'node:crypto'

/**
 * A new UUID v7 (RFC 9562): 48 bits of milliseconds, then 12 bits that count within them, then
 * chance. Keys made one after the other stand side by side in an index, and rows of one moment
 * (one transaction, one clock of a test) are sorted by them as they were made.
 */
export function newId(): string {
  const bytes = nextChance()
  countOn()
  bytes.writeUIntBE(countedMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | count, 6)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

let countedMs = 0
let count = 0

/** Never back, whatever the clock does; a millisecond that is used up lends of the next one. */
function countOn(): void {
  const now = Date.now()
  count = now > countedMs ? 0 : (count + 1) & 0xfff
  if (now > countedMs) countedMs = now
  else if (count === 0) countedMs += 1
}

// Asking for chance costs a system call, so it is fetched for many ids at once.
let chance = Buffer.alloc(0)

function nextChance(): Buffer {
  if (chance.length < 16) chance = randomBytes(16 * 256)
  const bytes = chance.subarray(0, 16)
  chance = chance.subarray(16)
  return bytes
}

/** A secret of 256 bits in URL-safe text, for tokens that travel in links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
