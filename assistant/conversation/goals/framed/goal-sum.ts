import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { DepositWay } from '#conversation/effect.ts'
import { namesElse } from '#conversation/goals/framed/names-else.ts'
import { type GoalTold, goalTold, metas } from '#conversation/goals/plainly/goal-told.ts'
import { withDay } from '#conversation/goals/sum-changed.ts'
import { carry } from '#conversation/make-turn.ts'
import { isOfGoal } from '#conversation/memory/goal-meant.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Figure, figuresIn } from '#conversation/plain/figures.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

/** It goes in, it comes out, or it is what the goal comes to. */
const putsIn = words('destinei reservei aportei separei guardei adicionei acrescentei')
const intoIt = words('a na no pra pro para')
const takesOut = words('retirar tirar sacar resgatar pegar')
const went = words('foi foram vai vao')
const had = words('tive tivemos precisei precisamos')
const outOfIt = words('da do de dali dela')
const raises = words(
  'aumenta aumente aumentar sobe suba subir eleva eleve elevar passa passe passar baixa baixe baixar ' +
    'reduz reduza reduzir diminui diminua diminuir muda mude mudar altera altere alterar corrige ' +
    'corrija corrigir troca troque trocar atualiza atualize ajusta ajuste poe ponha bota bote coloca coloque',
)
const costs = anyOf('agora precisa de; agora precisa ser; agora custa; vai custar; passou a custar')
const onto = words('pra para em por de')
const tooLittle = anyOf(
  'nao vai dar; nao da; nao vai bastar; nao basta; nao chega; nao vai chegar; eh pouco; sao pouco; nao sao suficientes; nao eh suficiente',
)
const byMistake = anyOf('sem querer; por engano; errei o zero; um zero a mais')
const typed = words('coloquei botei pus digitei escrevi falei disse mandei')
const stops = words(', . ; ! : ( )')
/** It is somebody else's, or not done yet. */
const waits = words(
  'vou vamos quero queria se nao amanha depois pai mae irmao irma marido esposa mulher filho filha ' +
    'amigo amiga primo prima namorado namorada',
)

/**
 * The turn of a sum that a goal is told with: "+150 na viagem" and "destinei 200 à meta" go in,
 * "-150 na viagem" and "precisei retirar 150" come out, and of "sobe a da viagem pra 7 mil" it is
 * what the goal comes to. Null where something else is named, and for any other message.
 */
export function goalSumTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (isQuestion(reading) || leans('monthly', reading)) return null
  const told = goalTold(input, message)
  if (!told || reading.amounts.some(({ isForeign }) => isForeign)) return null
  const isOfEntry = told.at.length > 0 && namedAmong(message, rememberedIn(input)).length > 0
  if (isOfEntry && !hasOneOf(reading, metas)) return null
  return movedTurn(input, message, told) ?? aimTurn(input, message, told)
}

function movedTurn(input: TurnInput, message: Message, told: GoalTold): Turn | null {
  const { reading } = message
  const [sum, another] = reading.amounts
  const isNear = told.isSaid || isOfGoal(input)
  if (!sum || another || !isNear || reading.days.some(({ date }) => isOther(reading, date))) {
    return null
  }
  const way = signOf(reading, sum, told) ?? deedOf(reading, sum, told)
  if (way === null || !isBounded(sum.valueCents)) return null
  const { id, name } = told.goal
  const amountCents = cents(Math.round(sum.valueCents))
  const read = {
    ...({ intent: 'goal_deposit', confidence: 90 } as const),
    fields: { description: name, amount: amountCents },
  }
  const deposit = { kind: 'deposit', amountCents, goal: { id, name } } as const
  return carry(input, read, way === 'out' ? { ...deposit, way } : deposit)
}

/** "+150 na viagem", "viagem +150 hoje": nothing but that, up to a remark on what came out. */
function signOf(reading: Reading, sum: Amount, { at }: GoalTold): 'in' | DepositWay | null {
  const { tokens } = reading
  const isMore = tokens[sum.first - 1]?.norm === '+'
  if (at.length === 0 || !(isMore || sum.isNegative)) return null
  const last = Math.max(sum.last, ...at)
  const end = tokens.findIndex(({ norm }, index) => index > last && stops.has(norm))
  const head = { ...reading, amounts: [{ ...sum, isNegative: false }] }
  const cut = { ...head, tokens: tokens.slice(0, sum.isNegative && end > 0 ? end : tokens.length) }
  const way = isMore ? 'in' : 'out'
  return isOnlyOf(cut, [metas, around], at) ? way : null
}

/** "destinei 200 à meta da viagem", "tive que tirar cem de lá": what it was for may follow. */
function deedOf(reading: Reading, sum: Amount, told: GoalTold): 'in' | DepositWay | null {
  const { tokens } = reading
  if (hasOneOf(reading, waits) || sum.isNegative) return null
  const isGone = (at: number) => went.has(tokens[at]?.norm ?? '') && tokens[at - 1]?.norm === 'se'
  const deed = tokens.findIndex(
    ({ norm }, at) => takesOut.has(norm) || putsIn.has(norm) || isGone(at),
  )
  if (deed < 0 || deed > sum.first) return null
  const isOut = !putsIn.has(tokens[deed]?.norm ?? '')
  const place = tokens.findIndex(({ norm }, at) => {
    if (at <= sum.last) return false
    const isThere = norm === 'la' || norm === 'dela'
    return told.at.includes(at) || metas.has(norm) || (isThere && isOut)
  })
  // "na meta do carro", where there is none of that name.
  const isOther = told.at.length === 0 && outOfIt.has(tokens[place + 1]?.norm ?? '')
  if (place < 0 || isOther) return null
  const between = tokens.slice(sum.last + 1, place).map(({ norm }) => norm)
  const lead = between[0] ?? ''
  const isThere = tokens[place]?.norm === 'dela' || (isOut ? outOfIt : intoIt).has(lead)
  if (!isThere || between.some((norm) => stops.has(norm))) return null
  const isForced = isGone(deed) || tokens.slice(0, deed).some(({ norm }) => had.has(norm))
  // "tirei 100 da viagem" is known otherwise, and may be of what came of it.
  if (isOut && !isForced) return null
  // "o aluguel apertou e lá se foram 100 da viagem": what stands before it tells why.
  const from = isGone(deed) ? deed : 0
  const head = { ...reading, tokens: tokens.slice(0, place + 1) }
  const ahead = Array.from({ length: from }, (_, at) => at)
  const way = isOut ? 'out' : 'in'
  return namesElse(head, [...told.at, ...ahead]) ? null : way
}

/** "aumenta pra 7000 a da viagem, 6 mil não vai dar": the other sum is the former one. */
function aimTurn(input: TurnInput, message: Message, told: GoalTold): Turn | null {
  const { reading } = message
  if (!(told.isSaid || isOfGoal(input))) return null
  const figures = figuresIn(reading) ?? []
  const former = figures.filter((one) => isFormer(reading, figures, one))
  // "é só uma viagenzinha, 600! coloquei 6.000 sem querer", right behind it.
  const isSlip = former.length === 1 && byMistake(reading.flat)
  const isMade = input.state.last?.kind === 'goal-created' && isOfGoal(input)
  if (!(isSlip && isMade) && namesElse(reading, [...told.at, ...raised(reading)])) return null
  const [sum, another] = figures.filter((one) => !former.includes(one))
  if (!sum || another || former.length > 1 || !isBounded(sum.cents)) return null
  const isLed = onto.has(leadOf(reading, sum))
  const isRaised = raised(reading).length > 0 && isLed && told.isSaid && !isBy(reading, sum)
  const isCost = costs(reading.flat) && told.isSaid
  if (!(former.length === 1 || isRaised || isCost)) return null
  const { id, name } = told.goal
  const amountCents = cents(sum.cents)
  const read = {
    ...({ intent: 'correct', confidence: 90 } as const),
    fields: { amount: amountCents, target: name },
  }
  const effect = { kind: 'change-amount', what: 'goal', id, name, amountCents } as const
  return withDay(input, message, carry(input, read, effect))
}

/** "6 mil não vai dar", "coloquei 6.000 sem querer". */
function isFormer({ tokens }: Reading, figures: readonly Figure[], sum: Figure): boolean {
  const next = figures.find(({ first }) => first > sum.last)?.first ?? tokens.length
  const stop = tokens.findIndex(({ norm }, at) => at > sum.last && stops.has(norm))
  const end = Math.min(next, stop < 0 ? tokens.length : stop)
  const behind = ` ${tokens
    .slice(sum.last + 1, end)
    .map(({ norm }) => norm)
    .join(' ')} `
  const isTyped = tokens
    .slice(Math.max(0, sum.first - 2), sum.first)
    .some(({ norm }) => typed.has(norm))
  return tooLittle(behind) || (isTyped && byMistake(behind))
}

/** "sobe 500 na meta", "aumenta em 500": by so much. */
function isBy(reading: Reading, sum: Figure): boolean {
  return leadOf(reading, sum) === 'em' || reading.flat.includes(' mais ')
}

/** The words of raising, as they were written. */
function raised({ tokens }: Reading): number[] {
  return tokens.flatMap(({ norm, spelled }, at) => {
    return raises.has(norm) || raises.has(spelled) ? [at] : []
  })
}

function leadOf({ tokens }: Reading, { first }: Figure): string {
  return tokens[first - 1]?.norm ?? ''
}

function isOther({ today }: Reading, date: Temporal.PlainDate): boolean {
  return !date.equals(today)
}

function isBounded(valueCents: number): boolean {
  return valueCents > 0 && valueCents <= limits.amountCentsMax
}
