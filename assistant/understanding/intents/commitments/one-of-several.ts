import type { Amount } from '#language/amounts/amount.ts'
import type { Fields, Message } from '#understanding/intents/candidate.ts'

const reach = 5

/** The price right before its parts, where several are told: `mercado 80 e tênis 300 em 3x`. */
export function splitBeside({ reading, account }: Message): Amount | undefined {
  const parts = reading.numbers.find(({ role }) => role === 'instalment')
  if (!parts || account.transactions.length < 2) return undefined
  return reading.amounts.findLast(({ last }) => last < parts.first && parts.first - last <= reach)
}

/** What the entry of one of these sums is called and filed under, where there are several. */
export function thingOfSum({ account, index }: Message, sums: readonly number[]): Fields {
  const { transactions } = account
  const of = transactions.length < 2 ? [] : transactions
  const told = sums
    .map((sum) => of.find(({ draft }) => [draft.amountCents, draft.sum?.startCents].includes(sum)))
    .find(Boolean)
  if (!told || told.draft.description === '') return {}
  const { description, categoryId, type } = told.draft
  // "reforma 9.000, 3.000 de entrada": taken for pay, it was filed as pay.
  const isSpent = type === 'despesa'
  const category = isSpent ? index.all.find(({ id }) => id === categoryId)?.name : undefined
  return { description, ...(category ? { category } : {}) }
}

/** `3.599 em 10x, com 10% de desconto`, `2 ingressos, 110 cada, em 2x`: what is paid in parts. */
export function workedOut({ account }: Message, value: number): number {
  const told = account.transactions.find(({ draft: { sum } }) => {
    const isOfPrice = sum?.steps.every(({ by }) => worked.has(by))
    return sum?.startCents === value && isOfPrice === true
  })
  return told?.draft.amountCents ?? value
}

const worked = new Set(['times', 'less', 'less-percent'])
