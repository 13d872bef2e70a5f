import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { isToCome } from '#conversation/goals/drawn/is-direct.ts'
import { goalTold, isGoalSpokenOf, metas } from '#conversation/goals/plainly/goal-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { isOfGoal } from '#conversation/memory/goal-meant.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { figuresIn } from '#conversation/plain/figures.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

const took = words(
  'peguei tirei usei saquei retirei resgatei puxei catei mexi desfalquei tirar pegar usar sacar ' +
    'retirar resgatar mexer desfalcar pegamos tiramos usamos avancei',
)
const uses = words('usei usamos usar')
const left = words('saiu sairam foi foram perdeu')
const kept = words('guardado guardados guardada guardadinho juntado separado guardei juntei')
const jars = words('cofrinho caixinha porquinho latinha pote potinho cofre')
const there = words('la dali')
const beside = words(
  'tive tivemos precisei fui obrigado obrigada que de em dinheiro grana dindin poupanca infelizmente ' +
    'tava estava tinha havia apertou apertado jeito fazer triste pena acabei hoje aquele aquela',
)
const plain = words('pra para')
const purposes = words('pra pro pras pros para porque pq por precisei pois')

const determining = words('o a os as um uma meu minha eu isso')

/**
 * The turn of "peguei 100 da viagem pra completar o aluguel", "saiu 100 da viagem": the goal has so
 * much less. Up to what it was for nothing else is told. Null for any other message.
 */
export function takenOutTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [sum, another] = figuresIn(reading) ?? []
  if (!sum || another || sum.cents > limits.amountCentsMax || isQuestion(reading)) return null
  const told = goalTold(input, message)
  if (!told || !isGoalSpokenOf(input) || isOfElse(reading, told.at)) return null
  if (isEmpty(input, told.goal.name)) return null
  const end = purposeAt(reading, Math.max(sum.last, ...told.at))
  const head = { ...reading, tokens: reading.tokens.slice(0, end ?? reading.tokens.length) }
  const sets = [took, left, kept, jars, there, metas, beside, around]
  if (isToCome(head) || !isOnlyOf(head, sets, told.at)) return null
  const isKept = hasOneOf(head, kept) || hasOneOf(head, jars)
  const isThere = hasOneOf(head, there) && isOfGoal(input)
  if (!told.isSaid && !isKept && !isThere) return null
  // "usei 200 da casa" may be of what was at home.
  const isMeta = hasOneOf(head, metas)
  if (hasOneOf(head, uses) && !isMeta && !isKept) return null
  const isEntry = told.at.length > 0 && namedAmong(message, rememberedIn(input)).length > 0
  // "foram 100 da viagem" may be what it cost: what it was for tells.
  const isTaken = hasOneOf(head, took) || (hasOneOf(head, left) && isOfGoal(input))
  if (!isTaken || end === null || isEntry) return null
  const { id, name } = told.goal
  const amountCents = cents(sum.cents)
  const read = { intent: 'goal_deposit', confidence: 90 } as const
  return carry(input, read, { kind: 'deposit', amountCents, goal: { id, name }, way: 'out' })
}

/** The goal was made just now, and nothing was put into it. */
function isEmpty({ state: { last, earlier = [] } }: TurnInput, name: string): boolean {
  const line = (last ? [last, ...earlier] : earlier).filter((one) => one.name === name)
  const isMade = line.some(({ kind }) => kind === 'goal-created')
  return isMade && line.every(({ kind }) => kind !== 'deposited')
}

/** Where it is told what it was for; null where it is not. */
function purposeAt({ tokens }: Reading, from: number): number | null {
  const at = tokens.findIndex(({ norm }, index) => {
    if (index <= from || !purposes.has(norm)) return false
    // "pra Santos" is where it goes to.
    const next = tokens[index + 1]?.norm ?? ''
    return !plain.has(norm) || determining.has(next) || /[aei]r$/.test(next)
  })
  return at < 0 ? null : at
}

/** "tirei 100 do banco pra viagem", "usei 100 na viagem": it went there. */
function isOfElse({ tokens }: Reading, at: readonly number[]): boolean {
  const [first] = at
  if (first === undefined) return false
  const lead = tokens.slice(Math.max(0, first - 2), first).map(({ norm }) => norm)
  const isInto = lead.some((norm) => /^(?:pr[oa]|para)$/.test(norm))
  const isIn = lead.some((norm) => /^n[oa]$/.test(norm))
  const isTouched = tokens.some(({ norm }) => /^mex(?:i|er)$|^avancei$/.test(norm))
  const isMuch = tokens.some(({ norm }) => kept.has(norm))
  return (isInto && !isMuch) || (isIn && !isTouched)
}
