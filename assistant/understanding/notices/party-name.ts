import { limits } from '@lya/core/limits.ts'
import { plainName } from '#codes/plain-name.ts'
import type { Span } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Reading } from '#understanding/reading.ts'

const small = new Set(['da', 'de', 'do', 'das', 'dos', 'e'])
/** What follows a firm's name, or goes before a star as the mark of who took the card. */
const tails = / (?:ltda|s ?a|eireli|me|epp|br|com|lj)$/i
const takers = /^\p{L}{2,3} ?\*\s*/u

/** The other side's name as people write it: bank notices shout. */
export function partyName({ text, tokens }: Reading, { first, last }: Span): string {
  const written = text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)
  const whole = plainName(written.replace(takers, '').replace('*', ' ')).replace(tails, '')
  // "99APP *99APP"
  const name = whole.replace(/^(.+) \1$/i, '$1')
  const isShout = name === name.toUpperCase()
  const words = (isShout ? name.toLowerCase() : name).split(' ')
  const shown = words.map((word, at) => (at > 0 && small.has(word) ? word : capital(word)))
  return shown.join(' ').slice(0, limits.descriptionLengthMax)
}
