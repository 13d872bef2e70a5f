import { askFor, carry } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const behind = new PhraseBook<'monthly' | 'dated'>('said right behind a new goal', [
  {
    means: 'monthly',
    say: '^ [e|mas] [isso] [da|fica|sao|eh|tenho] [que] [guardar|juntar] quanto por|ao|cada mes [?] $',
    like: 'dá quanto por mês?',
  },
  {
    means: 'monthly',
    say: '^ [e|mas] quanto [que] [eu] [da|fica|tenho|preciso|devo] [que|de] [guardar|juntar|por] por|ao|cada mes [?] $',
    like: 'quanto tenho que guardar por mês?',
  },
  {
    means: 'dated',
    say: '^ [na|nao|ah|opa] [verdade] [,] [melhor|muda|pode|deixa|poe] [ser|por|pra] ate|pra|para ..2 {month}|fim|final|ano|proximo ..6 [,|.|!] $',
    like: 'melhor até dezembro do ano que vem',
  },
])

/**
 * The turn of "dá quanto por mês?" and "melhor até dezembro do ano que vem", right behind a goal
 * that was made just now. Null for any other message.
 */
export function goalJustMadeTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { last, rule } = input.state
  if (last?.kind !== 'goal-created' || last.rule !== rule || reading.amounts.length > 0) return null
  const means = behind.find(reading)?.means
  const goal = means && goalMeant(input)
  if (!goal) return null
  const { id, name } = goal
  if (means === 'monthly') {
    const query = { metric: 'goal', categoryId: null, from: null, to: null, goalId: id } as const
    return askFor(input, { confidence: 85, fields: { metric: 'goal' } }, query)
  }
  const date = isQuestion(reading) ? null : deadlineIn({ reading })
  const read: Read = { intent: 'correct', confidence: 90, fields: { target: name } }
  return date === null ? null : carry(input, read, { kind: 'change-date', id, name, date })
}
