import { placesOf, tellingWords } from '#conversation/match-named.ts'
import { putting } from '#conversation/restating/meant/cues.ts'
import type { Given } from '#conversation/restating/meant/names/called-so.ts'
import type { Scene, Span } from '#conversation/restating/meant/scene.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const articles = words('o a os as no na nos nas de do da um uma num numa esse essa aquele aquela')
const being = words('foi era eh foram eram')
const denying = words('nao nem')
const swapping = words('troca troque trocar muda mude mudar corrige corrija corrigir altera altere')
const slipped = words('falei disse escrevi digitei botei anotei')
const places = words('vez lugar inves')
const leads = words('foi era eh por pra para : , = foram eram poe coloca coloque bota')
const polite = new Set(['por favor', 'ai', 'la', 'lya'])
const wrong = words('errado errada')
/** What stands between a name and that it is not so. */
const cues = [articles, being, denying, slipped, places, words('em e mas ao')]
const ways = words('entrada receita ganho gasto despesa saida')
const nearMax = 4

/**
 * The name that takes the place of that of an entry, which is said not to be so: "em vez de gelo,
 * barqueiro", "troca pizza por esfirra", "não era pizza, era esfirra", "corrige o mercado: é
 * açougue". A sum or a day may be told beside it. Null where it names nothing that anybody knows.
 */
export function nameInstead(scene: Scene): Given | null {
  const { tokens } = scene.message.reading
  for (const entry of scene.own) {
    const at = placesOf(tellingWords(entry.name), tokens, Object.is).find((one) =>
      isOut(tokens, one),
    )
    if (!at) continue
    const span = nameAfter(scene, at.last + 1) ?? nameBefore(scene, at.first)
    const { reading } = scene.message
    if (span) return { name: writeSubject(reading, { ...span, score: 1 }), span, entry }
  }
  return null
}

/** It is said that it was not that, or that another is to stand there. */
function isOut(tokens: readonly Token[], { first, last }: Span): boolean {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  let at = first - 1
  while (articles.has(norm(at))) at -= 1
  if (places.has(norm(at)) || slipped.has(norm(at))) return true
  if (denying.has(norm(at)) || (being.has(norm(at)) && denying.has(norm(at - 1)))) return true
  let next = last + 1
  while (polite.has(norm(next))) next += 1
  if (swapping.has(norm(at))) return leads.has(norm(next)) || leads.has(norm(last + 1))
  if (norm(next) === 'nada') return true
  return norm(next) === 'ta' || norm(next) === 'esta' ? wrong.has(norm(next + 1)) : false
}

/** Behind a word that leads to it, up to the next mark, sum or day. */
function nameAfter(scene: Scene, from: number): Span | null {
  const { tokens } = scene.message.reading
  let start = from
  while (polite.has(tokens[start]?.norm ?? '')) start += 1
  const lead = tokens.findIndex(({ norm }, at) => at >= start && leads.has(norm))
  if (lead < 0 || lead - from > nearMax) return null
  let first = lead
  while (leads.has(tokens[first]?.norm ?? '')) first += 1
  return thingIn(scene, first, endFrom(scene, first))
}

/** "foi no açougue, não no mercado", "barqueiro em vez de gelo". */
function nameBefore(scene: Scene, before: number): Span | null {
  const { tokens } = scene.message.reading
  let last = before - 1
  while (last > 0 && cues.some((set) => set.has(tokens[last]?.norm ?? ''))) last -= 1
  while (last > 0 && tokens[last]?.kind === 'mark') last -= 1
  const mark = tokens.findLastIndex(({ kind }, at) => kind === 'mark' && at < last)
  return thingIn(scene, mark + 1, last)
}

function endFrom({ message: { reading } }: Scene, first: number): number {
  const { tokens, amounts, days } = reading
  const isEnd = (at: number) => {
    const { kind, norm } = tokens[at] ?? { kind: 'mark', norm: '' }
    const isFigure = [...amounts, ...days].some((one) => one.first === at)
    return kind !== 'word' || norm === 'e' || isFigure
  }
  let end = first
  while (end < tokens.length && !isEnd(end)) end += 1
  return end - 1
}

/** What stands there is a thing that anybody knows, and nobody's deed. */
function thingIn({ message: { reading }, own }: Scene, first: number, last: number): Span | null {
  if (last < first) return null
  const found = findSubject(reading, coverTokens(reading), first, last)
  if (!found) return null
  const said = reading.tokens.slice(found.first, found.last + 1).map(({ norm }) => norm)
  const known = own.flatMap(({ name }) => tellingWords(name))
  const isNew = said.some((word) => isThing(word) && !known.includes(word))
  const isElse = said.some((word) => findVerb(word) || putting.has(word) || ways.has(word))
  return isNew && !isElse ? found : null
}
