import { halvesOf } from '#conversation/apart/halves.ts'
import {
  after,
  isOfLast,
  ofItself,
  spokenOf,
  withOther,
} from '#conversation/apart/orders/after-first.ts'
import { isNewThing, isPricedThing } from '#conversation/apart/orders/new-thing.ts'
import { beginningOf, orderIn } from '#conversation/apart/orders/order-words.ts'
import { withBehind } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import { tellsFormerLimit } from '#conversation/limits/standing/moved-to.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { isAnswer } from '#conversation/trail/is-answer.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { findVerb } from '#language/verbs.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** How what a message is cut into is heard. */
export interface Hears {
  /** What tells one thing. */
  one: (input: TurnInput) => Turn
  /** What may be several orders again. */
  all: (input: TurnInput) => Turn
}

/**
 * The turn of two orders in one message of which either does something else: "apaga essa entrada e
 * coloca 300 na meta", "apaga o racha. depois me fala quais contas eu tenho", "cancela a internet e
 * a academia". Null where the whole does as much, or a half does nothing.
 */
export function twoOrdersTurn(told: TurnInput, whole: Turn, hear: Hears): Turn | null {
  const reading = readMessage(told.text, told.today)
  if (orderIn(reading) === null || isAnswer(whole) || tellsFormerLimit(told, reading)) return null
  const { open: _passed, ...state } = told.state
  const anew = { ...told, state }
  const halves = halvesOf(reading)
  if (halves.length > cutsMax) return null
  for (const [front, behind] of halves) {
    const both = bothOf(anew, { front, behind }, hear)
    if (both && isMore(both, whole)) return both
  }
  return null
}

/** Nobody orders more in one breath. */
const cutsMax = 5
/** "apaga a de 22, a certa é a de 25": that one stays. */
const keeping = new Set(
  'so certo certa correto correta fica ficam deixa mantem vale real'.split(' '),
)

const staying = new Set('deixa deixe mantem mantenha ficam continuam'.split(' '))

/** It does more than the whole, or the same and says what it can't do. */
function isMore(both: Turn, whole: Turn): boolean {
  const [done, another] = both.effects
  if (both.effects.length > whole.effects.length) return true
  const [known] = whole.effects
  if (!done || another || whole.also || !known) return false
  return known.kind === done.kind && keyOf(known) === keyOf(done)
}

interface Halves {
  front: string
  behind: string
}

function bothOf(told: TurnInput, { front, behind }: Halves, hear: Hears): Turn | null {
  const [first, second] = [readMessage(front, told.today), readMessage(behind, told.today)]
  const order = orderIn(first)
  const begun = beginningOf(second)
  if (order === null && begun.kind !== 'order') return null
  // "apaga o uber, deixa o mercado e a farmácia": what is to stay is listed on.
  if (begun.kind !== 'order' && first.tokens.some(({ norm }) => staying.has(norm))) return null
  const one = hear.one({ ...told, text: front })
  const isRefused = order !== null && one.effects.length === 0 && one.reply.kind === 'obstacle'
  if ((!isDone(one) && !isRefused) || !isOfLast(told, one, first)) return null
  const input = after(told, one)
  for (const text of waysToSay(told, one, [first, second], order)) {
    const turn = ofItself(told, hear.all({ ...input, text: withOther(told, one, text) }))
    const isNew = isChange(one) && isNewThing(told, second) && turn.reply.kind === 'log'
    if (!isNew && !isOther(turn, one, second)) continue
    // "o de 74 foi emprestado, apaga esse", "apaga o suco, era da pizza": one of them is why.
    const isWhy = order === null || begun.kind === 'neither'
    if (isWhy && !namesOwn(told, turn, second)) continue
    if (order === null && isChange(one)) continue
    // Several entries that one word deletes are told of otherwise.
    if (text !== begun.text && turn.effects[0]?.kind === 'delete') continue
    return isRefused ? withBehind(turn, one) : withBehind(one, turn)
  }
  return null
}

/** The second half by itself, and what the first leaves to it: its order, or what it is of. */
function waysToSay(
  told: TurnInput,
  one: Turn,
  [first, reading]: readonly [Reading, Reading],
  order: string | null,
): string[] {
  const { kind, text } = beginningOf(reading)
  if (kind === 'question') return [text]
  if (kind === 'order') {
    const own = spokenOf(told, one, first)
    // "e cria como mensal dia 22", of what was named before it.
    return [text, ...(own ? [`${text}, ${own.name}`] : [])]
  }
  // "cancela a internet e a academia": one word does for both.
  const isKept = reading.tokens.some(({ norm }) => keeping.has(norm))
  const isAnother = order !== null && isChange(one) && !isKept
  const again = isAnother ? [`${order} ${text}`] : []
  // "corrige o uber pra 28 e padaria foi 12", where no such thing stands.
  if (isAnother && isNewThing(told, reading)) return [text]
  const isTold = orderIn(reading) !== null || reading.tokens.some(({ norm }) => findVerb(norm))
  // "muda o pão pra 9, mercado 63": another thing, with its own sum.
  const isPriced = order !== null && isChange(one) && isPricedThing(reading)
  return isTold ? [text, ...again] : [...again, ...(isPriced ? [text] : [])]
}

function isChange({ effects }: Turn): boolean {
  return effects.some(({ kind }) => changing.has(kind))
}

const changing = new Set<Effect['kind']>([
  ...(['delete', 'correct', 'end-thing', 'undo-last'] as const),
  ...(['change-amount', 'change-day', 'change-date', 'change-name'] as const),
])

/** It does something that can be seen to be meant. */
function isDone({ effects, reply }: Turn): boolean {
  const isSaid = reply.kind === 'effect' || reply.kind === 'log'
  return isSaid && effects.length > 0 && effects.every(({ kind }) => kind !== 'query')
}

/** It changes or begins another thing, answers what is asked, or says why it can't be done. */
function isOther(turn: Turn, one: Turn, reading: Reading): boolean {
  const { kind } = beginningOf(reading)
  const isLog = one.reply.kind === 'log'
  // "coloca 50 de uber e 30 de pão" is a list.
  const [effect] = turn.effects
  if (isLog && kind === 'neither' && effect?.kind !== 'correct') return false
  if (!effect) return kind === 'order' && !isLog && asking.has(turn.reply.kind)
  if (effect.kind === 'query') return kind === 'question'
  if (effect.kind === 'undo-last' || effect.kind === 'delete-all') return false
  if (turn.effects.some((more) => one.effects.some((done) => isSameDone(more, done)))) return false
  if (effect.kind === 'create-transactions')
    return !isLog && (kind === 'order' || isDeed(reading) || isPricedThing(reading))
  return true
}

function isDeed({ amounts, tokens }: Reading): boolean {
  return amounts.length > 0 && tokens.some(({ norm }) => findVerb(norm)?.form === 'i-did')
}

const asking = new Set<Turn['reply']['kind']>([
  'bill',
  'ask',
  'propose',
  'offer',
  'choose',
  'obstacle',
])

/** One entry may be changed twice, in its sum and in its category. */
function isSameDone(one: Effect, other: Effect): boolean {
  if (keyOf(one) !== keyOf(other)) return false
  if (one.kind !== 'correct' || other.kind !== 'correct') return true
  return Object.keys(one.changes).some((key) => key in other.changes)
}

/** What it is done to is called by its name. */
function namesOwn(told: TurnInput, { effects: [effect], reply }: Turn, reading: Reading): boolean {
  if (!effect) return false
  // "tira o gás, paguei 60 mês passado"
  if (reply.kind === 'log') return !reply.isUnnamed
  const name = nameOf(told, effect)
  if (name === null) return true
  const words = tellingWords(name)
  return reading.tokens.some(({ norm }) => words.some((word) => isSame(word, norm)))
}

/** What is called so, of what stands there; null for what is begun. */
function nameOf(told: TurnInput, effect: Effect): string | null {
  if ('target' in effect) {
    const { id: target, description } = effect.target
    return rememberedIn(told).find(({ id }) => id === target)?.name ?? description ?? ''
  }
  if (effect.kind === 'pay') return effect.payment.name
  return 'name' in effect ? effect.name : null
}

/** What an effect is done to; what begins something is its own. */
function keyOf(effect: Effect): string {
  if ('target' in effect) return effect.target.id ?? ''
  if ('id' in effect) return effect.id
  return JSON.stringify(effect)
}
