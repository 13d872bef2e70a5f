import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import type { PendingBill } from '#conversation/coming/coming-state.ts'
import type { Turn } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

const discounts = / (?:desconto|descontinho|abatimento) /

/** The percentage that is taken off what is to be paid, as a message tells it; 0 where none is. */
function percentOffIn({ flat, numbers }: Reading): number {
  const [told, another] = numbers.filter(({ role }) => role === 'percentage')
  const percent = (told?.hundredths ?? 0) / 100
  return told && !another && discounts.test(flat) && percent < 100 ? percent : 0
}

/** The turn that offers to remind of a bill, with what is taken off it where it is paid in time. */
export function withPercentOff(turn: Turn, { reading }: Message): Turn {
  const { open } = turn.state
  const percent = open?.kind === 'bill' && open.percentOff === undefined ? percentOffIn(reading) : 0
  if (open?.kind !== 'bill' || percent === 0) return turn
  return { ...turn, state: { ...turn.state, open: { ...open, percentOff: percent } } }
}

/** "me lembra sim, mas com o desconto": what is left of the bill; null where that is all of it. */
export function lessPercent(
  { bill, percentOff: before = 0 }: PendingBill,
  reading: Reading,
): Cents | null {
  const percent = percentOffIn(reading) || before
  if (percent === 0 || !discounts.test(reading.flat) || / sem (?:o )?desc/.test(reading.flat))
    return null
  return cents(Math.round((bill.amountCents * (100 - percent)) / 100))
}
