import { limits } from '@lya/core/limits.ts'
import { capital } from '#language/spelling/capital.ts'
import { wordEnd } from '#language/tokens.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'
import { tellingOne, tidied } from '#understanding/transactions/naming/tidied.ts'

/** Letters of a name that a row of a list still shows whole. */
const lineMax = 60

/** The subject as the person wrote it, with a capital, without a joint at its end. */
export function writeSubject(reading: Reading, subject: Subject): string {
  return capital(said(reading, subject))
}

function said(reading: Reading, { first, last }: Subject): string {
  const text = reading.text
    .slice(reading.tokens[first]?.start ?? 0, wordEnd(reading.tokens, last))
    .replace(/\s+/g, ' ')
    .slice(0, limits.descriptionLengthMax)
  const isShout = text === text.toUpperCase() && text.length > 5
  return tidied(isShout ? text.toLowerCase() : text)
}

/** Both, the second in brackets, as long as they fit a line: `Espetinho (Rafa)`. */
export function writeBoth(reading: Reading, subject: Subject, also: Subject): string {
  const [name, more] = [writeSubject(reading, subject), said(reading, also)]
  const both = `${name} (${more})`
  return tellingOne(name, more) ?? (both.length <= lineMax ? both : name)
}
