import { cents } from '@lya/core/amounts/cents.ts'
import { askPaid, once } from '#conversation/bills/asked-paid.ts'
import { withBehind } from '#conversation/bills/chained.ts'
import { keepAll } from '#conversation/bills/keep-all.ts'
import { type AnswerPart, answerPartsIn } from '#conversation/bills/listing/answer-parts.ts'
import { type BillSaid, oppositeOf, saidOfBill } from '#conversation/bills/listing/answer-said.ts'
import { isNotedIn } from '#conversation/bills/paid/noted-before.ts'
import { isYesToAll, saidCount } from '#conversation/bills/paid/said-count.ts'
import { paidBill } from '#conversation/coming/coming-bill.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { register, say } from '#conversation/make-turn.ts'
import type { Read } from '#conversation/needs/needing.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import type { PendingBills } from '#conversation/pending/pending-state.ts'
import { waitingIn } from '#conversation/pending/waiting.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Reading } from '#understanding/reading.ts'

const asked = { intent: 'log', confidence: 90 } as const
const done = { intent: 'none', confidence: 90 } as const

/** What is said of one of them, and the bill as the answer has it. */
interface Answered {
  bill: RecurringDraft
  said: BillSaid
  /** YYYY-MM-DD on which it was paid, if it was. */
  paidOn: string
}

/**
 * The turn of an answer to a list of bills that says something else of each: "a água é todo mês, a
 * luz só essa", "a luz já paguei, a água ainda não". Each is kept, written or asked about as it is
 * told. "quero sim, das duas" and "só essas de dezembro" are of all of them. Null for any other
 * answer, and where something is said of none of them.
 */
export const eachAnsweredTurn: Read = (input, { reading }) => {
  const open = stillOpen(input.state, input.today)
  const waiting = open ? null : (waitingIn(input)?.bills ?? null)
  const list = open?.kind === 'bills' ? open : waiting
  if (!list || list.bills.length < 2) return null
  const parts = answerPartsIn(list.bills, reading)
  if (parts.every(({ named }) => named.length === 0)) return ofAllTurn(input, list, reading, parts)
  const each = eachOf(list, parts)
  const isMixed = each && new Set(each.map(({ said }) => said)).size > 1
  return isMixed || each?.every(({ said }) => said === 'once') ? doneTurn(input, each) : null
}

/** "só essas de dezembro" is of all of them, and so is a yes to both. */
function ofAllTurn(
  input: TurnInput,
  list: PendingBills,
  reading: Reading,
  parts: readonly AnswerPart[],
): Turn | null {
  if (reading.amounts.length > 0 || parts.some(({ isElse }) => isElse)) return null
  const said = parts.map((part) => saidOfBill(part.reading))
  if (said.includes('refused')) return null
  const isOnce = said.includes('once') && !said.includes('monthly') && !said.includes('paid')
  const isBoth = list.isDue && saidCount(reading) >= list.bills.length && isYesToAll(reading)
  if (!(isOnce || isBoth)) return null
  // Where it was asked whether they are paid, it is not said that they are not.
  return list.isDue ? keepAll(input, list.bills.map(once)) : askPaid(input, list.bills, [], true)
}

/** What is said of each of them; null where that is not plain of one, or more is told. */
function eachOf({ bills }: PendingBills, parts: readonly AnswerPart[]): Answered[] | null {
  const told = new Map<RecurringDraft, { said: BillSaid | null; reading: Reading }>()
  let named: readonly RecurringDraft[] = []
  let alone: BillSaid | null = null
  for (const part of parts) {
    const said = saidOfBill(part.reading)
    if (said === 'refused' || part.isElse) return null
    if (part.reading.tokens.some(({ norm }) => inPart.has(norm))) return null
    const [, second] = part.named
    // "a água e a luz já paguei": the first is told of with the second.
    const lone = named.filter((one) => told.get(one)?.said === null)
    named = part.named.length > 0 ? [...(said ? lone : []), ...part.named] : named
    if (second && !said) return null
    if (part.isOnly && said) alone = said
    for (const bill of named) {
      const before = told.get(bill)
      const merged = mergedOf(before?.said ?? null, said)
      if (merged === undefined) return null
      const isNew = part.reading.amounts.length + part.reading.days.length > 0 || !before
      told.set(bill, { said: merged, reading: isNew ? part.reading : before.reading })
    }
  }
  const firm = [...told.values()].flatMap(({ said }) =>
    said && said !== 'other' && said !== 'theirs' ? [said] : [],
  )
  const rest = oppositeOf(alone ?? firm[0] ?? 'other')
  return completed(bills, told, { rest, isRestTold: alone !== null })
}

/** "paguei metade do aluguel": less than it costs. */
const inPart = new Set('metade parte pedaco adiantado antecipado'.split(' '))

function completed(
  bills: readonly RecurringDraft[],
  told: ReadonlyMap<RecurringDraft, { said: BillSaid | null; reading: Reading }>,
  { rest, isRestTold }: { rest: BillSaid; isRestTold: boolean },
): Answered[] | null {
  const each = bills.map((bill): Answered | null => {
    const { said, reading } = told.get(bill) ?? { said: isRestTold ? 'other' : null }
    const meant = said === 'other' ? rest : said
    return !meant || meant === 'other' ? null : mendedBy({ bill, said: meant }, reading)
  })
  const known = each.filter((one) => one !== null)
  return known.length === bills.length ? known : null
}

/** "não paguei, é todo mês" is told by its month; what is paid and comes again is for others. */
function mergedOf(before: BillSaid | null, said: BillSaid | null): BillSaid | null | undefined {
  if (before === null || said === null || before === said) return said ?? before
  if (weak.has(before)) return said
  return weak.has(said) ? before : undefined
}

const weak = new Set<BillSaid>(['other', 'unpaid', 'remind'])

/** With the sum and the day that are told with it; null where they are two. */
function mendedBy(
  { bill, said }: Pick<Answered, 'bill' | 'said'>,
  reading: Reading | undefined,
): Answered | null {
  const [amount, another] = reading?.amounts ?? []
  if (another || !reading) return another ? null : { bill, said, paidOn: '' }
  const amountCents = amount ? cents(Math.round(amount.valueCents)) : bill.amountCents
  const whole = { ...bill, amountCents }
  if (said === 'paid') {
    const past = reading.days.filter(
      ({ date }) => Temporal.PlainDate.compare(date, reading.today) <= 0,
    )
    return { bill: whole, said, paidOn: past.at(-1)?.date.toString() ?? '' }
  }
  const isDated = reading.days.some(({ first }) => reading.tokens[first]?.norm === 'dia')
  const due = isDated ? dueDayIn(reading) : null
  const moved = due ? { ...whole, dueDay: due.day, nextDate: due.toString() } : whole
  return { bill: moved, said, paidOn: '' }
}

/** Writes what is paid, keeps what is to be kept, and asks of the rest. */
function doneTurn(input: TurnInput, each: readonly Answered[]): Turn | null {
  const ofSaid = (...some: BillSaid[]) => each.filter(({ said }) => some.includes(said))
  const month = input.today.toPlainYearMonth()
  const fresh = ofSaid('paid').filter(({ bill }) => !isNotedIn(input, bill, month))
  const drafts = fresh.map(({ bill, paidOn }) => {
    return paidBill(bill, paidOn ? Temporal.PlainDate.from(paidOn) : input.today)
  })
  const kept = ofSaid('once', 'remind', 'monthly').map(({ bill, said }) => {
    return said === 'monthly' ? bill : once(bill)
  })
  const left = ofSaid('unpaid').map(({ bill }) => bill)
  const isNoted = fresh.length < ofSaid('paid').length
  const steps: ((one: TurnInput) => Turn | null)[] = [
    ...(drafts.length > 0 ? [(one: TurnInput) => register(one, asked, drafts)] : []),
    ...(isNoted ? [(one: TurnInput) => say(one, done, { kind: 'done-before' })] : []),
    ...(kept.length > 0 ? [(one: TurnInput) => keepAll(one, kept)] : []),
    ...(left.length > 0 ? [(one: TurnInput) => askPaid(one, left, [], true)] : []),
  ]
  return inTurn(input, steps)
}

/** All of them, each behind the one before it. */
function inTurn(
  input: TurnInput,
  [step, ...others]: readonly ((one: TurnInput) => Turn | null)[],
): Turn | null {
  const turn = step?.(input) ?? null
  if (!turn || others.length === 0) return turn
  const rest = inTurn({ ...input, state: turn.state }, others)
  return rest && { ...withBehind(turn, rest), state: rest.state }
}
