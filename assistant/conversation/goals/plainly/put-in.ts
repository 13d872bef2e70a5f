import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
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
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

/** Nobody but who puts money by says so. */
const keeps = words(
  'guardei guardamos separei separamos poupei poupamos reservei reservamos juntei juntamos ' +
    'guardado guardada guardados guardadas guardadinho guardadinhos ' +
    'guardada guardadinha guardadinhas separado separados separada separadinho separadinhos poupado ' +
    'poupados reservado reservados guardando separando juntando poupando',
)
/** It is done where it is told that one could, or is to: "consegui separar 150". */
const toKeep = words('guardar separar poupar reservar juntar')
const toPut = words(
  'botar colocar por jogar depositar somar acrescentar adicionar incluir economizar',
)
const could = words('consegui conseguimos rolou deu pude pode podes poderia acabei acabo')
const taking = words('tirei tiramos')
/** So is anything else put somewhere: where to must be said. */
const puts = words(
  'botei coloquei pus joguei transferi mandei passei depositei meti soltei bota bote coloca ' +
    'coloque poe ponha joga jogue deposita deposite guarda guarde separa ' +
    'separe soma some somei acrescenta acrescente acrescentei adiciona adicione ' +
    'colocando botando mandando depositando transferindo deposito adicionei inclui inclua reforca reforcei aportei aporta lanca lance pinguei economizei economizamos ' +
    'economizado economizados',
)
/** It got there, whoever did it. */
const goes = words('foi foram vai vao entrou entraram caiu cairam recebeu ganhou ficou ficaram')
/** One more of what was put in before. */
const more = words('mais outro outros outra outras soma some somar acrescenta acrescentar + novo')
/** Where money is kept. */
const jars = words('cofrinho caixinha porquinho cofre')
/** They may be bought as well: it must be said that it is kept there. */
const tins = words('latinha pote potinho')
const there = words('la ali nela nele dela dele')
const savings = words('poupanca')
const wishes = words('quero gostaria')
const beside = words(
  'to tou estou fazer parte boa guardada dei sobrou sobraram dinheirinho ' +
    'troquinho trocado trocados troco grana graninha dinheiro passo fiz criei tava estava junto ' +
    'direto desses dessas deles delas quais disso dai depois valor quantia feito anota anote registra registre marca marque como',
)

/**
 * The turn of "hoje consegui separar 150", "a viagem recebeu 150", "soma 50 aí na meta", "mais 50
 * no cofrinho": so much goes into the goal that is named, or was spoken of. It is told by there
 * being nothing else in the message. Null for any other.
 */
export function putInTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const value = sumOf(reading)
  const told = value === null || isQuestion(reading) ? null : goalTold(input, message)
  if (value === null || !told || !isPut(input, message, told.at, told.isSaid)) return null
  if (value <= 0 || value > limits.amountCentsMax) return null
  const { id, name } = told.goal
  const read = {
    ...({ intent: 'goal_deposit', confidence: 90 } as const),
    fields: { description: name, amount: value },
  }
  return carry(input, read, { kind: 'deposit', amountCents: cents(value), goal: { id, name } })
}

/** The one figure, in centavos. */
function sumOf(reading: Reading): number | null {
  const [sum, another] = figuresIn(reading) ?? []
  return sum && !another ? sum.cents : null
}

function isPut(
  input: TurnInput,
  message: Message,
  at: readonly number[],
  isSaid: boolean,
): boolean {
  const { reading } = message
  const deeds = [keeps, puts, toKeep, toPut, could, goes, more, wishes]
  const sets = [...deeds, jars, there, savings, metas, beside, around]
  // "tirei 100 pra guardar": out of what came in.
  const isSetAside = [keeps, toKeep, toPut].some((set) => hasOneOf(reading, set))
  const all = isSetAside ? [...sets, taking, tins] : sets
  if (isThereAlready(reading) || isEach(reading) || isOutOfIt(reading)) return false
  if (
    !isOnlyOf(reading, all, [...at, ...accountAt(reading)]) ||
    isToCome(reading) ||
    leans('monthly', reading)
  )
    return false
  const isNamed = at.length > 0
  // "coloquei 100 na viagem", where something that was paid is called so.
  if (isNamed && namedAmong(message, rememberedIn(input)).length > 0) return false
  const isAble = isCould(reading) || (isSetAside && hasOneOf(reading, taking))
  const isOrder = hasOneOf(reading, toPut) && (isAble || (isSaid && hasOneOf(reading, wishes)))
  const isKept = hasOneOf(reading, keeps) || (isAble && hasOneOf(reading, toKeep))
  const isDone = isKept || hasOneOf(reading, puts) || isOrder || isInJar(input, reading)
  const isMore = hasOneOf(reading, more)
  const isThere = isSaid || hasOneOf(reading, jars)
  // "quero guardar 150" is a wish for a goal, where none is said.
  if (!isThere && hasOneOf(reading, wishes)) return false
  const isBehind = input.state.last?.kind === 'deposited' && isOfGoal(input)
  // "recebi mais 50", "foi 50", behind a deposit, may be anything.
  if (isBehind && isMore && (isDone || hasOneOf(reading, coming) || (isThere && !isAble)))
    return true
  if (hasOneOf(reading, goes) && !isDone) return isThere && isOfIt(input, reading, isNamed)
  // "bota 100 na caixinha", turns later, may be of another one.
  const isIn = isSaid || ((isThere || hasOneOf(reading, there)) && isOfGoal(input))
  const isFor = isIn || (isKept && hasOneOf(reading, savings))
  return isDone && (isFor || isKept) && isGoalSpokenOf(input)
}

/** "tô com 300 guardado" tells what there is. */
function isThereAlready({ tokens }: Reading): boolean {
  return tokens.some(({ norm }, at) => stays.has(norm) && tokens[at + 1]?.norm === 'com')
}

const stays = words('to tou estou tava estava')

/** "150 por dia" */
function isEach({ tokens }: Reading): boolean {
  return tokens.some(({ norm }, at) => norm === 'por' && spans.has(tokens[at + 1]?.norm ?? ''))
}

/** "60 da caixinha" comes out of it. */
function isOutOfIt({ tokens }: Reading): boolean {
  return tokens.some(({ norm }, at) => jars.has(norm) && outOf.has(tokens[at - 1]?.norm ?? ''))
}

const outOf = words('da do de dessa desse')
const spans = words('dia semana mes ano pessoa cabeca noite')

/** "guardei 100 na conta"; "pra conta" is to pay it. */
function accountAt({ tokens }: Reading): number[] {
  return tokens.flatMap(({ norm }, at) => {
    return norm === 'conta' && tokens[at - 1]?.norm === 'na' ? [at] : []
  })
}

/** "consegui hoje separar": what one could is told right behind it. */
function isCould(reading: Reading): boolean {
  const { tokens } = reading
  return tokens.some(({ norm }, at) => {
    if (!toKeep.has(norm) && !toPut.has(norm)) return false
    const lead = tokens.slice(Math.max(0, at - couldMax), at)
    const first = lead.findLastIndex((one) => could.has(one.norm))
    return first >= 0 && lead.slice(first).every(({ kind }) => kind === 'word')
  })
}

const couldMax = 4

/** "150 no cofrinho", right behind talk of the goal. */
function isInJar(input: TurnInput, { tokens }: Reading): boolean {
  const isIn = tokens.some(
    ({ norm }, at) => jars.has(norm) && into.test(tokens[at - 1]?.norm ?? ''),
  )
  return isIn && isOfGoal(input)
}

const into = /^(?:n[oa]|pr[oa]|para|em)$/
const onward = /^(?:pr[oa]|para)$/
const gone = words('foi foram vai vao ficou ficaram')
const given = words('recebeu ganhou')
const coming = words('vai vao')

/** "150 foi pra viagem" may be spent on it, unless it was just said that it is saved for. */
function isOfIt(input: TurnInput, reading: Reading, isNamed: boolean): boolean {
  const isGiven = hasOneOf(reading, given)
  // "a viagem foi 600" is what it cost.
  if (!isGiven && !reading.tokens.some(({ norm }) => into.test(norm))) return false
  const isGone = hasOneOf(reading, gone)
  if (isGone && !reading.tokens.some(({ norm }) => onward.test(norm))) return false
  return isOfGoal(input) || ((isGiven || !isNamed) && isGoalSpokenOf(input))
}

function isToCome({ days, today }: Reading): boolean {
  return days.some(({ date }) => Temporal.PlainDate.compare(date, today) !== 0)
}
