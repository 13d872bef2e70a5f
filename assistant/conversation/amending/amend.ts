import { type Amendment, amendmentIn } from '#conversation/amending/amendment.ts'
import { isDayAlone } from '#conversation/coming/still-ahead.ts'
import type { Changes } from '#conversation/effect.ts'
import { intendedChanges } from '#conversation/intended-effect.ts'
import { balk, carry, choose } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import {
  knownIn,
  type Meant,
  meantByCorrection,
  noTarget,
  optionsOf,
  targetOf,
} from '#conversation/meant-transaction.ts'
import { isOfFee, tellsFee } from '#conversation/memory/anew/fee-of.ts'
import { isBefore } from '#conversation/memory/meant-anew.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { isMistake } from '#conversation/removing/was-mistake.ts'
import { talkTurn } from '#conversation/talking/talk-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Fields, Message, Read } from '#understanding/intents/candidate.ts'
import { readTalk } from '#understanding/intents/talk/talk.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'

const ofSelf: ReadonlySet<string> = new Set([
  ...['boast', 'worry', 'sad', 'party', 'tired', 'grief', 'sick', 'idle-day'],
])
const moves = / (muda|mude|mudar|troca|troque|coloca|coloque|passa|poe|bota|categoria) /
const asCorrection = { intent: 'correct', confidence: 90 } as const

/** The turn of a message that says by itself that it corrects: "na verdade foi 45". */
export function correctionTurn(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const changes = intendedChanges(message, candidate)
  const isNamed = changes === 'nothing-to-correct' && moves.test(message.reading.flat)
  if (isNamed && tellingIn(message).length > 0) return balk(input, candidate, 'category-unknown')
  // "não é tristeza não, tô feliz": what is told of oneself, and no entry is meant.
  const isOfSelf = changes === 'nothing-to-correct' && ofSelf.has(readTalk(message.reading) ?? '')
  const talk = isOfSelf ? talkTurn(input, message, { ...candidate, intent: 'none' }) : null
  if (talk) return talk
  if (typeof changes === 'string') return balk(input, candidate, changes)
  return change(input, message, candidate, changes)
}

/**
 * The turn of a short message that corrects only because of what was registered just before it:
 * "era na farmácia", "não, 45", "Lazer"; null for any other.
 */
export function amendingTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { last } = input.state
  if (!last) return null
  if (isMistake(message)) return balk(input, candidate, 'by-mistake')
  if (last.transactions.length === 0) return null
  // "dia 5", behind a bill that she was told of or a reminder: of that, and of no entry.
  if (isDayAlone(message.reading) && isOfOther(input.state, message.reading)) return null
  if (tellsFee(message) && isOfFee(message, namedAmong(message, ownIn(input)))) return null
  // "a pizza foi 120 ontem", behind what somebody gave for it today: what it was paid by is told.
  const isOfOwn = message.reading.amounts.length > 0 && last.transactions.some(cameIn)
  if (isOfOwn && last.transactions.every((one) => isBefore(message, one))) return null
  const amendment = amendmentIn(message, candidate, last)
  return amendment && amend(input, message, amendment)
}

function cameIn({ type }: { type: string }): boolean {
  return type === 'receita'
}

/** She spoke last, and of no entry; "ontem" is no day to be reminded on. */
function isOfOther({ rule, intent, open }: TurnInput['state'], { flat }: Message['reading']) {
  if (open?.kind === 'due') return true
  const isSpoken = rule === 'talk' || rule === 'silent.unmeant'
  const isOfNone = intent === 'none' || intent === 'help' || intent === 'clarify'
  return isSpoken && isOfNone && !flat.includes('ontem ')
}

function amend(input: TurnInput, message: Message, amendment: Amendment): Turn {
  if (typeof amendment === 'string') {
    return balk(input, { ...asCorrection, intent: 'none' }, amendment)
  }
  const { id, changes } = amendment
  const read: Read = { ...asCorrection, fields: fieldsOf(changes, input) }
  if (id === null) return change(input, message, read, changes)
  const target = targetOf(id)
  return carry(input, read, { kind: 'correct', target, changes })
}

function fieldsOf(changes: Changes, { categories }: TurnInput): Fields {
  const { amountCents, categoryId, ...rest } = changes
  const own = categories.find(({ id }) => id === categoryId)
  return {
    ...rest,
    ...(amountCents === undefined ? {} : { amount: amountCents }),
    ...(own ? { category: own.name } : {}),
  }
}

/** "na verdade foi 45 no mercado" after a pizza: not the pizza, but the market or a question. */
function meantByItem(
  { state }: TurnInput,
  message: Message,
  { categoryId, description }: Changes,
): Meant | null {
  const [last, ...others] = [knownIn({ ...state, earlier: [] }), knownIn(state)]
  const isSum = message.reading.amounts.length > 0
  const items = tellingIn(message).filter(({ word }) =>
    findMeanings(word)?.some(({ weight }) => weight === 'item' || weight === 'place'),
  )
  const isEither = isSum || (categoryId !== undefined && description === undefined)
  if (!isEither || items.length === 0 || last.length === 0) return null
  const isNamed = ({ name }: { name: string }) => items.some(({ word }) => speaksOf(word, name))
  if (last.some(isNamed)) return null
  const named = others.flat().filter(isNamed)
  const [only, another] = named
  if (only && !another) return { target: targetOf(only.id) }
  // "as frutas são pra cesta" names none that stands there by what it is for.
  if (!isSum && !another) return null
  const options = optionsOf((another ? named : last).map(({ one, id }) => ({ ...one, id })))
  return { options }
}

function change(input: TurnInput, message: Message, candidate: Read, changes: Changes): Turn {
  const meant = meantByItem(input, message, changes) ?? meantByCorrection(input.state.last, message)
  if (!meant) {
    const isQuoted = input.quoted === null && !input.state.last
    return balk(input, candidate, isQuoted ? 'quoted-nothing' : 'nothing-recent')
  }
  if ('target' in meant) {
    return carry(input, candidate, { kind: 'correct', target: meant.target, changes })
  }
  const effect = { kind: 'correct', target: noTarget, changes } as const
  return choose(input, candidate, effect, { slot: 'transaction', options: meant.options })
}
