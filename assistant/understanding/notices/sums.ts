import { limits } from '@lya/core/limits.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { NoticeKind } from '#understanding/notices/kinds.ts'
import type { Reading } from '#understanding/reading.ts'

/** What a sum is beside what was paid; `purchase` is what money came back of. */
type Label = 'total' | 'aside' | 'balance' | 'cashback' | 'purchase'

const labels = new PhraseBook<Label>('labels of sums', [
  {
    means: 'balance',
    say: 'saldo|limite ..5 @',
    like: 'Saldo disponível para compras R$ 900',
    not: ['com|pelo saldo'],
  },
  {
    means: 'balance',
    say: '[pagamento|valor|pagto] minimo ..2 @',
    like: 'Pagamento mínimo R$ 511,93',
  },
  {
    means: 'balance',
    say: 'saldo|limite ..5 : @',
    like: 'Saldo em conta: R$ 540,20',
    not: ['com|pelo saldo'],
  },
  { means: 'balance', say: '[pagamento|valor|pagto] minimo ..2 : @', like: 'Mínimo: R$ 90,00' },
  { means: 'balance', say: 'lim|disp|disponivel [.] [:] @', like: 'Lim. disp. R$ 900,00' },
  { means: 'balance', say: '@ de|em limite', like: 'Você tem R$ 50,00 de limite disponível' },
  { means: 'cashback', say: 'cashback [de] [:] @', like: 'cashback de R$ 3,20' },
  { means: 'cashback', say: '@ de|em|como cashback', like: 'R$ 18,40 de cashback' },
  {
    means: 'purchase',
    say: 'na|da|pela|sobre|numa [sua|uma] compra ..5 @',
    like: 'na compra de R$ 64',
  },
  { means: 'aside', say: 'troco|dinheiro|recebido|entregue [:] @', like: 'TROCO 2,00' },
  { means: 'aside', say: 'sub|subtotal [total] [:] @', like: 'SUBTOTAL 122,80' },
  { means: 'aside', say: 'desconto|descontos|cupom ..3 @', like: 'Desconto de R$ 5,00' },
  { means: 'aside', say: 'economizou|economia ..2 @', like: 'Você economizou R$ 22,68' },
  {
    means: 'aside',
    say: 'taxa|tarifa|frete|servico|iof|gorjeta|imposto ..4 @',
    like: 'Taxa R$ 6,99',
  },
  {
    means: 'aside',
    say: 'desconto|taxa|tarifa|frete ..3 : @',
    like: 'Frete: R$ 9,90',
  },
  { means: 'aside', say: 'de @ por', like: 'De 24,90 por 9,71' },
  { means: 'aside', say: 'tributos ..4 @', like: 'Tributos R$ 12,10' },
  { means: 'total', say: 'caiu|cairam @', like: 'Já caíram R$ 78,90 na sua conta' },
  { means: 'total', say: 'valor pago|cobrado|liquido|final : @', like: 'Valor pago: R$ 31,90' },
  { means: 'total', say: 'total ..3 : @', like: 'Total: R$ 29,99' },
  { means: 'total', say: 'total ..4 @', like: 'Total a pagar: R$ 22,21' },
  {
    means: 'total',
    say: 'valor ..2 pago|cobrado|liquido|final ..2 @',
    like: 'Valor pago R$ 31,90',
  },
  { means: 'total', say: 'valor em reais [:] @', like: 'Valor em reais: R$ 113,48' },
])

export interface Sum {
  amount: Amount
  isTotal: boolean
  /** Others stand beside it that are no balance, fee or part of a total. */
  isOneOfMany: boolean
  /** It is only what is there, or what may be spent. */
  isBalance: boolean
  /** What came back by cashback, and what else is told beside it. */
  cashback: Amount | null
  plain: Amount | null
}

/** Kinds of which the sum of a purchase only says what they came of. */
const broughtBack: readonly NoticeKind[] = ['cashback', 'refund']

/** The one sum that a notice tells of: its total, else the first that is no balance or fee. */
export function sumOf(reading: Reading, kind: NoticeKind | null): Sum | null {
  const found = labels.findAll(reading)
  const labelOf = ({ first, last }: Amount) =>
    found.find((one) => one.first < last && one.last >= first)?.means
  const sums = writtenAsMoney(reading).filter(isPlainMoney)
  const cashback = sums.find((one) => labelOf(one) === 'cashback') ?? null
  const total = sums.find((one) => labelOf(one) === 'total')
  const single = { isOneOfMany: false, isBalance: false, cashback, plain: null }
  if (total) return { amount: total, isTotal: true, ...single }
  const isOfOld = kind !== null && broughtBack.includes(kind)
  const plain = sums.filter((one) => {
    const label = labelOf(one)
    return !one.isNegative && (label === undefined || (label === 'purchase' && !isOfOld))
  })
  const amount = (kind === 'cashback' ? cashback : null) ?? plain[0] ?? cashback ?? sums[0]
  if (!amount) return null
  const other = plain.filter(({ valueCents }) => valueCents !== plain[0]?.valueCents)
  const isOneOfMany = other.length > 0
  const isBalance = labelOf(amount) === 'balance'
  return { amount, isTotal: false, isOneOfMany, isBalance, cashback, plain: plain[0] ?? null }
}

/** Whether a sum is what an account holds, or the least that is to be paid of a bill. */
export function isBalance(reading: Reading, { first, last }: Span): boolean {
  return labels.findAll(reading).some((one) => {
    return one.means === 'balance' && one.first < last && one.last >= first
  })
}

function isPlainMoney({ form, isForeign, isVague, valueCents }: Amount): boolean {
  if (isForeign || isVague || (form !== 'currency' && form !== 'cents')) return false
  return valueCents > 0 && valueCents <= limits.amountCentsMax
}

/** The sums with a currency sign, else all: "HB20 prata" is a car. */
function writtenAsMoney({ amounts, tokens }: Reading): readonly Amount[] {
  const signed = amounts.filter(({ first, last }) =>
    tokens.slice(first, last + 1).some(({ norm }) => signs.has(norm)),
  )
  return signed.length > 0 ? signed : amounts
}

const signs = new Set(['$', 'rs', 'brl', 'reais', 'real'])
