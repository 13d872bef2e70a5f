import { type Cut, cutsOf } from '#conversation/apart/joined/cuts-of.ts'
import { doesMore } from '#conversation/apart/joined/does-more.ts'
import { goesOn, isLeaning } from '#conversation/apart/joined/is-leaning.ts'
import { entriesOf, isBegun, type Part, stands } from '#conversation/apart/joined/part.ts'
import { saysMore } from '#conversation/apart/joined/says-more.ts'
import { chained } from '#conversation/bills/chained.ts'
import { register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

type Hear = (text: string) => Part

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
    const isMore = [pair.front, pair.behind].every(isBegun)
      ? whole.intent !== 'correct' && whole.intent !== 'delete' && saysMore(pair, said)
      : doesMore(pair, said)
    return isMore ? [pair] : []
  })
  const best = found.find(({ isStrong }) => isStrong) ?? found.at(-1)
  return best ? joined(told, whole, best) : null
}

/** What is reckoned in it is one matter, and "fiz 32 no sábado" tells how old. */
const alone = /=|anivers[aá]rio/i

/** A message in two, both of which stand by themselves. */
export interface Pair {
  front: Part
  behind: Part
  isStrong: boolean
}

/** What was answered or pasted is one matter. */
function mayBeSeveral({ rule, also }: Turn): boolean {
  return !also && rule !== 'notice' && !rule.startsWith('answered-')
}

function standing(told: TurnInput, cut: Cut, hear: Hear): Pair | null {
  if (goesOn(readMessage(cut.behind, told.today))) return null
  const behind = hear(cut.behind)
  if (isLeaning(behind, cut.isStrong) || !stands(behind)) return null
  const front = hear(cut.front)
  const isAsked = [front, behind].every(({ turn }) => turn.intent === 'query')
  return stands(front) && !isAsked ? { front, behind, isStrong: cut.isStrong } : null
}

function joined(told: TurnInput, whole: Turn, { front, behind }: Pair): Turn | null {
  const [one, other] = [entriesOf(front), entriesOf(behind)]
  if (one.length > 0 && other.length > 0)
    return { ...register(told, whole.candidate, [...one, ...other]), rule: 'log' }
  // What asks stands last, and waits for its answer.
  const { open } = front.turn.state
  const both = chained(open ? [behind.turn, front.turn] : [front.turn, behind.turn])
  const { state } = behind.turn
  return both && { ...both, state: open ? { ...state, open } : state }
}
