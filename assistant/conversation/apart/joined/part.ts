import { asks } from '#conversation/apart/joined/asking.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn } from '#conversation/turn.ts'
import { findVerb, type Verb } from '#language/verbs.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
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
  return form === 'bare' && valueCents < countedCents && next !== undefined && isThing(next.norm)
}

export function entriesOf({ turn }: Pick<Part, 'turn'>): TransactionDraft[] {
  return turn.effects.flatMap((one) => {
    return one.kind === 'create-transactions' ? one.transactions : []
  })
}

/** Nobody is said to have done anything: "skin 30 conto". */
export function isBare({ reading: { tokens } }: Part): boolean {
  return tokens.every(({ norm }) => !findVerb(norm))
}

/** What was done stands before its first sum, if there is one: "minha vó me deu 100", and no "torta 80". */
export function isDone({ reading, account }: Part): boolean {
  const at = reading.amounts[0]?.first ?? reading.tokens.length
  return account.clauses.some(({ mood, flow, verbs }) => {
    const isMoved = (kind: Verb['kind']) => flow !== null || kind === 'arrive'
    return mood === 'done' && verbs.some((one) => one.at < at && isMoved(one.verb.kind))
  })
}
