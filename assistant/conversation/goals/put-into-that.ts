import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { carry } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { isOfGoal } from '#conversation/memory/goal-meant.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const moved = new PhraseBook('money put aside for the goal that was spoken of', [
  {
    means: 'moved',
    say: 'transferi|coloquei|botei|mandei|passei|depositei|guardei|separei [r] [$] @ ..12 pra|para|nessa|nesta|nesse essa|esta|esse|este|aquela|meta|reserva|objetivo',
    like: 'transferi 1.500 da conta-corrente para a poupança, para essa reserva',
    not: ['pra|para essa|esta|esse|este|aquela conta|pessoa|moca|mulher|menina|loja|viagem'],
  },
])

/**
 * The turn of "transferi 1.500 para a poupança, para essa reserva", behind the goal that was made
 * or spoken of just now: it is put there. Null where no such goal is there.
 */
export function putIntoThatTurn(input: TurnInput, { reading }: Message): Turn | null {
  const [sum, another] = reading.amounts
  const { last } = input.state
  const name = last?.name
  if (!sum || another || !name || !input.goals || isQuestion(reading)) return null
  const found = moved.find(reading)
  const goal = found && input.goals.find((one) => one.name === name)
  const behind = found && reading.tokens[found.last + 1]?.norm
  if (!found || !goal || !behind) return null
  // "para essa reserva", of a goal of that name; "para essa meta", of any.
  const words = [...tellingWords(name), 'meta', 'objetivo']
  if (!words.some((word) => reading.tokens[found.last]?.norm === word || behind === word))
    return null
  const amountCents = cents(Math.round(sum.valueCents))
  if (amountCents > limits.amountCentsMax) return null
  const read = { intent: 'goal_deposit', confidence: 90 } as const
  return carry(input, read, { kind: 'deposit', amountCents, goal: { id: goal.id, name } })
}

const also = new PhraseBook('one more sum, and which goal it is for', [
  {
    means: 'also',
    say: '^ e|mais|outros|tambem [mais|outros] [r] [$] @ [reais|conto] [foi|foram|vai] no|na|pro|pra|para [o|a] do|da|de [minha|meu] ..3 [tambem] $',
    like: 'e 30 no do curso',
  },
  {
    means: 'also',
    say: '^ [e|mais|outros|ja|hoje|,] [mais] [r] [$] @ [reais|conto] [hoje] no|na [o|a|minha|meu] ..2 [hoje] [.|!] $',
    like: '200 na viagem',
  },
])

/** The turn of "e 30 no do curso", behind talk of goals; null where no other goal is called so. */
export function alsoIntoTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [sum, another] = reading.amounts
  if (!sum || another || !isOfGoal(input) || isQuestion(reading) || !also.isIn(reading)) return null
  const said = tellingIn(message)
  const [fit, more] = fitting(said, input.goals ?? [])
  if (fit && fit.at.length < said.length) return null
  const amountCents = cents(Math.round(sum.valueCents))
  if (!fit || more || amountCents > limits.amountCentsMax) return null
  const { id, name } = fit.thing
  const read = { intent: 'goal_deposit', confidence: 90 } as const
  return carry(input, read, { kind: 'deposit', amountCents, goal: { id, name } })
}
