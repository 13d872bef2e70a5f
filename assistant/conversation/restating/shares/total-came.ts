import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const totals = new PhraseBook('all that came of one thing', [
  {
    means: 'all',
    say: 'recebi|recebemos|entrou|entraram|pagaram|vieram ..6 [r] [$] @ [reais] ao|no todo|total',
    like: 'do presente recebi 90 ao todo',
  },
  {
    means: 'all',
    say: 'recebi|recebemos|entraram|pagaram|vieram ..6 :|, [r] [$] @ [reais] ao|no todo|total',
    like: 'do presente recebi as três partes: 90 ao todo',
  },
  {
    means: 'all',
    say: 'ao|no todo|total [ja] recebi|recebemos|entrou|entraram [r] [$] @',
    like: 'do presente no total recebi 90',
  },
])

/**
 * The turn of "do presente recebi as três partes, 90 ao todo", where 60 of that stand there: what
 * came is 90, and no 90 more. Null where nothing of the very name came in before, or as much.
 */
export function totalCameTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const [only, another] = account.transactions
  if (intent !== 'log' || !only || another || isQuestion(reading) || !totals.isIn(reading)) {
    return null
  }
  const { draft } = only
  const said = tellingWords(draft.description)
  if (draft.type !== 'receita' || said.length === 0) return null
  const before = rememberedIn(input).filter(({ type, name }) => {
    const own = tellingWords(name)
    return type === 'receita' && own.length === said.length && own.every((w) => said.includes(w))
  })
  const [entry, more] = before
  if (!entry || more || entry.amountCents >= draft.amountCents) return null
  return correctSum(input, entry, cents(draft.amountCents))
}
