import { cents } from '@lya/core/amounts/cents.ts'
import type { FigureUnit } from '@lya/core/backoffice/figures/figures.ts'
import { formatPercent, formatReais } from '#format/amounts.ts'

const counts = new Intl.NumberFormat('pt-BR')
const moments = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

export const countWords = (count: number): string => counts.format(count)
export const moneyWords = (amountCents: number): string => formatReais(cents(amountCents))
/** @param rate In basis points. */
export const rateWords = (rate: number): string => formatPercent(rate / 100)
export const momentWords = (moment: string): string => moments.format(new Date(moment))

/** `59 h 20 min`. */
export function minuteWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${countWords(hours)} h` : `${countWords(hours)} h ${rest} min`
}

/** The difference of two rates: `11,2 pontos`, where a percentage would be of either. */
export function pointWords(difference: number): string {
  return rateWords(difference).replace('%', ' pontos')
}

/** `11/2026` of `2026-11`. */
export function monthWords(month: string): string {
  const [year, number] = month.split('-')
  return `${number}/${year}`
}

const units: Record<FigureUnit, (value: number) => string> = {
  count: countWords,
  cents: moneyWords,
  rate: rateWords,
}

export function figureWords(unit: FigureUnit, value: number): string {
  return units[unit](value)
}
