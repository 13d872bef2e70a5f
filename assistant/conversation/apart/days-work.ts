import { nameWords } from '#conversation/match-named.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { isTreated } from '#understanding/transactions/own-day/listed-work.ts'

const apps = new Set(wordsOf('{gig}'))

/**
 * Whether what came in of a day's work would be spent once it stands by itself: that the writer
 * drove is told by all of "uber 160 e 99 74, gasolina 80", and by none of its parts.
 */
export function losesDaysWork(
  together: readonly TransactionDraft[],
  apart: readonly TransactionDraft[],
): boolean {
  return together.some((one) => {
    const [head = ''] = nameWords(one.description)
    const isWork = one.type === 'receita' && (apps.has(head) || isTreated(head))
    return isWork && apart.some((other) => isSpentOf(other, one))
  })
}

function isSpentOf({ type, amountCents }: TransactionDraft, one: TransactionDraft): boolean {
  return type === 'despesa' && amountCents === one.amountCents
}
