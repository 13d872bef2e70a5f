import type { Token } from '#language/tokens.ts'

/** From which day a weekday is looked for. */
export interface Week {
  today: Temporal.PlainDate
  weekday: number
}

/** `desta semana`, `da semana que vem`, `da proxima semana`; weeks begin on Monday here. */
export function readOfWeek(
  tokens: readonly Token[],
  at: number,
  { today, weekday }: Week,
): { last: number; date: Temporal.PlainDate } | null {
  const [link = '', one = '', two = '', three = ''] = tokens.slice(at, at + 4).map((t) => t.norm)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const inWeek = (weeks: number) => monday.add({ days: weekday - 1 + 7 * weeks })
  if (/^d[ae](st|ss)a$|^d(est|ess)a$/.test(link) && one === 'semana') {
    return { last: at + 1, date: inWeek(0) }
  }
  if (link !== 'da') return null
  if (one === 'semana' && two === 'que' && three === 'vem') return { last: at + 3, date: inWeek(1) }
  const isLast = /^(passada|anterior)$/.test(one === 'semana' ? two : '')
  if (isLast || (/^(ultima|passada)$/.test(one) && two === 'semana')) {
    return { last: at + 2, date: inWeek(-1) }
  }
  return one === 'proxima' && two === 'semana' ? { last: at + 2, date: inWeek(1) } : null
}
