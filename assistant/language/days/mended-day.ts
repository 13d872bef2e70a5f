import type { NamedDay } from '#language/days/named-day.ts'
import { findNumberWord } from '#language/number-words.ts'
import type { Token } from '#language/tokens.ts'

const mends = new Set([
  ...['nao', 'ah nao', 'ops', 'opa', 'alias', 'digo', 'minto', 'mentira', 'perdao', 'errei'],
  ...['quer dizer', 'ou melhor', 'melhor dizendo', 'na verdade', 'pera', 'nao pera', 'ops nao'],
])
const leads = new Set(['foi', 'era', 'na', 'no', 'em', 'nao'])
const marks = new Set([',', '.', '-'])
/** As many tokens as stand between a day and the one that takes its place. */
const betweenMax = 8

/**
 * A text without the day that is taken back in it: "25 no celular ontem, não, anteontem" is of the
 * day before yesterday alone. What is denied first ("não foi ontem") corrects what was told.
 */
export function withoutMendedDay(
  text: string,
  tokens: readonly Token[],
  days: readonly NamedDay[],
): string {
  const at = days.findIndex((day, index) => {
    const next = days[index + 1]
    return next !== undefined && isMended(tokens, day, next)
  })
  if (at < 0) return text
  // What tells no figure may itself correct what was told: "foi sábado, na verdade domingo".
  const isTold = tokens.some(({ kind, norm }, token) => {
    const isOfDay = days.some((one) => token >= one.first && token <= one.last)
    return !isOfDay && (kind === 'number' || findNumberWord(norm) !== undefined)
  })
  if (!isTold) return text
  const [former, next] = days.slice(at, at + 2)
  const first = former && tokens[former.first]
  const right = next && tokens[next.first]
  return first && right ? text.slice(0, first.start) + text.slice(right.start) : text
}

function isMended(tokens: readonly Token[], day: NamedDay, next: NamedDay): boolean {
  const between = tokens.slice(day.last + 1, next.first)
  if (between.length === 0 || between.length > betweenMax) return false
  const words = between.flatMap(({ norm }) => (marks.has(norm) ? [] : [norm]))
  while (words.length > 1 && leads.has(words.at(-1) ?? '')) words.pop()
  if (!mends.has(words.join(' '))) return false
  if (words.at(-1) !== 'nao') return true
  // "foi sexta, não quinta" denies the other; "não foi ontem não, foi hoje" what was told before.
  const no = between.findLastIndex(({ norm }) => norm === 'nao')
  const isDenied = tokens.slice(0, day.first).some(({ norm }) => norm === 'nao' || norm === 'nem')
  return marks.has(between[no + 1]?.norm ?? '') && !isDenied
}
