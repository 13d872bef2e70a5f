import { nameWords } from '#conversation/match-named.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import {
  denies,
  light,
  naming,
  putsAt,
  putting,
  showing,
} from '#conversation/restating/meant/cues.ts'
import {
  calledSo,
  type Given,
  wordsMax,
  written,
} from '#conversation/restating/meant/names/called-so.ts'
import { nameInstead } from '#conversation/restating/meant/names/name-instead.ts'
import { withMore } from '#conversation/restating/meant/names/name-more.ts'
import { putSpan } from '#conversation/restating/meant/names/put-span.ts'
import { type Scene, type Span, says } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import type { Token } from '#language/tokens.ts'
import { isFiller } from '#understanding/plain-words.ts'

const quoted = /["“”«]([^"“”«»]{2,60})["“”»]/

/**
 * The turn of another name for what stands there, whatever frame it is given in: in quotation
 * marks, in place of the one that it has, or as that with more to it.
 */
export function nameMeant(scene: Scene): Turn | null {
  const isNamed = scene.mends.some(({ changes }) => changes.description !== undefined)
  if (scene.others.length > 0 || isNamed) return null
  const given = inQuotes(scene) ?? insteadOf(scene) ?? nameInstead(scene) ?? withMore(scene)
  return calledSo(scene, given)
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
  ['em', 'vez', 'do'],
  ['em', 'vez', 'da'],
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
    // "a feira é melhor que o mercado": of no name.
    const isAsked = [putting, naming, wishing].some((words) => says(scene, words))
    const isTalk = cue?.[0] === 'melhor' && !isAsked
    if (!cue || isTalk) continue
    const old = entryBehind(scene, at + cue.length)
    const isOfName = tokens.slice(at + cue.length, at + cue.length + 3).some(isNaming)
    const isOfWho = tokens.slice(at + cue.length, at + cue.length + 2).some(isDoer)
    if (!old.entry && !((isOfName || isOfWho) && says(scene, showing))) continue
    const span = spanBefore(tokens, at - 1) ?? putSpan(scene.message, at + cue.length)
    if (span) return { name: written(scene, span), span, ...old }
  }
  return null
}

function isNaming({ norm }: Token): boolean {
  return naming.has(norm)
}

/** "em vez do cara": whoever it was paid to. */
function isDoer({ norm }: Token): boolean {
  return doers.has(norm)
}

const wishing = new Set(['seria', 'ficaria'])
const doers = new Set('cara moco moca rapaz homem pessoa profissional sujeito'.split(' '))

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
