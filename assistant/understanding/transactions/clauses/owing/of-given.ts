import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum, isSumOf } from '#understanding/transactions/clauses/clause.ts'

const given = new Set('to-me gave-me kin-gave payer-gave sent-me allowance paid-me'.split(' '))
const aims = new Set(['pra', 'pro', 'para', 'pros', 'pras'])

/** `minha mãe mandou 100 pro remédio e custou 64`: what that cost, and nothing more from her. */
export function payOfGiven(reading: Reading, clauses: readonly Clause[], at: number): void {
  const clause = clauses[at]
  if (clause?.flow !== null || !isSumOf(clause) || !hasSum(reading, clause)) return
  const before = clauses[at - 1]
  const isLeaving = before?.flowRule === 'arrived' && /^( e)? sa(iu|iram) /.test(clause.flat)
  if (isLeaving && / entr(ou|aram) /.test(before.flat)) {
    Object.assign(clause, { flow: 'out', flowRule: 'price' })
    return
  }
  const isMeant = clauses.slice(Math.max(0, at - 2), at).some((one) => {
    return one.sentence === clause.sentence && isForThing(reading, one, clause.first)
  })
  if (isMeant) Object.assign(clause, { flow: 'out', flowRule: 'price' })
}

/** It was given for something that is named behind its sum, and before another clause. */
function isForThing(
  { amounts, tokens }: Reading,
  { first, last, flowRule }: Clause,
  end: number,
): boolean {
  if (!given.has(flowRule)) return false
  const sum = amounts.find((one) => first <= one.first && one.last <= last)
  return sum !== undefined && tokens.slice(sum.last + 1, end).some(({ norm }) => aims.has(norm))
}
