import type { Query } from '#conversation/effect.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'

const most = 10
/** Before anything was noted. */
const firstDay = '2000-01-01'

/** "meus 3 últimos gastos": so many, whenever they were. Nothing for any other list. */
export function lastFew({ reading }: Message): Pick<Query, 'count' | 'from' | 'to'> | null {
  const found = leaningIn('asksLastFew', reading)
  if (!found) return null
  const said = reading.numbers.find(({ first, last }) => found.first <= first && last <= found.last)
  const count = (said?.hundredths ?? 0) / 100
  if (!Number.isInteger(count) || count < 1 || count > most) return null
  return { count, from: firstDay, to: reading.today.toString() }
}
