import { nameWords, placesOf } from '#conversation/match-named.ts'
import { naming, putting, showing } from '#conversation/restating/meant/cues.ts'
import { type Given, wordsMax, written } from '#conversation/restating/meant/names/called-so.ts'
import { type Scene, type Span, says } from '#conversation/restating/meant/scene.ts'
import type { Token } from '#language/tokens.ts'
import { isFiller } from '#understanding/plain-words.ts'

const joints = new Set('de do da dos das com sem'.split(' '))
const right = new Set(['certo', 'correto'])
const shown = new Set([...showing, 'ser'])
const wholly = new Set('completa complete completo acrescenta acrescente'.split(' '))

/** "sabe a barraca? deixa como barraca da feira": its own name, and more to it. */
export function withMore(scene: Scene): Given | null {
  const { tokens } = scene.message.reading
  for (const entry of scene.own) {
    const own = nameWords(entry.name)
    const places = placesOf(own, tokens, Object.is)
    const spans = places.flatMap(({ first, last }) => moreBehind(tokens, first, last))
    const span = spans.find(({ first }) => isLed(tokens[first - 1])) ?? spans[0]
    const isBeside = spans.length === 1 && places.length > 1
    const isAlso = isBeside && (says(scene, putting) || says(scene, equal))
    const isRight = span !== undefined && right.has(tokens[span.last + 3]?.norm ?? '')
    const isShown = span !== undefined && shown.has(tokens[span.first - 1]?.norm ?? '')
    const isPriced = scene.standing.length > 0 && scene.turn.reply.kind === 'none'
    const isPut = isPriced && says(scene, putting)
    const isOrdered =
      isPut || says(scene, naming) || says(scene, wholly) || isShown || isRight || isAlso
    if (span && isOrdered) return { name: written(scene, span), span, entry }
  }
  return null
}

/** "aquela banca é banca de jornal", "ficou banca, mas quero banca de jornal". */
const equal = new Set('> eh era foi nao quero queria constar'.split(' '))

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
