import { limits } from '@lya/core/limits.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const labels = new PhraseBook<'total' | 'aside'>('labels of sums', [
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
}

/** The one sum that a notice tells of: its total, else the first that is no balance or fee. */
export function sumOf(reading: Reading): Sum | null {
  const found = labels.findAll(reading)
  const labelOf = ({ first, last }: Amount) =>
    found.find((one) => one.first < last && one.last >= first)?.means
  const sums = writtenAsMoney(reading).filter(
    ({ form, isForeign, isVague, valueCents }) =>
      (form === 'currency' || form === 'cents') &&
      !(isForeign || isVague) &&
      valueCents > 0 &&
      valueCents <= limits.amountCentsMax,
  )
  const total = sums.find((one) => labelOf(one) === 'total')
  if (total) return { amount: total, isTotal: true, isOneOfMany: false }
  const plain = sums.filter((one) => labelOf(one) === undefined && !one.isNegative)
  const amount = plain[0] ?? sums[0]
  if (!amount) return null
  const isOneOfMany = plain.some(({ valueCents }) => valueCents !== amount.valueCents)
  return { amount, isTotal: false, isOneOfMany }
}

/** The sums with a currency sign, else all: "HB20 prata" is a car. */
function writtenAsMoney({ amounts, tokens }: Reading): readonly Amount[] {
  const signed = amounts.filter(({ first, last }) =>
    tokens.slice(first, last + 1).some(({ norm }) => signs.has(norm)),
  )
  return signed.length > 0 ? signed : amounts
}

const signs = new Set(['$', 'rs', 'brl', 'reais', 'real'])
