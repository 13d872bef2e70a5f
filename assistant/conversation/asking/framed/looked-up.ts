import { comparedDays } from '#conversation/asking/compared-days.ts'
import type { Query } from '#conversation/effect.ts'
import { namesElse } from '#conversation/goals/framed/names-else.ts'
import { askFor } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { daysAsked } from '#conversation/naming/asked-week.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksWhether, isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

/** What is to be seen. */
const shows = words(
  'manda mande mostra mostre mostrar ver veja exibe exiba exibir lista liste listar traz traga passa ' +
    'passe informe informa diz diga fala fale',
)
const noted = words(
  'anotado anotada anotados anotadas anotou lancado lancada lancados lancadas lancou registrado ' +
    'registrada registrados registradas registrou marcado marcada marcados marcadas marcou anotacoes ' +
    'lancamentos registros',
)
const things = words('coisas tudo tudinho')
const asks = words(
  'quais qual que quem quando diz diga fala fale sabe saber lembro esqueci ve veja',
)
/** It asks for a figure, orders something, or says that something never was. */
const otherwise = words(
  'quanto quantos total soma valor apaga apagar apague tira tirar exclui excluir remove muda mudar corrige ' +
    'corrigir troca trocar nao nunca vence vencer pagar comprar vou vai',
)
const orders = words(
  'muda mudar troca trocar corrige corrigir apaga tira era poe bota quanto vence vencem cai recebo pago vai',
)
const changes = words('quanto apaga tira muda')
const onto = words('pra para pro')
const ofDay = words('dia data')
const leads = words('qual que o a em na')
const goals = words('metas objetivos')
const saving = words('juntando guardando poupando')
const ofGoals = words(
  'quais que tem tenho tinha criei fiz temos mostra mostre lista liste ver diz diga fala fale sao ' +
    'coisas dinheiro grana elas isso ativas estou quero queria saber',
)
const settled = words('paguei pago paga pagou quitei quitada quitado')
const orNot = anyOf('em aberto; ou ja; ou nao; ve se; veja se; verifica se; confere se; sera que')
const mine = words('com quanto de dinheiro grana estou momento conta neste nesta tenho ao todo')
const spends = words('gastei gasto gastamos gastou')
const ofTwoDays = anyOf('hoje ou ontem; ontem ou hoje')
const tokensMax = 18

/**
 * The turn of what is looked up in words of one's own: "manda tudo que foi lançado hoje", "não
 * lembro o dia que paguei o dentista", "que metas tem aí?", "a internet tá em aberto ou já foi?".
 * Each is known by what is to be seen and of what; null where anything else is named.
 */
export function lookedUpTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (input.state.open || reading.amounts.length > 0 || reading.tokens.length > tokensMax)
    return null
  const query =
    listOf(input, message) ??
    whenOf(input, message) ??
    goalsOf(input, reading) ??
    paidOf(input, message) ??
    comparedOf(message) ??
    balanceOf(reading) ??
    profitOf(reading)
  if (!query) return null
  return askFor(input, { confidence: 90, fields: { metric: query.metric } }, query)
}

/** "ontem ficou anotado o que?", "quero ver as coisas de hoje, todas" */
function listOf(input: TurnInput, { reading }: Message): Query | null {
  const has = (set: ReadonlySet<string>) => hasOneOf(reading, set)
  const isShown = has(shows)
  const isNoted = has(noted) && (isShown || / o que /.test(reading.flat))
  if (!isNoted && !(isShown && has(things))) return null
  const days = [...new Set(reading.days.map(({ date }) => date.toString()))]
  const today = reading.today.toString()
  const [day = / do dia /.test(reading.flat) ? today : undefined, another] = days
  // "passa tudo pra ontem" is an order.
  const isOnto = reading.days.some(({ first }) => onto.has(reading.tokens[first - 1]?.norm ?? ''))
  if (isOnto || day === undefined || another || has(otherwise) || isOfThing(input, reading))
    return null
  return { metric: 'list', categoryId: null, from: day, to: day }
}

/** "não lembro o dia que paguei o dentista", "data do pagamento do dentista" */
function whenOf(input: TurnInput, message: Message): Query | null {
  const { reading } = message
  const at = reading.tokens.findIndex(({ norm }) => ofDay.has(norm))
  const isLed = at === 0 || leads.has(reading.tokens[at - 1]?.norm ?? '')
  if (at < 0 || !isLed || reading.days.length > 0) return null
  const isAsked = at === 0 || isQuestion(reading) || hasOneOf(reading, asks)
  if (!isAsked || hasOneOf(reading, orders)) return null
  const named = namedAmong(message, rememberedIn(input))
  const [only] = named
  if (!only || named.some(({ name }) => name !== only.name)) return null
  // Of a bill it is asked when it falls due.
  if (fitting(tellingIn(message), input.payments ?? []).some((fit) => fit.at.length > 0))
    return null
  const metric = only.type === 'receita' ? 'received' : 'spent'
  return { metric, categoryId: null, from: null, to: null, view: 'last', words: only.name }
}

/** "que metas tem aí?", "me mostra as coisas que eu tô juntando dinheiro pra elas" */
function goalsOf({ goals: own = [] }: TurnInput, reading: Reading): Query | null {
  if (own.length === 0 || reading.days.length > 0) return null
  const isAsked = isQuestion(reading) || hasOneOf(reading, asks) || hasOneOf(reading, shows)
  const isOfGoals = hasOneOf(reading, goals) || hasOneOf(reading, saving)
  if (!isAsked || !isOfGoals || !isOnlyOf(reading, [goals, saving, ofGoals, shows, around])) {
    return null
  }
  return { metric: 'goal', categoryId: null, from: null, to: null }
}

/** "a internet tá em aberto ou já foi?", "vê se a internet desse mês eu já paguei" */
function paidOf({ payments = [] }: TurnInput, message: Message): Query | null {
  const { reading } = message
  if (!orNot(reading.flat) && !asksWhether(reading)) return null
  const isOpen = / em aberto /.test(reading.flat)
  if (!isOpen && !hasOneOf(reading, settled)) return null
  const [fit, another] = fitting(tellingIn(message), payments).filter(({ at }) => at.length > 0)
  if (!fit || another || hasOneOf(reading, changes)) return null
  const bill = { id: fit.thing.id, asks: 'paid' } as const
  return { metric: 'upcoming', categoryId: null, from: null, to: null, bill }
}

/** "em qual dos dois dias gastei mais: ontem ou hoje?" */
function comparedOf(message: Message): Query | null {
  const { reading } = message
  const isMore = hasOneOf(reading, spends) && / mais /.test(reading.flat)
  const isBoth = ofTwoDays(reading.flat)
  if (!isMore || !isBoth || namesElse(reading, indicesOf(reading, spends))) return null
  const days = comparedDays(message)
  return days && { metric: 'spent', categoryId: null, view: 'compared', ...days }
}

/** "com quanto dinheiro estou neste momento?" */
function balanceOf(reading: Reading): Query | null {
  const isAsked = / com quanto /.test(reading.flat) && reading.days.length === 0
  const isHad = / (?:estou|tenho) /.test(reading.flat)
  if (!isAsked || !isHad || !isOnlyOf(reading, [mine, around])) return null
  return { metric: 'balance', categoryId: null, from: null, to: null }
}

/** "poderia calcular o lucro que obtive hoje?", "da faxina de hoje, limpo, deu quanto?" */
function profitOf(reading: Reading): Query | null {
  const isAsked = isQuestion(reading) || / calcul\p{L}+ /u.test(reading.flat)
  const isClear = / limpo /.test(reading.flat) && cameTo(reading.flat)
  const isProfit = / lucro /.test(reading.flat) && !hasOneOf(reading, withoutIt)
  if (!isAsked || !(isProfit || (isClear && reading.days.length > 0))) return null
  return { metric: 'balance', categoryId: null, ...daysAsked(reading) }
}

const cameTo = anyOf('deu quanto; ficou quanto; sobrou quanto')
const withoutIt = words('tirando descontando sem fora menos imposto')

/** A thing is named, or stands there by that name. */
function isOfThing(input: TurnInput, reading: Reading): boolean {
  return namesElse(reading, []) || namedAmong({ reading }, rememberedIn(input)).length > 0
}

function indicesOf({ tokens }: Reading, set: ReadonlySet<string>): number[] {
  return tokens.flatMap(({ norm }, at) => (set.has(norm) ? [at] : []))
}
