import { halvesOf } from '#conversation/apart/halves.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { billsOf, entriesOf } from '#conversation/restating/referent/own.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/** What changes something that stands there, and leaves it there. */
const mending = new Set<Effect['kind']>([
  ...(['correct', 'change-amount', 'change-day', 'change-date', 'change-name'] as const),
])
type Named = ReturnType<typeof entriesOf>[number] | ReturnType<typeof billsOf>[number]
const ends = /[.!?]$/

/**
 * The turn with both of what two halves of a message put right, each by the name of its own: "os
 * 90 da tia entraram, não saíram. e a farmácia foi ontem", "a internet passou pra 100 e a
 * ferramenta é da casa". The yes to a bill that was offered may be one of them. As it was where a
 * half changes what it does not name, or names what the other changes.
 */
export function withEachMended(told: TurnInput, turn: Turn, understand: Understand): Turn {
  const isOffered = told.state.open?.kind === 'bill'
  if (turn.rule === 'notice' || (told.state.open && !isOffered)) return turn
  const reading = readMessage(told.text, told.today)
  const known = namedIn(told, told.text)
  if (known.length < (isOffered ? 1 : 2)) return turn
  if (!isOffered && known.every((one) => touchedBy(turn).includes(one.id))) return turn
  const cuts = halvesOf(reading).filter((halves) => isEachNamed(told, halves, isOffered))
  for (const halves of cutsOf(cuts, told.text)) {
    const named = halves.map((text) => namedIn(told, text))
    const heard = halves.map((text) => understand({ ...told, text }))
    const ids = heard.map((one, at) => doneBy(one, named[at] ?? []))
    const [first, second] = ids
    if (!first || !second || first === second) continue
    const isYes = ids.includes(offered)
    if (isYes && isDoneSo(turn, ids)) continue
    const both = chained(heard)
    if (!both) continue
    const { open, ...state } = { ...heard[0]?.state, ...heard[1]?.state }
    return { ...both, state: isYes || !open ? state : { ...state, open } }
  }
  return turn
}

/** Each half names something, and none what the other does; the yes to an offer names nothing. */
function isEachNamed(told: TurnInput, [front, behind]: [string, string], isOffered: boolean) {
  const [here, there] = [namedIn(told, front), namedIn(told, behind)]
  const ids = here.map(({ id }) => id)
  return (
    (isOffered || (here.length > 0 && there.length > 0)) &&
    !there.some(({ id }) => ids.includes(id))
  )
}

/** Where a sentence ends, if one does: nothing that is told in it goes with the next. */
function cutsOf(halves: [string, string][], text: string): [string, string][] {
  const isEnd = ([front]: [string, string]) => {
    return ends.test(front) || /^\s*[.!;]/.test(text.slice(text.indexOf(front) + front.length))
  }
  const sentences = halves.filter(isEnd)
  return sentences.length > 0 ? sentences : halves
}

/** What stands there and is called by a word of its own; several of one name are none. */
function namedIn(told: TurnInput, text: string): Named[] {
  const said = tellingIn({ reading: readMessage(text, told.today) })
  return [...entriesOf(told), ...billsOf(told)].filter(({ name }) => {
    return tellingWords(name).some((own) => said.some(({ word }) => isSame(own, word)))
  })
}

const offered = 'offered'

/** The only thing that a half changes, which it names; the offer, where it takes that. */
function doneBy(turn: Turn, named: readonly Named[]): string | null {
  const [effect, another] = turn.effects
  if (!effect || another) return null
  if (effect.kind === 'create-recurring' && turn.rule === 'answered-bill') return offered
  const id = mending.has(effect.kind) ? touchedBy(turn)[0] : undefined
  const own = named.find((one) => one.id === id)
  return own && !isSo(effect, own) ? own.id : null
}

/** "o mercado não foi 120" alone changes nothing. */
function isSo(effect: Effect, own: Named): boolean {
  if (effect.kind !== 'correct' || own.kind !== 'entry') return false
  const { entry } = own
  return Object.entries(effect.changes).every(([key, to]) => entry[key as keyof Remembered] === to)
}

function touchedBy({ effects }: Turn): string[] {
  return effects.flatMap((one) => {
    if (!mending.has(one.kind)) return []
    if ('target' in one) return one.target.id ?? []
    return 'id' in one ? one.id : []
  })
}

/** The whole did as much already. */
function isDoneSo(turn: Turn, ids: readonly (string | null)[]): boolean {
  const isKept = turn.effects.some(({ kind }) => kind === 'create-recurring')
  return isKept && touchedBy(turn).some((id) => ids.includes(id))
}
