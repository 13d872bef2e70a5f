import { spokenCategory } from '#conversation/limits/standing/last-limit.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { mended, putting } from '#conversation/restating/meant/cues.ts'
import { isEntryTold, kindSaid, kindWords } from '#conversation/restating/referent/kind-said.ts'
import { billsOf, entriesOf, limitOf, type Own } from '#conversation/restating/referent/own.ts'
import { offeredIn, spokenLast } from '#conversation/restating/referent/spoken-last.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

/** What a correction is of, by what that is known, and where its words stand. */
export type Known = Own & { by: 'kind' | 'name' | 'last'; at: readonly number[] }

export type Referent =
  | Known
  /** Several are called so, and it was not told which of them. */
  | { kind: 'several'; among: readonly Own[] }
  /** It names something that is not known, or nothing was spoken of. */
  | { kind: 'unknown' }

const unknown = { kind: 'unknown' } as const

/**
 * What a correction is of, whoever reads it: by the kind that is said ("a conta", "a meta", "o
 * teto"), then by a name, looked for in what her last reply spoke of and then in all that is
 * remembered, and else what she spoke of last.
 *
 * @param anew Where what is new stands, which names nothing that is known.
 */
export function referentOf(
  input: TurnInput,
  message: Message,
  anew: ReadonlySet<number> = new Set(),
): Referent {
  const said = tellingIn(message).filter(({ at }) => !anew.has(at))
  const kind = kindSaid(message, anew)
  const known = ownOf(input)
  const told = fitting(said, known).filter(({ at }) => at.length > 0)
  // 'Luz' and 'Energia' are one thing, and may be two bills.
  const exact = told.filter(({ thing }) => {
    return tellingWords(thing.name).every((own) => said.some(({ word }) => word === own))
  })
  const fits = exact.length > 0 ? exact : told
  const limit = limitNamed(input, message, kind === 'limit')
  if (kind === 'limit') return limit ?? unknown
  if (fits.length > 0) {
    const at = fits.flatMap((fit) => fit.at)
    const things = fits.map(({ thing }) => thing)
    // "metade do aluguel, a academia é mensal": of two of different names.
    const isOfOne = fits.every((fit) => fit.at.every((one) => fits[0]?.at.includes(one)))
    if (!isOfOne) return several(things)
    const ofKind = kind ? things.filter((one) => isOfKind(one, kind)) : []
    return oneOf(input, message, ofKind.length > 0 ? ofKind : things, at)
  }
  const last = spokenLast(input, known)
  // "o pão era 5", where no bread is known: of nothing that was told.
  const isOther = said.some(({ word }) => {
    return !isOrder(word) && (isThing(word) || isFirstName(word))
  })
  if (kind) {
    const ofKind = known.filter((one) => isOfKind(one, kind))
    const ofLast = last.filter((one) => isOfKind(one, kind))
    const [only, another] = ofLast.length > 0 ? ofLast : ofKind
    if (!only || isOther) return unknown
    return another ? several(ofKind) : { ...only, by: 'kind', at: [] }
  }
  const [only, another] = last
  if (!only || isOther) return unknown
  return another ? several(last) : { ...only, by: 'last', at: [] }
}

/** "muda" is a plant as well. */
function isOrder(word: string): boolean {
  return putting.has(word) || mended.has(word)
}

/** Everything that has a name, what this conversation and her last reply have before all. */
function ownOf(input: TurnInput): Own[] {
  const { goals = [] } = input
  return [
    ...entriesOf(input),
    ...billsOf(input),
    ...offeredIn(input).map((offer, at) => {
      return { kind: 'offer', id: `offer ${at}`, name: offer.bill.name, offer } as const
    }),
    ...goals.map((goal) => ({ kind: 'goal', id: goal.id, name: goal.name, goal }) as const),
  ]
}

function isOfKind(one: Own, kind: 'bill' | 'goal'): boolean {
  return kind === 'bill' ? one.kind === 'bill' || one.kind === 'offer' : one.kind === 'goal'
}

/** Of one name: what its words are of, else what was spoken of last. */
function oneOf(
  input: TurnInput,
  message: Message,
  things: readonly Own[],
  at: readonly number[],
): Referent {
  const [only, another] = things
  if (only && !another) return { ...only, by: 'name', at }
  const last = spokenLast(input, things)
  // A bill and what was paid of it: "foi 134" is of that, and "é 134 todo mês" of the bill.
  const isOfEntry = isEntryTold(message)
  const told =
    isOfEntry === null ? [] : things.filter((one) => (one.kind === 'entry') === isOfEntry)
  const [one, other] = told
  if (one && !other) return { ...one, by: 'name', at }
  const [spoken, more] = last
  return spoken && !more ? { ...spoken, by: 'name', at } : several(things)
}

function several(among: readonly Own[]): Referent {
  return { kind: 'several', among }
}

/** The limit that was set, where it is spoken of by its word, and no other category is. */
function limitNamed(input: TurnInput, message: Message, isSaid: boolean): Referent | null {
  const limit = isSaid ? limitOf(input) : null
  if (!limit) return null
  const { reading } = message
  const tokens = reading.tokens.filter(({ norm }) => !kindWords.some((set) => set.has(norm)))
  const spoken = spokenCategory({ ...message, reading: { ...reading, tokens } })
  if (spoken !== null && spoken !== limit.name) return null
  return { ...limit, by: 'kind', at: [] }
}
