import { limits } from '@lya/core/limits.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

/** A price of which something was paid first, or that stands beside the parts it is paid in. */
export interface Bargain {
  wholeCents: number
  /** What was paid before the parts; 0 where nothing was. */
  depositCents: number
  /** All of the parts. */
  partsCents: number
  /** What one of them comes to, and how many such figures stand before it, where that is told. */
  each: { cents: number; nth: number } | null
}

const names = new Set([
  ...['x', 'vezes', 'vez', 'parcelas', 'parcela', 'prestacoes', 'prestacao', 'parcelinhas'],
])
/** `8 parcelas mensais de 250`, `6x sem juros de 80`. */
const between = new Set(['mensais', 'iguais', 'fixas', 'sem', 'juros'])

/** `5x de 80`, `em 5 parcelas de 80`: what each of them comes to. */
export function isEachPart(reading: Reading, { first }: Pick<Amount, 'first'>): boolean {
  const { tokens, numbers } = reading
  const normAt = (at: number) => tokens[at]?.norm ?? ''
  const before = normAt(first - 1)
  if (before === 'x' || isByMonth(reading, first)) return true
  if (names.has(before)) return normAt(first - 3) !== 'em'
  if (before !== 'de') return false
  let at = first - 2
  while (first - at < 5 && between.has(normAt(at))) at -= 1
  if (names.has(normAt(at))) return true
  // The `6` of `em 6 de 98 reais`.
  return numbers.some(({ last, role }) => last === first - 2 && role === 'instalment')
}

/** "120 por mês em 10 vezes": so much each month, in so many of them. */
function isByMonth(reading: Reading, first: number): boolean {
  const [only, another] = reading.amounts
  return only?.first === first && !another && eachMonth.isIn(reading)
}

const eachMonth = new PhraseBook('what is paid each month of several', [
  {
    means: 'month',
    say: '@ [reais] por|ao|todo|cada mes [,] em|por #instalment',
    like: '120 por mês em 10 vezes',
  },
])

const firstPaid = new PhraseBook('what is paid before the parts', [
  {
    means: 'first',
    say: '@ [reais] de|como|na entrada|sinal|adiantamento|matricula',
    like: 'buffet 14.800, 2.000 de entrada e o resto em 8x',
  },
  {
    means: 'first',
    say: 'entrada|sinal|adiantamento [de|foi|:] [r] [$] @',
    like: 'formatura 3.600, entrada de 600, resto em 10x',
  },
])
const firstPercent = new PhraseBook('how much of it is paid before', [
  {
    means: 'percent',
    say: '#percentage [de|na|no|como] entrada|sinal|agora|hoje',
    like: 'tv 2.000, 20% de entrada e o resto em 8x',
  },
])
const byMonth = new PhraseBook('a price that is paid by the month', [
  {
    means: 'monthly',
    say: 'pago|pagando|pagar|pagamos|dou|dando|paga [de] [r] [$] @ [reais] por|ao|todo|cada mes',
    not: [
      'devo|devemos|emprest*|aluguel|salario|ganho|mensalidade',
      '@ [reais] por|ao|todo|cada mes de|do|da|no|na|pro|pra',
    ],
    like: 'comprei um jogo de cama de 240, pago 80 por mês',
  },
])
const inParts = new PhraseBook('the rest in parts', [
  {
    means: 'rest',
    say: 'resto|restante|diferenca|saldo ..4 #instalment',
    like: 'guarda-roupa 1.800, 300 de sinal e o restante em 5 vezes',
  },
])

const settled = new PhraseBook('parts that are paid already', [
  {
    means: 'paid',
    say: 'paguei|pagamos|quitei|adiantei|antecipei|pago|faltam|faltavam|restam ..4 #instalment',
    like: 'paguei 2 parcelas de R$ 150 do carnê',
  },
])

const toPay = new PhraseBook('to be paid in parts', [
  {
    means: 'parted',
    say: 'pra|para|p pagar|acertar|quitar de|em #instalment',
    like: 'peguei um lençol, 90 reais pra pagar de 3 vezes, dei 30 logo',
  },
])

/** `Matrícula, 6 parcelas de R$ 90`: so many parts of so much, and none of them paid by itself. */
export function isPlainlyParted(reading: Reading): boolean {
  if (settled.isIn(reading)) return false
  if (toPay.isIn(reading)) return true
  const each = reading.amounts.find((one) => isEachPart(reading, one))
  const count = each && reading.numbers.findLast(({ last }) => last < each.first)
  return count?.role === 'instalment'
}

/**
 * The bargain of `14.800, 2.000 de entrada e 8 parcelas de 1.600`, of `249,90 em 3x de 83,30`, and
 * of `3.600, entrada de 600, resto em 10x`: the figures prove it, or words say that it is the rest.
 * Null where neither does.
 */
export function bargainOf(reading: Reading, count: number | null): Bargain | null {
  const { amounts } = reading
  if (count === null || count < 2 || amounts.length === 0) return null
  if (amounts.length === 1) return restOfPercent(reading, amounts[0]?.valueCents ?? 0)
  const part = amounts.find((one) => isEachPart(reading, one))
  const others = amounts.filter((one) => one !== part)
  const wholeCents = Math.max(...others.map(({ valueCents }) => valueCents))
  if (!part) return restInParts(reading, wholeCents) ?? monthlyParts(reading)?.bargain ?? null
  const cents = part.valueCents
  const nth = amounts.filter(({ valueCents }) => valueCents === cents).indexOf(part)
  const each = { cents, nth }
  const left = wholeCents - cents * count
  // What does not divide is lost by the centavo in each part.
  const isNear = (sum: number) => Math.abs(left - sum) < count
  if (isNear(0)) return { wholeCents, depositCents: 0, partsCents: wholeCents, each }
  const deposit = others.find(({ valueCents }) => valueCents < wholeCents && isNear(valueCents))
  if (deposit) return splitWhole(wholeCents, deposit.valueCents, each)
  const isOnlyFirst = others.length === 1 && depositIn(reading, others) !== undefined
  return isOnlyFirst ? splitWhole(wholeCents + cents * count, wholeCents, each) : null
}

/** The bargain of a message whose every figure is of it, or of an entry beside it. */
export function bargainIn({ reading, account }: Message, count: number | null): Bargain | null {
  const bargain = bargainOf(reading, count)
  if (!bargain) return null
  const { wholeCents, depositCents, each } = bargain
  const own = [wholeCents, depositCents, each?.cents]
  // "tv 1200 em 12x de 100 com o meu irmão, ele paga 50": it is nobody's, and means a question.
  const isPlaced = reading.amounts.every(({ valueCents }) => {
    const isTold = account.transactions.some(({ draft }) => draft.amountCents === valueCents)
    return isTold || own.includes(valueCents)
  })
  return isPlaced ? bargain : null
}

/** `comprei um fogão de 600, pago 100 por mês`: in as many parts as the price has of them. */
export function monthlyParts(reading: Reading): { count: number; bargain: Bargain } | null {
  const [whole, part, another] = reading.amounts
  if (!whole || !part || another || !reading.flat.includes(' mes ')) return null
  const count = whole.valueCents / part.valueCents
  const isEven = Number.isInteger(count) && count > 1 && count <= limits.instalmentsMax
  const said = isEven ? byMonth.find(reading) : null
  if (!said || part.first < said.first || said.last < part.last) return null
  const each = { cents: part.valueCents, nth: 0 }
  return { count, bargain: splitWhole(whole.valueCents, 0, each) }
}

function splitWhole(wholeCents: number, depositCents: number, each: Bargain['each']): Bargain {
  return { wholeCents, depositCents, partsCents: wholeCents - depositCents, each }
}

function depositIn(reading: Reading, among: readonly Amount[]): Amount | undefined {
  const said = firstPaid.find(reading)
  return among.find(({ first, last }) => said && said.first <= last && first <= said.last)
}

function restInParts(reading: Reading, wholeCents: number): Bargain | null {
  if (!inParts.isIn(reading)) return null
  const less = reading.amounts.filter(({ valueCents }) => valueCents < wholeCents)
  const deposit = depositIn(reading, less) ?? (less.length === 1 ? less[0] : undefined)
  return deposit ? splitWhole(wholeCents, deposit.valueCents, null) : null
}

/** `2.000, 20% de entrada e o resto em 8x`. */
function restOfPercent(reading: Reading, wholeCents: number): Bargain | null {
  const percent = reading.numbers.find(({ role }) => role === 'percentage')
  if (!percent || !inParts.isIn(reading) || !firstPercent.isIn(reading)) return null
  const depositCents = Math.round((wholeCents * (percent.hundredths ?? 0)) / 10_000)
  return depositCents < wholeCents ? splitWhole(wholeCents, depositCents, null) : null
}
