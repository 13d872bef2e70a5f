import { changeOf } from '#conversation/restating/meant/change.ts'
import { denies, pointing, putting } from '#conversation/restating/meant/cues.ts'
import { type Meant, meantIn, type Scene, says } from '#conversation/restating/meant/scene.ts'
import {
  type CategorySaid,
  categoryMeantIn,
  categorySaidAt,
} from '#conversation/restating/refiled/category-said.ts'
import type { Turn } from '#conversation/turn.ts'
import { isThing } from '#understanding/lexicon/find.ts'

const leads = new Set('em como pra para na no categoria de da eh'.split(' '))
const wrongly = new Set('categoria errado errada trocado trocada'.split(' '))
const deniedMax = 3

/**
 * The turn of the category that an entry belongs in, wherever in the message each is named: "o pet
 * shop era consulta da gata, acho que é Saúde".
 */
export function fileMeant(scene: Scene): Turn | null {
  const { reading } = scene.message
  if (scene.others.length > 0) return null
  const said = saidIn(scene) ?? meantLast(scene)
  const meant = said && meantIn(scene, said)
  if (!said || !meant || isFiled(scene, meant)) return null
  if (meant.by === 'last' && isOfOther(scene, said)) return null
  const isOrdered = says(scene, putting) || says(scene, wrongly)
  const isDenied = says(scene, denies) || says(scene, pointing)
  const isBeing = reading.tokens[said.first - 1]?.norm === 'eh'
  if (!isOrdered && !(isBeing && (isDenied || meant.by !== 'last'))) return null
  const own = scene.message.index.all.find(
    ({ name, type }) => name === said.name && type === meant.entry.type,
  )
  return own ? changeOf(scene, meant.entry, { categoryId: own.id }) : null
}

/** "a academia é categoria Saúde": what it is said of was not told here. */
function isOfOther({ message }: Scene, { first }: CategorySaid): boolean {
  const { tokens } = message.reading
  const mark = tokens.findLastIndex(({ kind }, at) => at < first && kind === 'mark')
  return tokens.slice(mark + 1, first).some(({ norm }) => isThing(norm))
}

/** Whoever knows an entry by other words has filed it. */
function isFiled({ mends }: Scene, { entry, by }: Meant): boolean {
  const isOther = by === 'name' && mends.some(({ target }) => target.id !== entry.id)
  return mends.length > 0 && !isOther
}

/** The only category that is called by its name, and not denied. */
function saidIn({ message }: Scene): CategorySaid | null {
  const { tokens } = message.reading
  const found = tokens.flatMap((_, at) => {
    const one = categorySaidAt(message, at)
    const isNamed = one?.name && (one.name.toLowerCase() !== 'compras' || tokens[at]?.norm !== 'compra')
    return one && isNamed && leads.has(tokens[at - 1]?.norm ?? '') ? [one] : []
  })
  const right = found.filter(({ first }) => {
    return !tokens.slice(Math.max(0, first - deniedMax), first).some(({ norm }) => denies.has(norm))
  })
  const [only, ...others] = right
  return only && others.every(({ name }) => name === only.name) ? only : null
}

/** "isso aí é comida": by a word for it, at the end. */
function meantLast(scene: Scene): CategorySaid | null {
  const { message, own } = scene
  const { tokens } = message.reading
  const end = tokens.findLastIndex(({ kind }) => kind === 'word')
  const before = tokens[end - 1]?.norm ?? ''
  const isOf = before === 'eh' || before === 'como' || before === 'em'
  if (!isOf || !says(scene, pointing) || !says(scene, denies)) return null
  const type = own[0]?.type ?? 'despesa'
  const name = categoryMeantIn(message, { first: end, last: end }, type)?.name
  return name === undefined ? null : { name, first: end, last: end }
}
