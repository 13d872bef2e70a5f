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
const listed = / \/ (?=dia \d)/gi
const fewest = 2
const dayMax = 31

/**
 * A text with the days of its bills told as such: "vence no 18" of what comes every month, "água 80
 * (7), luz 120 (15)", and "dia 5 aluguel 620 / dia 12 telefone 55" in lines.
 */
export function withDaysOut(text: string): string {
  const inLines = text.replace(listed, '\n')
  if (!monthly(` ${fold(inLines).replace(/[^\p{L}\d]+/gu, ' ')} `)) return inLines
  const isList = (inLines.match(inBrackets)?.length ?? 0) >= fewest
  const open = isList ? inLines.replace(inBrackets, (said, day) => dayOf(day) ?? said) : inLines
  return open.replace(led, (said: string, verb: string, day: string, next = '') => {
    const named = counted.has(next) ? undefined : dayOf(day)
    return named === undefined ? said : `${verb} no ${named}`
  })
}

function dayOf(day: string): string | undefined {
  return Number(day) >= 1 && Number(day) <= dayMax ? `dia ${day}` : undefined
}
