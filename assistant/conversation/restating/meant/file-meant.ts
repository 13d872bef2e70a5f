import { changeOf } from '#conversation/restating/meant/change.ts'
import { denies, naming, pointing, putsAt, putting } from '#conversation/restating/meant/cues.ts'
import { type Meant, meantIn, type Scene, says } from '#conversation/restating/meant/scene.ts'
import {
  type CategorySaid,
  categoryMeantIn,
  categorySaidAt,
} from '#conversation/restating/refiled/category-said.ts'
import type { Turn } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { isThing } from '#understanding/lexicon/find.ts'

const leads = new Set(', . ! em como pra para na no categoria de da eh ser entao = :'.split(' '))
/** What it is taken out of. */
const leaving = words('tira tire tirar sai saia nao num nem n')
const belonging = new Set(
  'entra entram entrar pertence encaixa vai fica entao deveria devia'.split(' '),
)
const wrongly = words('ficou ficaram esta estava colocou botou pos marcou anotou entrou categoria')
const mistaken = words('errado errada trocado trocada')
/** What may stand beside a category that is said of what is pointed at. */
const around = new Set([...pointing, ...'ai la ta viu ne por favor pf e tb tambem'.split(' ')])
const deniedMax = 3

/**
 * The turn of the category that an entry belongs in, wherever in the message each is named: "o pet
 * shop era consulta da gata, acho que é Saúde".
 */
export function fileMeant(scene: Scene): Turn | null {
  const { reading } = scene.message
  if (scene.others.length > 0) return null
  const named = namedIn(scene)
  const said = rightOf(scene, named) ?? meantLast(scene)
  const meant = said && meantIn(scene, said)
  if (!said || !meant || isFiled(scene, meant)) return null
  if (meant.by === 'last' && isOfOther(scene, said)) return null
  // "lazer, e não alimentação"
  const isEither = named.length > 1 && says(scene, denies)
  // "moradia tá cara" says nothing of where it is.
  const isWrong =
    says(scene, mistaken) ||
    reading.tokens.some(({ norm }, at) => wrongly.has(norm) && (at < said.first || isEither))
  const isOrdered = isEither || isWrong || says(scene, putting) || says(scene, belonging)
  const isDenied = says(scene, denies) || says(scene, pointing) || says(scene, filed)
  const isBeing = being.has(reading.tokens[said.first - 1]?.norm ?? '')
  const isSaid = isBeing ? isDenied || meant.by !== 'last' : isPointedAt(scene, said)
  if (!isOrdered && !isSaid) return null
  const own = scene.message.index.all.find(
    ({ name, type }) => name === said.name && type === meant.entry.type,
  )
  return own ? changeOf(scene, meant.entry, { categoryId: own.id }) : null
}

/** "a academia é categoria Saúde": what it is said of was not told here. */
function isOfOther({ message }: Scene, { first }: CategorySaid): boolean {
  const { tokens } = message.reading
  const mark = tokens.findLastIndex(({ kind }, at) => at < first && kind === 'mark')
  return tokens.slice(mark + 1, first).some(({ norm }, by) => {
    return isThing(norm) && !putting.has(norm) && !categorySaidAt(message, mark + 1 + by)
  })
}

/** "moradia, essa aí": a category, what points at the entry, and nothing else. */
function isPointedAt({ message }: Scene, { first, last }: CategorySaid): boolean {
  const rest = message.reading.tokens.filter(({ kind }, at) => {
    return kind === 'word' && (at < first || at > last)
  })
  return rest.some(({ norm }) => pointing.has(norm)) && rest.every(({ norm }) => around.has(norm))
}

/** Whoever knows an entry by other words has filed it. */
function isFiled(scene: Scene, { entry, by }: Meant): boolean {
  const { mends } = scene
  const isOther = by === 'name' && mends.some(({ target }) => target.id !== entry.id)
  // "o pet era vet, joga em saúde": it is not its name that is spoken of.
  const isCalled = !says(scene, naming) && mends.every(({ changes }) => changes.description)
  return mends.length > 0 && !isOther && !isCalled
}

/** The categories that are called by their names. */
function namedIn({ message }: Scene): CategorySaid[] {
  const { tokens } = message.reading
  return tokens.flatMap((_, at) => {
    const one = categorySaidAt(message, at)
    const isNamed =
      one?.name && (one.name.toLowerCase() !== 'compras' || tokens[at]?.norm !== 'compra')
    const before = tokens[at - 1]?.norm ?? ''
    // "lazer, e não alimentação", "bota lazer".
    const isOf = before === 'a' && belonging.has(tokens[at - 2]?.norm ?? '')
    const isLed =
      at === 0 || isOf || leads.has(before) || denies.has(before) || putsAt(tokens, at - 1)
    return one && isNamed && isLed ? [one] : []
  })
}

/** The only one of them that is not denied. */
function rightOf({ message }: Scene, found: readonly CategorySaid[]): CategorySaid | null {
  const { tokens } = message.reading
  const right = found.filter(({ first }) => {
    // "ficou como lazer": where it is, and should not be.
    if (found.length > 1 && wrongly.has(tokens[first - 2]?.norm ?? '')) return false
    return !tokens
      .slice(Math.max(0, first - deniedMax), first)
      .some(({ norm }) => leaving.has(norm))
  })
  const [only, ...others] = right
  return only && others.every(({ name }) => name === only.name) ? only : null
}

/** "isso aí é comida", "esse posto foi lanche, não gasolina": by a word for it. */
function meantLast(scene: Scene): CategorySaid | null {
  const { message, own } = scene
  const { tokens } = message.reading
  const isDenied = says(scene, pointing) && says(scene, denies)
  if (!isDenied && !says(scene, filed)) return null
  const type = own[0]?.type ?? 'despesa'
  const meansOne = (by: number) => categoryMeantIn(message, { first: by, last: by }, type)
  const at = tokens.findIndex((_, by) => {
    const isEnd = tokens[by + 1]?.kind !== 'word' || tokens[by + 1]?.norm === 'k'
    return isEnd && being.has(tokens[by - 1]?.norm ?? '') && meansOne(by)
  })
  const name = at < 0 ? undefined : meansOne(at)?.name
  return name === undefined ? null : { name, first: at, last: at }
}

/** "você colocou transporte". */
const filed = new Set('colocou botou marcou anotou categorizou classificou pos'.split(' '))
const being = new Set('eh como em foi era'.split(' '))
