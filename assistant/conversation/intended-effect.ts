import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { divide } from '@lya/core/amounts/divide.ts'
import { limits } from '@lya/core/limits.ts'
import type { Changes, Effect, Purchase, RecurringDraft } from '#conversation/effect.ts'
import { movedBy } from '#conversation/limits/moved-by.ts'
import { wordsOfLimit } from '#conversation/limits/words-of.ts'
import { paidOn } from '#conversation/naming/paid/day-paid.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Obstacle } from '#phrasing/reply.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import type { Candidate, Fields, Message, Read } from '#understanding/intents/candidate.ts'
import { firstPartIn } from '#understanding/intents/commitments/first-part.ts'

export type Intended = Effect | Obstacle

/** A purchase in instalments; the first takes the centavos that do not divide. */
export function intendedPurchase(message: Message, { fields = {} }: Candidate): Intended {
  const count = fields.count
  if (count === undefined) return 'instalments-unknown'
  const total = boundedCents(message, fields.total)
  if (total === null || count > limits.instalmentsMax || total < count) {
    return 'amount-out-of-bounds'
  }
  const { transactions } = message.account
  const [first] = transactions
  const told = transactions.find(({ draft }) => draft.description === fields.description) ?? first
  // "3.000 de entrada" may look like pay.
  const isOwn = transactions.length === 1 || told?.draft.description === fields.description
  const filed = isOwn && told?.draft.type === 'despesa' ? told.draft.categoryId : null
  const own = {
    name: textOf(fields.description) ?? 'Compra parcelada',
    categoryId: filed ?? categoryId(fields, 'despesa', message.index.all),
  }
  const instalmentsCents = divide(total, count)
  const begins = firstPartIn(message.reading)
  if (begins)
    return { kind: 'create-recurring', recurring: allToCome(own, instalmentsCents, begins) }
  const date = told?.draft.date ?? message.reading.today
  const purchase: Purchase = { ...own, instalmentsCents, date }
  return { kind: 'buy-in-instalments', purchase }
}

/** None of them is paid yet: "primeira parcela em janeiro". */
function allToCome(
  own: { name: string; categoryId: string | null },
  instalmentsCents: readonly Cents[],
  begins: Temporal.PlainDate,
): RecurringDraft {
  const amountCents = instalmentsCents.at(-1) ?? cents(0)
  const rhythm = { frequency: 'mensal', dueDay: begins.day, nextDate: begins.toString() } as const
  return { ...own, ...rhythm, amountCents, partsLeft: instalmentsCents.length }
}

export function intendedBudget(message: Message, { fields = {} }: Candidate): Intended {
  const amountCents = boundedCents(message, fields.amount)
  if (amountCents === null) return 'amount-out-of-bounds'
  const month = textOf(fields.month) ?? message.reading.today.toPlainYearMonth().toString()
  const category = categoryId(fields, 'despesa', message.index.all)
  const by = movedBy(message.reading)
  const words = wordsOfLimit(message)
  const budget = { categoryId: category, amountCents, month }
  return { kind: 'set-budget', budget: { ...budget, ...(by ? { by } : {}), ...words } }
}

export function intendedGoal(message: Message, { fields = {} }: Candidate): Intended {
  const targetCents = boundedCents(message, fields.amount)
  if (targetCents === null) return 'amount-out-of-bounds'
  const date = textOf(fields.date)
  const goal = {
    name: capital(textOf(fields.description) ?? 'Minha meta'),
    targetCents,
    targetDate: date === null ? null : Temporal.PlainDate.from(date),
  }
  return { kind: 'create-goal', goal }
}

export function intendedDeposit(message: Message, { fields = {} }: Candidate): Intended {
  const amountCents = boundedCents(message, fields.amount)
  if (amountCents === null) return 'amount-out-of-bounds'
  return { kind: 'deposit', amountCents, goal: { id: null, name: textOf(fields.description) } }
}

/** "a luz foi paga ontem": with the day, where that is over. */
export function intendedPayment(message: Message, { fields = {} }: Candidate): Intended {
  const payment = { id: null, name: textOf(fields.description) }
  return { kind: 'pay', payment, ...paidOn(message, null) }
}

/** What a correction changes, of no transaction in particular yet. */
export function intendedChanges(message: Message, { fields = {} }: Read): Changes | Obstacle {
  const { amount, date, category, description, type } = fields
  const amountCents = boundedCents(message, amount)
  if (amount !== undefined && amountCents === null) return 'amount-out-of-bounds'
  const own = category === undefined ? null : categoryId(fields, null, message.index.all)
  if (category !== undefined && own === null) return 'category-unknown'
  const changes: Changes = {
    ...(amountCents === null ? {} : { amountCents }),
    ...(date === undefined ? {} : { date }),
    ...(own === null ? {} : { categoryId: own }),
    ...(description === undefined ? {} : { description }),
    ...(type === undefined ? {} : { type }),
  }
  return Object.keys(changes).length === 0 ? 'nothing-to-correct' : changes
}

/** The person's category of a name that was read; of this type first, where one is given. */
export function categoryId(
  fields: Fields,
  type: 'despesa' | 'receita' | null,
  all: readonly AssistantCategory[],
): string | null {
  const named = all.filter(({ name }) => name === fields.category)
  const fitting = named.find((one) => one.type === type) ?? (type === null ? named[0] : undefined)
  return fitting?.id ?? null
}

/** Null as well where the message speaks of other money, or of less than none. */
export function boundedCents({ reading }: Message, value: number | undefined): Cents | null {
  if (value === undefined) return null
  if (reading.amounts.some((one) => one.isForeign || one.isNegative)) return null
  const whole = Math.round(value)
  return whole > 0 && whole <= limits.amountCentsMax ? cents(whole) : null
}

export function textOf(value: string | undefined): string | null {
  return value?.trim() ? value : null
}
