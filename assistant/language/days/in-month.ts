import type { NamedDay } from '#language/days/named-day.ts'
import { months } from '#language/days/words.ts'
import { readSmallNumber } from '#language/small-number.ts'
import type { Token } from '#language/tokens.ts'

/**
 * A month that is gone, behind what was paid or came: `paguei os 2.700 em outubro`, `em outubro,
 * dia 10`. As of "mês passado", without a day of its own it is the day of today in that month.
 */
export function readInMonth(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
  isAhead: boolean,
): NamedDay | null {
  if (isAhead || tokens[first]?.norm !== 'em' || !isTold(tokens, first)) return null
  const month = months.get(tokens[first + 1]?.folded ?? '')
  if (month === undefined || month === today.month) return null
  const [link = '', behind = ''] = tokens.slice(first + 2, first + 4).map(({ norm }) => norm)
  // "em outubro de 2025", "em março passado", "em agosto e setembro" are read, or are a span.
  if (/^(de|do|passado|e|a|ate|ou)$/.test(link) || /^20\d\d$/.test(behind)) return null
  const year = month < today.month ? today.year : today.year - 1
  const start = Temporal.PlainDate.from({ year, month, day: 1 })
  const at = first + (link === ',' ? 3 : 2)
  const day = tokens[at]?.norm === 'dia' ? readSmallNumber(tokens, at + 1) : null
  const isDay = day !== null && day.value >= 1 && day.value <= start.daysInMonth
  const told = isDay ? day.value : Math.min(today.day, start.daysInMonth)
  return { first, last: isDay ? day.last : first + 1, date: start.with({ day: told }) }
}

const done = new Set([
  ...['paguei', 'pagamos', 'pagou', 'quitei', 'quitamos'],
  ...['gastei', 'gastamos', 'comprei', 'compramos', 'recebi', 'recebemos', 'caiu', 'entrou'],
])
/** "foi pago em outubro"; "eu pago em janeiro" is still to come. */
const paid = new Set(['pago', 'paga', 'pagos', 'pagas'])
const been = new Set(['foi', 'foram', 'era', 'eram'])
const asked = new Set([
  ...['quanto', 'quantos', 'quantas', 'qual', 'quais', 'quando', 'que', '?'],
  ...['mostra', 'mostrar', 'mostre', 'lista', 'listar', 'liste', 'ver', 'veja', 'tudo', 'total'],
])

/** Whether a deed and a sum stand around it, and nothing is asked. */
function isTold(tokens: readonly Token[], at: number): boolean {
  if (tokens.some(({ norm }) => asked.has(norm))) return false
  if (!tokens.some(({ kind }) => kind === 'number')) return false
  const start = Math.max(0, at - 7)
  return tokens.slice(start, at + 8).some(({ norm }, index) => {
    const before = tokens[start + index - 1]?.norm ?? ''
    return done.has(norm) || (paid.has(norm) && been.has(before))
  })
}
