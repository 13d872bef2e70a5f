import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})
const minus = '\u2212'

/** Below zero with its sign in front. */
export function reais(value: number): string {
  return `${value < 0 ? minus : ''}${formatReais(cents(Math.abs(value)))}`
}

export const momentOf = (at: string): string => moment.format(new Date(at))
export const dayOf = (day: string): string => day.split('-').toReversed().join('/')
