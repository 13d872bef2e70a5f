import type { Told } from '#corpus/world/converse.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { splitClauses } from '#understanding/transactions/clauses/parting/split-clauses.ts'

/** Which rule decided, which others would have, and what each number and clause was taken for. */
export function whyOf({ turn }: Told, text: string) {
  const { rule, candidate, today } = turn
  const reading = readMessage(text, today)
  const numbers = toldNumbers(reading)
  return { rule, rivals: candidate.rivals ?? [], numbers, clauses: toldClauses(reading) }
}

/** Each number as it is written, what it is taken for, and by which rule. */
function toldNumbers({ text, tokens, numbers }: Reading): string[] {
  return numbers.map(({ first, last, role, rule }) => {
    const written = text.slice(tokens[first]?.start, tokens[last]?.end)
    return `${written}: ${role} (${rule})`
  })
}

/** Each clause, whether it was done and which way its money went, and by which rules. */
function toldClauses(reading: Reading): string[] {
  return splitClauses(reading).map(({ flat, mood, rule, flow, flowRule }) => {
    const way = flow ? `, ${flow} (${flowRule})` : ''
    return `${flat.trim()}: ${mood}${rule ? ` (${rule})` : ''}${way}`
  })
}
