import type { Query, QueryPart } from '#conversation/effect.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'

const leads = new Set(
  'o a os as do da dos das de no na nos nas com em pelo pela ao um uma meu minha'.split(' '),
)

/** What is asked for, where a turn asks and does nothing else. */
export function queryOf({ effects: [effect, more] }: Turn): Query | null {
  return effect?.kind === 'query' && !more ? effect.query : null
}

/** What is named beside a question: its category, or the words that find it; null for nothing. */
export function partOf(
  told: TurnInput,
  metric: Query['metric'],
  said: string,
  understand: Understand,
): QueryPart | null {
  const words = said.trim().split(/\s+/)
  while (leads.has(words[0]?.toLowerCase() ?? '')) words.shift()
  const name = words.join(' ').replace(/[?!.,]+$/, '')
  if (name === '') return null
  const text = metric === 'received' ? `quanto recebi de ${name}?` : `quanto gastei com ${name}?`
  const query = queryOf(understand({ ...told, text, state: {} }))
  const { categoryId = null, words: found, isFamily } = query?.metric === metric ? query : {}
  // What is no category of theirs is looked for by its name.
  const own = found ?? (categoryId === null ? name : undefined)
  if (own === undefined) return { name, categoryId }
  return { name, categoryId, words: own, ...(isFamily ? { isFamily } : {}) }
}
