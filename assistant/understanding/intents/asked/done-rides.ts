import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { categoryOf } from '#understanding/categories/category-index.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findNamedCategory } from '#understanding/intents/named-category.ts'
import type { Reading } from '#understanding/reading.ts'

const done = new PhraseBook('what came in by rides that the writer did', [
  {
    means: 'rides',
    say: 'fiz|fizemos|faturei|faturamos|tirei [ja] de|com|em|nas|na|no|as corrida|corridas|entrega|entregas|app|apps',
    not: ['tirei|fizemos|fiz ..3 pra|para|com [o|a|meu|minha] {person}'],
    like: 'quanto fiz de corrida essa semana?',
  },
])

const platforms = new PhraseBook('for whom rides were done', [
  {
    means: 'platform',
    say: 'fiz|fizemos|faturei|faturamos|tirei|ganhei|ganhamos|recebi|entrou|rendeu|deu [ja] [hoje|ontem] de|com|em|no|na|pelo|pela|do|da [o|a] uber|99|ifood|rappi|indrive|lalamove|loggi|cabify|blablacar',
    like: 'quanto fiz na uber essa semana?',
  },
])

/** "quanto fiz na 99?": of whom it came, in the writer's own word; null where nobody is named. */
export function platformAsked(reading: Reading): string | null {
  const found = platforms.find(reading)
  const { start, end } = reading.tokens[found?.last ?? -1] ?? {}
  return start === undefined ? null : reading.text.slice(start, end)
}

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
