/** A part of a file, first and last byte included. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * Which part of a file is asked for (RFC 9110): Safari plays no film of a server that sends it
 * whole. Several parts at once, which no player wants, are answered by the whole file.
 *
 * @returns Null for the whole file, 'outside' for a part that it does not have.
 */
export function readByteRange(header: string | null, size: number): ByteRange | 'outside' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 }
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'outside' : { from, to }
}
