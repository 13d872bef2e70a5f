import { timeUnits } from '#language/days/words.ts'
import { readSmallNumber } from '#language/small-number.ts'
import type { Token } from '#language/tokens.ts'

/** A length of time, such as eight weeks and two days, and its last token. */
export interface Length {
  last: number
  length: { years?: number; months?: number; weeks?: number; days?: number }
}

/** Parts of a day: said along with the rest, they move no day. */
const smallUnits = /^(hora|horas|minuto|minutos|segundo|segundos)$/

/** `3 dias`, `duas semanas e um dia`, `1 ano, 2 meses e 1 hora`. */
export function readLength(tokens: readonly Token[], first: number): Length | null {
  if (!readSmallNumber(tokens, first)) return null
  const length: Length['length'] = {}
  let last = -1
  let at = first
  for (;;) {
    const count = readSmallNumber(tokens, at)
    const name = count ? (tokens[count.last + 1]?.norm ?? '') : ''
    const unit = timeUnits.get(name)
    if (!count || !(unit || smallUnits.test(name))) break
    if (unit) length[unit] = (length[unit] ?? 0) + count.value
    last = count.last + 1
    const link = tokens[last + 1]?.norm ?? ''
    if (link !== 'e' && link !== ',') break
    at = last + 2
  }
  // Nothing but hours: the day is that of the rest of the message.
  return last < 0 || Object.keys(length).length === 0 ? null : { last, length }
}
