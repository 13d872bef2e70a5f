import type { Preset } from '#money/periods/period.model.ts'

export const periodsCopy = {
  label: 'Período',
  all: 'Todo o período',
  custom: 'Personalizado',
  start: 'Início',
  end: 'Fim',
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
