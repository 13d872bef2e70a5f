import { brazilianWords } from '#people/identity/passwords/brazilian-words.ts'
import list from '#people/identity/passwords/common-passwords.json' with { type: 'json' }

// Large, so that whoever shows a page loads this when a password is typed, and not before.

const listed: ReadonlySet<string> = new Set(list.words.split(' '))

const lettersFor: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Digits and signs that people hang on a word: a year, a date, a shirt's number, '123!'. */
const around = /^[\d\W_]{0,8}|[\d\W_]{0,8}$/g

/**
 * Whether this is among what is tried first: the 10,000 most common passwords of all leaks, and
 * what Brazilians make of names, teams, places and months with digits around them.
 *
 * @param folded Lower case, without accents.
 */
export function isCommonPassword(folded: string): boolean {
  const bare = folded.replace(/\s/g, '')
  if (listed.has(folded) || listed.has(bare) || listed.has(unmasked(bare))) return true
  const word = bare.replace(around, '')
  return brazilianWords.has(word) || brazilianWords.has(unmasked(word))
}

/** `p@l m3iras` is read as it is meant. */
function unmasked(word: string): string {
  return word.replace(/[013457@$!]/g, (sign) => lettersFor[sign] ?? sign)
}
