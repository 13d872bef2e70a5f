import { cents } from '@lya/core/amounts/cents.ts'
import { withBehind } from '#conversation/bills/chained.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { carry, register } from '#conversation/make-turn.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const denying = new PhraseBook('what was put into a goal was not for it', [
  {
    means: 'not',
    say: 'nao|nem eh|era|eram|foi|foram|sao [pra|para|da|na|de] [a|da|essa|nenhuma] meta',
    not: ['nao eh|era|foi [a] meta ..2 [,] eh|era|foi [a|da|na]'],
    like: 'os 50 foi empréstimo, não é da meta',
  },
])

const withdrawal: Read = { intent: 'goal_deposit', confidence: 88 }

/**
 * The turn of "os 50 foi empréstimo pra minha mãe, não é da meta": so much was put in just before,
 * and is taken out; what it was is written, where that is told. Null for any other message.
 */
export function notPutInTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, account } = message
  const [sum, another] = reading.amounts
  if (!sum || another || isQuestion(reading) || !denying.isIn(reading)) return null
  const amountCents = cents(Math.round(sum.valueCents))
  const { last, earlier = [] } = input.state
  const made = [last, ...earlier].find((one) => {
    const again = one?.again?.kind === 'deposit' && one.again.way !== 'out' ? one.again : null
    return again?.amountCents === amountCents
  })
  const goal = input.goals?.find(({ name }) => name === made?.name)
  if (!goal) return null
  const { id, name } = goal
  const out = { kind: 'deposit', amountCents, goal: { id, name }, way: 'out' } as const
  const turn = carry(input, withdrawal, out)
  const told = account.transactions.map(({ draft }) => draft)
  const [draft] = told.filter(({ description }) => description !== '')
  const isThere = ownIn(input).some((one) => one.amountCents === amountCents)
  if (!draft || told.length > 1 || isThere) return turn
  const both = withBehind(turn, register(input, { intent: 'log', confidence: 90 }, [draft]))
  const isLent = reading.tokens.some(({ norm }) => norm.startsWith('emprest'))
  if (!isLent || draft.type !== 'despesa') return both
  return { ...both, state: remembered(both.state, { ...draft, categoryId: null }, message) }
}
