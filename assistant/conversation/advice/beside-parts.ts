import type { Effect } from '#conversation/effect.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

/** What else was paid in the message of a purchase in instalments; null where nothing was. */
export function besideParts({ account }: Message, { fields = {} }: Candidate): Effect | null {
  const { total, installment, count = 0, description } = fields
  const ofParts = [total, installment, Math.floor((total ?? 0) / Math.max(count, 1))]
  const isOther = (name: string) => description !== undefined && name !== '' && name !== description
  const others = account.transactions.filter(({ draft, doubt }) => {
    const isCounted = draft.amountCents === count * 100
    // "gasolina 100 e celular 1.200 em 12x": of one sum with its parts, and called otherwise.
    const isOfParts = ofParts.includes(draft.amountCents) && !isOther(draft.description)
    return doubt === null && !isOfParts && !isCounted
  })
  if (others.length === 0 || others.length === account.transactions.length) return null
  return { kind: 'create-transactions', transactions: others.map(({ draft }) => draft) }
}
