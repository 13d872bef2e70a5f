import { isCounted } from '#conversation/apart/beside-other.ts'
import { memoryOf } from '#conversation/apart/hear-parts.ts'
import type { Cut } from '#conversation/apart/joined/cuts-of.ts'
import { doesMore } from '#conversation/apart/joined/does-more.ts'
import { goesOn, isLeaning } from '#conversation/apart/joined/is-leaning.ts'
import {
  entriesOf,
  isBegun,
  isDone,
  type Pair,
  type Part,
  stands,
} from '#conversation/apart/joined/part.ts'
import type { Said } from '#conversation/apart/joined/said.ts'
import { saysMore } from '#conversation/apart/joined/says-more.ts'
import { orderIn } from '#conversation/apart/orders/order-words.ts'
import { chained, partsOf } from '#conversation/bills/chained.ts'
import { tellsFormerLimit } from '#conversation/limits/standing/moved-to.ts'
import { isOfItsSum } from '#conversation/limits/standing/of-its-sum.ts'
import { register } from '#conversation/make-turn.ts'
import { withPassedOver } from '#conversation/pending/passed/over.ts'
import { isAnswer } from '#conversation/trail/is-answer.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/**
 * The turn of two things told in one message, each of which is whole by itself, where the message
 * read as one loses one of them or takes it for more of the other: "recebi 320 da encomenda e RU
 * 2,50", "gás 115 e caiu meu salário 4.870". Null where no cut says more than the whole does.
 */
export function inPartsTurn(said: Said): Turn | null {
  const { told, whole, cuts, isLong } = said
  if (isLong || cuts.length === 0 || !mayBeSeveral(told, whole) || alone.test(told.text))
    return null
  if (tellsFormerLimit(told, said.reading) || isOfItsSum(said.reading)) return null
  const one = { ...said.hearing.read(told).message, turn: whole, raw: said.reading }
  const found = cuts.flatMap((cut) => {
    if (goesOn(cut.reading)) return []
    const answered = answeredFirst(said, cut)
    if (answered) return [answered]
    const pair = standing(said, cut)
    if (!pair) return []
    const parts = [pair.front, pair.behind]
    const isAsked = parts.some(({ turn }) => turn.intent === 'query')
    const isEntries = parts.every(isBegun) && !isAsked && !isMending(whole)
    const isMore = isEntries ? saysMore(pair, one) : doesMore(told, pair, one)
    return isMore ? [pair] : []
  })
  const best = found.find(({ isStrong }) => isStrong) ?? found.at(-1)
  return best ? joined(told, whole, best) : null
}

/**
 * "160! almocei 25 no centro", where she asked how much came in: the answer is no part of what was
 * done besides. Null where the whole answers, or nothing is.
 */
function answeredFirst({ told, whole, hear }: Said, cut: Cut): Pair | null {
  if (!told.state.open || isAnswer(whole)) return null
  const front = hear(cut.front)
  if (!isAnswer(front.turn) || !isOneDeed(front.turn)) return null
  const { open, ...state } = front.turn.state
  if (open) return null
  const behind = hear(cut.behind, state)
  // Which way it went is no sum: what stands behind has one of its own.
  const { open: asked } = told.state
  const isWay = asked.kind === 'question' && asked.missing === 'type'
  const isOther = isWay && front.reading.amounts.length === 0 && isBegun(behind)
  // "foi pra faxina, saiu 120 pra Joana" tells what was asked about again.
  const isAgain =
    isWay &&
    entriesOf(behind).some((one) => {
      return one.amountCents === asked.draft.amountCents
    })
  if (isAgain) return null
  const isOwn = isOther || isDone(behind) || behind.turn.intent === 'query'
  return stands(behind) && isOwn && !isLeaning({ front, behind, isStrong: cut.isStrong })
    ? { front, behind, isStrong: cut.isStrong }
    : null
}

/** One thing is done by it, or the bills that were asked about are kept. */
function isOneDeed({ effects: [effect, ...more] }: Turn): boolean {
  if (!effect) return false
  return more.every(({ kind }) => kind === effect.kind && kind === 'create-recurring')
}

/** What is reckoned in it is one matter, and "fiz 32 no sábado" tells how old. */
const alone = /=|anivers[aá]rio/i

/** What it says when the whole of it was not understood, or is doubted. */
const unsure = new Set<Turn['reply']['kind']>([
  ...(['none', 'ask', 'propose', 'offer', 'choose', 'obstacle'] as const),
  ...(['talk', 'greeting', 'thanks', 'help'] as const),
])

/** What was pasted is one matter, and what does two things or leaves a rest is read. */
function mayBeSeveral(told: TurnInput, { rule, effects, reply, state }: Turn): boolean {
  if (effects.length > 1 || rule === 'notice' || state.owed !== told.state.owed) return false
  if (effects.length === 0) return unsure.has(reply.kind)
  return reply.kind !== 'log' || !reply.left
}

/** It answers a question, or mends what stands there: of its figures no new entry is made. */
function isMending(whole: Turn): boolean {
  return isAnswer(whole) || whole.intent === 'correct' || whole.intent === 'delete'
}

function standing(said: Said, cut: Cut): Pair | null {
  const { hear } = said
  const alone = hear(cut.behind)
  const front = stands(alone) ? hear(cut.front) : null
  const pair = front && { front, behind: alone, isStrong: cut.isStrong }
  if (pair) return stands(pair.front) && !isLeaning(pair) ? pair : null
  return goingOn(said, cut)
}

/** "quanto resta do orçamento de lazer? aumenta pra 450": the order is of what was asked before. */
function goingOn({ told, hear }: Said, cut: Cut): Pair | null {
  if (!cut.front.endsWith('?') || orderIn(cut.reading) === null) return null
  const front = hear(cut.front)
  const [effect] = front.turn.effects
  if (!stands(front) || effect?.kind !== 'query') return null
  const behind = hear(cut.behind, { ...told.state, asked: effect.query })
  return stands(behind) ? { front, behind, isStrong: true } : null
}

function joined(told: TurnInput, whole: Turn, { front, behind }: Pair): Turn | null {
  const [one, other] = [entriesOf(front), entriesOf(behind)]
  const memory = memoryOf(front.turn.state)
  if (one.length > 0 && other.length > 0 && !isAnswer(front.turn)) {
    const state = { ...told.state, ...memory, ...memoryOf(behind.turn.state) }
    const turn = register({ ...told, state }, whole.candidate, [...one, ...other])
    return withPassedOver(told, { ...turn, rule: 'log' })
  }
  // What asks stands last, and waits for its answer.
  const { open } = front.turn.state
  const isLast = open !== undefined || isAskedFirst(front, behind)
  const turns = isLast ? [behind.turn, front.turn] : [front.turn, behind.turn]
  const both = chained(turns.flatMap(partsOf))
  const state = { ...memory, ...behind.turn.state, ...(open ? { open } : {}) }
  return both && { ...both, state }
}

/** "quanto já foi hoje? o uber é 28, não 18": what is asked counts what is told behind it. */
function isAskedFirst(front: Part, behind: Part): boolean {
  const [change] = behind.turn.effects
  if (front.turn.intent !== 'query') return false
  if (change?.kind === 'create-transactions') return isCounted(behind.reading)
  return change?.kind === 'correct' || change?.kind === 'delete'
}
