import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { categoryOf } from '#understanding/categories/category-index.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findNamedCategory } from '#understanding/intents/named-category.ts'

const done = new PhraseBook('what came in by rides that the writer did', [
  {
    means: 'rides',
    say: 'fiz|fizemos|faturei|faturamos|tirei [ja] de|com|em|nas|na|no|as corrida|corridas|entrega|entregas|app|apps',
    not: ['tirei|fizemos|fiz ..3 pra|para|com [o|a|meu|minha] {person}'],
    like: 'quanto fiz de corrida essa semana?',
  },
])

/**
 * The name of the category under which stands what is earned by rides, of "quanto fiz de corrida?":
 * what a friend paid back is none of it. Undefined where nothing of the kind is asked.
 */
export function categoryOfRides({ reading, index }: Message): string | undefined {
  // A category of that name says it itself.
  if (!done.isIn(reading) || findNamedCategory(reading, index) !== null) return undefined
  const id = categoryOf('craft', 'receita', index)
  return index.all.find((one) => one.id === id)?.name
}
