import { askedSurely } from '#understanding/intents/asked/asked-surely.ts'
import { canBuy } from '#understanding/intents/asked/can-buy.ts'
import { categoryOfRides } from '#understanding/intents/asked/done-rides.ts'
import { unknownBook } from '#understanding/intents/asked/not-known.ts'
import { askedBook } from '#understanding/intents/asked/phrases.ts'
import { profitBook } from '#understanding/intents/asked/questions/of-profit.ts'
import {
  asksAmount,
  asksList,
  balances,
  budgets,
  due,
  readQuery,
  target,
} from '#understanding/intents/asked/read-query.ts'
import { toSpend } from '#understanding/intents/asked/views/to-spend.ts'
import { type QueryView, viewBook } from '#understanding/intents/asked/views.ts'
import { leftBook, standsBook } from '#understanding/intents/asked/what-is-left.ts'
import { withoutWhy } from '#understanding/intents/asked/why-asked.ts'
import {
  type Fields,
  type Message,
  type Metric,
  outweighing,
  type Read,
} from '#understanding/intents/candidate.ts'
import {
  categoryBehind,
  categoryNamed,
  findNamedCategory,
} from '#understanding/intents/named-category.ts'
import { isAsked, isQuestion } from '#understanding/intents/question.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'

const money =
  / ((?:pra|para) paga|gastei|torrei|torramos|desembolsei|saiu (?:com|de|pra|em|no|na)|juntei|guardei|poupei|economizei|boletos?|vencer|gasto|gastos|gasta|gastamos|gastar|gastando|despesa|despesas|recebi|receita|receitas|recebido|entrou|ganhei|vendi|faturei|saldo|sobrou|sobra|sobrando|restou|paguei|comprei|lancamentos|transacoes|orcamento|orcamentos|limite|meta|metas|tenho na conta|tenho disponivel|no positivo|no negativo|no vermelho|no azul|pra pagar|vencendo|vence|vencem|a pagar|contas|foi de|quanto de|quanto com|extrato|resumo|relatorio|ultimas compras|ultimas movimentacoes|me deve|me devem|devendo|categoria) /

/** `e ontem?`, `e com mercado?`: the question before, of another day or category. */
export function recogniseFollowUp(message: Message): Read | null {
  const { reading, index } = message
  const isBrief = /^ e (no |na |com |em |de |o |a |do |da )*[^?]{2,40} \?+ $/.test(reading.flat)
  if (!isBrief || reading.amounts.length > 0) return null
  const isNamed = reading.days.length > 0 || categoryNamed(reading, index) !== null
  return isNamed
    ? { intent: 'query', confidence: 72, fields: readQuery(message), isFollowUp: true }
    : null
}

/** A question about one's own money. */
export function recogniseQuery(told: Message): Read | null {
  const message = withoutWhy(told)
  const { reading } = message
  const { flat } = reading
  if (asksToRecord(reading) && reading.amounts.length > 0) return null
  const sure = askedSurely(message)
  if (sure) return sure
  if (unknownBook.isIn(reading)) return null
  if (/ (ja pensou|ja imaginou|imagina|acredita|voce acha|acham|aprender a) /.test(flat))
    return null
  const isTold = reading.amounts.some((one) => !isAsked(reading, one.first))
  if (isTold && message.account.transactions.some((one) => one.evidence >= 3)) return null
  const isAsking = isQuestion(reading) || (message !== told && asksAmount.test(flat))
  const outright = askedOutright(message)
  if (outright) return outright
  const isMoney =
    money.test(flat) ||
    due.test(flat) ||
    target.test(flat) ||
    budgets.test(flat) ||
    balances.test(flat)
  const asks = asksAmount.test(flat) || asksList.test(flat)
  if (!isMoney || !(isAsking || asks)) return null
  if (!asks && !isPersonal(flat)) return null
  if (reading.amounts.length > 0 && !isAsking && !/^ (quanto|qual|ja gastei quanto)/.test(flat))
    return null
  if (
    / (capital|jogo|dolar|selic|custa|custou|preco|significa|signo|tempo) /.test(flat) &&
    !/ (meu|minha|meus|minhas|eu|gastei) /.test(flat)
  ) {
    return null
  }
  return { intent: 'query', confidence: 84, fields: readQuery(message) }
}

/** What a whole phrase asks for; a wish or a sum beside it makes it something else. */
function askedOutright(message: Message): Read | null {
  const { reading } = message
  if (reading.amounts.some((one) => !isAsked(reading, one.first))) return null
  const view = viewBook.find(reading)?.means
  const metric = (isQuestion(reading) ? ofView(view, message) : undefined) ?? metricAsked(message)
  const isView = view !== undefined && (isQuestion(reading) || told.includes(view))
  if (metric === undefined && !isView) return null
  const { category: kind, ...ofAny } = readQuery(message, metric)
  // "minha compra mais cara" is of whatever was bought.
  const isAny = isView && kind === 'Compras' && / compra /.test(reading.flat)
  const read: Fields = kind === undefined || isAny ? ofAny : { ...ofAny, category: kind }
  const ofAll = asksList.test(reading.flat) ? 'list' : 'balance'
  const base = view === 'overview' ? ofAll : (read.metric ?? 'spent')
  // "me mostra o que tenho pra pagar em dezembro" is of bills, however it is shown.
  const isDue = metric === 'list' && read.metric === 'upcoming'
  const fields = { ...read, metric: isDue ? ('upcoming' as const) : (metric ?? base) }
  const confidence = canBuy.isIn(reading) ? outweighing : 84
  return { intent: 'query', confidence, fields: earned(message, fields) }
}

/** What is asked for by a whole phrase. */
function metricAsked(message: Message): Metric | undefined {
  if (canBuy.isIn(message.reading) || profitBook.isIn(message.reading)) return 'balance'
  if (asksWhatIsLeft(message)) return 'budget'
  const stands = asksHowItStands(message) ? 'spent' : undefined
  return askedBook.find(message.reading)?.means ?? stands
}

/** What some views are of, whatever else is said. */
function ofView(view: QueryView | undefined, { reading }: Message): Metric | undefined {
  if (view === 'overdue') return 'upcoming'
  if (view === 'daily' && toSpend.isIn(reading)) return 'budget'
  return view === 'daily' ? 'balance' : undefined
}

/** What is asked for without a question: "compara com outubro", "média por semana". */
const told: readonly QueryView[] = ['compared', 'overview', 'weekly']

/** "quanto o uber me rendeu": what came in has no category that money is spent on. */
function earned(message: Message, { category, ...fields }: Fields): Fields {
  const { reading, index } = message
  const rides = fields.metric === 'received' ? categoryOfRides(message) : undefined
  if (rides !== undefined) return { ...fields, category: rides }
  const isSpentOn = !index.all.some((one) => one.name === category && one.type === 'receita')
  const isMeant = findNamedCategory(reading, index) === category
  const isForeign = fields.metric === 'received' && isSpentOn && !isMeant
  return category === undefined || isForeign ? fields : { ...fields, category }
}

/** "quanto ainda tenho de lazer": what is left of a category is left of its limit. */
function asksWhatIsLeft({ reading, index }: Message): boolean {
  if (!leftBook.isIn(reading) || target.test(reading.flat)) return false
  // A grant, and no bag.
  if (/ (minha|da) bolsa /.test(reading.flat)) return false
  const name = categoryNamed(reading, index)
  return index.all.some((one) => one.name === name && one.type === 'despesa')
}

/** "como tá meu lazer?": of the category that is named right behind. */
function asksHowItStands({ reading, index }: Message): boolean {
  const found = standsBook.find(reading)
  const name = found && categoryBehind(reading, index, found.last)
  return index.all.some((one) => one.name === name && one.type === 'despesa')
}

function isPersonal(flat: string): boolean {
  return (
    /^ (fiquei |fechei |terminei |falta |faltam |sobrou |restou |entrou |e |ja |eu |ai |lya ,? ?|mano |hoje |como |passei |estourei |ultrapassei |estou |tenho |tem |gastei |recebi |alguem |quem |me |o que |em |se )/.test(
      flat,
    ) || / (meu|minha|meus|minhas|eu|estou|tenho) /.test(flat)
  )
}
