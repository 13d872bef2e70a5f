import { type Bill, fitting, type Telling } from '#conversation/naming/telling.ts'
import { around } from '#conversation/plain/only-of.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Reading } from '#understanding/reading.ts'

/** The bills that a message names, and where. */
export interface BillsTold {
  bills: Bill[]
  at: number[]
}

/** Each bill that is named by a word of its own; null where a word may name several of them. */
export function billsTold({ payments = [] }: TurnInput, { tokens }: Reading): BillsTold | null {
  const told: BillsTold = { bills: [], at: [] }
  for (const [at, { kind, norm, spelled }] of tokens.entries()) {
    if (kind !== 'word' || around.has(norm)) continue
    const word: Telling = { at, word: norm, ...(spelled === norm ? {} : { spelled }) }
    const fits = fitting([word], payments).filter((one) => one.at.length > 0)
    const [fit, another] = fits
    if (another) return null
    if (!fit) continue
    told.at.push(at)
    if (!told.bills.includes(fit.thing)) told.bills.push(fit.thing)
  }
  return told
}
