import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { isDirect, isToCome } from '#conversation/goals/drawn/is-direct.ts'
import { whichGoal } from '#conversation/goals/which-goal.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import { fitting, type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { leaningIn, leansWord } from '#understanding/memory/leaning.ts'

const asWithdrawal: Read = { intent: 'goal_deposit', confidence: 88 }

/** The turn of "tirei 200 da meta da casa", which a goal has less by; null for any other. */
export function withdrawnTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const { goals = [] } = input
  const taken = leaningIn('drawsOut', reading)
  const found = taken ?? leaningIn('usesUp', reading)
  const [amount, another] = reading.amounts.filter((one) => !isSoMuch(reading, one))
  const isOpen = ['none', 'clarify', 'log', 'correct', 'goal_deposit'].includes(intent)
  if (!found || !isOpen || goals.length === 0 || reading.flat.includes(' ?')) return null
  if (isToCome(reading)) return null
  const value = Math.round(amount?.valueCents ?? 0)
  if (another || value <= 0 || value > limits.amountCentsMax) return null
  const next = reading.tokens[found.last + 1]?.norm ?? ''
  const isMeta = metas.has(next) || leansWord('jar', next)
  const said = namesBehind(message, found.last)
  const [fit, more] = fitting(said, goals)
  const named = fit && !more && (fit.isWhole || isMeta) && fit.at.length > 0 ? fit.thing : null
  const goal = named ?? (isMeta && said.length === 0 ? goalMeant(input) : null)
  const effect = { kind: 'deposit', amountCents: cents(value), way: 'out' } as const
  if (goal) {
    const whole = { ...effect, goal: { id: goal.id, name: goal.name } }
    // "usei 30 do cartão" may tell of a card.
    const isSure =
      isMeta || (taken && (!named || !amount || isDirect(reading, amount, fit?.at ?? [])))
    return isSure ? carry(input, asWithdrawal, whole) : offerTurn(input, whole)
  }
  return isMeta ? whichGoal(input, asWithdrawal, effect, goals) : null
}

/** The 100 of "tira 50 da meta, pus só 100": what there is to be. */
function isSoMuch({ tokens }: Message['reading'], { first }: { first: number }): boolean {
  return ['so', 'somente', 'apenas'].includes(tokens[first - 1]?.norm ?? '')
}

const metas = new Set(['meta', 'metas', 'objetivo'])
const ends = new Set('pra para pro pras pros e , . ; ! porque que'.split(' '))

/** What names the goal: not what the money was for. */
function namesBehind(message: Message, from: number): Telling[] {
  const { tokens } = message.reading
  const stop = tokens.findIndex(({ norm }, at) => at > from && ends.has(norm))
  const until = stop < 0 ? tokens.length : stop
  return tellingIn(message).filter(({ at, word }) => {
    return at > from && at < until && !leansWord('jar', word)
  })
}
