import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'

const yet = new PhraseBook('what is still to be done', [
  {
    means: 'yet',
    say: '@ [reais|conto] [,] [mas|que|so] [esse|essa|isso|que|eu] ainda [eu] vou|falta|preciso|tenho [que] fazer|marcar|comprar|pagar|buscar|agendar [depois|amanha|semana] [.|!] $',
    like: 'médico 250 e o exame 85 que ainda vou fazer',
  },
  {
    means: 'yet',
    say: '@ [reais|conto] [,] mas|que [esse|essa|isso|eu] ainda nao fiz|marquei|comprei|paguei|busquei|agendei [.|!] $',
    like: 'comprei o remédio 40 e o exame é 85 mas ainda não fiz',
  },
])

/** `médico 250 e o exame 85 que ainda vou fazer`: the price of the last one was not paid. */
export function dropYetToDo(reading: Reading, segments: readonly Segment[]): Segment[] {
  const last = segments.at(-1)
  if (!last || segments.length < 2) return [...segments]
  const found = yet.find(reading, { first: last.amount.first, last: reading.tokens.length - 1 })
  return found?.first === last.amount.first ? segments.slice(0, -1) : [...segments]
}
