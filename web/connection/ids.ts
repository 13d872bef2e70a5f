/** A random UUID (version 4). `crypto.randomUUID` is missing where a page is not on https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, at) => stamp(byte, at).toString(16).padStart(2, '0')).join('')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

function stamp(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40
  if (at === 8) return (byte & 0x3f) | 0x80
  return byte
}

/** Names this tab in `x-client-id`, so that it can skip the echo of its own changes. */
export const clientId = newId()
