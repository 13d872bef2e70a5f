import type { KeptDraft } from '#conversation/kept-draft.ts'
import { closestNamed, nameWords, tellingWords } from '#conversation/match-named.ts'
import { knownIn } from '#conversation/meant-transaction.ts'
import { fitting, type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { RecentEntry, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** An entry that may be spoken of without being told anew. */
export interface Remembered extends KeptDraft {
  id: string
  name: string
  /** This conversation wrote it, not long ago. */
  isOwn: boolean
}

/** What was written in the last days, newest first, what this conversation wrote before all. */
export function rememberedIn(input: Pick<TurnInput, 'state' | 'recent'>): Remembered[] {
  const own = ownIn(input)
  const others = recentOf(input).filter(({ id }) => own.every((one) => one.id !== id))
  return [...own, ...others.map((one) => ({ ...one, name: one.description, isOwn: false }))]
}

/** What this conversation wrote, newest first. */
export function ownIn({ state }: Pick<TurnInput, 'state'>): Remembered[] {
  return knownIn(state).map(({ one, id }) => {
    return { ...one, id, name: one.description, isOwn: true }
  })
}

/** What was written in the last days. */
export function recentOf({ recent }: Pick<TurnInput, 'recent'>): readonly RecentEntry[] {
  return recent?.() ?? []
}

/** Those of them that the last message wrote or changed. */
export function toldLast<Of extends { id: string }>(
  { state }: Pick<TurnInput, 'state'>,
  entries: readonly Of[],
): Of[] {
  const ids = new Set(state.last?.transactions.map(({ id }) => id))
  return entries.filter(({ id }) => ids.has(id))
}

/** Those of them that the words of a message name, the newest first. */
export function namedAmong(
  message: Pick<Message, 'reading'>,
  entries: readonly Remembered[],
  said: readonly Telling[] = tellingIn(message),
): Remembered[] {
  const named = fitting(said, entries).flatMap(({ thing, at }) => (at.length > 0 ? [thing] : []))
  if (named.length === 0) return named
  const spoken = wholeNamed(message, entries, named)
  if (spoken.length > 0) return spoken
  // 'Frete' and 'Frete de volta' are told apart by words that name nothing by themselves.
  const tellingOf = ({ name }: Remembered) => tellingWords(name).join(' ')
  return named.filter((one) => {
    const same = named.filter((other) => tellingOf(other) === tellingOf(one))
    return closestNamed(message.reading.text, same).includes(one)
  })
}

/** 'Água com gás', said in full, and not 'Água': whatever `com gás` may tell elsewhere. */
function wholeNamed(
  { reading }: Pick<Message, 'reading'>,
  entries: readonly Remembered[],
  named: readonly Remembered[],
): Remembered[] {
  const most = Math.max(...named.map(({ name }) => nameWords(name).length))
  const longer = entries.filter(({ name }) => {
    const words = nameWords(name)
    return words.length > most && reading.flat.includes(` ${words.join(' ')} `)
  })
  const isOfAll = longer.every((one) => {
    const words = nameWords(one.name)
    return named.every((other) => tellingWords(other.name).every((word) => words.includes(word)))
  })
  return isOfAll ? longer : []
}

/** Of several those of the day that is named, where there are any: "o mercado de ontem". */
export function ofDayNamed<Of extends Remembered>(
  { reading }: Message,
  entries: readonly Of[],
): Of[] {
  if (entries.length < 2 || !leans('ofDay', reading)) return [...entries]
  const days = reading.days.map(({ date }) => date.toString())
  const fitting = entries.filter(({ date }) => days.includes(date))
  return fitting.length > 0 ? fitting : [...entries]
}
