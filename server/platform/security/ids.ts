import { randomBytes } from 'node:crypto'

/**
 * A new UUID v7 (RFC 9562): 48 bits of milliseconds, then chance, so that keys made one after the
 * other stand side by side in an index.
 */
export function newId(): string {
  const bytes = nextChance()
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
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
