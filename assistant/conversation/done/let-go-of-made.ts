import { cents } from '@lya/core/amounts/cents.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { carry } from '#conversation/make-turn.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import type { LastRegistration } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'

const plans: readonly (LastRegistration['kind'] | undefined)[] = [
  ...(['goal-created', 'budget-set', 'recurring-created'] as const),
]

const givenUp = new PhraseBook('a plan that is given up again', [
  {
    means: 'given-up',
    say: '^ [ah|nao|lya] [,] [deixa|esquece|melhor] [,] [eu] [ja] desisti|desistimos [disso|dela|dele] [,|.|!] $',
    like: 'deixa, desisti',
  },
  {
    means: 'given-up',
    say: '^ [ah|nao|lya] [,] [melhor] nao quero mais [isso|ela|ele|essa|esse] [nao] [,|.|!] $',
    like: 'não quero mais',
  },
  {
    means: 'given-up',
    say: '^ [ah|nao|lya] [,] deixa|deixe pra|para la [isso] [,|.|!] $',
    like: 'ah, deixa pra lá',
  },
])

const asUndo: Read = { intent: 'delete', confidence: 90 }

/**
 * The turn of "deixa, desisti", right behind what was made or written just now and asked nothing: a
 * goal, a limit or a bill is taken back, and an entry is offered to be, since it was told as done.
 * Null for any other message.
 */
export function letGoOfMadeTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { last, rule, open } = input.state
  const isJust = last?.kind !== undefined && last.rule === rule
  if (!isJust || open || !givenUp.isIn(reading)) return null
  if (plans.includes(last.kind)) return carry(input, asUndo, { kind: 'undo-last' })
  const [only, another] = last.kind === 'created' ? ownIn({ state: { last } }) : []
  if (!only || another) return null
  const { id, description, amountCents } = only
  const target = { id, description, amountCents: cents(amountCents) }
  return offerTurn(input, { kind: 'delete', target })
}
