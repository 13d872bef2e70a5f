import type { Remembered } from '#conversation/memory/remembered.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { isNameOf, meantIn, type Scene, type Span } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'

/** As many words as a name has at most. */
export const wordsMax = 6

/** A name that is given, where it stands, and the entry whose name it takes the place of. */
export interface Given {
  name: string
  span: Span
  entry?: Remembered
}

/** The turn of an entry that is called so from now on. */
export function calledSo(scene: Scene, given: Given | null): Turn | null {
  const { reply } = scene.turn
  // "muda pra Viagens", of a category that there is not.
  const isFiled = reply.kind === 'obstacle' && reply.obstacle === 'category-unknown'
  if (!given || isFiled || isCategory(scene, given.name)) return null
  const entry = given.entry ?? meantIn(scene, given.span)?.entry
  if (!entry || isNameOf(entry, given.name)) return null
  const { index, reading } = scene.message
  const description = capital(given.name)
  const categoryId = categoriseDescription(description, entry.type, index, reading.today)
  return changeOf(scene, entry, { description, ...(categoryId === null ? {} : { categoryId }) })
}

/** Of one, or of the way it is filed, and no name. */
function isCategory({ message }: Scene, name: string): boolean {
  if (fold(name).startsWith('categoria')) return true
  const said = fold(name)
  return message.index.all.some((one) => {
    return said === fold(one.name) || said.endsWith(` de ${fold(one.name)}`)
  })
}

/** Some words, as they were written. */
export function written({ message }: Scene, { first, last }: Span): string {
  const { text, tokens } = message.reading
  return text.slice(tokens[first]?.start, tokens[last]?.end).replace(/\s+/g, ' ')
}
