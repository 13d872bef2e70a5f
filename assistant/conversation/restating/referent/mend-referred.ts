import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { askPaid } from '#conversation/bills/asked-paid.ts'
import { offeringBill } from '#conversation/coming/coming-bill.ts'
import type { Effect, RecurringDraft } from '#conversation/effect.ts'
import { carry, correctSum } from '#conversation/make-turn.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import type { OfferedBill, Own } from '#conversation/restating/referent/own.ts'
import type { SaidAnew } from '#conversation/restating/referent/said-anew.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Fields } from '#understanding/intents/candidate.ts'

/** What one thing is to be, of all that may have been said of it. */
export interface Mend {
  amountCents?: number
  dueDay?: number
  newName?: string
  categoryId?: string
}

/**
 * What of that is another than it is; null where it is not plain, or all of it stands there so.
 */
export function mendOf(input: TurnInput, own: Own, anew: SaidAnew): Mend | null {
  const before = sumOf(own)
  // "não foi 180, era 189,90", of what does not stand at 180.
  const isOther = anew.wrong.some(({ cents }) => before !== undefined && cents !== before)
  if (isOther) return null
  const fresh = [...new Set(anew.sums.map((one) => one.cents))].filter((sum) => sum !== before)
  const [sum, another] = fresh
  const times = anew.times === undefined ? undefined : timesOf(before, anew.times)
  const value = sum ?? times
  if (before !== undefined && sum !== undefined && !isNear(before, sum, anew)) return null
  const days = anew.days.filter((day) => day !== dayOf(own))
  const [dueDay, later] = days
  if (another !== undefined || later !== undefined) return null
  if (value !== undefined && (value <= 0 || value > limits.amountCentsMax)) return null
  const category = input.categories.find(({ name, type }) => {
    return name === anew.category && type === 'despesa'
  })
  const newName = anew.name ?? firmName(own, anew.firm)
  const isName = newName !== undefined && fold(newName) !== fold(own.name)
  const isCategory = input.categories.some(({ name }) => fold(name) === fold(newName ?? ''))
  const mend = {
    ...(value === undefined ? {} : { amountCents: value }),
    ...(dueDay === undefined ? {} : { dueDay }),
    ...(isName && !isCategory ? { newName } : {}),
    ...(category ? { categoryId: category.id } : {}),
  }
  const told = [mend.amountCents ?? mend.dueDay, mend.newName, mend.categoryId]
  // What is changed in two ways is not told of in part.
  return told.filter((one) => one !== undefined).length === 1 ? mend : null
}

/** "é da Enel" of a 'Conta', which is no name of its own; 'Fatura nubank' of a 'Fatura'. */
function firmName({ kind, name }: Own, firm: string | undefined): string | undefined {
  const isBill = kind === 'bill' || kind === 'offer'
  if (!isBill || firm === undefined || !nameless.has(fold(name))) return undefined
  return fold(name) === 'conta' ? firm : `${name} ${firm.toLowerCase()}`
}

const nameless = words('conta boleto fatura pagamento')

/** A car of 900 a month is no 30.000, unless it is said what was wrong. */
function isNear(before: number, sum: number, { wrong, isSlip }: SaidAnew): boolean {
  const times = sum / before
  return wrong.length > 0 || isSlip || (times <= timesMax && times >= 1 / timesMax)
}

const timesMax = 4

function timesOf(before: number | undefined, times: number): number | undefined {
  return before === undefined ? undefined : Math.round(before * times)
}

/** What it comes to now, where that is known. */
export function sumOf(own: Own): number | undefined {
  switch (own.kind) {
    case 'entry':
      return own.entry.amountCents
    case 'bill':
      return own.bill.amountCents
    case 'offer':
      return own.offer.bill.amountCents
    case 'limit':
      return own.limit.amountCents
    case 'goal':
      return undefined
    default:
      return own satisfies never
  }
}

function dayOf(own: Own): number | undefined {
  if (own.kind === 'bill') return own.bill.dueDay
  return own.kind === 'offer' ? own.offer.bill.dueDay : undefined
}

/** The turn of a thing that is to be so; null where it cannot be that. */
export function mended(input: TurnInput, own: Own, mend: Mend): Turn | null {
  switch (own.kind) {
    case 'bill':
      return ofBill(input, own, mend)
    case 'offer':
      return ofOffer(input, own.offer, mend)
    case 'goal':
      return ofGoal(input, own, mend)
    case 'limit':
      return ofLimit(input, own, mend)
    case 'entry':
      return ofEntry(input, own, mend)
    default:
      return own satisfies never
  }
}

function change(input: TurnInput, own: Own, effect: Effect, fields: Fields): Turn {
  const read = {
    intent: 'correct',
    confidence: 92,
    fields: { ...fields, target: own.name },
  } as const
  return carry(input, read, effect)
}

function ofBill(input: TurnInput, own: Own, mend: Mend): Turn | null {
  const { amountCents, dueDay, newName, categoryId } = mend
  const { id, name } = own
  if (categoryId !== undefined) {
    const category = input.categories.find((one) => one.id === categoryId)?.name
    const fields = category === undefined ? {} : { category }
    return change(input, own, { kind: 'change-category', id, name, categoryId }, fields)
  }
  if (amountCents !== undefined) {
    const sum = { kind: 'change-amount', what: 'payment', id, name } as const
    const effect = { ...sum, amountCents: cents(amountCents), ...(dueDay ? { dueDay } : {}) }
    return change(input, own, effect, { amount: amountCents })
  }
  if (dueDay !== undefined) {
    return change(input, own, { kind: 'change-day', id, name, dueDay }, { day: dueDay })
  }
  if (newName === undefined) return null
  const effect = { kind: 'change-name', what: 'payment', id, name, newName } as const
  return change(input, own, effect, { description: newName })
}

/** What was only offered is offered anew, and what was asked about is asked about so. */
function ofOffer(input: TurnInput, { bill, list }: OfferedBill, mend: Mend): Turn {
  const { amountCents, dueDay, newName, categoryId } = mend
  const anew: RecurringDraft = {
    ...bill,
    ...(amountCents === undefined ? {} : { amountCents: cents(amountCents) }),
    ...(dueDay === undefined ? {} : { dueDay, nextDate: onDay(bill, dueDay) }),
    ...(newName === undefined ? {} : { name: newName }),
    ...(categoryId === undefined ? {} : { categoryId }),
  }
  if (list) {
    const bills = list.bills.map((one) => (one === bill ? anew : one))
    return askPaid(input, bills, list.dates, list.isDue)
  }
  const open = stillOpen(input.state, input.today)
  const isUndated = open?.kind === 'bill' && open.bill === bill && open.isUndated === true
  const how = isUndated && dueDay === undefined ? { isUndated } : {}
  return offeringBill(input, anew, { isAmended: true, ...how })
}

/** That day of the month in which it was to be paid. */
function onDay({ nextDate }: RecurringDraft, day: number): string {
  const date = Temporal.PlainDate.from(nextDate)
  return date.with({ day: Math.min(day, date.daysInMonth) }).toString()
}

function ofGoal(input: TurnInput, own: Own, { amountCents, newName }: Mend): Turn | null {
  const { id, name } = own
  // "corrige a viagem, eram 400 que eu pus lá", behind what was put in: that is mended, if any.
  const { last } = input.state
  const isPutIn = last?.kind === 'deposited' && last.name === name
  if (amountCents !== undefined && !isPutIn) {
    const sum = { kind: 'change-amount', what: 'goal', id, name } as const
    return change(input, own, { ...sum, amountCents: cents(amountCents) }, { amount: amountCents })
  }
  if (newName === undefined) return null
  return change(input, own, { kind: 'change-name', id, name, newName }, { description: newName })
}

function ofLimit(input: TurnInput, own: Own, { amountCents }: Mend): Turn | null {
  if (own.kind !== 'limit' || amountCents === undefined) return null
  const { by: _by, ...limit } = own.limit
  const budget = { ...limit, amountCents: cents(amountCents) }
  const read = { intent: 'budget', confidence: 90, fields: { category: own.name } } as const
  return carry(input, read, { kind: 'set-budget', budget })
}

/** Of an entry its sum alone: for the rest there are readers who know more of it. */
function ofEntry(input: TurnInput, own: Own, { amountCents, ...more }: Mend): Turn | null {
  if (own.kind !== 'entry' || amountCents === undefined || Object.keys(more).length > 0) return null
  return correctSum(input, own.entry, cents(amountCents))
}
