import { fold } from '#language/fold.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'

const monthly = anyOf(
  'todo mes; todos os meses; td mes; cada mes; por mes; mensal; mensais; mensalmente',
)
const led = /\b(venc\p{L}*|caem|cai) (?:n?o )?(\d{1,2})(?![\d/]|,\d)(?= (\p{L}+)|)/giu
/** It is a sum, or a date of its own. */
const counted = words('reais mil de conto contos')
const inBrackets = /\((\d{1,2})\)/g
const fewest = 2
const dayMax = 31

/**
 * A text with the days of its bills told as such: "vence no 18" of what comes every month, and
 * "água 80 (7), luz 120 (15)".
 */
export function withDaysOut(text: string): string {
  if (!monthly(` ${fold(text).replace(/[^\p{L}\d]+/gu, ' ')} `)) return text
  const isList = (text.match(inBrackets)?.length ?? 0) >= fewest
  const open = isList
    ? text.replace(inBrackets, (said: string, day: string) => dayOf(day) ?? said)
    : text
  return open.replace(led, (said: string, verb: string, day: string, next?: string) => {
    const named = counted.has(next ?? '') ? undefined : dayOf(day)
    return named === undefined ? said : `${verb} no ${named}`
  })
}

function dayOf(day: string): string | undefined {
  return Number(day) >= 1 && Number(day) <= dayMax ? `dia ${day}` : undefined
}
