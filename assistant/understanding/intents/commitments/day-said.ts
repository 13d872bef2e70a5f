import { findNumberWord } from '#language/number-words.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { frequencyOf } from '#understanding/intents/commitments/frequency-said.ts'

/** The day of the month, 1 to 31, on which what comes again falls due; null where none is told. */
export function daySaid({ reading }: Message): number | null {
  if (/ (a cada|semanal) /.test(reading.flat)) return null
  for (const [, said = ''] of reading.flat.matchAll(
    / (?:(?:vence )?dia|vence) (\d{1,2}|\p{L}+(?: e \p{L}+)?)(?= )/gu,
  )) {
    const day = /^\d/.test(said) ? Number(said) : dayInWords(said)
    if (day !== null) return day
  }
  return frequencyOf(reading) === 'anual' ? dayOfYear(reading) : null
}

/** The `18` of "1.640 por ano, vence todo 18 de março". */
function dayOfYear({ days, tokens }: Message['reading']): number | null {
  const [day, another] = days
  const isDated = day && tokens.slice(day.first, day.last).some(({ kind }) => kind === 'number')
  return isDated && !another ? day.date.day : null
}

/** `primeiro`, `dezoito`, `vinte e cinco`; of `dois e` the first word. */
function dayInWords(said: string): number | null {
  const [first = '', second = ''] = said.split(' e ')
  if (first === 'primeiro') return 1
  const tens = findNumberWord(first)?.value
  const ones = findNumberWord(second)?.value ?? 0
  if (tens === undefined) return null
  const day = tens >= 20 && ones < 10 ? tens + ones : tens
  return day <= 31 ? day : null
}
