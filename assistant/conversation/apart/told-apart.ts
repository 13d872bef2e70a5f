import { goesOnEarning, isDeed } from '#conversation/apart/goes-on-earning.ts'
import { sentencesIn } from '#conversation/apart/sentences.ts'
import { register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** As much as two sentences of a person are long. */
const lengthMax = 400

/**
 * The turn of "recebi 350 da Neide. dízimo 100": what each sentence tells by itself, where all of
 * them tell something whole. What came in with the first does not make that of the second come in.
 * Null where they tell the same together, or one is no whole entry.
 */
export function toldApartTurn(
  told: TurnInput,
  whole: Turn,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (told.state.open || told.text.length > lengthMax || !mayBeApart(whole)) return null
  const sentences = sentencesIn(told.text, told.today)
  if (sentences.length === 0) return null
  const together = writtenBy(whole)
  let { state } = told
  const parts: TransactionDraft[][] = []
  const before: Reading[] = []
  for (const { text, reading } of sentences) {
    const turn = understand({ ...told, text, state })
    const own = draftsOf(turn)
    const isGoingOn = goesOnEarning(reading, before)
    const isSure = turn.rule === 'notice' || tellsDeed(reading)
    if (!own || !(isSure || own.every((one) => isAsBefore(one, together, isGoingOn)))) return null
    state = { ...state, ...heardIn(turn.state) }
    parts.push(own)
    before.push(reading)
  }
  const drafts = onDaysOf(together, parts.flat())
  if (isSummedUp(parts)) return null
  // Read together, "uber 12. emprestei 100 pro João" leaves out who owes what.
  if (isSame(drafts, together)) return { ...whole, state: { ...whole.state, ...heardIn(state) } }
  return { ...register({ ...told, state }, whole.candidate, drafts), rule: 'log' }
}

/** "ontem: mercado 212. feira 38": the day of one may be that of all. */
function onDaysOf(
  together: readonly TransactionDraft[],
  drafts: readonly TransactionDraft[],
): TransactionDraft[] {
  const sums = (of: readonly TransactionDraft[]) => of.map(({ amountCents }) => amountCents).join()
  if (sums(together) !== sums(drafts)) return [...drafts]
  return drafts.map((one, at) => ({ ...one, date: together[at]?.date ?? one.date }))
}

/** Entries, or what was not sure enough to be one. */
function mayBeApart({ reply, effects, rule }: Turn): boolean {
  if (rule === 'notice') return false
  if (reply.kind === 'log') return reply.left === undefined
  const isAsked = reply.kind === 'ask' || reply.kind === 'propose' || reply.kind === 'offer'
  return isAsked && effects.length === 0
}

function writtenBy({ effects }: Turn): TransactionDraft[] {
  return effects.flatMap((one) => (one.kind === 'create-transactions' ? one.transactions : []))
}

/** What a sentence writes by itself; null where it lacks a name, or is no entry at all. */
function draftsOf({ reply, effects }: Turn): TransactionDraft[] | null {
  const [effect, another] = effects
  if (reply.kind !== 'log' || reply.isUnnamed || reply.left || another) return null
  if (effect?.kind !== 'create-transactions') return null
  return effect.transactions
}

/** What it is was known when all of it was read together, or is a thing that anybody knows. */
function isAsBefore(
  one: TransactionDraft,
  together: readonly TransactionDraft[],
  isGoingOn: boolean,
): boolean {
  const isThere = together.some(
    ({ type, amountCents }) => type === one.type && amountCents === one.amountCents,
  )
  return isThere || (!isGoingOn && fold(one.description).split(' ').some(isThing))
}

/** "recebi 350 da Neide": what the writer did says whether it came. */
function tellsDeed({ tokens }: Reading): boolean {
  return tokens.some(({ norm }) => isDeed(norm))
}

/** One of them is what others come to: "mercado 80. 50 de carne e 30 de pão". */
function isSummedUp(parts: readonly (readonly TransactionDraft[])[]): boolean {
  const sums = parts.map((one) => one.map(({ amountCents }) => Number(amountCents)))
  return sums.some((own, at) => {
    const others = sums.filter((_one, other) => other !== at)
    const total = own.reduce((sum, one) => sum + one, 0)
    const rest = others.flat().reduce((sum, one) => sum + one, 0)
    const isOfOther = own.some((one) => others.flat().includes(one) || one === rest)
    return total === rest || isOfOther
  })
}

function isSame(one: readonly TransactionDraft[], other: readonly TransactionDraft[]): boolean {
  const keys = (drafts: readonly TransactionDraft[]) =>
    drafts
      .map(({ type, amountCents, date }) => `${type} ${amountCents} ${date.toString()}`)
      .toSorted()
  return keys(one).join() === keys(other).join()
}

/** What is remembered besides the entries. */
function heardIn({ owed, owing, trades, whom }: Turn['state']): Partial<Turn['state']> {
  return {
    ...(owed ? { owed } : {}),
    ...(owing ? { owing } : {}),
    ...(trades ? { trades } : {}),
    ...(whom ? { whom } : {}),
  }
}
