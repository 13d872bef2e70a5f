import type { Option } from '#conversation/effect-result.ts'
import { areOneThing } from '#conversation/naming/same-thing.ts'
import { fold } from '#language/fold.ts'
import { isFiller } from '#understanding/plain-words.ts'

/** How many things are offered to choose from. */
export const optionsMax = 3

/**
 * Those of the person's things that the words may mean: the ones that share the most telling words
 * with them. Without words, all of them.
 */
export function matchNamed<Thing extends { name: string }>(
  words: string | null,
  things: readonly Thing[],
): Thing[] {
  const wanted = words === null ? [] : tellingWords(words)
  if (wanted.length === 0) return [...things]
  const same = things.filter(({ name }) => tellingWords(name).join(' ') === wanted.join(' '))
  if (same.length > 0) return same
  const shares = things.map(({ name }) => shared(wanted, tellingWords(name)))
  const most = Math.max(0, ...shares)
  return most === 0 ? [] : things.filter((_, at) => shares[at] === most)
}

/**
 * Whether words speak of a thing of that name: every telling word of one stands in the other, so
 * that "o pix da Maria" is not 'Pix do João'.
 */
export function speaksOf(words: string, name: string): boolean {
  const [said, own] = [tellingWords(words), tellingWords(name)]
  const isIn = (some: readonly string[], all: readonly string[]) =>
    some.length > 0 && some.every((word) => all.some((one) => isSame(one, word)))
  return isIn(said, own) || isIn(own, said) || said.join('') === own.join('')
}

/**
 * Of several those whose name has most of the words, and no others where that tells them apart:
 * 'Frete de volta' and not 'Frete', though `volta` by itself names nothing.
 */
export function closestNamed<Thing extends { name: string }>(
  words: string,
  things: readonly Thing[],
): Thing[] {
  if (things.length < 2) return [...things]
  const said = nameWords(words).filter(isLong)
  const own = things.map(({ name }) => nameWords(name).filter(isLong))
  const shares = own.map((one) => shared(said, one))
  const most = Math.max(...shares)
  const best = things.filter((_, at) => shares[at] === most)
  const whole = things.filter((_, at) => shares[at] === most && own[at]?.length === most)
  return whole.length > 0 ? whole : best
}

function isLong(word: string): boolean {
  return word.length > 2 || /\d/.test(word)
}

function shared(wanted: readonly string[], own: readonly string[]): number {
  return own.filter((word) => wanted.some((one) => isSame(one, word))).length
}

/** A plural or a beginning of four letters is the same word: `viag` for `viagem`. */
export function isSame(one: string, other: string): boolean {
  if (one === other || areOneThing(one, other)) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length >= 4 && long.startsWith(short)) return true
  return short.length >= 6 && short.length === long.length && differing(short, long) === 1
}

/** How many letters differ between two words of one length: one is a slip, "viajem". */
function differing(one: string, other: string): number {
  return [...one].filter((letter, at) => letter !== other[at]).length
}

/** Where words stand one behind the other, by the places of the first and the last of them. */
export function placesOf(
  words: readonly string[],
  tokens: readonly { norm: string }[],
  is: (one: string, other: string) => boolean = isSame,
): { first: number; last: number }[] {
  if (words.length === 0) return []
  return tokens.flatMap((_, first) => {
    const isHere = words.every((word, by) => is(word, tokens[first + by]?.norm ?? ''))
    return isHere ? [{ first, last: first + words.length - 1 }] : []
  })
}

/** The folded words of a name. */
export function nameWords(text: string): string[] {
  return [...(fold(text.normalize('NFC')).match(/[\p{L}\d]+/gu) ?? [])]
}

/** Those of them that tell it from others; all of them where none does. */
export function tellingWords(text: string): string[] {
  const words = nameWords(text)
  const telling = words.filter((word) => !isFiller(word))
  // 'Guri (ajuda na feira)' is the boy: what stands behind him tells only more of him.
  const own = nameWords(text.split('(')[0] ?? '')
  const isNamed = own.length === 0 || own.some((word) => !isFiller(word))
  if (!isNamed) return [...own, ...telling]
  return telling.length > 0 ? telling : words
}

function shortDate(day: Temporal.PlainDate): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return ` ${pad(day.day)}/${pad(day.month)}`
}

const ways = [
  ['(entrada)', new Set('entrada entrou receita recebi caiu'.split(' '))],
  ['(gasto)', new Set('gasto saiu despesa gastei paguei'.split(' '))],
] as const

/** "a que entrou", of two that are told apart by the way that they went. */
function wayNamed(said: string, options: readonly Option[]): Option | null {
  const words = said.split(' ')
  const meant = ways.flatMap(([mark, told]) => {
    const own = options.filter(({ label }) => label.includes(mark))
    return own.length === 1 && words.some((word) => told.has(word)) ? own : []
  })
  return meant.length === 1 ? (meant[0] ?? null) : null
}

const places = ['primeir', 'segund', 'terceir'] as const

/** The option that an answer names: by its label, its place, its day, or a word only it has. */
export function chooseOption(
  flat: string,
  options: readonly Option[],
  days: readonly Temporal.PlainDate[] = [],
): Option | null {
  const said = flat.trim()
  const dated = options.filter(({ label }) => days.some((day) => label.endsWith(shortDate(day))))
  if (dated.length === 1 && dated[0]) return dated[0]
  const labelled = options.find(({ label }) => fold(label.normalize('NFC')) === said)
  if (labelled) return labelled
  const figure = /^(?:(?:o|a|opcao|numero|n) )*(\d)$/.exec(said)?.[1]
  if (figure !== undefined) return options[Number(figure) - 1] ?? null
  const place = places.findIndex((one) => new RegExp(`^(?:o |a )?${one}[oa]$`).test(said))
  if (place >= 0) return options[place] ?? null
  if (/^(?:o |a )?ultim[oa]$/.test(said)) return options.at(-1) ?? null
  if (said.split(' ').length > 8) return null
  const ofWay = wayNamed(said, options)
  if (ofWay) return ofWay
  const named = options.map((one) => ({ ...one, name: one.label }))
  const told = matchNamed(said, named)
  // "o de volta": by words that name nothing by themselves.
  const isFew = said.split(' ').length <= aloneMax
  const others = told.length > 1 || !isFew ? told : named
  const fitting = told.length === 1 || !named[1] ? told : closestNamed(said, others)
  const [only] = fitting
  // The only one that is offered is named, and not just left over.
  const isNamed = nameWords(said).length > 0 && said.split(' ').length <= aloneMax
  return fitting.length === 1 && (options.length > 1 || isNamed) && only ? only : null
}

const aloneMax = 4
