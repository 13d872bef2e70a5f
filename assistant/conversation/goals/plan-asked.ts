import { cents } from '@lya/core/amounts/cents.ts'
import type { Query } from '#conversation/effect.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** "até julho", "guardando 200 por mês": by when a goal is to be reached, or how fast. */
export function planAsked({ reading }: Message): Pick<Query, 'goalBy' | 'perMonthCents'> {
  const [amount, another] = reading.amounts
  const isPace = amount && !another && amount.valueCents > 0 && leans('goalPace', reading)
  if (isPace) return { perMonthCents: cents(Math.round(amount.valueCents * timesIn(reading))) }
  if (!leans('goalNeeds', reading)) return {}
  const by = inSoLong(reading) ?? untilNamed(reading)
  return by !== null && by > reading.today.toString() ? { goalBy: by } : {}
}

/** How often it is put by in a month. */
function timesIn({ tokens }: Message['reading']): number {
  const said = tokens.find(({ norm }) => timesAMonth.has(norm))
  return timesAMonth.get(said?.norm ?? '') ?? 1
}

const timesAMonth = new Map([
  ['dia', 365 / 12],
  ['semana', 52 / 12],
  ['quinzena', 2],
])

/** In months. */
const units = new Map([
  ['mes', 1],
  ['meses', 1],
  ['ano', 12],
  ['anos', 12],
])
/** Nobody plans further. */
const maxMonths = 600

/** "em 10 meses", of which this one is the first. */
function inSoLong({ tokens, today }: Message['reading']): string | null {
  for (const [at, { norm }] of tokens.entries()) {
    const unit = units.get(tokens[at + 2]?.norm ?? '')
    const said = tokens[at + 1]?.norm ?? ''
    const many = said === 'um' ? 1 : Number(said)
    if (norm !== 'em' || unit === undefined || !(many >= 1 && many * unit <= maxMonths)) continue
    const last = today.add({ months: many * unit - 1 })
    return last.with({ day: last.daysInMonth }).toString()
  }
  return null
}

function untilNamed(reading: Message['reading']): string | null {
  return reading.flat.includes(' ate ') ? (readPeriod(reading, true).to ?? null) : null
}
