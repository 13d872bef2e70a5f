import { monthEnd, monthStart } from '#format/day-arithmetic.ts'
import { formatMonth } from '#format/days.ts'
import { type Period, type Preset, rangeOf } from '#money/periods/period.model.ts'

export const periodsCopy = {
  label: 'Período',
  all: 'Todo o período',
  custom: 'Personalizado',
  start: 'Início',
  end: 'Fim',
  backwards: 'O fim vem antes do início',
  apply: 'Aplicar',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
} as const

export const presetNames: Record<Preset, string> = {
  'current-month': 'Mês atual',
  'last-month': 'Mês passado',
  'current-week': 'Semana atual',
  'last-week': 'Semana passada',
  'last-30-days': 'Últimos 30 dias',
  'last-3-months': 'Últimos 3 meses',
  'current-year': 'Este ano',
}

/** Which days a sum is of, as it stands below the sum. @param today Leaves this year unsaid. */
export function periodWords(period: Period, today: string): string {
  const range = rangeOf(period, today)
  if (!range) return 'desde o início'
  const { from, to } = range
  if (from !== monthStart(from) || to !== monthEnd(from)) return 'no período'
  const month = formatMonth(from)
  return `em ${from.slice(0, 4) === today.slice(0, 4) ? month.split(' ')[0] : month}`
}
