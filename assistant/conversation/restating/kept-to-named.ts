import { balk, register } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * The turn with what it mends or deletes held to what the message names: where it names another
 * entry, this one is not touched, and of several that were told at once only the one that is named
 * is deleted.
 */
export function keptToNamed(input: TurnInput, message: Message, turn: Turn): Turn {
  const [effect, more] = turn.effects
  if (!effect || more || turn.also) return turn
  if (effect.kind === 'undo-last' || effect.kind === 'delete-all') {
    return oneOfLast(input, message, turn) ?? turn
  }
  if (effect.kind !== 'correct') return turn
  const { amountCents, categoryId, description } = effect.changes
  if (categoryId !== undefined || description !== undefined) return turn
  const known = rememberedIn(input)
  const target = known.find(({ id }) => id === effect.target.id)
  if (!target) return turn
  const { reading } = message
  const isNamed = namedBy(target, reading) > 0
  const isTold = amountCents === undefined || reading.amounts.length > 0
  if (
    isTold &&
    !isNamed &&
    known.some((one) => isHeadNamed(one, reading) && one.id !== target.id)
  ) {
    return balk(input, turn.candidate, 'nothing-to-correct')
  }
  const told = isNamed && !isHeadNamed(target, reading) ? ownDeedIn(message) : null
  return told ? register(input, turn.candidate, told) : turn
}

/** "apaga o do bicho", behind "busão 12 e bicho 20". */
function oneOfLast(input: TurnInput, { reading }: Message, turn: Turn): Turn | null {
  const { last } = input.state
  if (last?.kind !== 'created' || last.transactions.length < 2) return null
  const ids = last.transactions.map(({ id }) => id)
  const own = rememberedIn(input).filter(({ id }) => ids.includes(id))
  const [named, another] = own.filter((one) => namedBy(one, reading) > 0)
  return named && !another && own.length > 1 ? { ...deletion(input, named), rule: turn.rule } : null
}

/** How many of its telling words a message has. */
function namedBy({ name }: Remembered, { tokens }: Reading): number {
  return tellingWords(name).filter((word) => tokens.some(({ norm }) => isSame(word, norm))).length
}

function isHeadNamed({ name }: Remembered, { tokens }: Reading): boolean {
  const [head] = tellingWords(name)
  return head !== undefined && tokens.some(({ norm }) => isSame(head, norm))
}

/** "a moça da farmácia vai sair, dei 15": done at a place that another entry names, too. */
function ownDeedIn({ reading, account }: Message) {
  const at = reading.amounts[0]?.first ?? 0
  const isDone = account.clauses.some(({ mood, verbs, first, last }) => {
    const isOwn = verbs.some(({ verb, at: place }) => {
      return verb.form === 'i-did' && verb.kind !== 'else' && place === at - 1
    })
    return mood === 'done' && isOwn && first <= at && at <= last
  })
  const drafts = account.transactions.flatMap(({ draft, doubt }) => (doubt === null ? draft : []))
  return isDone && reading.amounts.length === 1 && drafts.length === 1 ? drafts : null
}
