import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import type { Changes, Effect, Purchase, RecurringDraft } from '#conversation/effect.ts'
import { movedBy } from '#conversation/limits/moved-by.ts'
import { wordsOfLimit } from '#conversation/limits/words-of.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Obstacle } from '#phrasing/reply.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import type { Candidate, Fields, Message, Read } from '#understanding/intents/candidate.ts'
import { dueOfYear } from '#understanding/intents/commitments/due-of-year.ts'
import { firstPartIn } from '#understanding/intents/commitments/first-part.ts'
import { weekdayOfAll } from '#understanding/intents/commitments/frequency-said.ts'
import { isSharedOut } from '#understanding/intents/commitments/own-share.ts'
import { partsLeftIn } from '#understanding/intents/commitments/parts-left.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'

type Intended = Effect | Obstacle

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

function divide(total: Cents, count: number): Cents[] {
  const each = Math.floor(total / count)
  return Array.from({ length: count }, (_, at) =>
    cents(at === 0 ? total - each * (count - 1) : each),
  )
}

/** A payment that comes again; only what is paid does, as the product has it. */
export function intendedRecurring(message: Message, { fields = {} }: Candidate): Intended {
  const amountCents = boundedCents(message, fields.amount)
  if (amountCents === null) return 'amount-out-of-bounds'
  const [told] = message.account.transactions
  // "aluguel 900, divido com o Léo, ele me paga a metade": what comes back makes no income.
  const isBill = isSharedOut(message.reading) && !arrives.test(message.reading.flat)
  const isIncome = told?.draft.type === 'receita' || (comesIn(message) && !isBill)
  if (isIncome && !isOwed(message)) return 'recurring-income'
  const { today, days } = message.reading
  const { frequency = 'mensal', day } = fields
  const ofAll = weekdayOfAll(message.reading)
  const named = days.at(0)?.date ?? (ofAll ? today.add({ days: ofAll - today.dayOfWeek }) : null)
  const anchor = frequency === 'semanal' && named ? sameWeekday(named, today) : today
  const isDay = day !== undefined && day !== null && day >= 1 && day <= 31
  const dueDay = isDay ? day : anchor.day
  const begins = beginning(message, frequency, isDay ? day : null)
  const next = begins ?? (isDay ? firstDueDate(today, { frequency, dueDay }) : anchor)
  const recurring = {
    name: textOf(fields.description) ?? 'Pagamento',
    amountCents,
    frequency,
    dueDay: begins && !isDay ? begins.day : dueDay,
    nextDate: next.toString(),
    categoryId: told?.draft.categoryId ?? categoryId(fields, 'despesa', message.index.all),
    ...partsLeftIn(message.reading),
  }
  return { kind: 'create-recurring', recurring }
}

/** The first day where another one than the next due day is told. */
function beginning(
  { reading }: Message,
  frequency: Fields['frequency'],
  day: number | null,
): Temporal.PlainDate | null {
  if (frequency === 'anual') return dueOfYear(reading, day)
  return frequency === 'mensal' ? firstPartIn(reading) : null
}

const pays = / (pago|pagamos|pagar|paga|paguei|gasto|gastar|despesa|conta|debito|boleto|sai) /

const received = new PhraseBook('what comes to the writer again and again', [
  {
    means: 'comes',
    say: 'recebo|recebemos|ganho|ganhamos',
    not: ['recebo|recebemos a|o|um|uma conta|fatura|boleto|carne'],
    like: 'recebo 150 toda sexta de faxina',
  },
  {
    means: 'comes',
    say: 'me|nos paga|pagam|deposita|depositam|manda|mandam|transfere',
    like: 'a patroa me paga 600 todo dia 10',
  },
])

function comesIn({ reading }: Message): boolean {
  return (isIncomeTalk(reading) && !pays.test(reading.flat)) || received.isIn(reading)
}

const arrives = / (recebo|receber|recebe|recebemos|cai|entra|ganho|ganhar|pinga) /

/** "me lembra todo dia 20 da pensão", "faltam 19": it is to be paid, unless it comes. */
function isOwed({ reading }: Message): boolean {
  if (arrives.test(reading.flat)) return false
  const isLeft = partsLeftIn(reading).partsLeft !== undefined
  return isLeft || leans('reminded', reading) || isOfStaff(reading)
}

const wages = new Set(['salario', 'ordenado', 'pagamento', 'diaria', 'quinzena'])

/** `salário do padeiro`: who works for the writer. */
function isOfStaff({ tokens }: Message['reading']): boolean {
  return tokens.some(({ norm }, at) => {
    const [link, who] = tokens.slice(at + 1, at + 3)
    const isOf = wages.has(norm) && /^d[ao]s?$/.test(link?.norm ?? '')
    const works = findMeanings(who?.norm ?? '') ?? []
    return isOf && works.some(({ concept }) => concept === 'staff' || concept === 'cleaning')
  })
}

/** The day's weekday on or after today: days are read as past ones. */
function sameWeekday(day: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ days: (day.dayOfWeek - today.dayOfWeek + 7) % 7 })
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
    name: capitalised(textOf(fields.description) ?? 'Minha meta'),
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

export function intendedPayment(_message: Message, { fields = {} }: Candidate): Intended {
  return { kind: 'pay', payment: { id: null, name: textOf(fields.description) } }
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
function boundedCents({ reading }: Message, value: number | undefined): Cents | null {
  if (value === undefined) return null
  if (reading.amounts.some((one) => one.isForeign || one.isNegative)) return null
  const whole = Math.round(value)
  return whole > 0 && whole <= limits.amountCentsMax ? cents(whole) : null
}

function textOf(value: string | undefined): string | null {
  return value?.trim() ? value : null
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
