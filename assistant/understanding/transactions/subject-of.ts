import { wordsOf } from '#language/phrases/classes.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

const people = new Set(wordsOf('{person}'))
const payers = new Set(wordsOf('{payer}'))
const spenders = new Set(wordsOf('{spender}'))
/** Who is spoken of, without a name. */
export const pronouns: ReadonlySet<string> = new Set(['ele', 'ela', 'eles', 'elas'])

/** Whether a word names a person, whose deeds are their own. */
export function isPerson(word: string): boolean {
  return people.has(word)
}

/** Whether a word names a person, or is a first name. */
export function isSomeone(word: string): boolean {
  return isPerson(word) || isFirstName(word)
}

/** Whether a word names one of those who pay: what they hand over comes in. */
export function isPayer(word: string): boolean {
  return payers.has(word)
}

/** Whether a payer also pays bills of its own: `a empresa pagou 300 do hotel`. */
export function isSpender(word: string): boolean {
  return spenders.has(word)
}

// Said to nobody in particular: "gente, deu 50".
const called = new Set('gente cara pessoal galera menino menina amigo amiga colega'.split(' '))
const possessing = new Set('do da de pro pra para com no na ao'.split(' '))
const mine = new Set('meu minha meus minhas seu sua o a os as'.split(' '))
const leading = new Set('o a os as um uma esse essa meu minha aquele'.split(' '))

/** The head of what stands before the verb: its last word that is a person, else its first noun. */
export function subjectOf(reading: Reading, clause: { first: number }, verbAt: number): string {
  let noun = ''
  for (let at = clause.first; at < verbAt; at += 1) {
    const { norm, kind } = reading.tokens[at] ?? { norm: '', kind: 'mark' }
    // "ontem o bar vendeu 300": a day sells nothing.
    if (reading.days.some(({ first, last }) => first <= at && at <= last)) continue
    const isCall = called.has(norm) && !leading.has(reading.tokens[at - 1]?.norm ?? '')
    const isKnown = (people.has(norm) || payers.has(norm)) && !isCall
    if (isKnown && !(noun && isOwner(reading, at))) return norm
    if (kind === 'word' && !noun && norm.length > 2 && !mine.has(norm) && !isCall) noun = norm
  }
  return noun
}

/** The mother of "o presente da minha mae". */
function isOwner({ tokens }: Reading, at: number): boolean {
  const before = tokens[at - 1]?.norm ?? ''
  return possessing.has(mine.has(before) ? (tokens[at - 2]?.norm ?? '') : before)
}

const kin = new Set(['{kin}', '{dear}'].flatMap(wordsOf))
const owning = new Set(['minha', 'meu'])
const titles = new Set(['seu', 'dona', 'sr', 'sra', 'seo'])

/**
 * Whether a message is somebody's name and a sum and nothing else: `seu joao 80`, `50 joana`,
 * `15 mainha`. They paid or were paid, and only the writer knows.
 */
export function isBareName({ tokens, amounts }: Reading): boolean {
  const [amount, another] = amounts
  if (!amount || another) return false
  const words = tokens.filter(({ kind }, at) => {
    return kind === 'word' && (at < amount.first || at > amount.last)
  })
  const [first, second, third] = words.map(({ spelled }) => spelled)
  if (first === undefined || third !== undefined) return false
  if (titles.has(first)) return second !== undefined
  if (owning.has(first)) return second !== undefined && kin.has(second)
  return second === undefined && (isFirstName(first) || kin.has(first))
}
