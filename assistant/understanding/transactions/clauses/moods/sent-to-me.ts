import type { Message } from '#understanding/intents/candidate.ts'

const bareMinCents = 1000

/** "o João fez um pix de 1.200 pra mim": one deed, one figure, and nothing is left to doubt. */
export function isSentToMe({ reading, account: { clauses } }: Message): boolean {
  const [only, another] = clauses
  const figures = reading.numbers.filter(({ rule }) => rule !== 'article')
  const [sum] = reading.amounts
  // "a dona Marta me pagou 2 faxinas" tells no sum.
  const isSum = sum !== undefined && (sum.valueCents >= bareMinCents || sum.form === 'currency')
  if (!only || another || figures.length !== 1 || !isSum) return false
  return only.mood === 'done' && only.flowRule === 'to-me'
}
