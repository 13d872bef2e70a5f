import { nameWords } from '#conversation/match-named.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import {
  denies,
  light,
  naming,
  putsAt,
  putting,
  showing,
} from '#conversation/restating/meant/cues.ts'
import { putSpan } from '#conversation/restating/meant/put-span.ts'
import {
  isNameOf,
  meantIn,
  type Scene,
  type Span,
  says,
} from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Token } from '#language/tokens.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import { isFiller } from '#understanding/plain-words.ts'

const quoted = /["“”«]([^"“”«»]{2,60})["“”»]/
export const wordsMax = 6

/** A name that is given, where it stands, and the entry whose name it takes the place of. */
export interface Given {
  name: string
  span: Span
  entry?: Remembered
}

/**
 * The turn of another name for what stands there, whatever frame it is given in: in quotation
 * marks, in place of the one that it has, or as that with more to it.
 */
export function nameMeant(scene: Scene): Turn | null {
  const isNamed = scene.mends.some(({ changes }) => changes.description !== undefined)
  if (scene.others.length > 0 || isNamed) return null
  return calledSo(scene, inQuotes(scene) ?? insteadOf(scene) ?? withMore(scene))
}

/** The turn of an entry that is called so from now on. */
export function calledSo(scene: Scene, given: Given | null): Turn | null {
  if (!given || isCategory(scene, given.name)) return null
  const entry = given.entry ?? meantIn(scene, given.span)?.entry
  if (!entry || isNameOf(entry, given.name)) return null
  const { index, reading } = scene.message
  const description = capital(given.name)
  const categoryId = categoriseDescription(description, entry.type, index, reading.today)
  return changeOf(scene, entry, { description, ...(categoryId === null ? {} : { categoryId }) })
}

function isCategory({ message }: Scene, name: string): boolean {
  return message.index.all.some((one) => fold(one.name) === fold(name))
}

/** 'queria que ficasse "conserto vazamento"'. */
function inQuotes(scene: Scene): Given | null {
  const { text, tokens } = scene.message.reading
  const found = quoted.exec(text)
  const name = found?.[1]?.trim() ?? ''
  const isAsked = says(scene, naming) || says(scene, putting) || says(scene, showing)
  if (!found || !isAsked || nameWords(name).every(isFiller)) return null
  const end = found.index + found[0].length
  const inside = tokens.flatMap(({ start }, at) =>
    start >= found.index && start < end ? [at] : [],
  )
  const span = { first: inside[0] ?? 0, last: inside.at(-1) ?? 0 }
  return { name, span, ...entryBehind(scene, span.last + 1) }
}

/** Words by which one name takes the place of another; the other is right behind. */
const instead = [
  ['em', 'vez', 'de'],
  ['no', 'lugar', 'de'],
  ['no', 'lugar', 'do'],
  ['no', 'lugar', 'da'],
  ['ao', 'inves', 'de'],
  ['inves', 'de'],
  ['melhor', 'que'],
  ['melhor', 'do', 'que'],
  ['e', 'nao'],
  [',', 'nao'],
]

/** "põe vazamento no lugar de encanador", "que apareça vazamento, e não o nome do rapaz". */
function insteadOf(scene: Scene): Given | null {
  const { tokens } = scene.message.reading
  for (const [at] of tokens.entries()) {
    const cue = instead.find((words) => words.every((word, by) => tokens[at + by]?.norm === word))
    if (!cue) continue
    const old = entryBehind(scene, at + cue.length)
    const isOfName = tokens.slice(at + cue.length, at + cue.length + 3).some(isNaming)
    if (!old.entry && !(isOfName && says(scene, showing))) continue
    const span = spanBefore(tokens, at - 1) ?? putSpan(scene.message, at + cue.length)
    if (span) return { name: written(scene, span), span, ...old }
  }
  return null
}

function isNaming({ norm }: Token): boolean {
  return naming.has(norm)
}

/** The entry whose name begins within a few words behind a place. */
function entryBehind({ message, own }: Scene, from: number): { entry?: Remembered } {
  const near = message.reading.tokens.slice(from, from + 5)
  const mark = near.findIndex(({ kind }, at) => at > 0 && kind === 'mark')
  const said = (mark < 0 ? near : near.slice(0, mark)).map(({ norm }) => norm)
  const entry = own.find(({ name }) => {
    const words = nameWords(name).filter((word) => !isFiller(word))
    return words.length > 0 && words.every((word) => said.includes(word))
  })
  return entry ? { entry } : {}
}

/** What is named before a place: up to the verb that puts or shows it. */
function spanBefore(tokens: readonly Token[], end: number): Span | null {
  let last = end
  while (last >= 0 && (isLight(tokens[last]) || showing.has(tokens[last]?.norm ?? ''))) last -= 1
  let first = last
  while (first > 0 && isOfName(tokens, first - 1)) first -= 1
  while (first < last && isLight(tokens[first])) first += 1
  const isName = last >= first && last - first < wordsMax && isOfName(tokens, last)
  return isName && !isFiller(tokens[last]?.norm ?? '') ? { first, last } : null
}

function isLight(token: Token | undefined): boolean {
  return token?.kind === 'mark' || light.has(token?.norm ?? '')
}

/** A word of a name: no verb that puts it, and nothing that ends it. */
function isOfName(tokens: readonly Token[], at: number): boolean {
  const { kind, norm } = tokens[at] ?? { kind: 'mark', norm: '' }
  return kind === 'word' && !putsAt(tokens, at) && !showing.has(norm) && !denies.has(norm)
}

export function written({ message }: Scene, { first, last }: Span): string {
  const { text, tokens } = message.reading
  return text.slice(tokens[first]?.start, tokens[last]?.end).replace(/\s+/g, ' ')
}

const joints = new Set('de do da dos das com sem'.split(' '))
const right = new Set(['certo', 'correto'])
const shown = new Set([...showing, 'ser'])
const wholly = new Set('completa complete completo acrescenta acrescente'.split(' '))

/** "sabe a barraca? deixa como barraca da feira": its own name, and more to it. */
function withMore(scene: Scene): Given | null {
  const { tokens } = scene.message.reading
  for (const entry of scene.own) {
    const own = nameWords(entry.name)
    const places = tokens.flatMap((_, at) => {
      return own.every((word, by) => tokens[at + by]?.norm === word) ? [at] : []
    })
    const spans = places.flatMap((first) => moreBehind(tokens, first, first + own.length - 1))
    const span = spans.find(({ first }) => isLed(tokens[first - 1])) ?? spans[0]
    const isAlso = places.length > spans.length && says(scene, putting)
    const isRight = span !== undefined && right.has(tokens[span.last + 3]?.norm ?? '')
    const isShown = span !== undefined && shown.has(tokens[span.first - 1]?.norm ?? '')
    const isOrdered = says(scene, naming) || says(scene, wholly) || isShown || isRight || isAlso
    if (span && isOrdered) return { name: written(scene, span), span, entry }
  }
  return null
}

/** "deixa como barraca da feira": what is put is right behind. */
function isLed(token: Token | undefined): boolean {
  return putting.has(token?.norm ?? '') || leads.has(token?.norm ?? '')
}

const leads = new Set('como pra para por : eh'.split(' '))

function moreBehind(tokens: readonly Token[], first: number, last: number): Span[] {
  let end = last
  for (let at = last + 1; at < tokens.length && at <= first + wordsMax; at += 1) {
    const { kind, norm } = tokens[at] ?? { kind: 'mark', norm: '' }
    if (kind !== 'word' || (isFiller(norm) && !joints.has(norm)) || putting.has(norm)) break
    end = at
  }
  while (end > last && joints.has(tokens[end]?.norm ?? '')) end -= 1
  return joints.has(tokens[last + 1]?.norm ?? '') && end > last + 1 ? [{ first, last: end }] : []
}
