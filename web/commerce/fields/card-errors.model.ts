import { type CardProblem, cardProblems, type TypedCard } from '@lya/core/commerce/cards/card.ts'
import { cardProblemSentences } from './fields.copy.ts'

export type CardErrors = Partial<Record<keyof TypedCard, string | null>>

export const noCard: TypedCard = { number: '', holder: '', expiry: '', code: '' }

const fieldOf: Record<CardProblem, keyof TypedCard> = {
  number: 'number',
  holder: 'holder',
  nameless: 'holder',
  expiry: 'expiry',
  expired: 'expiry',
  code: 'code',
}

/** What each field of a card says, in the order they stand on screen; empty when it can be sent. */
export function cardErrors(card: TypedCard, today: string): CardErrors {
  const thisMonth = Temporal.PlainDate.from(today).toPlainYearMonth()
  return Object.fromEntries(
    cardProblems(card, thisMonth).map((problem) => [
      fieldOf[problem],
      cardProblemSentences[problem],
    ]),
  )
}
