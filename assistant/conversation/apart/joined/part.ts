import { asks } from '#conversation/apart/joined/asking.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn } from '#conversation/turn.ts'
import { findVerb, type Verb } from '#language/verbs.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findMeanings, isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** A part of a message, or all of it, and what it comes to. */
export interface Part extends Pick<Message, 'reading' | 'account'> {
  turn: Turn
}

/** A message in two. */
export interface Pair {
  front: Part
  behind: Part
  /** The end of a sentence stands between them. */
  isStrong: boolean
}

const begun = new Set<Effect['kind']>([
  'create-transactions',
  'buy-in-instalments',
  'create-recurring',
  'create-goal',
  'set-budget',
])

/** What it is done to is not named by it, or it tells of what was done. */
const unsure = new Set<Effect['kind']>([
  ...(['undo-last', 'delete-all', 'explain'] as const),
  ...(['count-past', 'move-past', 'forget-habit'] as const),
])

/** Whether a part begins something, or asks: nothing that stands there is changed by it. */
export function isBegun({ turn: { effects } }: Part): boolean {
  return effects.every(({ kind }) => begun.has(kind) || kind === 'query')
}

/** Less may be a count: "pizza 172, comemos em dois". */
const leastCents = 300

/** It is done at once, and nothing is asked about it. */
export function stands(part: Part): boolean {
  const { effects, reply, state, also } = part.turn
  const [effect, more] = effects
  // A limit asks by the way whether it is to stay.
  const isAsked = state.open && effect?.kind !== 'set-budget'
  if (!effect || more || isAsked || also) return false
  if (reply.kind === 'log' && (reply.isUnnamed || reply.left)) return false
  if (effect.kind === 'query') return part.reading.amounts.length === 0 && asks(part.reading)
  // What is not known by now is looked for, and may be of the other part.
  if ('target' in effect && effect.target.id === null) return false
  if (!begun.has(effect.kind)) return !unsure.has(effect.kind)
  if (part.reading.amounts.length === 0) return false
  if (part.reading.amounts.some((one) => mayCount(part.reading, one))) return false
  return entriesOf(part).every(({ amountCents }) => {
    return amountCents >= leastCents || amountCents % 100 !== 0
  })
}

const countedCents = 10_000

/** The 14 of "lavanderia 14 lençol", where the price stood in what was cut off. */
function mayCount({ tokens }: Reading, { form, last, valueCents }: Reading['amounts'][number]) {
  const next = tokens[last + 1]
  if (form !== 'bare' || valueCents >= countedCents || !next || !isThing(next.norm)) return false
  // Nobody counts "80 gasolina".
  return !findMeanings(next.norm)?.every(({ concept }) => concept === 'fuel')
}

export function entriesOf({ turn }: Pick<Part, 'turn'>): TransactionDraft[] {
  return turn.effects.flatMap((one) => {
    return one.kind === 'create-transactions' ? one.transactions : []
  })
}

/** Whether every sum that a message tells is in what a turn does or says, by itself or reckoned. */
export function isAccounted({ effects, reply }: Turn, { amounts }: Reading): boolean {
  const told = new Set((JSON.stringify([effects, reply]).match(/\d+/g) ?? []).map(Number))
  return amounts.every(({ valueCents }) => told.has(Math.round(valueCents)))
}

/** Nobody is said to have done anything: "skin 30 conto". */
export function isBare({ reading: { tokens } }: Part): boolean {
  return tokens.every(({ norm }) => !findVerb(norm))
}

/** What was done stands before its first sum, if there is one: "minha vó me deu 100". */
export function isDone({ reading, account }: Part): boolean {
  return doneIn({ reading, account }).length > 0
}

/** It came or went by what was done, as it is written: and no "a peça me custou 90, já pagou". */
export function isMovedSo(part: Part): boolean {
  const flows = doneIn(part).map(({ flow }) => flow)
  return entriesOf(part).every(({ type }) => {
    return flows.some((flow) => flow === null || (flow === 'in') === (type === 'receita'))
  })
}

/** The writer did it, or it was done to them: and no "a Ju pagou os 40". */
export function isOwnDeed(part: Part): boolean {
  const isToMe = part.reading.tokens.some(({ norm }) => norm === 'me')
  const verbs = doneIn(part).flatMap((one) => one.verbs)
  return isToMe || verbs.some(({ verb }) => verb.form === 'i-did' || verb.kind === 'arrive')
}

function doneIn({ reading, account }: Pick<Part, 'reading' | 'account'>) {
  const at = reading.amounts[0]?.first ?? reading.tokens.length
  return account.clauses.filter(({ mood, flow, verbs }) => {
    const isMoved = (kind: Verb['kind']) => flow !== null || kind === 'arrive'
    return mood === 'done' && verbs.some((one) => one.at < at && isMoved(one.verb.kind))
  })
}
