import type { Frequency } from '@lya/core/money/recurring/due-date.ts'
import { weekdays } from '#language/days/words.ts'
import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const onAllOfThem: readonly PhraseRow<Frequency>[] = [
  {
    means: 'semanal',
    say: 'todas as semanas|segundas|tercas|quartas|quintas|sextas [e|-|,|feira|feiras]',
    like: 'a diarista vem todas as quartas-feiras',
  },
  { means: 'semanal', say: 'todos os sabados|domingos', like: 'pilates todos os sábados' },
]
const allOfThem = new PhraseBook('on all days of a name', onAllOfThem)

/** "todas as quartas-feiras": it comes again each week. */
export function isOnAllOfThem(reading: Reading): boolean {
  return allOfThem.isIn(reading)
}

/** The ISO weekday of "todas as quartas"; null where none is told so. */
export function weekdayOfAll(reading: Reading): number | null {
  const found = allOfThem.find(reading)
  const said = found ? reading.tokens.slice(found.first, found.last + 1) : []
  const told = said.flatMap(({ norm }) => weekdays.get(norm.replace(/s$/, '')) ?? [])
  return told[0] ?? null
}

const often = new PhraseBook<Frequency>('how often it comes again', [
  { means: 'quinzenal', say: 'a cada 15|quinze dias', like: 'faxina 150 a cada quinze dias' },
  { means: 'quinzenal', say: 'de 15|quinze em 15|quinze dias', like: 'de quinze em quinze dias' },
  { means: 'quinzenal', say: 'quinzenal|quinzenalmente', like: 'faxina quinzenal' },
  { means: 'quinzenal', say: 'toda|por|cada quinzena', like: 'faxina 150 toda quinzena' },
  { means: 'anual', say: 'por|ao|/ ano', like: 'seguro 1.640 por ano' },
  { means: 'anual', say: 'anual|anualmente', like: 'anuidade anual' },
  { means: 'anual', say: 'todo ano', like: 'iptu todo ano' },
  {
    means: 'semanal',
    say: 'toda semana|segunda|terca|quarta|quinta|sexta',
    like: 'feira 80 toda sexta',
  },
  { means: 'semanal', say: 'todo sabado|domingo', like: 'pilates todo sábado' },
  ...onAllOfThem,
  { means: 'semanal', say: 'semanal|semanalmente', like: 'aula semanal' },
  { means: 'semanal', say: 'por semana', like: '60 por semana' },
])
const rarest = ['quinzenal', 'anual', 'semanal'] as const

/** How often what a message tells comes again; monthly where nothing is said of that. */
export function frequencyOf(reading: Reading): Frequency {
  const told = new Set(often.findAll(reading).map(({ means }) => means))
  return rarest.find((one) => told.has(one)) ?? 'mensal'
}
