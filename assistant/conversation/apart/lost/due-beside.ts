import { type Hearing, hearingOf } from '#conversation/apart/joined/hearing.ts'
import { entriesOf, isDone, type Part, stands } from '#conversation/apart/joined/part.ts'
import { isExplaining } from '#conversation/apart/lost/explaining.ts'
import { figuresOf } from '#conversation/apart/lost/figures.ts'
import { eachIn, keptIn } from '#conversation/apart/lost/runs.ts'
import { together } from '#conversation/apart/lost/together.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The turn of a bill with its day that was taken for one more entry of what was done, "recebi
 * 2500, aluguel é 800 dia 10": what was done is written, on its own day, and the bill asked about.
 * Null for any other message.
 */
export function dueBesideTurn(told: TurnInput, turn: Turn, hearing: Hearing): Turn | null {
  const { effects, rule } = turn
  const isLog = effects.length === 1 && effects[0]?.kind === 'create-transactions'
  if (!isLog || rule === 'notice' || rule === 'restated' || told.state.open) return null
  const reading = readMessage(told.text, told.today)
  if (reading.days.every(({ first }) => reading.tokens[first]?.norm !== 'dia')) return null
  const runs = eachIn(reading, figuresOf(reading))
  if (!runs) return null
  const hear = hearingOf(told, hearing)
  const parts = runs.map(({ text }) => dueIn(hear(text), hear))
  if (parts.some(({ reading }, at) => isExplaining(reading, at))) return null
  const each = runs.map(({ text }, at) => ({ text, isLost: isDue(parts[at]) }))
  const due = each.filter(({ isLost }) => isLost)
  const done = parts.filter((one) => !isDue(one))
  if (due.length === 0 || done.length === 0 || !done.every(isWritten)) return null
  const kept = hear(keptIn(each, told.today).text)
  if (entriesOf(kept).length !== done.length) return null
  if (!isOfWhole(turn, kept)) return null
  const [only, more] = parts.filter(isDue)
  const bills = more ? hear(due.map(({ text }) => text).join(', ')) : only
  if (!bills || entriesOf(bills).length > 0) return null
  return together(told, kept.turn, [bills])
}

/** Nothing is kept that was no entry of the whole. */
function isOfWhole(turn: Turn, kept: Part): boolean {
  const written = entriesOf({ turn }).map(({ amountCents }) => Number(amountCents))
  return entriesOf(kept).every(({ amountCents }) => written.includes(amountCents))
}

/** "fatura 820 dia 15", which is doubted to be paid: it falls due then. */
function dueIn(part: Part, hear: (text: string) => Part): Part {
  if (part.turn.reply.kind !== 'propose' || isDone(part)) return part
  const due = hear(part.reading.text.replace(/\bdia (?=\d)/, 'vence dia '))
  return isDue(due) ? due : part
}

function isDue(part: Part | undefined): boolean {
  return part?.turn.reply.kind === 'bill' && !part.turn.reply.isUndated && !isDone(part)
}

/** It was done, or is named and written without a question. */
function isWritten(part: Part): boolean {
  return entriesOf(part).length > 0 && (isDone(part) || stands(part))
}
