import { limits } from '#limits.ts'

export type NameRefusal =
  | 'identity.name-required'
  | 'identity.name-without-letters'
  | 'identity.name-with-brackets'

export type NameReading = { name: string } | { refused: NameRefusal }

// Control characters, and marks that turn the direction of the text around them.
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * Reads a person's name as typed: invisible characters go, runs of spaces become one. Any script
 * and any number of words is a name; what is left must not be empty, nor digits and signs alone,
 * nor hold angle brackets: nobody's name has them, and a list of people must not read like markup.
 */
export function readName(typed: string): NameReading {
  const name = typed.normalize('NFC').replace(invisible, ' ').replace(/\s+/g, ' ').trim()
  if (name.length === 0 || name.length > limits.nameLengthMax) {
    return { refused: 'identity.name-required' }
  }
  if (/[<>]/.test(name)) return { refused: 'identity.name-with-brackets' }
  return hasLetter(name) ? { name } : { refused: 'identity.name-without-letters' }
}

/** Every name has one, in whatever script; a CPF or a row of dots typed into its field has none. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text)
}
