import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { categorise } from '#understanding/categories/categorise.ts'
import type { Fields, Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const reach = 5

const together = new PhraseBook('two things that are paid in the same parts', [
  {
    means: 'together',
    say: 'um|uma|o|a ..3 e um|uma|o|a ..3 em # x|vezes [,|:] [r] [$] @ [reais] [o|a] ..1 e [r] [$] @ [reais] $',
    like: 'comprei um fogão e uma geladeira em 3x, 900 e 1500',
  },
  {
    means: 'together',
    say: '[r] [$] @ [reais] ..4 e ..3 [r] [$] @ [reais] ..2 , [e] paguei|dividi|parcelei|passei tudo|ambos|juntos em # x|vezes',
    like: 'comprei material de Davi 98,70 e de Luísa 112,40, paguei tudo em 2 vezes',
  },
  {
    means: 'together',
    say: '[r] [$] @ [reais] o|a dele|dela e [r] [$] @ [reais] o|a dele|dela , [e] paguei|dividi|parcelei|passei [tudo] em # x|vezes',
    like: 'comprei os tênis de Davi e Luísa, 139,90 o dele e 119,90 o dela, dividi em 3 vezes',
  },
])

/** Both prices, where two things are paid in the same parts: 2400; null for all others. */
export function bothTogether(reading: Reading): number | null {
  const [one, other, more] = reading.amounts
  if (!one || !other || more || !together.isIn(reading)) return null
  return one.valueCents + other.valueCents
}

/** The price right before its parts, where several are told: `mercado 80 e tênis 300 em 3x`. */
export function splitBeside({ reading, account }: Message): Amount | undefined {
  const parts = reading.numbers.find(({ role }) => role === 'instalment')
  if (!parts || account.transactions.length < 2) return undefined
  return reading.amounts.findLast(({ last }) => last < parts.first && parts.first - last <= reach)
}

/** What the entry of one of these sums is called and filed under, where there are several. */
export function thingOfSum(message: Message, sums: readonly number[]): Fields {
  const { account, index } = message
  const { transactions } = account
  const of = transactions.length < 2 ? [] : transactions
  const told = sums
    .map((sum) => of.find(({ draft }) => [draft.amountCents, draft.sum?.startCents].includes(sum)))
    .find(Boolean)
  if (!told || told.draft.description === '') return beforeSum(message, sums)
  const { description, categoryId, type } = told.draft
  // "reforma 9.000, 3.000 de entrada": taken for pay, it was filed as pay.
  const isSpent = type === 'despesa'
  const category = isSpent ? index.all.find(({ id }) => id === categoryId)?.name : undefined
  return { description, ...(category ? { category } : {}) }
}

/** `3.599 em 10x, com 10% de desconto`, `2 ingressos, 110 cada, em 2x`: what is paid in parts. */
export function workedOut({ account, reading }: Message, value: number): number {
  const price = reading.amounts.find(({ valueCents, times }) => times && valueCents === value)
  // "2x pampers a 44,90 cada": what counts them is no number of parts.
  const isCount = reading.numbers.some(({ role, first }) => {
    return role === 'instalment' && first === price?.times?.first
  })
  if (isCount) return value
  const told = account.transactions.find(({ draft: { sum } }) => {
    const isOfPrice = sum?.steps.every(({ by }) => worked.has(by))
    return sum?.startCents === value && isOfPrice === true
  })
  return told?.draft.amountCents ?? value
}

const worked = new Set(['times', 'less', 'less-percent'])

/** The thing right before a sum that is no entry, behind another: "180 e o óculos fica em 540". */
function beforeSum({ reading, account, index }: Message, sums: readonly number[]): Fields {
  const at = reading.amounts.findIndex(({ valueCents }) => sums.includes(valueCents))
  const [former, own] = [reading.amounts[at - 1], reading.amounts[at]]
  if (!former || !own || account.transactions.length === 0) return {}
  const clause = account.clauses.find((one) => one.first <= own.first && own.first <= one.last)
  const span = { first: Math.max(former.last + 1, clause?.first ?? 0), last: own.first - 1 }
  const covers = coverTokens(reading)
  const subject = findSubject(reading, covers, span.first, span.last)
  if (!subject) return {}
  const id = categorise(reading, covers, { ...span, subject, type: 'despesa' }, index)
  const category = index.all.find((one) => one.id === id)?.name
  return { description: writeSubject(reading, subject), ...(category ? { category } : {}) }
}
