import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { formatReais as writeReais } from '@lya/core/amounts/reais.ts'
import { areAmountsHidden } from '#format/hidden-amounts.ts'

const minus = '\u2212'
/** What stands where an amount is covered; its length tells nothing. */
const cover = '••••'
const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
// Two: with one, the steps of an axis such as 350k, 700k, 1,05M, 1,4M would read as uneven.
const upToTwoDecimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** `R$ 52,90`; covered while amounts are hidden, as everything here. */
export function formatReais(amount: Cents): string {
  return areAmountsHidden() ? `R$\u00a0${cover}` : writeReais(amount)
}

/** Covers each amount within a sentence, such as one of Lya's, while amounts are hidden. */
export function coverAmounts(text: string): string {
  return areAmountsHidden() ? text.replace(/\d[\d.]*(,\d+)?/g, cover) : text
}

/** `R$ 52,90` with the sign of its kind before it: colour never tells them apart alone. */
export function formatSigned(amount: Cents, type: 'receita' | 'despesa'): string {
  return `${signOf(amount, type)}${formatReais(absolute(amount))}`
}

/** What came in less what went out: `+R$ 10,00`, `−R$ 10,00`, and nothing as `R$ 0,00`. */
export function formatBalance(amount: Cents): string {
  return formatSigned(amount, 'receita')
}

/** As `formatSigned`, in the short form of a phone's list. */
export function formatCompactSigned(amount: Cents, type: 'receita' | 'despesa'): string {
  return `${signOf(amount, type)}${formatCompactReais(absolute(amount))}`
}

/** Data from elsewhere may hold an expense below zero, which is money back, and nothing at all. */
function signOf(amount: Cents, type: 'receita' | 'despesa'): string {
  if (amount === 0) return ''
  return (type === 'despesa') === amount > 0 ? minus : '+'
}

function absolute(amount: Cents): Cents {
  return cents(Math.abs(amount))
}

/** Axis values: `850`, from 1.000 on as `1,5k`, from 1.000.000 on as `2M`. In whole reais. */
export function formatAxis(amount: Cents): string {
  if (areAmountsHidden()) return cover
  const reais = Math.abs(amount) / 100
  const sign = amount < 0 ? minus : ''
  if (reais >= 1_000_000) return `${sign}${upToTwoDecimals.format(reais / 1_000_000)}M`
  if (reais >= 1_000) return `${sign}${upToTwoDecimals.format(reais / 1_000)}k`
  return `${sign}${upToTwoDecimals.format(Math.round(reais))}`
}

type Compact = {
  /** Amounts up to here stay whole. */
  aboveCents?: number | undefined
  /**
   * What the amount is read against. Where the two differ and would look the same, neither is
   * shortened: 4.999,99 of 5.000 must not read as all of it.
   */
  beside?: Cents | undefined
}

/**
 * Amounts in a phone's list: above a limit, R$ 1.000 unless said otherwise, as `R$ 1.5k`, the form
 * that the spec quotes.
 */
export function formatCompactReais(
  amount: Cents,
  { aboveCents = 100_000, beside = amount }: Compact = {},
): string {
  const short = shortened(amount, aboveCents)
  const looksTheSame = amount !== beside && short === shortened(beside, aboveCents)
  return looksTheSame ? formatReais(amount) : short
}

function shortened(amount: Cents, aboveCents: number): string {
  if (areAmountsHidden() || Math.abs(amount) <= aboveCents) return formatReais(amount)
  const sign = amount < 0 ? minus : ''
  const tenths = Math.round(Math.abs(amount) / 10_000)
  return `${sign}R$\u00a0${Math.floor(tenths / 10)}.${tenths % 10}k`
}

/** Percent with one decimal: `12,5%`. @param percent 12.5 for twelve and a half percent. */
export function formatPercent(percent: number): string {
  return `${oneDecimal.format(percent).replace('-', minus)}%`
}
