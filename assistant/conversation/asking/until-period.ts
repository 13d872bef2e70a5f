import { months } from '#language/days/words.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'

const pointing = new Set(
  'esse este essa esta nesse neste nessa nesta desse deste hoje ontem'.split(' '),
)
const links = new Set(['em', 'no', 'na', 'de', 'do', 'da'])
const spans = new Set(['mes', 'semana', 'ano', 'ultimo', 'ultima', 'ultimos', 'ultimas'])

/** What is named from a token on, and the days behind it: `o aluguel`, `em novembro`. */
export function untilPeriod(reading: Reading, first: number): [named: string, when: string] {
  const { text, tokens } = reading
  const covers = coverTokens(reading)
  const isSpan = (at: number) => {
    const norm = tokens[at]?.norm ?? ''
    return covers[at] === 'day' || pointing.has(norm) || spans.has(norm) || months.has(norm)
  }
  const end = tokens.findIndex(
    ({ norm }, at) => at > first && (isSpan(at) || (links.has(norm) && isSpan(at + 1))),
  )
  const start = tokens[first]?.start ?? text.length
  const cut = end < 0 ? text.length : (tokens[end]?.start ?? text.length)
  const tidy = (part: string) => part.replace(/[?!.,\s]+$/, '').trim()
  return [tidy(text.slice(start, cut)), tidy(text.slice(cut))]
}
