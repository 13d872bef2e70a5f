import { fold } from '#language/fold.ts'
import { indexBySound, indexNearWords } from '#language/near-words.ts'
import { numberWords } from '#language/number-words.ts'
import type { Token } from '#language/tokens.ts'
import { allVerbs, toldForms } from '#language/verbs.ts'
import { dishes } from '#understanding/lexicon/dishes.ts'
import { duties } from '#understanding/lexicon/duties.ts'
import { education } from '#understanding/lexicon/education.ts'
import type { Concept, Entry, Weight } from '#understanding/lexicon/entry.ts'
import { food } from '#understanding/lexicon/food.ts'
import { health } from '#understanding/lexicon/health.ts'
import { home } from '#understanding/lexicon/home.ts'
import { household } from '#understanding/lexicon/household.ts'
import { living } from '#understanding/lexicon/living.ts'
import { pantry } from '#understanding/lexicon/pantry.ts'
import { shopping } from '#understanding/lexicon/shopping.ts'
import { trades } from '#understanding/lexicon/trades.ts'
import { transport } from '#understanding/lexicon/transport.ts'
import { work } from '#understanding/lexicon/work.ts'
import { plainWords, spokenWords } from '#understanding/plain-words.ts'

/** What a term is about: a term may belong to several concepts ("bolsa do estagio"). */
export interface Meaning {
  concept: Concept
  weight: Weight
}

/** Words of the longest term. */
export const termWordsMax = 4

const meanings = new Map<string, Meaning[]>()
for (const entry of [
  ...[trades, food, transport, home, shopping, health],
  ...[education, living, duties, work],
  ...[pantry, dishes, household],
].flat()) {
  addEntry(entry)
}
const near = indexNearWords([...meanings.keys(), ...toldForms()])

const verbForms = [...allVerbs()].map(([word]) => word)
// Short names of firms sound like anything.
const heardMin = 7
const things = [...meanings]
  .filter(([term, [first]]) => first?.weight === 'item' || term.length >= heardMin)
  .map(([term]) => term)
const heard = indexBySound([
  ...numberWords(),
  ...spokenWords,
  ...things,
  ...plainWords(),
  ...verbForms,
])

const partWords = new Set([...meanings.keys()].flatMap((term) => term.split(' ')))

/** The second words of terms, by their first. */
const openings = new Map<string, Set<string>>()
for (const term of meanings.keys()) {
  const [first = '', second] = term.split(' ')
  if (second === undefined) continue
  const seconds = openings.get(first)
  if (seconds) seconds.add(second)
  else openings.set(first, new Set([second]))
}

/** How many tokens a term may have that begins at one and ends by `last`; most words begin none. */
export function termLengthAt(tokens: readonly Token[], at: number, last: number): number {
  const token = tokens[at]
  // A mark is no word: the term begins behind it.
  const isOpening = token?.kind === 'mark' || opensTerm(token, tokens[at + 1])
  return isOpening ? Math.min(termWordsMax, last - at + 1) : 1
}

function opensTerm(token: Token | undefined, next: Token | undefined): boolean {
  const seconds = token && openings.get(token.norm)
  if (!seconds || !next || next.kind === 'mark') return seconds !== undefined
  const [word = ''] = next.norm.includes(' ') ? next.norm.split(' ') : [next.norm]
  return seconds.has(word)
}

/** Whether a folded word is part of a listed term (`prato` of `prato feito`): it is no slip. */
export function isTermWord(word: string): boolean {
  return partWords.has(word)
}

function addEntry({ concept, weight, terms }: Entry): void {
  for (const raw of terms) {
    const term = spaced(raw)
    if (!term) continue
    const known = meanings.get(term)
    if (!known) meanings.set(term, [{ concept, weight }])
    else if (known.every((one) => one.concept !== concept)) known.push({ concept, weight })
  }
}

/** A term as tokens make it: folded, figures and letters apart. */
function spaced(raw: string): string {
  return fold(raw.trim())
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
}

/** The meanings of a folded term, most likely first; a single word may be plural or fond. */
export function findMeanings(term: string): readonly Meaning[] | undefined {
  const known = meanings.get(term)
  if (known || term.includes(' ')) return known
  const seen = looked.get(term)
  if (seen !== undefined) return seen ?? undefined
  const found = byBase(term)
  // One message asks for its words many times over; strange words must not fill the memory.
  if (looked.size >= lookedMax) looked.clear()
  looked.set(term, found ?? null)
  return found
}

const lookedMax = 4000
const looked = new Map<string, readonly Meaning[] | null>()

function byBase(term: string): readonly Meaning[] | undefined {
  for (const base of basesOf(term)) {
    const meaning = meanings.get(base)
    if (meaning) return meaning
  }
  return undefined
}

const gluedMin = 5
const glued = new Map<string, readonly Meaning[]>()
for (const [term, meaning] of meanings) {
  const squeezed = term.replaceAll(' ', '')
  if (squeezed.length >= gluedMin && !glued.has(squeezed)) glued.set(squeezed, meaning)
}

/**
 * The meanings of a word of a bank statement, in which words stand glued: `PADARIADOZE` is a
 * bakery, `LOJADOCELULAR` about telephones. The longest known beginning counts, else the end.
 */
export function findGluedMeanings(word: string): readonly Meaning[] | undefined {
  for (let end = word.length; end >= gluedMin; end -= 1) {
    const known = glued.get(word.slice(0, end))
    if (known) return known
  }
  for (let start = 1; start <= word.length - gluedMin; start += 1) {
    const known = glued.get(word.slice(start)) ?? findMeanings(word.slice(start))
    if (known) return known
  }
  return undefined
}

/** Whether a folded word names what money goes for or comes in by, and does not only hint at it. */
export function isThing(word: string): boolean {
  return findMeanings(word)?.some(({ weight }) => weight !== 'hint') ?? false
}

/** The known word that is said as this one is written: of `comta`, `conta`. */
export function findHeardWord(word: string): string | undefined {
  return heard.find(word)
}

/** The known word that a mistyped one stands for: a lexicon term or a money verb. */
export function findNearWord(word: string): string | undefined {
  return near.find(word)
}

/** Singulars and plain forms: `pneus` to `pneu`, `paes` to `pao`, `mercadinho` to `mercado`. */
function basesOf(word: string): string[] {
  const bases: string[] = []
  if (word.length > 3 && word.endsWith('s')) bases.push(word.slice(0, -1))
  if (word.endsWith('oes') || word.endsWith('aes')) bases.push(`${word.slice(0, -3)}ao`)
  if (word.endsWith('ais')) bases.push(`${word.slice(0, -3)}al`)
  if (word.endsWith('eis')) bases.push(`${word.slice(0, -3)}el`)
  if (word.endsWith('ns')) bases.push(`${word.slice(0, -2)}m`)
  if (word.endsWith('es') && word.length > 4) bases.push(word.slice(0, -2))
  const fond = /^(.{2,}?)z?inh([oa])s?$/.exec(word)
  if (fond) bases.push(...fondOf(fond[1] ?? '', fond[2] ?? ''))
  const short = /^(.{2,}?)(z?)i[nm]$/.exec(word)
  if (short) bases.push(`${short[1]}o`, `${short[1]}a`, `${short[1]}`, `${short[1]}e`)
  const large = /^(.{3,}?)z?(?:ao|ona)$/.exec(word)
  if (large) bases.push(`${large[1]}o`, `${large[1]}a`, `${large[1]}`)
  return bases
}

/** `franguinho` is a `frango`, `farmacinha` a `farmacia`, `pãozinho` a `pao`. */
function fondOf(stem: string, gender: string): string[] {
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g')
  const plain = [`${stem}${gender}`, stem, `${stem}e`, `${stem}io`, `${stem}ia`]
  return hard === stem ? plain : [`${hard}${gender}`, ...plain]
}
