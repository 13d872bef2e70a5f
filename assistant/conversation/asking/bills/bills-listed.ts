import { askFor } from '#conversation/make-turn.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const asks = words(
  'quais qual que q quando lista liste listar mostra mostre ver diz diga fala manda passa passe informe informa exibe exiba traz',
)
const bills = words('conta contas boleto boletos mensalidades pagamentos vencimentos')
const due = words('pagar vence vencem vencer vencendo vem vindo chegando falta faltam aberto')
const when = words('dia dias data datas quando vencimento vencimentos')
const beside = words(
  'sao tenho tem temos tenha preciso devo eh esta estao por aqui ai la me perdi perdida perdido ja ' +
    'esqueci lembro lembra minhas cada uma as ainda proximas proximos lado frente em com o que tudo ' +
    'saber queria quero gostaria pode poderia todas todos favor ne dessas quanto nao fixas',
)

/**
 * The turn of "que contas vêm por aí?", "tem que pagar o quê e que dia?", "me lista o que falta
 * pagar com as datas": what falls due. It is told by there being nothing else in the message.
 * Null for any other.
 */
export function billsListedTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { payments = [] } = input
  if (payments.length === 0 || reading.amounts.length > 0 || reading.days.length > 0) return null
  if (!isOnlyOf(reading, [asks, bills, due, when, beside, around])) return null
  const isOfBills = hasOneOf(reading, bills)
  const isPay = reading.tokens.some(({ norm }) => norm === 'pagar')
  // "o que falta pagar" alone is of anything; with its days it is of bills.
  const isDated = hasOneOf(reading, when)
  const isKnown = isOfBills ? hasOneOf(reading, due) || isDated : isPay && isDated
  // "contas a pagar e datas"
  const isAsked = hasOneOf(reading, asks) || (isOfBills && isPay && isDated)
  if (!isAsked || !isKnown || reading.tokens.some(({ norm }) => norm === 'paguei')) return null
  const query = { metric: 'upcoming', categoryId: null, from: null, to: null } as const
  return askFor(input, { confidence: 90 }, query)
}
