import type { Effect } from '#conversation/effect.ts'
import { isSame, nameWords, tellingWords } from '#conversation/match-named.ts'
import { namedAmong, ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { cheaper, mended, putting } from '#conversation/restating/meant/cues.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

/** A message, what was made of it, and what this conversation wrote before it, newest first. */
export interface Scene {
  input: TurnInput
  message: Message
  turn: Turn
  own: readonly Remembered[]
  last: readonly Remembered[]
  /** The figures that stand there already, and the others, in centavos. */
  standing: readonly number[]
  others: readonly number[]
  /** What the turn changes of what stands there already, or looks for to change it. */
  mends: readonly Mend[]
}

type Mend = Extract<Effect, { kind: 'correct' }>

export function sceneOf(input: TurnInput, message: Message, turn: Turn): Scene {
  const own = ownIn(input)
  const { amounts, tokens } = message.reading
  // "não me deu nem um centavo"
  const told = amounts.filter(({ first }) => tokens[first - 1]?.norm !== 'nem')
  const sums = told.map(({ valueCents }) => Math.round(valueCents))
  const isStanding = (sum: number) => own.some(({ amountCents }) => amountCents === sum)
  // "o 142 tá errado": no sum by itself, and that of what stands there.
  const said = message.reading.numbers.flatMap(({ hundredths }) => hundredths ?? [])
  return {
    ...{ input, message, turn, own, last: toldLast(input, own) },
    standing: [...new Set([...sums, ...said].filter(isStanding))],
    others: sums.filter((sum) => !isStanding(sum)),
    mends: turn.effects.flatMap((one) => (one.kind === 'correct' && isAnew(one, own) ? [one] : [])),
  }
}

function isAnew({ target, changes }: Mend, own: readonly Remembered[]): boolean {
  // "É este: Jantar?": whoever asks knows of none.
  if (target.id === null && target.description === null) return false
  const entry = own.find(({ id }) => id === target.id)
  return (
    !entry || Object.entries(changes).some(([key, to]) => entry[key as keyof Remembered] !== to)
  )
}

export interface Span {
  first: number
  last: number
}

/** The entry that is meant, and by what. */
export interface Meant {
  entry: Remembered
  by: 'name' | 'sum' | 'last'
}

/**
 * The one entry of this conversation that a message speaks of, whatever it wants of it: by its name
 * outside of what is new, by its sum, or told last where no other thing is named.
 */
export function meantIn(scene: Scene, anew: Span | null = null): Meant | null {
  const { message, own, last, standing } = scene
  const said = tellingIn(message).filter(({ at }) => !anew || at < anew.first || at > anew.last)
  const named = namedAmong(message, own, said)
  const priced = own.filter(({ amountCents }) => standing.includes(amountCents))
  const [both] = [named.filter((one) => priced.includes(one)), named].filter((some) => some.length)
  if (both) return both.length === 1 && both[0] ? { entry: both[0], by: 'name' } : null
  if (priced.length > 0)
    return priced.length === 1 && priced[0] ? { entry: priced[0], by: 'sum' } : null
  const [only, another] = last
  return only && !another ? { entry: only, by: 'last' } : null
}

/** Where it was bought, looked up or typed. */
const neutral = new Set(
  'nubank itau bradesco inter celular etiqueta loja lojinha vendedor vendedora moca teclado app inquilino inquilina cliente correcao mudanca alteracao aluno aluna paciente patrao patroa'.split(
    ' ',
  ),
)

/** A thing that money goes for, and that is no word of an entry's name. */
export function namesOther({ message, own }: Scene, anew: Span | null = null): boolean {
  const known = new Set(own.flatMap(({ name }) => nameWords(name)))
  return tellingIn(message).some(({ at, word }) => {
    const isNew = anew !== null && at >= anew.first && at <= anew.last
    // "muda" is a plant as well.
    const isRole = neutral.has(word) || isSomeone(word)
    const isCue = isRole || putting.has(word) || mended.has(word) || cheaper.has(word)
    return !isNew && isThing(word) && !known.has(word) && !isCue
  })
}

/** How many entries are named. */
export function countNamed({ message, own }: Scene): number {
  const { tokens } = message.reading
  const isSaid = (word: string) => tokens.some(({ norm }) => isSame(word, norm))
  return own.filter(({ name }) => tellingWords(name).every(isSaid)).length
}

/** Whether some words are the name of an entry. */
export function isNameOf({ name }: Remembered, words: string): boolean {
  return tellingWords(name).join(' ') === tellingWords(words).join(' ')
}

/** Whether any of the words is said. */
export function says({ message }: Scene, words: ReadonlySet<string>): boolean {
  return message.reading.tokens.some(({ norm }) => words.has(norm))
}

/** Those of the conversation that are named, in the order of their names. */
export function namedIn({ message, own }: Scene): { entry: Remembered; at: number }[] {
  const { tokens } = message.reading
  const found = own.flatMap((entry) => {
    const words = tellingWords(entry.name.replace(/\(.*/, ''))
    const at = tokens.findIndex(({ norm }) => words.some((word) => isSame(word, norm)))
    const isWhole = words.every((word) => tokens.some(({ norm }) => isSame(word, norm)))
    return at >= 0 && isWhole ? [{ entry, at }] : []
  })
  const [one, other] = found
  // Two of one name: of whichever it is.
  if (one && other && one.at === other.at) return []
  return found.toSorted((a, b) => a.at - b.at)
}
