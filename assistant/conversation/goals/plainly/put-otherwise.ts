import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { goalTold, metas } from '#conversation/goals/plainly/goal-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { figuresIn } from '#conversation/plain/figures.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import { isCried, isPutRight, puttingRight, rightSum } from '#conversation/plain/put-right.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const putting = words(
  'guardei separei poupei reservei juntei botei coloquei pus depositei transferi mandei joguei ' +
    'guardado guardados deposito depositado aquele aqueles cofrinho caixinha poupanca guardar ' +
    'separado coloca bota que quanto foi era',
)
const tells = words('foi foram era eram')
/** It is of another time: "ih, passei 250 agora". */
const anew = words('hoje agora passei')

/**
 * The turn of "não eram 150, eram 250 que eu guardei", "ops 250*", right behind a deposit: so much
 * was put in. It is told by there being nothing else in the message. Null for any other.
 */
export function putOtherwiseTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { last } = input.state
  if (last?.kind !== 'deposited' || last.again?.kind !== 'deposit' || last.again.way) return null
  const before = last.again.amountCents
  const sum = rightSum(reading, before)
  const told = goalTold(input, message)
  if (!sum || !told || told.goal.name !== last.name || isQuestion(reading)) return null
  const value = sum.cents
  if (value <= 0 || value === before || value > limits.amountCentsMax) return null
  if (isMore(message)) return null
  const isSlip = isPutRight(reading, sum) || isWhatWas(message) || isOhThat(message)
  const sets = [putting, ...puttingRight, metas, around]
  if (!isSlip || !isOnlyOf(reading, sets, told.at)) return null
  const figures = figuresIn(reading) ?? []
  // "guardei 300, não, 250", behind 150: nothing says which of them it was.
  if (figures.length > 1 && !figures.some(({ cents }) => cents === before)) return null
  const { id, name } = told.goal
  const read = {
    ...({ intent: 'correct', confidence: 90 } as const),
    fields: { amount: value, target: name },
  }
  const again = {
    ...last.again,
    amountCents: cents(value),
    goal: { id, name },
    isInstead: true,
  } as const
  return carry(input, read, again)
}

/** "opa, foi 250" */
function isOhThat({ reading }: Message): boolean {
  return isCried(reading) && !hasOneOf(reading, anew)
}

/** "opa, mais 50 na viagem" goes in besides; "um zero a mais" is wrong. */
function isMore({ reading: { tokens } }: Message): boolean {
  return tokens.some(({ norm }, at) => norm === 'mais' && tokens[at - 1]?.norm !== 'a')
}

/** "o que guardei foi 250" */
function isWhatWas({ reading: { tokens } }: Message): boolean {
  const at = tokens.findIndex(({ norm }) => norm === 'que' || norm === 'quanto')
  // "é 250 o que guardei"
  return (
    at >= 0 && (tokens.slice(at).some(({ norm }) => tells.has(norm)) || tokens[0]?.norm === 'eh')
  )
}
