import { goesOnEarning } from '#conversation/apart/goes-on-earning.ts'
import { goesOnInList } from '#conversation/apart/goes-on-in-list.ts'
import type { Part } from '#conversation/apart/parts.ts'
import { beginsWithEvent, isDeed } from '#conversation/apart/told-event.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** What the parts are heard with. */
export interface Hearing {
  told: TurnInput
  /** What the whole message writes when it is read together. */
  together: readonly TransactionDraft[]
  understand: (input: TurnInput) => Turn
  /** Whether commas set them apart, as they do the things of a list. */
  isInList: boolean
}

/** What each part writes, and what is remembered of all besides the entries. */
export interface Heard {
  drafts: TransactionDraft[][]
  memory: Partial<Turn['state']>
}

/** What each part tells by itself; null where one is no whole entry, or goes on with another. */
export function hearParts(hearing: Hearing, parts: readonly Part[]): Heard | null {
  if (parts.length === 0) return null
  const { told, understand, isInList } = hearing
  let memory: Heard['memory'] = {}
  const drafts: TransactionDraft[][] = []
  const before: Reading[] = []
  for (const { text, reading } of parts) {
    if (isInList && goesOnInList(reading, before, drafts.flat())) return null
    const turn = understand({ ...told, text, state: { ...told.state, ...memory } })
    const own = draftsOf(turn)
    if (!own || !isBelieved(hearing, turn, reading, own, before)) return null
    memory = { ...memory, ...memoryOf(turn.state) }
    drafts.push(own)
    before.push(reading)
  }
  return { drafts, memory }
}

function isBelieved(
  { together, isInList }: Hearing,
  { rule }: Turn,
  reading: Reading,
  own: readonly TransactionDraft[],
  before: readonly Reading[],
): boolean {
  if (rule === 'notice' || (isInList && beginsWithEvent(reading))) return true
  if (reading.tokens.some(({ norm }) => isDeed(norm))) return true
  const isGoingOn = goesOnEarning(reading, before)
  return own.every((one) => isAsBefore(one, together, isGoingOn))
}

/** What a part writes by itself; null where it lacks a name, or is no entry at all. */
function draftsOf({ reply, effects }: Turn): TransactionDraft[] | null {
  const [effect, another] = effects
  if (reply.kind !== 'log' || reply.isUnnamed || reply.left || another) return null
  if (effect?.kind !== 'create-transactions') return null
  return effect.transactions
}

/** What it is was known when all of it was read together, or is a thing that anybody knows. */
function isAsBefore(
  one: TransactionDraft,
  together: readonly TransactionDraft[],
  isGoingOn: boolean,
): boolean {
  const isThere = together.some(
    ({ type, amountCents }) => type === one.type && amountCents === one.amountCents,
  )
  return isThere || (!isGoingOn && fold(one.description).split(' ').some(isThing))
}

/** What is remembered of a part besides what it does: who owes what, and who was told of. */
export function memoryOf({ owed, owing, trades, whom }: Turn['state']): Partial<Turn['state']> {
  return {
    ...(owed ? { owed } : {}),
    ...(owing ? { owing } : {}),
    ...(trades ? { trades } : {}),
    ...(whom ? { whom } : {}),
  }
}
