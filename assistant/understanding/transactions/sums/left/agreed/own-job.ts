import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const tipped = new PhraseBook('more than was asked for', [
  {
    means: 'more',
    say: 'cobrei|cobramos [r] [$] @ ..8 deu|pagou|passou|mandou|deixou [logo|ja] [r] [$] @',
    like: 'cobrei 55 da manutenção da Duda e ela me deu 60',
  },
])
const tippedTimesMax = 2

/** `cobrei 80 e ela me deu 90`: what was given came in, for what it was asked for. */
export function isTipped(reading: Reading, asked: Settled, given: Settled): boolean {
  const span = { first: asked.first, last: given.amount.last }
  const isMore = given.valueCents >= asked.valueCents
  return (
    isMore && given.valueCents < tippedTimesMax * asked.valueCents && tipped.isIn(reading, span)
  )
}

const ownJobs = new PhraseBook('work that the writer took on', [
  {
    means: 'job',
    say: 'fechei|fechamos|peguei|pegamos|arrumei|cobrei|cobramos ..6 [r] [$] @ ..6 deu|deram|adiantou|adiantaram|pagou|pagaram|mandou|passou [so|ja] [r] [$] @',
    like: 'fechei uma cerca por 1.900, o seu Beto deu 700 ontem e o resto no final',
  },
])

/** `fechei uma cerca por 1.900, o seu Beto deu 700`: who gave it pays the writer. */
export function isOwnJob(reading: Reading, whole: Settled, part: Settled): boolean {
  return ownJobs.isIn(reading, { first: whole.first, last: part.amount.last })
}
