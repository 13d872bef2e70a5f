import type { CorpusDialogue } from '#corpus/interpret-dialogue.ts'
import {
  drawsPerPair,
  type JoinedMeasure,
  type JoinedOf,
  lengthMax,
} from '#corpus/joined/joined.ts'
import { joinedText, joints, oneOf } from '#corpus/joined/joints.ts'
import { seededChance } from '#corpus/mutate.ts'
import { begin, type Conversation, type Told, take } from '#corpus/world/converse.ts'

/**
 * Draws two turns of a conversation, one behind the other, and tells them in one message: what
 * stands there then, and what is asked, is to be what it is when both are told.
 */
export function measureJoinedTurns(
  dialogues: readonly CorpusDialogue[],
  { pairs, seed, onMiss }: JoinedOf,
): JoinedMeasure {
  const chance = seededChance(seed)
  const measure: JoinedMeasure = { pairs: 0, right: 0, idle: 0 }
  for (let draws = pairs * drawsPerPair; draws > 0 && measure.pairs < pairs; draws -= 1) {
    const dialogue = oneOf(dialogues, chance)
    const at = 1 + Math.floor(chance() * ((dialogue?.turns.length ?? 2) - 2))
    const joint = oneOf(joints, chance) ?? '. '
    const tried = dialogue && tryPair(dialogue, at, joint)
    if (!tried) continue
    measure.pairs += 1
    if (tried.isIdle) measure.idle += 1
    if (tried.isRight) measure.right += 1
    else onMiss?.(tried)
  }
  return measure
}

/** Null for turns of which one does nothing, or answers what the other made her ask. */
function tryPair(dialogue: CorpusDialogue, at: number, joint: string) {
  const [one, other] = dialogue.turns.slice(at)
  if (!one || !other || other.today || one.text.length + other.text.length > lengthMax) return null
  if ([one, other].some(({ text }) => text.includes('\n'))) return null
  const apart = playedTo(dialogue, at)
  const before = standingIn(apart)
  const first = take(apart, one.text)
  const between = standingIn(apart)
  if (apart.state.open || (between === before && first.turn.intent !== 'query')) return null
  const second = take(apart, other.text)
  const after = standingIn(apart)
  if (after === between && second.turn.intent !== 'query') return null
  const together = playedTo(dialogue, at)
  const text = joinedText(one.text, other.text, joint)
  const told = take(together, text)
  const got = standingIn(together)
  const isAnswered = askedBy(told) === askedBy(first) + askedBy(second)
  const said = told.replies.join(' ')
  return { text, said, isRight: got === after && isAnswered, isIdle: got === before }
}

/** A conversation as it is on the day of a turn, before it. */
function playedTo(dialogue: CorpusDialogue, end: number): Conversation {
  const conversation = begin({ ...dialogue, today: Temporal.PlainDate.from(dialogue.today) })
  for (const [at, { text, today }] of dialogue.turns.entries()) {
    if (at > end) break
    if (today !== undefined) conversation.world.today = Temporal.PlainDate.from(today)
    if (at < end) take(conversation, text)
  }
  return conversation
}

/** What stands there, without what it is called and where it is filed. */
function standingIn({ world: { entries, bills, budgets, goals } }: Conversation): string {
  return JSON.stringify([
    entries.map(({ type, amountCents, date }) => `${type} ${amountCents} ${date}`).toSorted(),
    bills.map(({ amountCents, nextDate }) => `${amountCents} ${nextDate.toString()}`).toSorted(),
    budgets.map(({ categoryId, plannedCents }) => `${categoryId} ${plannedCents}`).toSorted(),
    goals.map(({ targetCents, savedCents }) => `${targetCents} ${savedCents}`).toSorted(),
  ])
}

function askedBy({ turn: { effects } }: Told): number {
  return effects.filter(({ kind }) => kind === 'query').length
}
