import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { goalTold, metas } from '#conversation/goals/plainly/goal-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Figure, figuresIn } from '#conversation/plain/figures.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import { isCried, isPutRight, puttingRight, rightSum } from '#conversation/plain/put-right.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

/** What a goal comes to: "a viagem custa 600". */
const comesTo = words('eh sao custa vale')
const beside = words(
  'era custar sai sera vai ser ficou fica precisa juntar guardar quero preciso objetivo meta valor certa certo nova novo dela',
)
const into = /^(?:n[oa]|pr[oa]|para|em)$/
/** It is of what was put in, or of something else than the goal. */
const others = words(
  'guardei depositei mes semana dia ano faltam falta tirei saiu sairam passei gastei paguei hoje ' +
    'ontem',
)
/** "ops, viagem 150" may be spent. */
const sorries = words('ops desculpa desculpe perdao alias')
/** What is to be put right is told to be. */
const orders = words(
  'corrige corrija corrigir muda mude mudar altera altere alterar ajusta ajuste ajustar troca troque ' +
    'trocar atualiza atualize atualizar errei errado errada digitei',
)

/**
 * The turn of "digitei um zero a mais, a meta é 600", "600*", right behind a goal, and of "corrige
 * a meta da reserva pra 20 mil": the goal is of so much. It is told by there being nothing else in
 * the message. Null for any other.
 */
export function aimAnewTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { last, rule } = input.state
  const isMade = last?.kind === 'goal-created' && last.rule === rule
  const sum = rightSum(reading)
  if (!sum || isQuestion(reading) || hasOneOf(reading, others)) return null
  const told = goalTold(input, message)
  const value = sum.cents
  if (!told || value <= 0 || value > limits.amountCentsMax) return null
  // "150 é pra viagem" goes into it.
  if (told.at.some((at) => into.test(reading.tokens[at - 1]?.norm ?? ''))) return null
  if (reading.tokens.some((_, at) => isIntoGoal(reading, at))) return null
  if (isMade && told.goal.name !== last.name) return null
  const isSorry = isOnlyOf(reading, [sorries, around], told.at) && !hasOneOf(reading, comesTo)
  if (told.at.length > 0 && isSorry) return null
  const sets = [...puttingRight, comesTo, beside, metas, around]
  if (!isOnlyOf(reading, sets, told.at) || !isMeant(input, message, sum)) return null
  const isEntry = told.at.length > 0 && namedAmong(message, rememberedIn(input)).length > 0
  // "na verdade reserva 200", turns later, may be an entry.
  const isOfIt = [comesTo, metas, orders].some((set) => hasOneOf(reading, set))
  const isLater = told.isSaid && isOfIt && !isEntry && isPutRight(reading, sum)
  const isOfGoal = isMade || isLater
  if (!isOfGoal) return null
  const { id, name } = told.goal
  const read = {
    ...({ intent: 'correct', confidence: 90 } as const),
    fields: { amount: value, target: name },
  }
  const amountCents = cents(value)
  return carry(input, read, { kind: 'change-amount', what: 'goal', id, name, amountCents })
}

/** It is said that it was told wrong, or what the goal comes to. */
function isMeant(input: TurnInput, message: Message, sum: Figure): boolean {
  const { reading } = message
  const told = goalTold(input, message)
  const isSo = told?.isSaid === true && hasOneOf(reading, comesTo)
  // "opa, viagem 300" is spent: a cry must stand with what it comes to.
  const isCriedSo = isCried(reading) && (hasOneOf(reading, comesTo) || hasOneOf(reading, metas))
  return isSo || isPutRight(reading, sum) || isCriedSo || isBare(message)
}

/** "é 600": nothing but that. */
function isBare({ reading }: Message): boolean {
  const [first] = figuresIn(reading) ?? []
  return reading.tokens[0]?.norm === 'eh' && (first?.first ?? 0) <= 2
}

/** "são pra meta, esses 70" */
function isIntoGoal({ tokens }: Reading, at: number): boolean {
  return metas.has(tokens[at]?.norm ?? '') && /^pr?[ao]$|^para$/.test(tokens[at - 1]?.norm ?? '')
}
