import { isAsking } from '#conversation/apart/joined/asking.ts'
import { entriesOf, isBare, isOwnDeed, type Part, stands } from '#conversation/apart/joined/part.ts'
import type { Effect } from '#conversation/effect.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'

const openers = words('e tambem ah ai')
/** A sum, and what it went for with some words about it; and what is asked or set in a sentence. */
const [entryMax, tokensMax] = [8, 14]

/** What a piece tells, without the "e" before it; null where it is too long to be one thing. */
export function pieceIn({ text, tokens, amounts }: Reading): string | null {
  if (tokens.length > tokensMax || amounts.length > 2) return null
  const first = tokens.find(({ norm }) => !openers.has(norm) && norm !== ',')
  return first ? text.slice(first.start).replace(/[\s.!]+$/, '') : null
}

/** "desse valor 22 é a cuca", "teve uma coca de 3 junto": it is a part of what stands before it. */
const leaning = words(
  'desse dessa disso esse essa isso nesse nessa nisso dele dela nele nela junto incluso dentro',
)

const set = new Set<Effect['kind']>(['create-recurring', 'create-goal', 'set-budget'])

/** It says all of one thing, whatever stands before it: an entry, a question, a bill, a limit. */
export function isAlone(part: Part): boolean {
  if (!stands(part)) return false
  const [effect] = part.turn.effects
  if (effect?.kind === 'query') return isAskedAlone(part.reading)
  return isEntryAlone(part) || (effect !== undefined && set.has(effect.kind))
}

/** One thing with its price, or what the writer did. */
function isEntryAlone(part: Part): boolean {
  const { turn, reading } = part
  const [draft, another] = entriesOf(part)
  const { tokens, days, amounts } = reading
  if (turn.rule !== 'log' || !draft || another || draft.categoryId === null) return false
  if (tokens.length > entryMax || amounts.length > 1) return false
  if (tokens.some(({ norm }) => norm === '?' || norm === ':' || leaning.has(norm))) return false
  // "internet 99 dia 15" comes every month.
  if (days.some(({ first }) => tokens[first]?.norm === 'dia')) return false
  return isBare(part) || isOwnDeed(part)
}

const asked = words('saldo limite orcamento meta contas sobra sobrou falta resta vence vencem')

/** "quanto gastei hoje?": and no "quanto deu?", which asks of what was told just before. */
export function isAskedAlone({ tokens }: Reading): boolean {
  const isOfMoney = tokens.some(({ norm }) => {
    const verb = findVerb(norm)
    return asked.has(norm) || (verb !== undefined && verb.sense !== 'other')
  })
  return isOfMoney && tokens.slice(0, 4).some(({ norm }) => isAsking(norm))
}
