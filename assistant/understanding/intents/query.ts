import { busiestMonth } from '#understanding/intents/asked/averages.ts'
import { canBuy } from '#understanding/intents/asked/can-buy.ts'
import { categoryOfRides } from '#understanding/intents/asked/done-rides.ts'
import { enough, mostOn, plainly } from '#understanding/intents/asked/enough.ts'
import { unknownBook } from '#understanding/intents/asked/not-known.ts'
import { ofIncome } from '#understanding/intents/asked/of-income.ts'
import { ofSum } from '#understanding/intents/asked/of-sum.ts'
import { thingAsked } from '#understanding/intents/asked/of-thing.ts'
import { askedBook } from '#understanding/intents/asked/phrases.ts'
import { type QueryView, viewBook } from '#understanding/intents/asked/views.ts'
import { leftBook, standsBook } from '#understanding/intents/asked/what-is-left.ts'
import { withoutWhy } from '#understanding/intents/asked/why-asked.ts'
import type { Fields, Message, Metric, Read } from '#understanding/intents/candidate.ts'
import {
  categoryBehind,
  categoryNamed,
  findNamedCategory,
} from '#understanding/intents/named-category.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { isAsked, isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { asksToRecord } from '#understanding/transactions/requests.ts'

const asksAmount =
  / (quanto|quantos|quanta|qual|quais|total|saldo|o que (vence|eu tenho|tenho|falta|foi|entrou)|como (esta|estao|anda|andam|vai|vao|ficou|ficaram)) /
const asksList =
  / (o que (eu )?(ja )?(gastei|comprei|paguei|lancei)|lista|liste|listar|mostra|mostre|mostrar|extrato|ultim[oa]s (lancamentos|transacoes|gastos|despesas|compras|registros|movimentacoes|receitas)|meus lancamentos|meus gastos|minhas despesas|minhas transacoes|historico|resumo|relatorio|ver os|ver as) /
const money =
  / ((?:pra|para) paga|gastei|torrei|torramos|desembolsei|saiu (?:com|de|pra|em|no|na)|juntei|guardei|poupei|economizei|boletos?|vencer|gasto|gastos|gasta|gastamos|gastar|gastando|despesa|despesas|recebi|receita|receitas|recebido|entrou|ganhei|vendi|faturei|saldo|sobrou|sobra|sobrando|restou|paguei|comprei|lancamentos|transacoes|orcamento|orcamentos|limite|meta|metas|tenho na conta|tenho disponivel|no positivo|no negativo|no vermelho|no azul|pra pagar|vencendo|vence|vencem|a pagar|contas|foi de|quanto de|quanto com|extrato|resumo|relatorio|ultimas compras|ultimas movimentacoes|me deve|me devem|devendo|categoria) /
const target =
  / (meta|metas|objetivo|na (minha )?caixinha|(pra|na|da) (minha )?reserva|no (meu )?cofrinho) /
const saved = / (juntei|guardei|poupei|economizei) /
const due =
  / ((?:pra|para) paga|vence|vencem|vencendo|vencer|a pagar|pra pagar|contas dessa semana|proximas contas|proxim[oa]s? (?:boletos?|contas?|vencimentos?|pagamentos?|parcelas?|faturas?)|quais (?:sao )?(?:as )?(?:minhas )?contas|proximos pagamentos|conta atrasada|contas atrasadas) /
const budgets = / (orcamento|orcamentos|limite|teto|posso gastar|estourar|estourei) /
const balances =
  / (saldo|sobrou|sobra|sobrando|restou|no positivo|no negativo|no vermelho|no azul|tenho na conta|quanto (eu )?tenho|disponivel) /
const received =
  / (recebi|recebido|recebidos|entrou|ganhei|vendi|faturei|receita|receitas|ganhos|rendeu) /

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

/** What is asked in words that say nothing else, whatever the second opinion thinks of it. */
function askedSurely(message: Message): Read | null {
  const { amounts } = message.reading
  const known = amounts.length > 0 ? sumAsked(message) : surelyAsked(message)
  if (!known) return null
  const { category, ...ofAny } = readQuery(message, known.metric)
  const isNamed = known.isNamed && category !== undefined
  const fields = isNamed ? { ...ofAny, category } : ofAny
  return { intent: 'query', confidence: outweighing, fields }
}

interface Known {
  metric: Metric
  /** Whether a category that is named counts. */
  isNamed?: true
}

/** "em que dia eu gastei 45?": the sum is looked for, or how far it reaches. */
function sumAsked({ reading }: Message): Known | null {
  if (reading.amounts.length > 1) return null
  if (leans('goalPace', reading)) return { metric: 'goal' }
  if (ofSum.isIn(reading)) return { metric: 'list' }
  const isAfforded = canBuy.isIn(reading) && !unknownBook.isIn(reading)
  return isAfforded ? { metric: 'balance' } : null
}

function surelyAsked({ reading }: Message): Known | null {
  if (enough.isIn(reading)) return { metric: 'balance' }
  if (mostOn.isIn(reading)) return { metric: 'spent' }
  const plain = plainly.find(reading)?.means
  if (plain) return { metric: plain, ...(plain === 'list' ? { isNamed: true } : {}) }
  if (busiestMonth.isIn(reading)) return { metric: metricOf(reading.flat), isNamed: true }
  if (thingAsked(reading)) return { metric: 'spent', isNamed: true }
  const view = ofIncome.find(reading)?.means
  if (view === undefined) return null
  if (view === 'next-income') return { metric: 'received' }
  return view === 'since-income' ? { metric: 'spent' } : { metric: 'spent', isNamed: true }
}

/** What a whole phrase asks for; a wish or a sum beside it makes it something else. */
function askedOutright(message: Message): Read | null {
  const { reading } = message
  if (reading.amounts.some((one) => !isAsked(reading, one.first))) return null
  const view = viewBook.find(reading)?.means
  const metric = (isQuestion(reading) ? ofView(view) : undefined) ?? metricAsked(message)
  const isView = view !== undefined && (isQuestion(reading) || told.includes(view))
  if (metric === undefined && !isView) return null
  const { category: kind, ...ofAny } = readQuery(message, metric)
  // "minha compra mais cara" is of whatever was bought.
  const isAny = isView && kind === 'Compras' && / compra /.test(reading.flat)
  const read: Fields = kind === undefined || isAny ? ofAny : { ...ofAny, category: kind }
  const ofAll = asksList.test(reading.flat) ? 'list' : 'balance'
  const base = view === 'overview' ? ofAll : (read.metric ?? 'spent')
  const fields = { ...read, metric: metric ?? base }
  const confidence = canBuy.isIn(reading) ? outweighing : 84
  return { intent: 'query', confidence, fields: earned(message, fields) }
}

/** More than any chance takes away from a rule. */
export const outweighing = 160

/** What is asked for by a whole phrase. */
function metricAsked(message: Message): Metric | undefined {
  if (canBuy.isIn(message.reading)) return 'balance'
  if (asksWhatIsLeft(message)) return 'budget'
  const stands = asksHowItStands(message) ? 'spent' : undefined
  return askedBook.find(message.reading)?.means ?? stands
}

/** What some views are of, whatever else is said. */
function ofView(view: QueryView | undefined): Metric | undefined {
  if (view === 'overdue') return 'upcoming'
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

/**
 * What is asked, and about when, of a message that is known to ask about one's own money.
 *
 * @param known What is asked for, where a whole phrase told: "dia 5" lies ahead of what is due.
 */
export function readQuery(message: Message, known?: Metric): Fields {
  const { reading } = message
  const { flat } = reading
  const category = categoryNamed(reading, message.index)
  const metric = known ?? metricOf(flat)
  // "posso gastar 100 hoje?" is about all there is, not about what came and went today.
  const isAfforded = known === 'balance' && (leans('affords', reading) || canBuy.isIn(reading))
  // "quanto eu tenho agora?" is about all there is by now.
  const isOfAll = isAfforded || (metric === 'balance' && isNowOnly(reading))
  const period = isOfAll ? {} : readPeriod(reading, metric === 'upcoming')
  return { metric, ...(category ? { category } : {}), ...period }
}

/** "até agora" ends a month that is named, or this one. */
function isNowOnly({ days, tokens }: Message['reading']): boolean {
  return (
    days.length > 0 &&
    days.every(({ first }) => tokens[first]?.norm === 'agora' && tokens[first - 1]?.norm !== 'ate')
  )
}

function metricOf(flat: string): Metric {
  if (target.test(flat) || saved.test(flat)) return 'goal'
  if (due.test(flat)) return 'upcoming'
  if (budgets.test(flat)) return 'budget'
  if (balances.test(flat) || / (recebi|ganhei|entrou) e nao gastei /.test(flat)) return 'balance'
  if (/ (recebi|ganhei|entrou) /.test(flat) && !/ (gastei|paguei) /.test(flat)) return 'received'
  if (/ (gastei|torrei|saiu|gastos com|quanto foi) /.test(flat) && asksAmount.test(flat))
    return 'spent'
  if (asksList.test(flat) && !/ (quanto|total|grafico) /.test(flat)) return 'list'
  return received.test(flat) ? 'received' : 'spent'
}
