import type { Amount } from '#language/amounts/amount.ts'
import type { PlacedNumber } from '#language/amounts/role.ts'
import { knownNumberOf } from '#language/phrases/vocabulary.ts'
import type { Token } from '#language/tokens.ts'

/** What phrases are looked for in: `Reading` is one. */
export interface Spoken {
  tokens: readonly Token[]
  amounts: readonly Amount[]
  numbers: readonly Pick<PlacedNumber, 'first' | 'last' | 'role'>[]
}

/** One word of a text; a short form that is written out gives several. */
export interface Unit {
  word: string
  /** Among the words of all phrases. */
  number: number
  /** Ends a sentence. */
  isStop: boolean
  token: number
  /** The unit behind the amount that begins here; -1 where none does. */
  amountEnd: number
  /** The unit behind the number that begins here, and what it is; -1 where none does. */
  numberEnd: number
  role: string | null
}

/** Whether a number begins with this word. */
export function beginsNumber({ numberEnd, amountEnd }: Unit): boolean {
  return numberEnd >= 0 || amountEnd >= 0
}

/** Whether a word begins as one of these does. */
export function beginsWith(word: string, starts: readonly string[]): boolean {
  for (const start of starts) if (word.startsWith(start)) return true
  return false
}

const stops = new Set(['.', ';', '!', '?', ':'])
/** All who read a message ask for the same; a weak map would keep many, and cost more. */
let latest: { spoken: Spoken; units: readonly Unit[] } | null = null

/** The words of a text, taken apart once for all who ask. */
export function unitsOf(spoken: Spoken): readonly Unit[] {
  if (latest?.spoken === spoken) return latest.units
  const units = takeApart(spoken)
  latest = { spoken, units }
  return units
}

/** The words of a text. */
export function takeApart(spoken: Spoken): readonly Unit[] {
  const { units, firstOf } = wordsOf(spoken.tokens)
  for (const { first, last } of spoken.amounts) {
    const unit = units[firstOf[first] ?? -1]
    if (unit) unit.amountEnd = firstOf[last + 1] ?? units.length
  }
  for (const { first, last, role } of spoken.numbers) {
    const unit = units[firstOf[first] ?? -1]
    if (!unit) continue
    unit.numberEnd = firstOf[last + 1] ?? units.length
    unit.role = role
  }
  return units
}

interface Words {
  tokens: readonly Token[]
  units: readonly Unit[]
  /** The unit that each token begins with. */
  firstOf: readonly number[]
}

/** The same words are asked of before it is known what their numbers are, and then again. */
let told: Words | null = null

/** The words alone, whatever their numbers are. */
function wordsOf(tokens: readonly Token[]): { units: Unit[]; firstOf: readonly number[] } {
  if (told?.tokens !== tokens) told = lookUp(tokens)
  return { units: told.units.map((unit) => ({ ...unit })), firstOf: told.firstOf }
}

function lookUp(tokens: readonly Token[]): Words {
  const units: Unit[] = []
  const firstOf: number[] = []
  for (const [token, { norm, kind }] of tokens.entries()) {
    firstOf.push(units.length)
    for (const word of norm.includes(' ') ? norm.split(' ') : [norm]) {
      const number = knownNumberOf(word)
      const isStop = kind === 'mark' && stops.has(word)
      const numberEnd = kind === 'number' ? units.length + 1 : -1
      units.push({ word, number, isStop, token, amountEnd: -1, numberEnd, role: null })
    }
  }
  return { tokens, units, firstOf }
}
