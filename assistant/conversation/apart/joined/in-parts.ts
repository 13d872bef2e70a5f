import { memoryOf } from '#conversation/apart/hear-parts.ts'
import { type Cut, cutsOf } from '#conversation/apart/joined/cuts-of.ts'
import { doesMore } from '#conversation/apart/joined/does-more.ts'
import type { hearingOf } from '#conversation/apart/joined/hearing.ts'
import { goesOn, isLeaning } from '#conversation/apart/joined/is-leaning.ts'
import { entriesOf, isBegun, type Pair, stands } from '#conversation/apart/joined/part.ts'
import { saysMore } from '#conversation/apart/joined/says-more.ts'
import { orderIn } from '#conversation/apart/orders/order-words.ts'
import { chained } from '#conversation/bills/chained.ts'
import { register } from '#conversation/make-turn.ts'
import { withPassedOver } from '#conversation/pending/passed/over.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

type Hear = ReturnType<typeof hearingOf>

/** As much as a person tells in one message, in characters. */
const lengthMax = 300

/**
 * The turn of two things told in one message, each of which is whole by itself, where the message
 * read as one loses one of them or takes it for more of the other: "recebi 320 da encomenda e RU
 * 2,50", "gás 115 e caiu meu salário 4.870". Null where no cut says more than the whole does.
 */
export function inPartsTurn(told: TurnInput, whole: Turn, hear: Hear): Turn | null {
  if (told.text.length > lengthMax || !mayBeSeveral(whole) || alone.test(told.text)) return null
  const reading = readMessage(told.text, told.today)
  const cuts = cutsOf(reading)
  if (cuts.length === 0) return null
  const said = { ...hear(told.text), turn: whole, sums: reading.amounts.length }
  const found = cuts.flatMap((cut) => {
    const pair = standing(told, cut, hear)
    if (!pair) return []
    const parts = [pair.front, pair.behind]
    const isAsked = parts.some(({ turn }) => turn.intent === 'query')
    const isEntries = parts.every(isBegun) && !isAsked && !isMending(whole)
    const isMore = isEntries ? saysMore(pair, said) : doesMore(told, pair, said)
    return isMore ? [pair] : []
  })
  const best = found.find(({ isStrong }) => isStrong) ?? found.at(-1)
  return best ? joined(told, whole, best) : null
}

/** What is reckoned in it is one matter, and "fiz 32 no sábado" tells how old. */
const alone = /=|anivers[aá]rio/i

/** What was pasted is one matter, and what does two things already is read. */
function mayBeSeveral({ rule, effects }: Turn): boolean {
  return effects.length < 2 && rule !== 'notice'
}

/** It answers a question, or mends what stands there: of its figures no new entry is made. */
function isMending({ rule, intent }: Turn): boolean {
  return rule.startsWith('answered-') || intent === 'correct' || intent === 'delete'
}

function standing(told: TurnInput, cut: Cut, hear: Hear): Pair | null {
  if (goesOn(readMessage(cut.behind, told.today))) return null
  const alone = hear(cut.behind)
  const front = stands(alone) ? hear(cut.front) : null
  const pair = front && { front, behind: alone, isStrong: cut.isStrong }
  if (pair) return stands(pair.front) && !isLeaning(pair) ? pair : null
  return goingOn(told, cut, hear)
}

/** "quanto resta do orçamento de lazer? aumenta pra 450": the order is of what was asked before. */
function goingOn(told: TurnInput, cut: Cut, hear: Hear): Pair | null {
  if (!cut.front.endsWith('?') || orderIn(readMessage(cut.behind, told.today)) === null) return null
  const front = hear(cut.front)
  const [effect] = front.turn.effects
  if (!stands(front) || effect?.kind !== 'query') return null
  const behind = hear(cut.behind, { ...told.state, asked: effect.query })
  return stands(behind) ? { front, behind, isStrong: true } : null
}

function joined(told: TurnInput, whole: Turn, { front, behind }: Pair): Turn | null {
  const [one, other] = [entriesOf(front), entriesOf(behind)]
  const memory = memoryOf(front.turn.state)
  if (one.length > 0 && other.length > 0) {
    const state = { ...told.state, ...memory, ...memoryOf(behind.turn.state) }
    const turn = register({ ...told, state }, whole.candidate, [...one, ...other])
    return withPassedOver(told, { ...turn, rule: 'log' })
  }
  // What asks stands last, and waits for its answer.
  const { open } = front.turn.state
  const both = chained(open ? [behind.turn, front.turn] : [front.turn, behind.turn])
  const state = { ...memory, ...behind.turn.state, ...(open ? { open } : {}) }
  return both && { ...both, state }
}
