import { randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** A random number of so many digits, zeros in front included; to be typed, and short-lived. */
export function newDigits(length: number): string {
  return Array.from({ length }, () => String(randomInt(10))).join('')
}

/** A random code of capitals and digits, to be read aloud or carried in a link; not a secret. */
export function newCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
