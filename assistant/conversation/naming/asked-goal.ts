import { planAsked } from '#conversation/goals/plan-asked.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const asks =
  /^ (e |lya |, )*(quanto|como (esta|estao|anda|vai)|falta|ja) (.* )?(falta|guardei|juntei|tenho|poupei|economizei|anda|esta|vai|muito) /

/** The turn of "quanto falta pra viagem?", where there is a goal of that name; null for others. */
export function goalTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { goals } = input
  const isGoal = candidate.intent === 'query' && candidate.fields?.metric === 'goal'
  // "quanto falta da viagem?" may be of a limit as well, where no goal is called so.
  const isOpen = candidate.intent === 'none' || candidate.fields?.metric === 'budget'
  const { reading } = message
  const isAsked = isOpen && (asks.test(reading.flat) || leans('goalWhen', reading))
  const plan = planAsked(message)
  const isPlanned = plan.perMonthCents !== undefined
  const isSum = reading.amounts.length > 0 && !isPlanned
  if (!goals || isSum || !(isGoal || isAsked || isPlanned)) return null
  const [named, another] = fitting(tellingIn(message), goals)
  // "guardando 50 por semana chego lá?": to the one that there is.
  const [only, more] = goals
  const thing = named?.thing ?? (isPlanned && !more ? only : undefined)
  if (!thing || another) return null
  const query = { metric: 'goal', categoryId: null, from: null, to: null } as const
  const about = { ...query, goalId: thing.id, ...plan }
  const asQuery: Candidate = { ...candidate, intent: 'query' }
  const turn = carry(input, asQuery, { kind: 'query', query: about })
  return { ...turn, state: { ...turn.state, asked: about } }
}
