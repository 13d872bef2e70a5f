import { namesElse } from '#conversation/goals/framed/names-else.ts'
import { type GoalTold, goalTold, isGoalSpokenOf } from '#conversation/goals/plainly/goal-told.ts'
import { askFor } from '#conversation/make-turn.ts'
import { isOfGoal } from '#conversation/memory/goal-meant.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import type { Reading } from '#understanding/reading.ts'

const howMuch = words('quanto quantos quanta quantas qto qtos qnt qnto qual')
const lacks = words('falta faltam faltando faltar faltaria resta restam restando restante longe')
const saving = words(
  'guardo junto poupo separo guardar juntar poupar economizar separar depositar completar chegar fechar bater alcancar ' +
    'atingir viajar realizar colocar botar reservar',
)
const needs = words('preciso precisa precisaria tenho tem teria devo deveria precisamos temos')
const still = words('ainda agora mais')
const inMonths = words('meses')
const monthly = words('mes mensal mensais mensalmente mensalidade')
const beside = words(
  'que quiser quisesse me diz diga fala fale dizer saber quero queria gostaria mostra mostre ve veja ver ai da dar ' +
    'daria fica ficaria ficam sai sairia seria sao ser eh for fosse vai vou faz faca fazer conta ' +
    'calcula calcule calcular simula simular dividindo dividido dividir se caso ate em cada todo ' +
    'toda por ao parcela parcelas valor papel la pronto pronta tudo dinheiro grana completo inteiro ' +
    'minha muito pouco como estamos estou to longe quanto sair sobre isso ter junto juntado juntada ' +
    'guardado total fim final comeco inicio ano dela dele e quando conseguir consigo atinge chego ' +
    'pagar',
)
/** "quanto falta pagar" is of bills. */
const ofElse = words('pagar paguei receber gastei gastar conta contas boleto boletos')

/**
 * The turn of "ainda preciso juntar quanto?", "dá quanto por mês se for até junho?", of the goal
 * that is named or was spoken of: what is missing, and how much a month that is. It is told by
 * there being nothing else in the message. Null for any other.
 */
export function goalPlainlyAskedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0) return null
  const told = goalTold(input, message)
  if (!told || !isAsked(input, reading, told)) return null
  const sets = [
    howMuch,
    lacks,
    saving,
    needs,
    still,
    monthly,
    beside,
    around,
    new Set(months.keys()),
  ]
  // How much a month it takes by then is of the goal, whatever is said around that; "em 10 meses"
  // is no day.
  const isBy = hasOneOf(reading, monthly) && !hasOneOf(reading, inMonths)
  const isPace = isBy && !namesElse(reading, told.at)
  if (!isPace && !isOnlyOf(reading, sets, told.at)) return null
  const by = hasOneOf(reading, monthly) ? byMonth(message) : null
  const query = {
    ...({ metric: 'goal', categoryId: null, from: null, to: null } as const),
    goalId: told.goal.id,
    ...(by === null ? {} : { goalBy: by }),
  }
  const fields = { metric: 'goal' } as const
  return askFor(input, { confidence: 88, fields }, query)
}

function isAsked(input: TurnInput, reading: Reading, told: GoalTold): boolean {
  if (!hasOneOf(reading, howMuch) && !isFar(reading)) return false
  const isOfSaving = hasOneOf(reading, saving)
  if (hasOneOf(reading, ofElse) && !isSum(reading)) return false
  if (hasOneOf(reading, monthly)) {
    const isTill = reading.tokens.some(({ norm }) => months.has(norm)) || isOfSaving
    return isTill && (told.isSaid || isOfGoal(input) || (isOfSaving && isGoalSpokenOf(input)))
  }
  const isLeft = hasOneOf(reading, lacks) || (hasOneOf(reading, needs) && hasOneOf(reading, still))
  const isOfIt = told.isSaid || isOfSaving || isOfGoal(input)
  return isLeft && isOfIt && (told.isSaid || isGoalSpokenOf(input))
}

const reckons = anyOf(
  'faz conta; faz a conta; faz uma conta; faca a conta; faca uma conta; fazer a conta',
)

/** "faz a conta" */
function isSum({ flat }: Reading): boolean {
  return reckons(flat) && !/ (pagar|contas) /.test(flat)
}

/** "me diz o que resta", "tô longe da meta?" */
function isFar({ tokens }: Reading): boolean {
  return (
    tokens.some(({ norm }) => lacks.has(norm)) &&
    tokens.some(({ norm }) => /^(\?|diz|diga|fala)$/.test(norm))
  )
}

/** By the end of the month that is named. */
function byMonth({ reading }: Message): string | null {
  const month = reading.tokens.find(({ norm }) => months.has(norm))?.norm
  if (month === undefined) return null
  const flat = ` ate ${month} `
  const by = deadlineIn({ reading: { ...reading, days: [], flat, text: flat } })
  return by !== null && by > reading.today.toString() ? by : null
}
