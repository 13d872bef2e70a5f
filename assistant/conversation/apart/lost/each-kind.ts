import { type Hearing, hearingOf } from '#conversation/apart/joined/hearing.ts'
import { entriesOf, isBare, type Part, stands } from '#conversation/apart/joined/part.ts'
import { explains } from '#conversation/apart/lost/explaining.ts'
import { figuresOf } from '#conversation/apart/lost/figures.ts'
import { eachIn } from '#conversation/apart/lost/runs.ts'
import { together } from '#conversation/apart/lost/together.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/** As entries or bills a list is told; of these each says itself what it is. */
const listed = new Set<Effect['kind']>(['create-transactions', 'create-recurring'])
const ownKinds = new Set<Effect['kind']>(['deposit', 'create-goal', 'set-budget'])

/**
 * The turn of what was taken for entries, or for bills, all alike, where one of them is put into a
 * goal, or is one: "caiu 800 do freela. 300 foram pra reserva", "cria uma meta moto de 9 mil. e a
 * internet é 99 todo dia 15". Null where a part is not known by itself.
 */
export function eachKindTurn(told: TurnInput, turn: Turn, hearing: Hearing): Turn | null {
  const { effects, rule } = turn
  const isList = effects.length > 0 && effects.every(({ kind }) => listed.has(kind))
  if (!isList || rule === 'notice' || rule === 'restated' || told.state.open) return null
  const reading = readMessage(told.text, told.today)
  const runs = eachIn(reading, figuresOf(reading))
  const hear = hearingOf(told, hearing)
  const parts = runs?.map(({ text }) => hear(text)) ?? []
  if (parts.length < 2 || !parts.every(stands)) return null
  const isEach = parts.every((one) => isOfOwnKind(one) || isListed(one))
  if (!isEach || !parts.some(isOfOwnKind) || parts.some((one) => explains(one.reading))) return null
  const before = entriesOf({ turn })
  const isSame = parts.flatMap(entriesOf).every(({ type, amountCents }) => {
    return before.some((one) => one.type === type && one.amountCents === amountCents)
  })
  if (before.length > 0 && !isSame) return null
  const [first, ...others] = parts.toSorted((one, other) => +isEntry(other) - +isEntry(one))
  return first ? together(told, { ...first.turn, candidate: turn.candidate }, others) : null
}

/** Its own words say so: "gastei 50 na moto e 40 na reforma" tells nothing that was put by. */
function isOfOwnKind(part: Part): boolean {
  const isSaid = !isBare(part) || part.reading.tokens.some(({ norm }) => norm === 'meta')
  return isSaid && part.turn.effects.some(({ kind }) => ownKinds.has(kind))
}

const isListed = ({ turn }: Part) => turn.effects.every(({ kind }) => listed.has(kind))
const isEntry = (part: Part) => entriesOf(part).length > 0
