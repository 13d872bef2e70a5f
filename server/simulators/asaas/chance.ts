import { createHash } from 'node:crypto'
import { newId } from '#platform/security/ids.ts'

/** From 0 to below 1, always the same for the same text: faults that can be told beforehand. */
export function fraction(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
}

/** An id of the provider's own shape, such as `pay_ibvub5tu20v9lxr7`. */
export function shortId(prefix: string): string {
  const number = createHash('sha256').update(newId()).digest().readBigUInt64BE()
  return `${prefix}_${number.toString(36).padStart(16, '0').slice(-16)}`
}

/** A UUID without the time that ours begin with. */
export function randomUuid(): string {
  const hex = createHash('sha256').update(newId()).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/** As many decimal digits as are asked for, at most 18. */
export function randomDigits(count: number): string {
  const number = createHash('sha256').update(newId()).digest().readBigUInt64BE()
  return String(number % 10n ** BigInt(count)).padStart(count, '0')
}
