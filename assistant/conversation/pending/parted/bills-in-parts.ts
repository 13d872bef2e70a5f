import { cents } from '@lya/core/amounts/cents.ts'
import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { paidDraft } from '#conversation/bills/asked-paid.ts'
import { chained } from '#conversation/bills/chained.ts'
import { keepAll } from '#conversation/bills/keep-all.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { register } from '#conversation/make-turn.ts'
import { type SaidOfBills, saidOfBills } from '#conversation/pending/parted/of-bills.ts'
import {
  isNextToOther,
  type Part,
  partsOf,
  tellsThing,
  withoutParts,
} from '#conversation/pending/parted/parts.ts'
import { withRest } from '#conversation/pending/parted/with-rest.ts'
import type { PendingBills } from '#conversation/pending/pending-state.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** What becomes of one of them. */
interface Fate {
  wish: 'paid' | 'monthly'
  bill: RecurringDraft
  day: Temporal.PlainDate | undefined
}

/**
 * The turn of what is said of each of several bills, where it was asked whether they are paid or
 * come again: "aluguel é todo mês, a academia foi só dessa vez, paguei dia 12", "pagas as duas. e a
 * água, 60". Null where one of them is not spoken of.
 */
export function billsInPartsTurn(
  told: TurnInput,
  open: PendingBills,
  understandAll: (input: TurnInput) => Turn,
): Turn | null {
  const reading = readMessage(told.text, told.today)
  const parts = partsOf(reading)
  const said = ofThoseBills(open.bills, parts)
  const fates = open.bills.flatMap((bill) => fateOf(bill, [...said.values()], told.today) ?? [])
  if (fates.length < open.bills.length) return null
  const own = parts.filter((part) => said.has(part))
  const rest = withoutParts(reading.text, parts, own)
  // "paguei as duas, deu 195 com a multa": what they came to.
  if (tellsTotal(readMessage(rest, told.today))) return null
  const answer = by('answered-question', settled(told, open, fates))
  return answer && withRest(told, answer, rest, understandAll)
}

const fines = words('multa multas juros total')
const coming = words('deu deram somou ficou')

function tellsTotal({ tokens }: Reading): boolean {
  return coming.has(tokens[0]?.norm ?? '') || tokens.some(({ norm }) => fines.has(norm))
}

/** The parts that speak of them alone, with what each of them says. */
function ofThoseBills(
  bills: readonly RecurringDraft[],
  parts: readonly Part[],
): Map<Part, SaidOfBills> {
  let before: readonly RecurringDraft[] = []
  const said = parts.map((part) => {
    const one = saidOfBills(bills, part, before)
    before = one?.which ?? before
    const which = one?.which ?? (before.length > 0 ? [...before] : [...bills])
    return one && { ...one, which }
  })
  const isElse = parts.map(({ reading }, at) => said[at] === null && tellsThing(reading))
  const kept = new Map<Part, SaidOfBills>()
  parts.forEach((part, at) => {
    const one = said[at]
    // "comprei um fone, 80, paguei tudo no pix": all of another thing.
    const told = saidOfBills(bills, part, [])
    const isBehind = isElse.slice(0, at).includes(true)
    const isNamed = told?.which != null && (told.isNamed || !isBehind)
    const isFree = !isBehind && !isNextToOther(parts, isElse, at)
    if (one && (isNamed || isFree)) kept.set(part, one)
  })
  return kept
}

/** What is said of one of them, all in all; null where nothing is, or two things are. */
function fateOf(
  bill: RecurringDraft,
  said: readonly SaidOfBills[],
  today: Temporal.PlainDate,
): Fate | null {
  const own = said.filter(({ which }) => which?.includes(bill))
  const [wish, another] = new Set(own.flatMap((one) => one.wish ?? []))
  if (!wish || another) return null
  const alone = own.filter(({ which }) => which?.length === 1)
  const sum = alone.flatMap((one) => one.sum ?? []).at(-1)
  const dueDay = alone.flatMap((one) => one.dueDay ?? []).at(-1)
  const priced = sum === undefined ? bill : { ...bill, amountCents: cents(sum) }
  if (wish === 'paid')
    return { wish, bill: priced, day: own.flatMap((one) => one.day ?? []).at(-1) }
  if (dueDay === undefined) return { wish, bill: priced, day: undefined }
  const { frequency } = bill
  const nextDate = firstDueDate(today, { frequency, dueDay }).toString()
  return { wish, bill: { ...priced, dueDay, nextDate }, day: undefined }
}

function settled(told: TurnInput, { dates }: PendingBills, fates: readonly Fate[]): Turn | null {
  const paid = fates.flatMap(({ wish, bill, day }, at) => {
    if (wish !== 'paid') return []
    const isAll = fates.every((one) => one.wish === 'paid')
    const date = day?.toString() ?? (isAll ? dates[at] : undefined)
    return [paidDraft(told, bill, date)]
  })
  const kept = fates.flatMap(({ wish, bill }) => (wish === 'monthly' ? [bill] : []))
  const read = { intent: 'log', confidence: 90 } as const
  const turn = paid.length > 0 ? register(told, read, paid) : null
  if (kept.length === 0) return turn
  const keeping = keepAll(turn ? { ...told, state: turn.state } : told, kept)
  return turn && keeping ? chained([turn, keeping]) : keeping
}
