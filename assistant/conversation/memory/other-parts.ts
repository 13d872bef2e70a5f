import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { carry } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { thingsIn } from '#conversation/naming/own-story.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

type Part = Pick<KeptDraft, 'description' | 'amountCents'> & { id?: string }
type Known = Pick<TurnInput, 'payments' | 'state'>

/** What changes the instalments to come, where one that was written does; null for others. */
export function otherParts(input: Known, one: Part, amountCents: Cents): Effect | null {
  const before = one.amountCents
  const bill = billOfParts(input, one)
  // What is far from it may be the whole.
  const isNear = amountCents < before * 2 && amountCents * 2 > before
  if (!bill || !isNear || amountCents === before) return null
  return { kind: 'change-amount', what: 'payment', id: bill.id, name: bill.name, amountCents }
}

/** What ends the instalments to come, where the first of them is deleted; null for others. */
export function endOfParts(input: Known, one: Part): Effect | null {
  const bill = billOfParts(input, one)
  if (!bill) return null
  const { id, name } = bill
  return { kind: 'end-thing', what: 'payment', id, name, isOfParts: true }
}

/** Whether a sum is one of its parts: the first takes the centavos that do not divide. */
export function isLikePart(
  { amountCents = 0, instalments }: Bill,
  firstCents: number | undefined,
): boolean {
  const more = (firstCents ?? 0) - amountCents
  return more === 0 || (more > 0 && more < (instalments ?? 1))
}

/** The bill of what was bought in parts, by the first that this conversation wrote. */
export function billOfParts(
  { payments = [], state: { last, earlier = [] } }: Known,
  one: Part,
): Bill | null {
  const line = last ? [last, ...earlier] : earlier
  const isParted = line.some(({ kind, transactions }) => {
    return kind === 'bought' && transactions.some(({ id }) => id === one.id)
  })
  if (!isParted) return null
  const { description, amountCents } = one
  return payments.find((bill) => bill.name === description && isLikePart(bill, amountCents)) ?? null
}

/**
 * A turn that corrects an instalment by what all of them come to, "na verdade o jaleco foi 129,90"
 * of one in 2x: each becomes its part of that. Any other turn as it is.
 */
export function withWholeAnew(input: TurnInput, turn: Turn, { numbers }: Reading): Turn {
  const [effect, another] = turn.effects
  // "ficou 972 os dois": of two things, and not of their parts.
  const isOfThings = numbers.some(({ rule }) => rule === 'group')
  if (effect?.kind !== 'correct' || another || isOfThings) return turn
  const { target, changes } = effect
  const whole = changes.amountCents
  const one = whole === undefined ? undefined : partsIn(input).find(({ id }) => id === target.id)
  const bill = one && billOfParts(input, one)
  if (!whole || !one || !bill || !isWhole(whole, one)) return turn
  const part = cents(Math.floor(whole / one.count))
  const first = cents(whole - part * (one.count - 1))
  const { id, name } = bill
  const own = { ...effect, changes: { ...changes, amountCents: first } }
  const others = { kind: 'change-amount', what: 'payment', id, name, amountCents: part } as const
  // What was corrected is spoken of next, so it comes last.
  const isSame = bill.amountCents === part
  const turns = (isSame ? [own] : [others, own]).map((each) => carry(input, turn.candidate, each))
  const { rule, intent } = turn
  return chained(turns.map((each) => ({ ...each, rule, intent }))) ?? turn
}

/** Nearer to all of the parts than to one of them. */
function isWhole(cents: number, { amountCents, count }: Parted): boolean {
  const far = (from: number) => Math.abs(Math.log(cents / from))
  return far(amountCents * count) < far(amountCents)
}

/** "o total é que é 129,90, cada parcela 64,95": what the two figures prove to be bought so. */
export function provenParts(
  input: TurnInput,
  message: Message,
): { id: string; whole: Cents } | null {
  const { amounts } = message.reading
  if (amounts.length !== 2) return null
  const [part = 0, whole = 0] = amounts.map(({ valueCents }) => valueCents).sort((a, b) => a - b)
  const one = partsIn(input).find(({ count }) => Math.abs(part * count - whole) < count)
  if (!one || whole <= 0 || tellsAnother(message, one)) return null
  return { id: one.id, whole: cents(Math.round(whole)) }
}

/** "me pagaram 120 da festa, era 240", behind a pan in 2x: of what came in, or of another thing. */
function tellsAnother(message: Message, bought: Remembered): boolean {
  const isComing = message.account.clauses.some(
    ({ mood, flow }) => mood === 'done' && flow === 'in',
  )
  const isNamed = namedAmong(message, [bought]).length > 0
  const others = thingsIn(message).filter(({ word }) => !ofParts.has(word))
  return isComing || (!isNamed && others.length > 0)
}

/** Words that only tell which of the two figures is which. */
const ofParts = new Set('total parcela parcelas vez vezes valor inteiro toda todo cada'.split(' '))

/** The one that was bought in parts of such a sum in all: "não foi 180, foi 189,90", of 2x 90. */
export function boughtFor(input: TurnInput, wholeCents: number): Remembered | null {
  const fitting = partsIn(input).filter(({ amountCents, count }) => {
    return Math.abs(amountCents * count - wholeCents) < count
  })
  const [only, another] = fitting
  return only && !another ? only : null
}

type Parted = Remembered & { count: number }

/** What this conversation bought in parts, newest first. */
function partsIn(input: TurnInput): Parted[] {
  const { last, earlier = [] } = input.state
  const bought = (last ? [last, ...earlier] : earlier).filter(({ parts }) => parts !== undefined)
  if (bought.length === 0) return []
  return ownIn(input).flatMap((one) => {
    const own = bought.find(({ transactions }) => transactions.some(({ id }) => id === one.id))
    return own?.parts ? [{ ...one, count: own.parts }] : []
  })
}
